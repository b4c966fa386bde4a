#include "engine/kalah/level.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <numeric>

namespace parlour::kalah {

namespace {

constexpr std::array<std::string_view, 2> kSides{"south", "north"};

void readStart(LevelReader& start, Level& level) {
    int total = 0;
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        level.start[side] = start.integers(kSides[side], static_cast<std::size_t>(level.houses), 0, kMaxTotal);
        const auto& houses = level.start[side];
        total += houses ? std::accumulate(houses->begin(), houses->end(), 0) : level.houses * level.seeds;
    }
    if (const auto stores = start.integers("stores", 2, 0, kMaxTotal)) {
        level.stores = {stores->front(), stores->back()};
        total += level.stores[0] + level.stores[1];
    }
    if (total > kMaxTotal) {
        start.fail("south", fmt::format("the start has {} seeds; at most {} fit", total, kMaxTotal));
    }
    level.toMove = start.choice<Seat>("to_move", {{"south", kSouth}, {"north", kNorth}}, kSouth);
    start.finish();
}

} // namespace

Level readLevel(LevelReader& reader) {
    Level level;
    level.title = reader.string("title", "Kalah");
    level.about = reader.string("about", "");
    level.houses = reader.integer("houses", 1, kMaxHouses, 6);
    level.seeds = reader.integer("seeds", 1, kMaxSeeds, 4);
    level.capture =
        reader.choice<Capture>("capture", {{"facing", Capture::Facing}, {"always", Capture::Always}}, Capture::Facing);
    level.end =
        reader.choice<End>("end", {{"side-empty", End::SideEmpty}, {"mover-stuck", End::MoverStuck}}, End::SideEmpty);
    level.pie = reader.boolean("pie", false);
    level.direction = reader.choice<Direction>(
        "direction", {{"counterclockwise", Direction::Counterclockwise}, {"clockwise", Direction::Clockwise}},
        Direction::Counterclockwise);
    if (auto start = reader.table("start")) readStart(*start, level);
    reader.finish();
    return level;
}

std::string writeLevel(const Level& level) {
    std::string text = fmt::format("title = {}\nabout = {}\nhouses = {}\nseeds = {}\ncapture = \"{}\"\nend = "
                                   "\"{}\"\npie = {}\ndirection = \"{}\"\n",
                                   tomlString(level.title), tomlString(level.about), level.houses, level.seeds,
                                   level.capture == Capture::Facing ? "facing" : "always",
                                   level.end == End::SideEmpty ? "side-empty" : "mover-stuck", level.pie,
                                   level.direction == Direction::Clockwise ? "clockwise" : "counterclockwise");
    text += "[start]\n";
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        if (level.start[side]) text += fmt::format("{} = {}\n", kSides[side], *level.start[side]);
    }
    text += fmt::format("stores = {}\nto_move = \"{}\"\n", level.stores, kSides[index(level.toMove)]);
    return text;
}

} // namespace parlour::kalah
