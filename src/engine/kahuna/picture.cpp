// Kahuna as a picture in characters: the sea with its islands and bridges, then the cards as one player sees them.
#include "engine/kahuna/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace parlour::kahuna {

namespace {

constexpr int kWidth = 84;
constexpr int kHeight = 26;
constexpr int kMargin = 2; // an island is five characters wide

class Sea {
public:
    explicit Sea(const Map& map) : m_rows(kHeight, std::string(kWidth, ' ')) {
        for (const IslandPlace& place : map.islands()) {
            m_left = std::min(m_left, place.x);
            m_right = std::max(m_right, place.x);
            m_top = std::min(m_top, place.y);
            m_bottom = std::max(m_bottom, place.y);
        }
    }

    void line(const IslandPlace& from, const IslandPlace& to, char sign) {
        const int steps = std::max(std::abs(column(to) - column(from)), std::abs(row(to) - row(from)));
        for (int step = 1; step < steps; ++step) {
            const double part = static_cast<double>(step) / steps;
            const auto between = [&](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
            at(between(column(from), column(to)), between(row(from), row(to))) = sign;
        }
    }
    void write(const IslandPlace& place, std::string_view text) {
        int x = column(place) - static_cast<int>(text.size()) / 2;
        for (const char c : text) {
            at(x++, row(place)) = c;
        }
    }
    std::string text() const {
        std::string all;
        for (std::string row : m_rows) {
            row.erase(row.find_last_not_of(' ') + 1);
            all += row + '\n';
        }
        return all;
    }

private:
    char& at(int x, int y) { return m_rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }
    static int scaled(int value, int low, int high, int size) {
        return high == low ? size / 2
                           : static_cast<int>(std::lround(static_cast<double>(value - low) * size / (high - low)));
    }
    int column(const IslandPlace& place) const {
        return kMargin + scaled(place.x, m_left, m_right, kWidth - 1 - 2 * kMargin);
    }
    int row(const IslandPlace& place) const { return scaled(place.y, m_top, m_bottom, kHeight - 1); }

    int m_left = kMapEdge, m_right = 0, m_top = kMapEdge, m_bottom = 0;
    std::vector<std::string> m_rows;
};

std::string letters(const Map& map, Cards cards) {
    std::vector<std::string> all;
    for (const Card card : cards) {
        for (int i = 0; i < cards.count(card); ++i) {
            all.emplace_back(1, map.letter(card));
        }
    }
    return all.empty() ? "none" : fmt::format("{}", fmt::join(all, " "));
}

std::string sea(const Map& map, const View& view) {
    Sea sea(map);
    for (std::size_t i = 0; i < map.bridges().size(); ++i) {
        const auto bit = bridgeBit(static_cast<Bridge>(i));
        const char sign = (view.bridges[0] & bit) != 0 ? '1' : (view.bridges[1] & bit) != 0 ? '2' : '.';
        const auto [first, second] = map.ends(static_cast<Bridge>(i));
        sea.line(map.island(first), map.island(second), sign);
    }
    for (std::size_t i = 0; i < map.islands().size(); ++i) {
        const auto bit = islandBit(static_cast<Island>(i));
        const auto& place = map.island(static_cast<Island>(i));
        const char owner = (view.kahunas[0] & bit) != 0 ? '1' : (view.kahunas[1] & bit) != 0 ? '2' : ' ';
        sea.write(place,
                  owner == ' ' ? fmt::format("({})", place.letter) : fmt::format("({}:{})", place.letter, owner));
    }
    return sea.text();
}

std::string handLine(const Rules& rules, const View& view, Seat seat) {
    const auto own = index(seat);
    std::string line =
        fmt::format("{}  {} points, {} kahunas, {} bridges; hand: ", rules.seatName(seat), view.total(seat),
                    std::popcount(view.kahunas[own]), std::popcount(view.bridges[own]));
    if (seat == view.seat) {
        line += letters(rules.map(), view.hand);
        if (!view.buried.empty()) line += fmt::format("; discarded: {}", letters(rules.map(), view.buried));
        return line + '\n';
    }
    const int count = view.handSizes[own];
    line += fmt::format("{} card{}", count, count == 1 ? "" : "s");
    if (!view.shown[own].empty()) line += fmt::format(", with {}", letters(rules.map(), view.shown[own]));
    if (view.buriedSizes[own] > 0) line += fmt::format("; {} discarded face down", view.buriedSizes[own]);
    return line + '\n';
}

} // namespace

std::string Rules::drawText(const State& state, Seat viewer) const {
    const View seen = view(state, viewer);
    std::string picture = sea(map(), seen) + '\n';
    std::vector<std::string> names;
    for (std::size_t i = 0; i < map().islands().size(); ++i) {
        const auto island = static_cast<Island>(i);
        names.push_back(fmt::format("{} {} {}/{}", map().letter(island), map().island(island).name, map().need(island),
                                    map().degree(island)));
    }
    constexpr std::size_t kInARow = 6;
    for (std::size_t i = 0; i < names.size(); i += kInARow) {
        std::string row;
        for (std::size_t j = i; j < std::min(i + kInARow, names.size()); ++j) {
            row += fmt::format("{:<15}", names[j]);
        }
        row.erase(row.find_last_not_of(' ') + 1);
        picture += row + '\n';
    }
    std::vector<std::string> slots;
    for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
        slots.push_back(
            fmt::format("{} {}", slot + 1, seen.open[slot] == kNoCard ? "-" : map().island(seen.open[slot]).name));
    }
    picture += fmt::format("\nround {} of {}; open: {}; deck: {}; discards: {}\n", seen.round, kRounds,
                           fmt::join(slots, ", "), seen.deckSize, letters(map(), seen.discards));
    return picture + handLine(*this, seen, kP1) + handLine(*this, seen, kP2);
}

} // namespace parlour::kahuna
