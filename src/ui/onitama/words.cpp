#include "ui/onitama/words.hpp"

#include <fmt/format.h>

#include <cctype>

namespace parlour::onitama {

namespace {

// One overload an event; each adds its part.
struct ShortTeller {
    const Rules& rules;
    std::string text{};
    bool moved = false;

    void operator()(const CardDealt& event) { text = "deals " + cardTitle(rules.card(event.card)); }
    void operator()(const PawnMoved& event) {
        moved = true;
        text = fmt::format("{} {}–{}", cardTitle(rules.card(event.card)), squareName(event.from), squareName(event.to));
    }
    void operator()(const PawnTaken& /*event*/) { text += " ×"; }
    void operator()(const CardPassed& event) {
        if (!moved) text = "passes " + cardTitle(rules.card(event.played));
    }
    void operator()(const WallMoved& event) { text += ", wall " + squareName(event.to); }
    void operator()(const WallSwapped& event) { text += ", wall ⇄ " + squareName(event.to); }
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
        parts.push_back(fmt::format("plays {} from {} to {}", cardTitle(rules.card(event.card)), squareName(event.from),
                                    squareName(event.to)));
    }
    void operator()(const PawnTaken& event) {
        parts.emplace_back(event.general ? "takes the general" : "takes a soldier");
    }
    void operator()(const CardPassed& event) {
        if (!moved) parts.push_back(fmt::format("cannot move a pawn, passes {}", cardTitle(rules.card(event.played))));
    }
    void operator()(const WallMoved& event) {
        parts.push_back(fmt::format("moves the wall to {}", squareName(event.to)));
    }
    void operator()(const WallSwapped& event) {
        parts.push_back(fmt::format("swaps the wall with the soldier on {}", squareName(event.to)));
    }
    void operator()(const Blocked& /*event*/) {}
    void operator()(const Won& event) {
        if (event.how == Ending::BaseReached) parts.emplace_back("reaches the other shrine");
    }
    void operator()(const TurnLimitReached& /*event*/) {}
};

} // namespace

std::string cardTitle(const Card& card) {
    if (card.name.empty()) return "a card";
    std::string title = card.name;
    title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
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
    std::string text;
    for (std::size_t i = 0; i < teller.parts.size(); ++i) {
        if (i > 0) text += i + 1 == teller.parts.size() ? " and " : ", ";
        text += teller.parts[i];
    }
    return text;
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
