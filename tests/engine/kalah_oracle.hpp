#pragma once
// Kalah a second time, written from the rules page alone and as naively as possible: lists of numbers, one step at a
// time, no tables. It shares nothing with the engine, so that the two can be compared.
#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <string>
#include <tuple>
#include <vector>

namespace oracle {

struct Options {
    int houses = 6;
    bool captureAlways = false;
    bool moverStuck = false;
    bool pie = false;
};

struct Position {
    std::vector<int> houses[2]; // South, North; in sowing order
    int store[2] = {0, 0};
    int player = 0;
    int movesOfNorth = 0;
    bool southOpened = true; // South had the first turn
    bool over = false;

    friend bool operator==(const Position& a, const Position& b) {
        return a.houses[0] == b.houses[0] && a.houses[1] == b.houses[1] && a.store[0] == b.store[0] &&
               a.store[1] == b.store[1] && a.player == b.player && a.over == b.over;
    }
    friend bool operator<(const Position& a, const Position& b) {
        return std::tie(a.houses[0], a.houses[1], a.store[0], a.store[1], a.player, a.movesOfNorth, a.southOpened,
                        a.over) < std::tie(b.houses[0], b.houses[1], b.store[0], b.store[1], b.player, b.movesOfNorth,
                                           b.southOpened, b.over);
    }
};

inline int left(const std::vector<int>& houses) {
    return std::accumulate(houses.begin(), houses.end(), 0);
}

inline void finishIfOver(const Options& options, Position& p) {
    const bool southEmpty = left(p.houses[0]) == 0;
    const bool northEmpty = left(p.houses[1]) == 0;
    const bool stuck = p.player == 0 ? southEmpty : northEmpty;
    if (options.moverStuck ? !stuck : !(southEmpty || northEmpty)) return;
    p.over = true;
    for (int side = 0; side < 2; ++side) {
        p.store[side] += left(p.houses[side]);
        p.houses[side].assign(p.houses[side].size(), 0);
    }
}

inline Position start(const Options& options, const std::vector<int>& south, const std::vector<int>& north,
                      int player = 0) {
    Position p;
    p.houses[0] = south;
    p.houses[1] = north;
    p.player = player;
    p.southOpened = player == 0;
    finishIfOver(options, p);
    return p;
}

inline std::vector<std::string> moves(const Options& options, const Position& p) {
    std::vector<std::string> all;
    if (p.over) return all;
    for (int i = 0; i < options.houses; ++i) {
        if (p.houses[p.player][static_cast<std::size_t>(i)] > 0) all.push_back(std::to_string(i + 1));
    }
    if (options.pie && p.southOpened && p.player == 1 && p.movesOfNorth == 0) all.emplace_back("swap");
    return all;
}

inline Position play(const Options& options, Position p, const std::string& move) {
    const int me = p.player;
    const int you = 1 - me;
    if (move == "swap") {
        std::swap(p.houses[0], p.houses[1]);
        std::swap(p.store[0], p.store[1]);
        p.player = you;
        p.movesOfNorth += 1;
        finishIfOver(options, p);
        return p;
    }
    const auto number = static_cast<std::size_t>(std::stoi(move));
    // Walk along a list of everything a seed can fall into, round and round.
    std::vector<int*> path;
    for (int& house : p.houses[me]) {
        path.push_back(&house);
    }
    path.push_back(&p.store[me]);
    for (int& house : p.houses[you]) {
        path.push_back(&house);
    }
    int hand = *path[number - 1];
    *path[number - 1] = 0;
    std::size_t at = number - 1;
    while (hand > 0) {
        at = (at + 1) % path.size();
        *path[at] += 1;
        --hand;
    }
    const auto k = static_cast<std::size_t>(options.houses);
    const bool inStore = at == k;
    if (at < k && *path[at] == 1) {
        int& facing = p.houses[you][k - 1 - at]; // house i faces house k+1-i
        if (facing > 0 || options.captureAlways) {
            p.store[me] += facing + 1;
            facing = 0;
            *path[at] = 0;
        }
    }
    if (me == 1) p.movesOfNorth += 1;
    if (!inStore) p.player = you;
    finishIfOver(options, p);
    return p;
}

inline std::uint64_t leaves(const Options& options, const Position& p, int depth) {
    if (depth == 0 || p.over) return 1;
    std::uint64_t sum = 0;
    for (const auto& move : moves(options, p)) {
        sum += leaves(options, play(options, p, move), depth - 1);
    }
    return sum;
}

// South's final margin with perfect play, by looking at everything.
class Perfect {
public:
    explicit Perfect(const Options& options) : m_options(options) {}

    int margin(const Position& p) {
        if (p.over) return p.store[0] - p.store[1];
        const auto known = m_known.find(p);
        if (known != m_known.end()) return known->second;
        int best = p.player == 0 ? -1000 : 1000;
        for (const auto& move : moves(m_options, p)) {
            const int value = margin(play(m_options, p, move));
            best = p.player == 0 ? std::max(best, value) : std::min(best, value);
        }
        m_known.emplace(p, best);
        return best;
    }

private:
    Options m_options;
    std::map<Position, int> m_known;
};

} // namespace oracle
