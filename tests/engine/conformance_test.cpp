// What every game must do, whatever its rules. A game joins by its line in the list of types.
#include "engine/core/game_of.hpp"
#include "engine/kahuna/agents.hpp"
#include "engine/kahuna/rules.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/kalah/rules.hpp"
#include "engine/onitama/agents.hpp"
#include "engine/onitama/rules.hpp"
#include "tests/catch.hpp"

#include <set>

using namespace parlour;

namespace {

template <class R>
std::vector<std::shared_ptr<const R>> shippedRules() {
    std::vector<std::shared_ptr<const R>> all;
    for (const auto& level : shippedLevels(R::info.id)) {
        for (int seats = R::info.minSeats; seats <= R::info.maxSeats; ++seats) {
            LevelReader reader(level);
            all.push_back(std::make_shared<const R>(R::readLevel(reader, seats)));
        }
    }
    REQUIRE_FALSE(all.empty());
    return all;
}

// Plays a whole game at random; `look` sees the match before every ply.
template <class R, class Look>
void playOut(MatchOf<R>& match, Rng& rng, Look look) {
    constexpr std::size_t kEndless = 100'000;
    while (!match.over()) {
        REQUIRE(match.length() < kEndless);
        look(match);
        const auto moves = match.rules().moves(match.state());
        REQUIRE(std::size(moves) > 0);
        if (match.toMove() == kChance) {
            match.playChance();
        } else {
            REQUIRE(match.play(moves[below(rng, std::size(moves))]).has_value());
        }
    }
    look(match);
}

std::string randomText(Rng& rng, std::string_view alphabet, std::size_t most) {
    std::string text;
    for (std::uint64_t length = below(rng, most + 1); length > 0; --length) {
        text += alphabet.empty() ? static_cast<char>(below(rng, 256)) : alphabet[below(rng, alphabet.size())];
    }
    return text;
}

template <class R>
void readsOrRefuses(const LevelText& level) {
    try {
        LevelReader reader(level);
        const R rules(R::readLevel(reader, R::info.minSeats));
        const auto state = rules.initial();
        if (rules.toMove(state)) REQUIRE(std::size(rules.moves(state)) > 0);
    } catch (const LevelError& error) {
        const std::string message = error.what();
        REQUIRE(message.substr(0, level.file.size() + 1) == level.file + ":");
        REQUIRE(message.find('\n') == std::string::npos);
    }
}

} // namespace

// Add a game's Rules here.
#define PARLOUR_GAMES kalah::Rules, kahuna::Rules, onitama::Rules

TEMPLATE_TEST_CASE("conformance: games end, and their moves are sound", "[conformance]", PARLOUR_GAMES) {
    for (const auto& rules : shippedRules<TestType>()) {
        for (std::uint64_t game = 0; game < 40; ++game) {
            MatchOf<TestType> match(rules, game);
            Rng rng = rngFor(1, game);
            playOut(match, rng, [&](const MatchOf<TestType>& now) {
                const auto& state = now.state();
                REQUIRE(now.scores().size() == static_cast<std::size_t>(now.seats()));
                REQUIRE_FALSE(now.drawText(seatAt(0)).empty());
                if (now.over()) {
                    REQUIRE(static_cast<const Match&>(now).moves().empty());
                    return;
                }
                std::set<std::string> texts;
                for (const auto& move : rules->moves(state)) {
                    const auto text = rules->formatMove(state, move);
                    REQUIRE(texts.insert(text).second); // no move twice
                    REQUIRE(rules->parseMove(state, text) == move);
                    auto silent = state;
                    auto told = state;
                    std::vector<typename TestType::Event> events;
                    rules->apply(silent, move, nullptr);
                    rules->apply(told, move, &events);
                    REQUIRE(silent == told);
                    REQUIRE_FALSE(events.empty());
                }
            });
        }
    }
}

