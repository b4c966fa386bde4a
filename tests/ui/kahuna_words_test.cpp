// Kahuna in words: the log tells no secrets, and the result says where every point came from.
#include "tests/catch.hpp"
#include "tests/ui/kahuna_games.hpp"
#include "ui/kahuna/breakdown.hpp"
#include "ui/kahuna/cast.hpp"
#include "ui/kahuna/words.hpp"

#include <charconv>

using namespace parlour;
using namespace parlour::kahuna;
using kahuna_games::Ply;

namespace {

const Names kNames{"Ada", "Bob"};

int leading(const std::string& text) {
    int value = -1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

} // namespace

TEST_CASE("Kahuna: the log names no card that only one player saw") {
    for (const kahuna::Rules& rules : kahuna_games::shippedRules()) {
        kahuna_games::play(rules, 7, [&](const Ply& ply) {
            const auto line = logLine(rules, kNames, seenBy(Sight{}, ply.events));
            const bool secret = ply.move.action == Action::Deal && ply.before.stage != Stage::Opening &&
                                ply.before.stage != Stage::Refilling;
            if (secret) {
                CHECK(line.find(rules.map().island(ply.move.card).name) == std::string::npos);
            }
            if (ply.move.action == Action::Discard && rules.options().discard == Discard::FullHand) {
                CHECK(line == kNames[index(ply.before.mover)] + " discards a card");
            }
        });
    }
}

TEST_CASE("Kahuna: what a ply did is told, with its consequences") {
    const kahuna::Rules rules =
        kahuna_games::rulesOf("[start]\nbridges = { P1 = [\"AH\"], P2 = [\"AD\", \"DH\", \"BD\"] }\n"
                              "hands = { P1 = \"AABD\", P2 = \"CEF\" }\nopen = \"GHI\"\n");
    const auto tell = [&](std::string_view text, bool full) {
        State state = rules.initial();
        std::vector<Event> events;
        rules.apply(state, rules.parseMove(state, text).value(), &events);
        return full ? comment(rules, kNames, events) : logLine(rules, kNames, events);
    };
    CHECK(tell("build AB B", false) == "Ada builds AB +Aloa −AD −Duda");
    CHECK(tell("build AB B", true) ==
          "Ada builds Aloa–Bari with Bari: takes Aloa, Bob loses AD and the kahuna of Duda.");
    CHECK(tell("destroy AD AA", true) == "Ada destroys Aloa–Duda with Aloa and Aloa: Bob loses the kahuna of Duda.");
    CHECK(tell("discard D", false) == "Ada discards Duda");
    CHECK(tell("draw 2", false) == "Ada draws Huna");
    CHECK(tell("draw deck", false) == "Ada draws from the deck");
    CHECK(tell("stop", false) == "Ada does not draw");
}

TEST_CASE("Kahuna: the rounds in the result add up to the points, and the winner has more") {
    int decided = 0;
    for (const LevelText& text : shippedLevels("kahuna")) {
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            LevelReader reader(text);
            MatchOf<kahuna::Rules> match(std::make_shared<const kahuna::Rules>(readLevel(reader)), seed);
            Rng rng(seed);
            while (!match.over()) {
                if (match.toMove() == kChance) {
                    match.roll();
                    continue;
                }
                const auto moves = match.rules().moves(match.state());
                REQUIRE(match.play(moves[below(rng, moves.size())]).has_value());
            }
            const ui::ResultModel model = breakdown(match, kNames);
            REQUIRE(model.rows.size() >= 2);
            REQUIRE(model.rows.back().label == "Points");
            for (const std::size_t seat : {0U, 1U}) {
                int sum = 0;
                for (const auto& row : model.rows) {
                    if (row.label.starts_with("Round") || row.label.starts_with("The end"))
                        sum += leading(row.values[seat]);
                }
                CHECK(sum == leading(model.rows.back().values[seat]));
                CHECK(sum == match.state().total(seatAt(seat)));
            }
            const Scores scores = match.scores();
            CHECK(model.winner.has_value() == (scores[0] != scores[1]));
            if (model.winner) {
                ++decided;
                CHECK(scores[*model.winner] > scores[1 - *model.winner]);
                CHECK(model.headline.starts_with(kNames.at(*model.winner) + " wins"));
            }
            CHECK_FALSE(model.reason.empty());
        }
    }
    CHECK(decided > 5);
}
