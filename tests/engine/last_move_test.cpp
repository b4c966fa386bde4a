// The last move decides: what wins at once is played, and what loses at once is not, wherever there is anything better.
// What there is, is found by trying everything.
#include "engine/dice/agents.hpp"
#include "engine/kahuna/agents.hpp"
#include "engine/kalah/agents.hpp"
#include "tests/engine/dice_tools.hpp"
#include "tests/engine/kahuna_tools.hpp"
#include "tests/engine/kalah_tools.hpp"

using namespace parlour;

namespace {

enum class Result { Lost, Drawn, Won };

Result resultOf(const Scores& scores, Seat seat) {
    const double own = scores[index(seat)];
    const double other = scores[1 - index(seat)];
    return own > other ? Result::Won : own < other ? Result::Lost : Result::Drawn;
}

template <class R>
typename R::Move chosen(const R& rules, const typename R::State& state, std::string_view id, std::uint64_t nodes) {
    Budget budget = findOpponent(Ladder<R>::opponents(), id)->budget.repeatable();
    budget.nodes = nodes;
    budget.atMost = std::chrono::hours(1);
    Progress progress;
    Meter meter(budget, progress);
    Rng rng(nodes);
    const Seat seat = *rules.toMove(state);
    return Ladder<R>::make(id)->choose(rules, rules.view(state, seat), seat, meter, rng).move;
}

template <class R>
typename R::State after(const R& rules, typename R::State state, const typename R::Move& move) {
    rules.apply(state, move, nullptr);
    return state;
}

// What the mover makes of a position of Kalah in which the game can end with this move or the next.
class KalahEnd {
public:
    explicit KalahEnd(const kalah::Rules& rules) : m_rules(rules), m_state(rules.initial()) {}

