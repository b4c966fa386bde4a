#include "engine/kahuna/level.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace parlour::kahuna {

namespace {

constexpr std::size_t kFewestIslands = 3;
constexpr int kFewestCards = 2 * kDealt + static_cast<int>(kOpenSlots);
constexpr int kMostPoints = 99;
constexpr std::size_t kLongestName = 12;

constexpr std::array<std::string_view, 2> kSeatKeys{"P1", "P2"};

struct Named { // an option's key, and the words for its values
    std::string_view key;
    std::array<std::string_view, 2> words;
};
constexpr Named kTieScores{"tie_scores", {"both", "none"}};
constexpr Named kFinalScore{"final_score", {"own", "difference"}};
constexpr Named kLastTurns{"last_turns", {"until-stuck", "one-each"}};
constexpr Named kDecline{"decline", {"always", "not-twice"}};
constexpr Named kDiscard{"discard", {"any-time", "full-hand"}};
constexpr Named kWipedOut{"wiped_out", {"scored", "loses"}};
constexpr Named kTieBreak{"tie_break", {"none", "official"}};

template <class Value>
void readOption(LevelReader& reader, const Named& option, Value& value) {
    value = reader.choice<Value>(option.key, {{option.words[0], Value{0}}, {option.words[1], Value{1}}}, value);
}

template <class Value>
std::string writeOption(const Named& option, Value value) {
    return fmt::format("{} = \"{}\"\n", option.key, option.words[static_cast<std::size_t>(value)]);
}

Options readOptions(LevelReader& reader) {
    Options options = reader.choice<Options>("rules", {{"mathuna", kMathuna}, {"official", kOfficial}}, kMathuna);
    readOption(reader, kTieScores, options.tieScores);
    readOption(reader, kFinalScore, options.finalScore);
    readOption(reader, kLastTurns, options.lastTurns);
    readOption(reader, kDecline, options.decline);
    readOption(reader, kDiscard, options.discard);
    readOption(reader, kWipedOut, options.wipedOut);
    readOption(reader, kTieBreak, options.tieBreak);
    return options;
}

// --- the map

IslandPlace readIsland(LevelReader& reader) {
    IslandPlace place;
    const auto letter = reader.string("letter", "");
    if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z') {
        reader.fail("letter", fmt::format("an island needs a 'letter' from \"A\" to \"Z\", not \"{}\"", letter));
    }
    place.letter = letter[0];
    place.name = reader.string("name", "");
    if (place.name.empty() || place.name.size() > kLongestName) {
        reader.fail("name", fmt::format("island {} needs a 'name' of at most {} characters", letter, kLongestName));
    }
    const auto at = reader.integers("at", 2, 0, kMapEdge);
    if (!at) reader.fail("at", fmt::format("island {} needs its place, as in at = [413, 299]", letter));
    place.x = (*at)[0];
    place.y = (*at)[1];
    reader.finish();
    return place;
}

std::vector<IslandPlace> readIslands(LevelReader& map) {
    std::vector<IslandPlace> islands;
    for (LevelReader& entry : map.tables("islands")) {
        IslandPlace place = readIsland(entry);
        for (const IslandPlace& other : islands) {
            if (other.letter == place.letter) {
                entry.fail("letter", fmt::format("there are two islands with the letter {}", place.letter));
            }
            if (other.x == place.x && other.y == place.y) {
                entry.fail("at", fmt::format("{} and {} lie at the same place", other.name, place.name));
            }
        }
        islands.push_back(std::move(place));
    }
    if (islands.size() < kFewestIslands) {
        map.fail("islands",
                 fmt::format("a map has {} to {} islands, not {}", kFewestIslands, kMostIslands, islands.size()));
    }
    std::sort(islands.begin(), islands.end(), [](const auto& a, const auto& b) { return a.letter < b.letter; });
    return islands;
}

BridgePlace readBridge(const LevelReader& map, const std::vector<IslandPlace>& islands, const std::string& text) {
    const auto end = [&](char letter) {
        const auto found = std::find_if(islands.begin(), islands.end(),
                                        [&](const IslandPlace& place) { return place.letter == letter; });
        if (found == islands.end()) {
            map.fail("bridges", fmt::format("bridge \"{}\": there is no island {}", text, letter));
        }
        return static_cast<Island>(found - islands.begin());
    };
    if (text.size() != 2) {
        map.fail("bridges", fmt::format("\"{}\" is no bridge: write the letters of two islands, as in \"AB\"", text));
    }
    const Island one = end(text[0]);
    const Island two = end(text[1]);
    if (one == two) map.fail("bridges", fmt::format("bridge \"{}\" leads back to the same island", text));
    return {std::min(one, two), std::max(one, two)};
}

