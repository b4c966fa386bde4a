// Kahuna's level files: both rule sets, every option, maps and positions, and what is wrong with a bad one.
#include "engine/core/catalog.hpp"
#include "tests/engine/kahuna_tools.hpp"

#include <cmath>

using namespace parlour;
using namespace parlour::kahuna;
using namespace kahuna_tools;
using Catch::Contains;

namespace {

std::string wrong(const std::string& toml) {
    try {
        levelFrom(toml);
    } catch (const LevelError& error) {
        return error.what();
    }
    return "nothing";
}

// A map of three islands in a row, with three of each card.
const std::string kRow = R"([map]
copies = 3
bridges = ["AB", "CB"]
islands = [
    { letter = "B", name = "Two", at = [200, 10] },
    { letter = "A", name = "One", at = [100, 10] },
    { letter = "C", name = "Three", at = [300, 10] },
]
)";

double distance(const IslandPlace& p, const IslandPlace& a, const IslandPlace& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double along = std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    return std::hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

bool cross(const IslandPlace& a, const IslandPlace& b, const IslandPlace& c, const IslandPlace& d) {
    const auto side = [](const IslandPlace& p, const IslandPlace& q, const IslandPlace& r) {
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) > 0;
    };
    return side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b);
}

} // namespace

TEST_CASE("kahuna: rules sets all options, a key beside it overrides one", "[level]") {
    CHECK(levelFrom("").options == kMathuna);
    CHECK(levelFrom("rules = \"official\"").options == kOfficial);
    CHECK_FALSE(kMathuna == kOfficial);
    Options mixed = kOfficial;
    mixed.tieScores = TieScores::Both;
    CHECK(levelFrom("rules = \"official\"\ntie_scores = \"both\"").options == mixed);
    const auto only = [](const std::string& line, auto change) {
        Options options;
        change(options);
        CHECK(levelFrom(line).options == options);
    };
    only("tie_scores = \"none\"", [](Options& o) { o.tieScores = TieScores::None; });
    only("final_score = \"difference\"", [](Options& o) { o.finalScore = FinalScore::Difference; });
    only("last_turns = \"one-each\"", [](Options& o) { o.lastTurns = LastTurns::OneEach; });
    only("decline = \"not-twice\"", [](Options& o) { o.decline = Decline::NotTwice; });
    only("discard = \"full-hand\"", [](Options& o) { o.discard = Discard::FullHand; });
    only("wiped_out = \"loses\"", [](Options& o) { o.wipedOut = WipedOut::Loses; });
    only("tie_break = \"official\"", [](Options& o) { o.tieBreak = TieBreak::Official; });
    CHECK_THAT(wrong("decline = \"never\""),
               Contains("test.toml:1:") && Contains("'decline' must be \"always\" or \"not-twice\", not \"never\""));
    CHECK_THAT(wrong("rules = \"house\""), Contains("\"mathuna\" or \"official\""));
    CHECK_THAT(wrong("tie = \"both\""), Contains("unknown key 'tie'"));
}

TEST_CASE("kahuna: a map is data", "[level]") {
    const Map map = levelFrom(kRow).map;
    REQUIRE(map.islands().size() == 3);
    CHECK(map.island(0).name == "One"); // by letter, however they were listed
    CHECK(map.bridgeName(1) == "BC");
    CHECK(map.copies() == 3);
    CHECK(map.need(1) == 2);
    CHECK(map.need(0) == 1);
    CHECK(levelFrom("[map]\ncopies = 1\n").map.allCards().size() == 12); // the usual islands
    const auto with = [](const std::string& from, const std::string& to) {
        std::string text = kRow;
        text.replace(text.find(from), from.size(), to);
        return wrong(text);
    };
    CHECK_THAT(with("copies = 3", "copies = 4"), Contains("test.toml:2:") && Contains("from 1 to 3"));
    CHECK_THAT(with("copies = 3", "copies = 2"), Contains("at least 9"));
    CHECK_THAT(with("\"CB\"", "\"CD\""), Contains("test.toml:3:") && Contains("there is no island D"));
    CHECK_THAT(with("\"CB\"", "\"CC\""), Contains("back to the same island"));
    CHECK_THAT(with("\"CB\"", "\"AB\""), Contains("there twice"));
    CHECK_THAT(with(", \"CB\"", ""), Contains("no bridge leads to Three (C)"));
    CHECK_THAT(with("\"CB\"", "\"CBA\""), Contains("is no bridge"));
    CHECK_THAT(with("letter = \"C\"", "letter = \"B\""), Contains("test.toml:7:") && Contains("two islands"));
    CHECK_THAT(with("letter = \"C\"", "letter = \"c\""), Contains("from \"A\" to \"Z\""));
    CHECK_THAT(with("[300, 10]", "[100, 10]"), Contains("same place"));
    CHECK_THAT(with("[300, 10]", "[300]"), Contains("2 entries"));
    CHECK_THAT(with("[300, 10]", "[300, -1]"), Contains("from 0 to 9999"));
    CHECK_THAT(with("\"Three\"", "\"\""), Contains("needs a 'name'"));
    CHECK_THAT(with("\"Three\", at", "\"Three\", size = 2, at"), Contains("unknown key 'size'"));
    CHECK_THAT(wrong("[map]\nbridges = [\"AB\"]\n"), Contains("need 'islands'"));
    CHECK_THAT(wrong("[map]\nislands = []\nbridges = []\n"), Contains("3 to 26 islands"));
}

