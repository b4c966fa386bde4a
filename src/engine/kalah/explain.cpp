// Advice in Kalah: what a move banks at once, and the margin that the search proved or expects.
#include "engine/core/words.hpp"
#include "engine/kalah/rules.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

namespace parlour::kalah {

namespace {

// What a move does at once.
struct Gain {
    int captured = 0; // the last seed with it
    int banked = 0;   // sown into the store
    bool again = false;

    std::string words(bool more) const {
        if (captured == 1) return "banks its last seed";
        if (captured > 1) return fmt::format("captures {} seeds", captured);
        if (again && more) return "moves again";
        if (banked > 0) return "banks " + counted(banked, "seed");
        return {};
    }
};

Gain gainOf(std::span<const Event> events, int store) {
    Gain gain;
    for (const Event& event : events) {
        if (const auto* captured = std::get_if<Captured>(&event)) gain.captured += captured->count;
        if (const auto* sown = std::get_if<Sown>(&event)) gain.banked += sown->pit == store ? 1 : 0;
        gain.again = gain.again || std::holds_alternative<ExtraTurn>(event);
    }
    return gain;
}

std::string proven(int margin, int moves) {
    const std::string sure =
        moves > 0 ? fmt::format(" (proven; best play can end it in {})", counted(moves, "move")) : " (proven)";
    if (margin == 0) return "holds the draw" + sure;
    return fmt::format("{} by {}{}", margin > 0 ? "wins" : "loses only", std::abs(margin), sure);
}

std::string expected(int margin) {
    if (margin == 0) return "keeps the game even";
    return fmt::format("{} {}", margin > 0 ? "looks like a lead of" : "falls behind by only", std::abs(margin));
}

} // namespace

std::string Rules::explain(const State& state, const Choice<Move>& choice) const {
    const Seat seat = state.mover;
    State after = state;
    std::vector<Event> events;
    apply(after, choice.move, &events);
    const std::string what = choice.move == kSwap ? "Swapping sides" : fmt::format("House {}", choice.move.house);
    const std::string gain = gainOf(events, m_ring.store(seat)).words(!after.over);
    const int margin = static_cast<int>(std::lround(choice.value));
    std::string prospect;
    if (after.over) {
        const int own = count(after, seat);
        const int other = count(after, opponent(seat));
        prospect = own == other
                       ? fmt::format("ends the game in a draw, {} all", own)
                       : fmt::format("ends the game: you {}, {} to {}", own > other ? "win" : "lose", own, other);
    } else {
        prospect = choice.exact ? proven(margin, choice.depth) : expected(margin);
    }
    if (gain.empty()) return fmt::format("{} {}.", what, prospect);
    return fmt::format("{} {} {} {}.", what, gain, margin < 0 ? "but" : "and", prospect);
}

} // namespace parlour::kalah
