#include "engine/dice/best_scores.hpp"

#include "engine/core/match_of.hpp"
#include "engine/core/record.hpp"
#include "engine/dice/rules.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

namespace parlour::dice {

namespace {

bool sameGame(const Level& a, const Level& b) {
    return a.values == b.values && a.stopCount == b.stopCount && a.sheets == b.sheets;
}

// Nothing if it was no such game.
std::optional<BestScore> scoreIn(const std::filesystem::path& path, const Level& level) {
    try {
        const Record record = readRecord(path);
        const auto& seats = record.setup.seats;
        if (!record.finished || seats.size() != 1 || seats.front().player != kHuman) return std::nullopt;
        const auto* const match = dynamic_cast<const MatchOf<Rules>*>(record.match.get());
        if (match == nullptr || !sameGame(match->rules().level(), level)) return std::nullopt;
        constexpr std::size_t kDay = 10; // of an ISO time
        return BestScore{.total = match->rules().total(match->state().sheet(seatAt(0))),
                         .name = seats.front().name,
                         .day = record.started.substr(0, kDay),
                         .game = path};
    } catch (const RecordError&) {
        return std::nullopt;
    }
}

} // namespace

std::vector<BestScore> bestScores(const std::filesystem::path& folder, const Level& level, std::size_t most) {
    std::vector<BestScore> all;
    std::error_code none; // no folder, no scores
    for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
        const std::string file = entry.path().filename().string();
        if (file.rfind(Rules::info.id, 0) != 0) continue;
        if (auto score = scoreIn(entry.path(), level)) all.push_back(*std::move(score));
    }
    std::sort(all.begin(), all.end(), [](const BestScore& a, const BestScore& b) {
        return std::tuple(-a.total, a.day, a.game) < std::tuple(-b.total, b.day, b.game);
    });
    if (all.size() > most) all.resize(most);
    return all;
}

} // namespace parlour::dice