TEST_CASE("kahuna: a start sets any position, the rest is as usual", "[level]") {
    const auto rules = rulesFrom(R"([start]
round = 2
scores = [1, 0]
bridges = { P1 = ["AB", "AD"], P2 = ["CF"] }
hands = { P1 = "ABC", P2 = "DEF" }
open = "GHI"
discards = "KK"
to_move = "P2"
)");
    const State state = rules->initial();
    CHECK(state.round == 2);
    CHECK(rules->scores(state) == Scores{1, 0});
    CHECK(bridgesOf(*rules, state.bridges[0]) == "AB AD");
    CHECK(islandsOf(*rules, state.kahunas[0]) == "A");
    CHECK(cardsOf(*rules, state.hands[1]) == "DEF");
    CHECK(state.open == Slots{6, 7, 8});
    CHECK(cardsOf(*rules, state.discards) == "KK");
    CHECK(cardsOf(*rules, state.deck) == "ABCDEFGHIJJLL");
    CHECK(rules->toMove(state) == kP2);
    // A hand that is left out is dealt, and so are the open cards.
    KahunaMatch match(rulesFrom("[start]\nhands = { P1 = \"AABBC\" }\n"));
    CHECK(match.toMove() == kChance);
    playAll(match, "D; E; F; G; H; I");
    CHECK(cardsOf(match.rules(), match.state().hands[1]) == "DEF");
    CHECK(match.toMove() == kP1);
    // A space is an empty slot.
    CHECK(rulesFrom("[start]\nopen = \" A\"\n")->initial().open == Slots{kNoCard, 0, kNoCard});
    // Nothing left to draw in round 3: these are the last turns.
    CHECK(Position{.bridges1 = "AB", .bridges2 = "CF", .hand1 = "A", .round = 3}.rules()->initial().lastCardGone);
}

TEST_CASE("kahuna: what is wrong with a start", "[level]") {
    CHECK_THAT(wrong("[start]\nhands = { P1 = \"AAA\" }\n"),
               Contains("test.toml:2:") && Contains("only 2 cards of Aloa"));
    CHECK_THAT(wrong("[start]\nhands = { P1 = \"AA\" }\nopen = \"A\"\n"), Contains("test.toml:3:"));
    CHECK_THAT(wrong("[start]\nhands = { P1 = \"ABCDEF\" }\n"), Contains("at most 5 cards"));
    CHECK_THAT(wrong("[start]\nhands = { P3 = \"A\" }\n"), Contains("unknown key 'P3'"));
    CHECK_THAT(wrong("[start]\nhands = { P1 = \"AZ\" }\n"), Contains("no island 'Z'"));
    CHECK_THAT(wrong("[start]\nopen = \"ABCD\"\n"), Contains("3 open slots"));
    CHECK_THAT(wrong("[start]\nbridges = { P1 = [\"AC\"] }\n"), Contains("no bridge \"AC\""));
    CHECK_THAT(wrong("[start]\nbridges = { P1 = [\"AB\"], P2 = [\"BA\"] }\n"), Contains("built twice"));
    CHECK_THAT(wrong("[start]\nround = 4\n"), Contains("from 1 to 3"));
    CHECK_THAT(wrong("[start]\nscores = [1]\n"), Contains("2 entries"));
    CHECK_THAT(wrong("[start]\nto_move = \"P3\"\n"), Contains("\"P1\" or \"P2\""));
    CHECK_THAT(wrong("[start]\ndiscards = \"AABBCCDDEEFFGGHHIIJJ\"\n"), Contains("too few"));
}

TEST_CASE("kahuna: a level that is written reads the same", "[level]") {
    std::vector<Level> levels{levelFrom(""), levelFrom("rules = \"official\"\ndecline = \"always\""), levelFrom(kRow)};
    levels.push_back(
        levelFrom(Position{.bridges1 = "AB", .bridges2 = "CF", .hand1 = "AAB", .open = "G H", .round = 2}.toml()));
    levels.push_back(levelFrom("title = \"A \\\"B\\\"\"\n[start]\nhands = { P2 = \"\" }\nto_move = \"P2\"\n"));
    for (const auto& level : shippedLevels("kahuna")) {
        levels.push_back(levelFrom(level.text));
    }
    for (const Level& level : levels) {
        CHECK(levelFrom(writeLevel(level)) == level);
    }
}

TEST_CASE("kahuna: on our own maps no bridge crosses another or runs over an island", "[level]") {
    std::size_t largest = 0;
    std::size_t smallest = kMostIslands;
    std::size_t maps = 0;
    for (const auto& level : shippedLevels("kahuna")) {
        const Map map = levelFrom(level.text).map;
        largest = std::max(largest, map.islands().size());
        smallest = std::min(smallest, map.islands().size());
        ++maps;
        if (map == twelveIslands()) continue; // there the bridge from Coco to Kahu passes Gola closely
        for (std::size_t i = 0; i < map.bridges().size(); ++i) {
            const auto [first, second] = map.bridges()[i];
            INFO(level.name << " " << map.bridgeName(static_cast<Bridge>(i)));
            for (Island island = 0; island < map.islands().size(); ++island) {
                if (island == first || island == second) continue;
                CHECK(distance(map.island(island), map.island(first), map.island(second)) > 25);
            }
            for (std::size_t j = 0; j < i; ++j) {
                const auto [third, fourth] = map.bridges()[j];
                if (first == third || first == fourth || second == third || second == fourth) continue;
                CHECK_FALSE(cross(map.island(first), map.island(second), map.island(third), map.island(fourth)));
            }
        }
    }
    CHECK(maps >= 4);
    CHECK(smallest <= 8);
    CHECK(largest >= 16);
    CHECK(levelFrom(loadLevel("kahuna", "mathuna").text).map == twelveIslands());
}
