#include "engine/dice/level.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace parlour::dice {

namespace {

// A table with numbers for keys: { 4 = 3, 5 = 8 }.
template <class Take>
void readCounts(LevelReader& sheet, std::string_view key, int leastKey, int mostKey, int least, int most, Take take) {
    auto table = sheet.table(key);
    if (!table) return;
    for (int number = leastKey; number <= mostKey; ++number) {
        const auto name = std::to_string(number);
        if (table->has(name)) take(number, table->integer(name, least, most, 0));
    }
    for (const auto& name : table->keys()) {
        bool known = false;
        for (int number = leastKey; number <= mostKey; ++number) {
            known = known || name == std::to_string(number);
        }
        if (!known) {
            table->fail(name, fmt::format("'{}' counts the numbers {} to {}, not '{}'", key, leastKey, mostKey, name));
        }
    }
}

Sheet readSheet(LevelReader& reader, int stopCount) {
    Sheet sheet;
    readCounts(reader, "chosen", kLeastNumber, kMostNumber, 0, kMostChosen, [&](int number, int times) {
        sheet.chosen[static_cast<std::size_t>(number - kLeastNumber)] = static_cast<std::uint16_t>(times);
    });
    std::size_t slot = 0;
    readCounts(reader, "removed", 1, kFaces, 1, stopCount, [&](int number, int count) {
        if (slot == kSlots) reader.fail("removed", "a sheet has three removed numbers at most");
        sheet.removed[slot++] = {static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(count)};
    });
    reader.finish();
    return sheet;
}

void readStart(LevelReader& start, Level& level) {
    for (auto& sheet : start.tables("sheets")) {
        level.sheets.push_back(readSheet(sheet, level.stopCount));
    }
    if (level.sheets.size() > static_cast<std::size_t>(level.players)) {
        start.fail("sheets", fmt::format("{} sheets need as many players, not {}", level.sheets.size(), level.players));
    }
    if (const auto dice = start.integers("roll", kDice, 1, kFaces)) {
        for (std::size_t i = 0; i < kDice; ++i) {
            level.roll[i] = static_cast<std::uint8_t>((*dice)[i]);
        }
        level.roll = sorted(level.roll);
    }
    const auto playing = [&](std::size_t seat) {
        return seat >= level.sheets.size() || level.sheets[seat].longest() < level.stopCount;
    };
    std::size_t first = 0;
    while (first + 1 < static_cast<std::size_t>(level.players) && !playing(first)) {
        ++first;
    }
    level.toMove = start.choice<Seat>(
        "to_move",
        {{"P1", Seat{0}}, {"P2", Seat{1}}, {"P3", Seat{2}}, {"P4", Seat{3}}, {"P5", Seat{4}}, {"P6", Seat{5}}},
        seatAt(first));
    const auto seat = index(level.toMove);
    if (seat >= static_cast<std::size_t>(level.players)) {
        start.fail("to_move",
                   fmt::format("P{} to move needs at least {} players, not {}", seat + 1, seat + 1, level.players));
    }
    if (level.roll == Roll{} && seat != first) {
        start.fail("to_move", fmt::format("P{} can begin only with a 'roll': a new one is split by P{} first", seat + 1,
                                          first + 1));
    }
    if (start.has("to_move") && !playing(seat)) {
        start.fail("to_move", fmt::format("P{} cannot begin: that sheet has a removed number {} times and is finished",
                                          seat + 1, level.stopCount));
    }
    start.finish();
}

// A table of what is not 0: { 4 = 3, 5 = 8 }.
template <class Each>
std::string countsText(Each each) {
    std::vector<std::string> entries;
    each([&](int number, int count) {
        if (count != 0) entries.push_back(fmt::format("{} = {}", number, count));
    });
    return fmt::format("{{ {} }}", fmt::join(entries, ", "));
}

} // namespace

Level readLevel(LevelReader& reader, int players) {
    Level level;
    level.players = players;
    level.title = reader.string("title", "Dice");
    level.about = reader.string("about", "");
    if (const auto values = reader.integers("values", kNumbers, 0, kMostValue)) {
        std::copy(values->begin(), values->end(), level.values.begin());
    }
    level.stopCount = reader.integer("stop_count", 1, kMostStopCount, 8);
    if (auto start = reader.table("start")) readStart(*start, level);
    reader.finish();
    return level;
}

std::string writeLevel(const Level& level) {
    std::string text = fmt::format("title = {}\nabout = {}\nvalues = {}\nstop_count = {}\n", tomlString(level.title),
                                   tomlString(level.about), level.values, level.stopCount);
    text += "[start]\n";
    if (level.roll != Roll{}) {
        text += fmt::format("roll = [{}]\nto_move = \"P{}\"\n", fmt::join(level.roll, ", "), index(level.toMove) + 1);
    }
    for (const Sheet& sheet : level.sheets) {
        text += "[[start.sheets]]\n";
        text += "chosen = " + countsText([&](auto entry) {
                    for (int number = kLeastNumber; number <= kMostNumber; ++number) {
                        entry(number, sheet.times(number));
                    }
                });
        text += "\nremoved = " + countsText([&](auto entry) {
                    for (const Slot& slot : sheet.removed) {
                        entry(slot.number, slot.count);
                    }
                });
        text += '\n';
    }
    return text;
}

} // namespace parlour::dice
