#pragma once
// What can be decided one way or another in Kahuna. `mathuna` and `official` are the two usual sets.
#include <cstdint>

namespace parlour::kahuna {

enum class TieScores : std::uint8_t { Both, None };          // as many kahunas at the end of round 1 or 2
enum class FinalScore : std::uint8_t { Own, Difference };    // what kahunas are worth at the end
enum class LastTurns : std::uint8_t { UntilStuck, OneEach }; // once the last card of round 3 is drawn
enum class Decline : std::uint8_t { Always, NotTwice };      // finishing a turn without a draw
enum class Discard : std::uint8_t { AnyTime, FullHand };     // FullHand: face down, and then only a draw
enum class WipedOut : std::uint8_t { Scored, Loses };        // no bridge left in round 2 or 3
enum class TieBreak : std::uint8_t { None, Official };       // equal totals

struct Options {
    TieScores tieScores = TieScores::Both;
    FinalScore finalScore = FinalScore::Own;
    LastTurns lastTurns = LastTurns::UntilStuck;
    Decline decline = Decline::Always;
    Discard discard = Discard::AnyTime;
    WipedOut wipedOut = WipedOut::Scored;
    TieBreak tieBreak = TieBreak::None;
    friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr Options kMathuna{};
inline constexpr Options kOfficial{TieScores::None,   FinalScore::Difference, LastTurns::OneEach, Decline::NotTwice,
                                   Discard::FullHand, WipedOut::Loses,        TieBreak::Official};

} // namespace parlour::kahuna
