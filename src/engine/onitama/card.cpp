#include "engine/onitama/card.hpp"

#include <algorithm>
#include <array>

namespace parlour::onitama {

namespace {

constexpr std::string_view kBlank = "...../...../...../...../.....";
constexpr std::size_t kRowLength = kSide + 1; // with its slash

constexpr std::size_t place(int row, int column) {
    return static_cast<std::size_t>(row) * kRowLength + static_cast<std::size_t>(column);
}

Card centred(std::string_view name, std::initializer_list<Step> steps) {
    Card card{std::string(name), std::string(kBlank)};
    card.pattern[place(2, 2)] = 'o';
    for (const Step step : steps) {
        card.pattern[place(2 - step.forward, 2 + step.right)] = 'x';
    }
    return card;
}

} // namespace

std::string squareName(Square square) {
    return {static_cast<char>('a' + rowOf(square)), static_cast<char>('1' + columnOf(square))};
}

std::optional<Square> squareNamed(std::string_view name) {
    if (name.size() != 2 || !onBoard(name[0] - 'a', name[1] - '1')) return std::nullopt;
    return squareAt(name[0] - 'a', name[1] - '1');
}

std::vector<Step> Card::steps() const {
    const auto pawn = pattern.find('o');
    const auto row = [](std::size_t at) { return static_cast<int>(at / kRowLength); };
    const auto column = [](std::size_t at) { return static_cast<int>(at % kRowLength); };
    std::vector<Step> all;
    for (auto at = pattern.find('x'); at != std::string::npos; at = pattern.find('x', at + 1)) {
        all.push_back({column(at) - column(pawn), row(pawn) - row(at)});
    }
    return all;
}

std::span<const Card> namedCards() {
    static const std::vector<Card> kCards{
        centred("tiger", {{0, 2}, {0, -1}}),
        centred("dragon", {{-2, 1}, {2, 1}, {-1, -1}, {1, -1}}),
        centred("crab", {{0, 1}, {-2, 0}, {2, 0}}),
        centred("elephant", {{-1, 0}, {1, 0}, {-1, 1}, {1, 1}}),
        centred("monkey", {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}),
        centred("mantis", {{-1, 1}, {1, 1}, {0, -1}}),
        centred("crane", {{0, 1}, {-1, -1}, {1, -1}}),
        centred("boar", {{0, 1}, {-1, 0}, {1, 0}}),
        centred("frog", {{-2, 0}, {-1, 1}, {1, -1}}),
        centred("rabbit", {{2, 0}, {1, 1}, {-1, -1}}),
        centred("goose", {{-1, 0}, {-1, 1}, {1, 0}, {1, -1}}),
        centred("rooster", {{1, 0}, {1, 1}, {-1, 0}, {-1, -1}}),
        centred("horse", {{-1, 0}, {0, 1}, {0, -1}}),
        centred("ox", {{1, 0}, {0, 1}, {0, -1}}),
        centred("eel", {{-1, 1}, {-1, -1}, {1, 0}}),
        centred("cobra", {{1, 1}, {1, -1}, {-1, 0}}),
        centred("heron", {{0, 2}, {-1, -1}, {1, -1}}),
        centred("stag", {{-1, 2}, {1, 2}, {0, -1}}),
        centred("owl", {{-1, 1}, {1, 1}, {0, -2}}),
        centred("wasp", {{1, 2}, {-1, 0}, {0, -1}}),
        centred("hornet", {{-1, 2}, {1, 0}, {0, -1}}),
        centred("badger", {{0, 1}, {-1, 0}, {1, 0}, {0, -1}}),
        centred("carp", {{0, 1}, {0, 2}, {0, -2}}),
        centred("moth", {{0, 1}, {-2, -1}, {2, -1}}),
    };
    return kCards;
}

// A long list of patterns runs out of landscapes: they begin anew with a number.
std::string cardName(std::span<const Card> cards, std::size_t number) {
    constexpr std::array kLandscapes{"bamboo", "blossom", "mountain", "wave", "moon"};
    if (!cards[number].name.empty()) return cards[number].name;
    const auto before = cards.first(number);
    const auto nameless = static_cast<std::size_t>(
        std::count_if(before.begin(), before.end(), [](const Card& other) { return other.name.empty(); }));
    const std::string landscape = kLandscapes.at(nameless % kLandscapes.size());
    const std::size_t round = nameless / kLandscapes.size();
    return round == 0 ? landscape : landscape + " " + std::to_string(round + 1);
}

bool isPattern(std::string_view text) {
    if (text.size() != kBlank.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool fits = kBlank[i] == '/' ? text[i] == '/' : text[i] == '.' || text[i] == 'x' || text[i] == 'o';
        if (!fits) return false;
    }
    return std::count(text.begin(), text.end(), 'o') == 1;
}

std::optional<Card> cardFrom(std::string_view text) {
    const auto all = namedCards();
    const bool pattern = isPattern(text);
    const Card given{"", std::string(text)};
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const Card& card) { return pattern ? card.sameSteps(given) : card.name == text; });
    if (found != all.end()) return *found;
    if (pattern) return given;
    return std::nullopt;
}

std::string turned(std::string pattern) {
    std::reverse(pattern.begin(), pattern.end());
    return pattern;
}

} // namespace parlour::onitama