std::vector<BridgePlace> readBridges(LevelReader& map, const std::vector<IslandPlace>& islands) {
    std::vector<BridgePlace> bridges;
    const auto texts = map.strings("bridges", std::nullopt);
    if (!texts) map.fail("bridges", "a map needs its 'bridges', as in bridges = [\"AB\", \"BC\"]");
    if (texts->size() > kMostBridges) {
        map.fail("bridges", fmt::format("a map has at most {} bridges, not {}", kMostBridges, texts->size()));
    }
    for (const auto& text : *texts) {
        const BridgePlace place = readBridge(map, islands, text);
        if (std::find(bridges.begin(), bridges.end(), place) != bridges.end()) {
            map.fail("bridges", fmt::format("bridge \"{}\" is there twice", text));
        }
        bridges.push_back(place);
    }
    for (std::size_t i = 0; i < islands.size(); ++i) {
        const auto ends = [&](const BridgePlace& place) { return place.first == i || place.second == i; };
        if (std::none_of(bridges.begin(), bridges.end(), ends)) {
            map.fail("bridges", fmt::format("no bridge leads to {} ({})", islands[i].name, islands[i].letter));
        }
    }
    return bridges;
}

Map readMap(LevelReader& reader) {
    const Map& usual = twelveIslands();
    auto map = reader.table("map");
    if (!map) return usual;
    const int copies = map->integer("copies", 1, kMostCopies, usual.copies());
    auto islands = usual.islands();
    auto bridges = usual.bridges();
    if (map->has("islands") || map->has("bridges")) {
        if (!map->has("islands")) map->fail("bridges", "bridges of one's own need 'islands' of one's own");
        islands = readIslands(*map);
        bridges = readBridges(*map, islands);
    }
    const int cards = copies * static_cast<int>(islands.size());
    if (cards < kFewestCards) {
        map->fail("copies",
                  fmt::format("{} islands and {} of each card make {} cards; there must be at least {} to deal",
                              islands.size(), copies, cards, kFewestCards));
    }
    map->finish();
    return {std::move(islands), std::move(bridges), copies};
}

// --- the start

// Cards as letters. They are taken from those that are left, so that none is in two places.
class CardSource {
public:
    explicit CardSource(const Map& map) : m_map(map), m_left(map.allCards()) {}

    Card take(const LevelReader& reader, std::string_view key, char letter) {
        const auto card = letter >= 'A' && letter <= 'Z' ? m_map.islandNamed(letter) : std::nullopt;
        if (!card) reader.fail(key, fmt::format("there is no island '{}' in '{}'", letter, key));
        if (!m_left.has(*card)) {
            reader.fail(key, fmt::format("there are only {} cards of {} ({}), and one more is in '{}'", m_map.copies(),
                                         m_map.island(*card).name, letter, key));
        }
        m_left.remove(*card);
        return *card;
    }
    Cards takeAll(LevelReader& reader, std::string_view key) {
        Cards cards;
        for (const char letter : reader.string(key, "")) {
            cards.add(take(reader, key, letter));
        }
        return cards;
    }
    Cards left() const { return m_left; }

private:
    const Map& m_map;
    Cards m_left;
};

Slots readOpen(LevelReader& start, CardSource& source) {
    Slots open{kNoCard, kNoCard, kNoCard};
    const auto text = start.string("open", "");
    if (text.size() > kOpenSlots) {
        start.fail("open",
                   fmt::format("there are {} open slots, and 'open' has {} characters", kOpenSlots, text.size()));
    }
    for (std::size_t slot = 0; slot < text.size(); ++slot) {
        if (text[slot] != ' ') open[slot] = source.take(start, "open", text[slot]);
    }
    return open;
}

void readStartBridges(LevelReader& bridges, const Map& map, Start& start) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const auto key = kSeatKeys[seat];
        for (const auto& text : bridges.strings(key, std::nullopt).value_or(std::vector<std::string>{})) {
            const auto bridge = map.bridgeNamed(text);
            if (!bridge) bridges.fail(key, fmt::format("the map has no bridge \"{}\"", text));
            if (((start.bridges[0] | start.bridges[1]) & bridgeBit(*bridge)) != 0) {
                bridges.fail(key, fmt::format("bridge \"{}\" is built twice", text));
            }
            start.bridges[seat] |= bridgeBit(*bridge);
        }
    }
    bridges.finish();
}