TEMPLATE_TEST_CASE("conformance: undo to the start and redo to the end", "[conformance]", PARLOUR_GAMES) {
    for (const auto& rules : shippedRules<TestType>()) {
        MatchOf<TestType> match(rules, 5, true);
        Rng rng(6);
        std::vector<typename TestType::State> states;
        std::vector<std::uint64_t> revisions;
        playOut(match, rng, [&](const MatchOf<TestType>& now) { states.push_back(now.state()); });
        REQUIRE_FALSE(match.redo());
        for (std::size_t ply = states.size() - 1; ply-- > 0;) {
            const auto revision = match.revision();
            REQUIRE(match.undo());
            REQUIRE(match.state() == states[ply]);
            REQUIRE(match.revision() != revision);
        }
        REQUIRE_FALSE(match.undo());
        REQUIRE(match.state() == rules->initial());
        for (std::size_t ply = 1; ply < states.size(); ++ply) {
            REQUIRE(match.redo());
            REQUIRE(match.state() == states[ply]);
        }
        REQUIRE(match.over());
    }
}

TEMPLATE_TEST_CASE("conformance: a match replays from its text", "[conformance]", PARLOUR_GAMES) {
    for (const auto& rules : shippedRules<TestType>()) {
        MatchOf<TestType> match(rules, 8);
        Rng rng(9);
        playOut(match, rng, [](const auto&) {});
        MatchOf<TestType> again(rules, 1234); // the seed does not matter: chance is in the text
        Match& text = again;
        for (std::size_t ply = 0; ply < match.length(); ++ply) {
            REQUIRE(text.toMove() == match.ply(ply).seat);
            REQUIRE(text.play(match.ply(ply).move));
        }
        REQUIRE(again.state() == match.state());
    }
}

TEMPLATE_TEST_CASE("conformance: an illegal move changes nothing", "[conformance]", PARLOUR_GAMES) {
    for (const auto& rules : shippedRules<TestType>()) {
        MatchOf<TestType> match(rules, 3);
        Rng rng(4);
        const auto before = match.state();
        const auto legal = static_cast<Match&>(match).moves();
        for (int i = 0; i < 500; ++i) {
            const auto text = randomText(rng, i % 2 == 0 ? "" : "0123456789 swap-*ABCDE", 12);
            if (std::find(legal.begin(), legal.end(), text) != legal.end()) continue;
            REQUIRE_FALSE(static_cast<Match&>(match).play(text));
            REQUIRE_FALSE(match.refusal(text).empty());
            REQUIRE(match.state() == before);
        }
        REQUIRE(match.length() == 0);
    }
}

TEMPLATE_TEST_CASE("conformance: views and guesses fit together", "[conformance]", PARLOUR_GAMES) {
    for (const auto& rules : shippedRules<TestType>()) {
        MatchOf<TestType> match(rules, 12);
        Rng rng(13);
        playOut(match, rng, [&](const MatchOf<TestType>& now) {
            for (int seat = 0; seat < now.seats(); ++seat) {
                const auto view = rules->view(now.state(), seatAt(static_cast<std::size_t>(seat)));
                if constexpr (HasHidden<TestType>) {
                    const auto guess = rules->guess(view, rng);
                    REQUIRE(rules->view(guess, seatAt(static_cast<std::size_t>(seat))) == view);
                } else {
                    REQUIRE(view == rules->view(now.state(), seatAt(0)));
                }
            }
        });
    }
}

