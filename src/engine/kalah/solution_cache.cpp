// One question to the solver, and where its answer is kept.
#include "engine/core/cache_file.hpp"
#include "engine/kalah/board.hpp"
#include "engine/kalah/solver.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::kalah {

namespace {

constexpr std::uint64_t kMuchWork = 10'000; // nodes: what took less is sooner found again than kept in order

// All that the answer depends on. The mover's houses come first, so that both seats share it.
std::string nameOf(const Rules& rules, const State& state) {
    const Level& level = rules.level();
    std::string name =
        fmt::format("kalah-solution-{}-{}-{}-lead-{}", level.capture == Capture::Facing ? "facing" : "always",
                    level.end == End::SideEmpty ? "side-empty" : "mover-stuck",
                    state.pie == Pie::Gone     ? "plain"
                    : state.pie == Pie::Baking ? "baking"
                                               : "offered",
                    bankedMargin(rules, state));
    for (const Seat seat : {state.mover, opponent(state.mover)}) {
        for (int number = 1; number <= level.houses; ++number) {
            name += fmt::format("{}{}", number == 1 ? '-' : '.', state.seeds(rules.ring().house(seat, number)));
        }
    }
    return name;
}

// Two bytes a move: the final margin as the mover sees it.
std::optional<Solution> unpack(const Rules& rules, const State& state, const BigArray<std::uint8_t>& bytes) {
    const auto moves = rules.moves(state);
    if (bytes.size() != 2 * moves.size()) return std::nullopt;
    const int sign = state.mover == kSouth ? 1 : -1;
    Solution solution;
    int best = -2 * kMaxTotal;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int margin = bytes[2 * i] + 256 * bytes[2 * i + 1] - kMaxTotal;
        if (margin > kMaxTotal) return std::nullopt;
        best = std::max(best, margin);
        solution.rows.push_back({moves[i], sign * margin});
    }
    solution.margin = sign * best;
    return solution;
}

std::vector<std::uint8_t> pack(const State& state, const Solution& solution) {
    std::vector<std::uint8_t> bytes;
    for (const auto& row : solution.rows) {
        const int margin = (state.mover == kSouth ? row.margin : -row.margin) + kMaxTotal;
        bytes.push_back(static_cast<std::uint8_t>(margin % 256));
        bytes.push_back(static_cast<std::uint8_t>(margin / 256));
    }
    return bytes;
}

} // namespace

std::optional<Solution> solve(const Rules& rules, const State& state, Meter& meter, const SolveProgress& progress) {
    const auto name = nameOf(rules, state);
    if (!state.over) {
        if (const auto kept = readCache(name)) {
            if (auto solution = unpack(rules, state, *kept)) return solution;
        }
    }
    auto solution = makeSolver(rules, kToSolve)->solve(state, meter, progress);
    if (solution && meter.nodes() >= kMuchWork) writeCache(name, pack(state, *solution));
    return solution;
}

} // namespace parlour::kalah
