#include "ui/onitama/words.hpp"

#include "ui/onitama/card_face.hpp"

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

// In two moods: as a fact and as advice.
struct LongTeller {
    const Rules& rules;
    bool advice;
    std::vector<std::string> parts{};
    bool moved = false;

    void say(std::string_view verb, std::string_view participle, std::string_view rest) {
        parts.push_back(fmt::format("{}{}", advice ? participle : verb, rest));
    }

    void operator()(const CardDealt& /*event*/) {}
    void operator()(const PawnMoved& event) {
        moved = true;
        say("plays ", "",
            fmt::format("{} from {} to {}", cardTitle(rules, event.card), squareName(event.from),
                        squareName(event.to)));
    }
    void operator()(const PawnTaken& event) { say("takes ", "taking ", event.general ? "the general" : "a soldier"); }
    void operator()(const CardPassed& event) {
        if (!moved) say("hands over ", "hand over ", cardTitle(rules, event.played));
    }
    void operator()(const WallMoved& event) { say("moves ", "moving ", "the wall to " + squareName(event.to)); }
    void operator()(const WallSwapped& event) {
        say("swaps ", "swapping ", "the wall with the soldier on " + squareName(event.to));
    }
    void operator()(const Blocked& /*event*/) {}
    void operator()(const Won& event) {
        if (event.how == Ending::BaseReached) say("reaches ", "reaching ", "the other shrine");
    }
    void operator()(const TurnLimitReached& /*event*/) {}
};

std::string inWords(LongTeller teller, std::span<const Event> events) {
    for (const Event& event : events) {
        std::visit(teller, event);
    }
    std::string text;
    for (std::size_t i = 0; i < teller.parts.size(); ++i) {
        if (i > 0) text += i + 1 == teller.parts.size() && !teller.advice ? " and " : ", ";
        text += teller.parts[i];
    }
    return text;
}

} // namespace

std::string cardTitle(const Rules& rules, std::uint8_t card) {
    return faceOf(rules.level().cards, card).title;
}

std::string logLine(const Rules& rules, std::span<const Event> events) {
    ShortTeller teller{rules};
    for (const Event& event : events) {
        std::visit(teller, event);
    }
    return teller.text;
}

std::string deed(const Rules& rules, std::span<const Event> events) {
    return inWords({rules, false}, events);
}

std::string counsel(const Rules& rules, std::span<const Event> events) {
    return inWords({rules, true}, events);
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