    bool wins(kalah::Move move) const {
        const auto next = after(m_rules, m_state, move);
        return next.over && resultOf(m_rules.scores(next), m_state.mover) == Result::Won;
    }
    // The game is lost with this move, or with the next one of the opponent's.
    bool loses(kalah::Move move) const {
        const auto next = after(m_rules, m_state, move);
        const auto lost = [&](const kalah::State& end) {
            return end.over && resultOf(m_rules.scores(end), m_state.mover) == Result::Lost;
        };
        if (next.over || next.mover == m_state.mover) return lost(next);
        const auto replies = m_rules.moves(next);
        return std::any_of(replies.begin(), replies.end(),
                           [&](const kalah::Move reply) { return lost(after(m_rules, next, reply)); });
    }

private:
    const kalah::Rules& m_rules;
    kalah::State m_state;
};

// The best that the mover can get out of a turn after which the game is over, or out of all its turns if the other
// player has no card and can only stop.
Result bestOf(const kahuna::Rules& rules, const kahuna::State& state, Seat seat) {
    const auto mover = rules.toMove(state);
    if (!mover) return resultOf(rules.scores(state), seat);
    if (*mover != seat) return bestOf(rules, after(rules, state, kahuna::Move::stop()), seat);
    Result best = Result::Lost;
    for (const auto& move : rules.moves(state)) {
        best = std::max(best, bestOf(rules, after(rules, state, move), seat));
        if (best == Result::Won) break;
    }
    return best;
}

std::string pick(Rng& rng, const std::vector<std::string>& from, std::uint64_t oneIn) {
    std::string words;
    for (const auto& word : from) {
        if (below(rng, oneIn) == 0) words += word + " ";
    }
    return words;
}

// The end of round 3, with nothing left to draw.
kahuna_tools::Position kahunaEnd(Rng& rng, const std::string& options, std::uint64_t cards) {
    kahuna_tools::Position position{.round = 3, .options = options};
    std::vector<std::string> free;
    for (std::size_t i = 0; i < kahuna::twelveIslands().bridges().size(); ++i) {
        free.push_back(kahuna::twelveIslands().bridgeName(static_cast<kahuna::Bridge>(i)));
    }
    position.bridges1 = pick(rng, free, 3);
    std::erase_if(free, [&](const auto& bridge) { return position.bridges1.find(bridge) != std::string::npos; });
    position.bridges2 = pick(rng, free, 2);
    for (; cards > 0; --cards) {
        const char card = static_cast<char>('A' + below(rng, 12));
        if (std::count(position.hand1.begin(), position.hand1.end(), card) < 2) position.hand1 += card;
    }
    position.scores = std::to_string(below(rng, 2)) + ", 3";
    return position;
}

// Plays the seat's moves as master would, the other one's are stops.
Result playedOut(const kahuna::Rules& rules, kahuna::State state, Seat seat) {
    while (const auto mover = rules.toMove(state)) {
        rules.apply(state, *mover == seat ? chosen(rules, state, "master", 3'000) : kahuna::Move::stop(), nullptr);
    }
    return resultOf(rules.scores(state), seat);
}

struct Tally {
    int won = 0;    // that could be won
    int missed = 0; // by stopping at once
    int drawn = 0;  // that could be drawn at best
};

void checkEnd(const kahuna::Rules& rules, const kahuna::State& state, Tally& tally) {
    const Seat seat = *rules.toMove(state);
    const Result best = bestOf(rules, state, seat);
    if (best == Result::Lost) return;
    tally.won += best == Result::Won ? 1 : 0;
    tally.drawn += best == Result::Drawn ? 1 : 0;
    const auto stopped = after(rules, state, kahuna::Move::stop());
    tally.missed += !rules.toMove(stopped) && resultOf(rules.scores(stopped), seat) < best ? 1 : 0;
    INFO(rules.drawText(state, seat));
    CHECK(playedOut(rules, state, seat) == best);
}

} // namespace

TEST_CASE("kalah: a game that can be won with this move is won, one that would be lost with the next is not",
          "[agents]") {
    Rng rng(71);
    int wins = 0;
    int dangers = 0;
    for (int n = 0; n < 5'000; ++n) {
        const kalah::Rules rules(kalah_tools::randomLevel(rng, 4, 9));
        const auto state = rules.initial();
        if (state.over) continue;
        const KalahEnd end(rules);
        const auto moves = rules.moves(state);
        const auto winning = std::count_if(moves.begin(), moves.end(), [&](const auto move) { return end.wins(move); });
        const auto losing = std::count_if(moves.begin(), moves.end(), [&](const auto move) { return end.loses(move); });
        const auto all = static_cast<std::ptrdiff_t>(moves.size());
        const bool win = winning > 0 && winning < all;
        const bool danger = losing > 0 && losing < all;
        if (!win && !danger) continue;
        const auto options = kalah_tools::oracleOptions(rules.level());
        const auto start = kalah_tools::oracleStart(rules.level());
        oracle::Perfect perfect(options);
        const int sign = state.mover == kalah::kSouth ? 1 : -1;
        const int best = sign * perfect.margin(start);
        for (const auto& [id, nodes] : {std::pair{"hard", UINT64_MAX}, {"master", std::uint64_t{20'000}}}) {
            const auto move = chosen(rules, state, id, nodes);
            const auto text = rules.formatMove(state, move);
            INFO(id << ' ' << text << '\n' << rules.drawText(state, state.mover));
            if (win) CHECK(sign * perfect.margin(oracle::play(options, start, text)) > 0);
            // What is lost anyway may as well be lost at once.
            if (danger && best >= 0) CHECK_FALSE(end.loses(move));
        }
        wins += win ? 1 : 0;
        dangers += danger ? 1 : 0;
    }
    CHECK(wins > 100);
    CHECK(dangers > 50);
}

TEST_CASE("kahuna: the last turn of an official game is won if it can be, and drawn if not", "[agents]") {
    Rng rng(72);
    Tally tally;
    for (int n = 0; n < 250; ++n) {
        auto position = kahunaEnd(rng, "rules = \"official\"\n", 5);
        position.toMove = "P2"; // who has the first of the two last turns, and lets it go by
        const auto rules = position.rules();
        auto state = rules->initial();
        if (rules->toMove(state) != kahuna::kP2) continue;
        rules->apply(state, kahuna::Move::stop(), nullptr);
        if (rules->toMove(state) == kahuna::kP1) checkEnd(*rules, state, tally);
    }
    CHECK(tally.won > 100);
    CHECK(tally.missed > 50);
}

TEST_CASE("kahuna: a last turn that wins is found though many look better on the board", "[agents]") {
    const auto rules = kahuna_tools::Position{.bridges1 = "CF FG GJ GK IJ",
                                              .bridges2 = "AB AH BC BD CK EF EI EJ FJ HI HL JK",
                                              .hand1 = "EFABC",
                                              .round = 3,
                                              .scores = "1, 2",
                                              .options = "rules = \"official\"\n",
                                              .toMove = "P2"}
                           .rules();
    Tally tally;
    checkEnd(*rules, after(*rules, rules->initial(), kahuna::Move::stop()), tally);
    CHECK(tally.won == 1);
}

TEST_CASE("kahuna: when the other has no card left, what can be won is won", "[agents]") {
    Rng rng(73);
    Tally tally;
    for (int n = 0; n < 300; ++n) {
        const auto rules = kahunaEnd(rng, "rules = \"mathuna\"\n", 2).rules();
        const auto state = rules->initial();
        if (rules->toMove(state) == kahuna::kP1) checkEnd(*rules, state, tally);
    }
    CHECK(tally.won > 60);
    CHECK(tally.drawn > 0);
}

TEST_CASE("dice: in the last round the split that wins is found, and if none does the one that shares the win",
          "[agents]") {
    Rng rng(74);
    int wins = 0;
    int shared = 0;
    int dared = 0; // where the best of the totals is not the one that ends the game
    for (int n = 0; n < 6'000; ++n) {
        std::string own;
        for (int number = 2; number <= 12; ++number) {
            if (below(rng, 2) == 0) continue;
            own += (own.empty() ? "" : ", ") + std::to_string(number) + " = " + std::to_string(2 + below(rng, 8));
        }
        std::string roll;
        for (int die = 0; die < 5; ++die) {
            roll += (roll.empty() ? "" : ", ") + std::to_string(1 + below(rng, 6));
        }
        const auto count = [&] { return std::to_string(6 + below(rng, 2)); };
        const std::string mover = "[[start.sheets]]\nchosen = { " + own + " }\nremoved = { 2 = 7, 3 = " + count() +
                                  ", 5 = " + count() + " }\n";
        const std::string other = "[[start.sheets]]\nchosen = { 12 = " + std::to_string(below(rng, 9)) +
                                  ", 7 = " + std::to_string(below(rng, 8)) + " }\nremoved = { 1 = 8 }\n";
        const bool first = below(rng, 2) == 0;
        const auto rules =
            dice_tools::rulesFrom("[start]\nroll = [" + roll + "]\nto_move = \"" + (first ? "P1" : "P2") + "\"\n" +
                                      (first ? mover + other : other + mover),
                                  2);
        const auto state = rules->initial();
        Result best = Result::Lost;
        Result worst = Result::Won;
        bool all = true; // splits end the game
        for (const auto& move : rules->moves(state)) {
            const auto end = after(*rules, state, move);
            all = all && end.over;
            const Result result = end.over ? resultOf(rules->scores(end), state.mover) : Result::Lost;
            best = std::max(best, result);
            worst = std::min(worst, result);
        }
        if (best == worst || (best == Result::Drawn && !all)) continue;
        const auto end = after(*rules, state, chosen(*rules, state, "master", 50'000));
        INFO(rules->drawText(state, state.mover));
        CHECK(end.over);
        CHECK(resultOf(rules->scores(end), state.mover) == best);
        ++(best == Result::Won ? wins : shared);
        dared += all ? 0 : 1;
    }
    CHECK(wins > 100);
    CHECK(shared > 5);
    CHECK(dared > 20);
}