TEMPLATE_TEST_CASE("conformance: what a seat cannot tell apart looks and reads the same", "[conformance]",
                   PARLOUR_GAMES) {
    if constexpr (HasHidden<TestType>) {
        for (const auto& rules : shippedRules<TestType>()) {
            MatchOf<TestType> match(rules, 14);
            Rng rng(15);
            std::size_t compared = 0;
            playOut(match, rng, [&](const MatchOf<TestType>& now) {
                if (now.over()) return;
                for (int number = 0; number < now.seats(); ++number) {
                    const Seat seat = seatAt(static_cast<std::size_t>(number));
                    const auto other = rules->guess(rules->view(now.state(), seat), rng);
                    REQUIRE(rules->drawText(other, seat) == rules->drawText(now.state(), seat));
                    const auto possible = rules->moves(other);
                    const bool own = now.toMove() == seat;
                    if (own) REQUIRE(possible == rules->moves(now.state()));
                    for (const auto& move : rules->moves(now.state())) {
                        if (std::find(possible.begin(), possible.end(), move) == possible.end()) continue;
                        std::vector<typename TestType::Event> here;
                        std::vector<typename TestType::Event> there;
                        auto after = now.state();
                        auto otherAfter = other;
                        rules->apply(after, move, &here);
                        rules->apply(otherAfter, move, &there);
                        // A seat may learn something from what happens (that a game is stuck, say); then they differ.
                        if (rules->toMove(after) != rules->toMove(otherAfter)) continue;
                        REQUIRE(here.size() == there.size());
                        for (std::size_t i = 0; i < here.size(); ++i) {
                            REQUIRE(rules->asSeenBy(seat, here[i]) == rules->asSeenBy(seat, there[i]));
                        }
                        REQUIRE(rules->inWords(now.state(), move, seat) == rules->inWords(other, move, seat));
                        ++compared;
                    }
                }
            });
            REQUIRE(compared > 100);
        }
    }
}

TEMPLATE_TEST_CASE("conformance: every opponent of the ladder plays legal moves", "[conformance]", PARLOUR_GAMES) {
    const auto ladder = Ladder<TestType>::opponents();
    const std::vector<std::string_view> wanted{"random", "greedy", "medium", "hard", "master"};
    REQUIRE(ladder.size() == wanted.size());
    for (std::size_t rung = 0; rung < ladder.size(); ++rung) {
        REQUIRE(ladder[rung].id == wanted[rung]);
        REQUIRE_FALSE(ladder[rung].title.empty());
        REQUIRE_FALSE(ladder[rung].about.empty());
        for (const auto& rules : shippedRules<TestType>()) {
            MatchOf<TestType> match(rules, 17);
            const auto agent = Ladder<TestType>::make(ladder[rung].id);
            Rng rng(18);
            while (!match.over()) {
                if (match.toMove() == kChance) {
                    match.playChance();
                    continue;
                }
                Progress progress;
                Budget budget = ladder[rung].budget;
                budget.nodes = std::min<std::uint64_t>(budget.nodes, 500);
                Meter meter(budget, progress);
                const Seat seat = *match.toMove();
                const auto choice = agent->choose(*rules, rules->view(match.state(), seat), seat, meter, rng);
                REQUIRE(match.play(choice.move).has_value());
            }
        }
    }
    REQUIRE(Ladder<TestType>::make("human") == nullptr);
}

TEMPLATE_TEST_CASE("conformance: readers survive any bytes", "[conformance]", PARLOUR_GAMES) {
    Rng rng(21);
    for (int i = 0; i < 400; ++i) {
        readsOrRefuses<TestType>({"noise", "noise.toml", randomText(rng, "", 60)});
        readsOrRefuses<TestType>({"noise", "noise.toml", randomText(rng, "ab=[]{}\"'.,#\n 0123456789-_\\", 60)});
    }
    for (const auto& level : shippedLevels(TestType::info.id)) {
        for (int i = 0; i < 400; ++i) {
            LevelText damaged{"damaged", "damaged.toml", level.text};
            for (std::uint64_t harm = 1 + below(rng, 3); harm > 0 && !damaged.text.empty(); --harm) {
                const auto at = below(rng, damaged.text.size());
                switch (below(rng, 3)) {
                    case 0:
                        damaged.text[at] = static_cast<char>(below(rng, 256));
                        break;
                    case 1:
                        damaged.text.erase(at, below(rng, 9));
                        break;
                    default:
                        damaged.text.insert(at, damaged.text, below(rng, damaged.text.size()), below(rng, 20));
                        break;
                }
            }
            readsOrRefuses<TestType>(damaged);
        }
    }
}