void readHands(LevelReader& hands, CardSource& source, Start& start) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const auto key = kSeatKeys[seat];
        if (!hands.has(key)) continue;
        start.hands[seat] = source.takeAll(hands, key);
        if (start.hands[seat]->size() > kFullHand) {
            hands.fail(key, fmt::format("a hand has at most {} cards, not {}", kFullHand, start.hands[seat]->size()));
        }
    }
    hands.finish();
}

Start readStart(LevelReader& reader, const Map& map) {
    Start start;
    auto table = reader.table("start");
    if (!table) return start;
    start.round = table->integer("round", 1, kRounds, 1);
    if (const auto scores = table->integers("scores", 2, 0, kMostPoints)) {
        start.scores = {(*scores)[0], (*scores)[1]};
    }
    start.toMove = table->choice<Seat>("to_move", {{"P1", kP1}, {"P2", kP2}}, kP1);
    if (auto bridges = table->table("bridges")) readStartBridges(*bridges, map, start);
    CardSource source(map);
    if (auto hands = table->table("hands")) readHands(*hands, source, start);
    if (table->has("open")) start.open = readOpen(*table, source);
    start.discards = source.takeAll(*table, "discards");
    const auto undealt = std::count(start.hands.begin(), start.hands.end(), std::nullopt);
    if (source.left().size() < undealt * kDealt) {
        table->fail("hands", fmt::format("{} cards are left to deal, which is too few for the hands that are not given",
                                         source.left().size()));
    }
    table->finish();
    return start;
}

// --- writing

std::string letters(const Map& map, Cards cards) {
    std::string text;
    for (const Card card : cards) {
        text.append(static_cast<std::size_t>(cards.count(card)), map.letter(card));
    }
    return text;
}

std::string bridgeList(const Map& map, Bridges set) {
    std::vector<std::string> names;
    while (set != 0) {
        names.push_back(tomlString(map.bridgeName(popBridge(set))));
    }
    return fmt::format("[{}]", fmt::join(names, ", "));
}

std::string writeMap(const Map& map) {
    std::vector<std::string> islands;
    for (const IslandPlace& place : map.islands()) {
        islands.push_back(fmt::format("    {{ letter = \"{}\", name = {}, at = [{}, {}] }},\n", place.letter,
                                      tomlString(place.name), place.x, place.y));
    }
    const auto count = map.bridges().size();
    const Bridges all = count == kMostBridges ? ~Bridges{0} : bridgeBit(static_cast<Bridge>(count)) - 1;
    return fmt::format("[map]\ncopies = {}\nbridges = {}\nislands = [\n{}]\n", map.copies(), bridgeList(map, all),
                       fmt::join(islands, ""));
}

std::string writeStart(const Map& map, const Start& start) {
    std::string text = fmt::format("[start]\nround = {}\nscores = [{}, {}]\nto_move = \"{}\"\n", start.round,
                                   start.scores[0], start.scores[1], kSeatKeys[index(start.toMove)]);
    text += fmt::format("bridges = {{ P1 = {}, P2 = {} }}\n", bridgeList(map, start.bridges[0]),
                        bridgeList(map, start.bridges[1]));
    std::vector<std::string> hands;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (start.hands[seat])
            hands.push_back(fmt::format("{} = \"{}\"", kSeatKeys[seat], letters(map, *start.hands[seat])));
    }
    if (!hands.empty()) text += fmt::format("hands = {{ {} }}\n", fmt::join(hands, ", "));
    if (start.open) {
        std::string open;
        for (const Card card : *start.open) {
            open += card == kNoCard ? ' ' : map.letter(card);
        }
        text += fmt::format("open = \"{}\"\n", open);
    }
    return text + fmt::format("discards = \"{}\"\n", letters(map, start.discards));
}

} // namespace

Level readLevel(LevelReader& reader) {
    Level level;
    level.title = reader.string("title", "Kahuna");
    level.about = reader.string("about", "");
    level.options = readOptions(reader);
    level.map = readMap(reader);
    level.start = readStart(reader, level.map);
    reader.finish();
    return level;
}

std::string writeLevel(const Level& level) {
    const Options& options = level.options;
    std::string text = fmt::format("title = {}\nabout = {}\n", tomlString(level.title), tomlString(level.about));
    text += writeOption(kTieScores, options.tieScores) + writeOption(kFinalScore, options.finalScore) +
            writeOption(kLastTurns, options.lastTurns) + writeOption(kDecline, options.decline) +
            writeOption(kDiscard, options.discard) + writeOption(kWipedOut, options.wipedOut) +
            writeOption(kTieBreak, options.tieBreak);
    text += writeMap(level.map);
    if (level.start != Start{}) text += writeStart(level.map, level.start);
    return text;
}

} // namespace parlour::kahuna
