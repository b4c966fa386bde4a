// What the table says of a ply and of a game, and how cards are called and painted.
#include "engine/core/paths.hpp"
#include "tests/catch.hpp"
#include "tests/engine/onitama_tools.hpp"
#include "ui/onitama/breakdown.hpp"
#include "ui/onitama/card_face.hpp"
#include "ui/onitama/words.hpp"

#include <filesystem>
#include <set>

using namespace parlour::onitama;
using namespace onitama_tools;

namespace {

struct Told {
    std::string line, fact;
};

Told tell(const std::string& level, const std::string& move) {
    const Rules rules(levelFrom(level));
    State state = rules.initial();
    const auto parsed = rules.parseMove(state, move);
    REQUIRE(parsed);
    std::vector<Event> events;
    rules.apply(state, *parsed, &events);
    return {logLine(rules, events), deed(rules, events)};
}

const std::string kBlockedCards = "...../.xx../..o../...../..... ...../..x../.xo../...../..... goose cobra rooster";

} // namespace

TEST_CASE("A ply is told in the log and as a sentence") {
    const auto quiet = tell("cards = ['tiger', 'ox', 'boar', 'eel', 'crab']\n", "1 e3 c3");
    CHECK(quiet.line == "Tiger e3–c3");
    CHECK(quiet.fact == "plays Tiger from e3 to c3");

    const auto takes = tell(position("ox boar horse moth owl", "..B.. ..... W.b.. ..a.. ..A.."), "1 d3 c3 r");
    CHECK(takes.line == "Ox d3–c3 ×, wall c2");
    CHECK(takes.fact == "plays Ox from d3 to c3, takes a soldier and moves the wall to c2");

    const auto swaps = tell(position("ox boar horse moth owl", "..B.. a.... W.... ..a.. ..A.."), "1 d3 c3 u");
    CHECK(swaps.fact == "plays Ox from d3 to c3 and swaps the wall with the soldier on b1");
    CHECK(swaps.line == "Ox d3–c3, wall swaps b1");

    const auto general = tell(position("ox boar horse moth owl", "..B.. ..a.. W.... ..... ..A.."), "2 b3 a3");
    CHECK(general.line == "Boar b3–a3 ×, wins");
    CHECK(general.fact == "plays Boar from b3 to a3 and takes the general");

    const auto base = tell(position("ox boar horse moth owl", "B.... ..A.. W.... ..... a...."), "1 b3 a3");
    CHECK(base.line == "Ox b3–a3, wins");
    CHECK(base.fact == "plays Ox from b3 to a3 and reaches the other shrine");

    const auto pass = tell(position(kBlockedCards, "..... B...b W..b. a.... A...."), "2 XX XX r");
    CHECK(pass.line == "hands over Blossom, wall c2");
    CHECK(pass.fact == "hands over Blossom and moves the wall to c2");

    const auto dealt = tell("deck = ['tiger', 'ox', 'boar', 'eel', 'crab', 'frog']\n", "boar");
    CHECK(dealt.line == "Boar to A");
}

TEST_CASE("Each end of a game has its sentence") {
    CHECK(endingText(Ending::GeneralTaken, "Ada", "Grace", 9) == "Ada took Grace's general.");
    CHECK(endingText(Ending::BaseReached, "Ada", "Grace", 9) == "Ada's general reached Grace's shrine.");
    CHECK(endingText(Ending::TurnLimit, "Ada", "Grace", 40) ==
          "The limit of 40 turns was reached, and nobody had won.");
}

TEST_CASE("Every named card has a painting of its own, at least eight of them our own") {
    const auto all = namedCards();
    CHECK(all.size() >= kClassicCards + 8);
    std::set<std::string> titles;
    for (std::size_t card = 0; card < all.size(); ++card) {
        const CardFace face = faceOf(all, card);
        CAPTURE(face.title);
        titles.insert(face.title);
        CHECK(std::filesystem::exists(parlour::shareFolder() / "assets" / face.emblem));
        CHECK(face.pattern == all[card].pattern);
    }
    CHECK(titles.size() == all.size());
}

TEST_CASE("Cards without a name get landscapes, all called differently") {
    std::vector<Card> cards{*cardFrom("tiger")};
    for (const auto* pattern :
         {"x..../...../..o../...../.....", ".x.../...../..o../...../.....", "..x../...../..o../...../....x",
          "...x./...../..o../...../.....", "....x/...../..o../...../.....", "...../x..../..o../...../.....",
          "...../...../x.o../...../....."}) {
        cards.push_back(*cardFrom(pattern));
    }
    REQUIRE(cards[3].name.empty());
    std::set<std::string> titles;
    for (std::size_t card = 0; card < cards.size(); ++card) {
        const CardFace face = faceOf(cards, card);
        titles.insert(face.title);
        CHECK(std::filesystem::exists(parlour::shareFolder() / "assets" / face.emblem));
    }
    CHECK(titles.size() == cards.size());
    CHECK(faceOf(cards, 0).title == "Tiger");
    CHECK(faceOf(cards, 1).title == "Bamboo");
    CHECK(faceOf(cards, 6).title == "Bamboo 2");
    CHECK(faceOf(cards, 6).emblem == faceOf(cards, 1).emblem);
}

TEST_CASE("A game's breakdown counts turns, captures, pushes and blocked turns") {
    OnitamaMatch match(rulesFrom(position(kBlockedCards, "..... B...b W..b. a.... A....")), 1);
    CHECK(breakdown(match) == std::array<Deeds, 2>{});
    REQUIRE(match.play("2 XX XX r")); // A is blocked
    REQUIRE(match.play("1 b5 b4 s"));
    const auto deeds = breakdown(match);
    CHECK(deeds[0] == Deeds{.turns = 1, .taken = 0, .passed = 1, .pushed = 1});
    CHECK(deeds[1] == Deeds{.turns = 1, .taken = 0, .passed = 0, .pushed = 0});

    OnitamaMatch taking(rulesFrom(position("ox boar horse moth owl", "..B.. ..... W.b.. ..a.. ..A..")), 1);
    REQUIRE(taking.play("1 d3 c3 s"));
    CHECK(breakdown(taking)[0] == Deeds{.turns = 1, .taken = 1, .passed = 0, .pushed = 0});
    CHECK(breakdown(taking)[1] == Deeds{});
}
