#include "ui/onitama/words.hpp"

#include "engine/core/words.hpp"

#include <fmt/format.h>

namespace parlour::onitama {

namespace {

// One overload an event; each adds its part.
struct ShortTeller {
    const Rules& rules;
    std::string text{};
    bool moved = false;

    void operator()(const CardDealt& event) {
        const std::string whom = event.place == kSideCard ? "the side" : rules.seatName(seatAt(event.place / 2));
        text = fmt::format("{} to {}", cardTitle(rules, event.card), whom);
    }
    void operator()(const PawnMoved& event) {
        moved = true;
        text = fmt::format("{} {}–{}", cardTitle(rules, event.card), squareName(event.from), squareName(event.to));
    }
    void operator()(const PawnTaken& /*event*/) { text += " ×"; }
    void operator()(const CardPassed& event) {
        if (!moved) text = "hands over " + cardTitle(rules, event.played);
    }
    void operator()(const WallMoved& event) { text += ", wall " + squareName(event.to); }
    void operator()(const WallSwapped& event) { text += ", wall swaps " + squareName(event.to); }
    void operator()(const Blocked& /*event*/) {}
    void operator()(const Won& /*event*/) { text += ", wins"; }
    void operator()(const TurnLimitReached& /*event*/) { text += ", draw"; }
};

struct LongTeller {
    const Rules& rules;
    std::vector<std::string> parts{};
    bool moved = false;

    void operator()(const CardDealt& /*event*/) {}
    void operator()(const PawnMoved& event) {
        moved = true;
        parts.push_back(fmt::format("plays {} from {} to {}", cardTitle(rules, event.card), squareName(event.from),
                                    squareName(event.to)));
    }
    void operator()(const PawnTaken& event) {
        parts.emplace_back(event.general ? "takes the general" : "takes a soldier");
    }
    void operator()(const CardPassed& event) {
        if (!moved) parts.push_back("hands over " + cardTitle(rules, event.played));
    }
    void operator()(const WallMoved& event) { parts.push_back("moves the wall to " + squareName(event.to)); }
    void operator()(const WallSwapped& event) {
        parts.push_back("swaps the wall with the soldier on " + squareName(event.to));
    }
    void operator()(const Blocked& /*event*/) {}
    void operator()(const Won& event) {
        if (event.how == Ending::BaseReached) parts.emplace_back("reaches the other shrine");
    }
    void operator()(const TurnLimitReached& /*event*/) {}
};

} // namespace

std::string cardTitle(const Rules& rules, std::uint8_t card) {
    return capitalised(cardName(rules.level().cards, card));
}

std::string logLine(const Rules& rules, std::span<const Event> events) {
    ShortTeller teller{rules};
    for (const Event& event : events) {
        std::visit(teller, event);
    }
    return teller.text;
}

std::string deed(const Rules& rules, std::span<const Event> events) {
    LongTeller teller{rules};
    for (const Event& event : events) {
        std::visit(teller, event);
    }
    return listed(teller.parts);
}

std::string endingText(Ending how, const std::string& winner, const std::string& loser, int turns) {
    switch (how) {
        case Ending::GeneralTaken:
            return fmt::format("{} took {}'s general.", winner, loser);
        case Ending::BaseReached:
            return fmt::format("{}'s general reached {}'s shrine.", winner, loser);
        case Ending::TurnLimit:
            return fmt::format("The limit of {} turns was reached, and nobody had won.", turns);
        case Ending::None:
            break;
    }
    return {};
}

} // namespace parlour::onitama
