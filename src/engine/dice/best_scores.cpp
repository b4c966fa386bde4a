#include "engine/dice/best_scores.hpp"

#include "engine/core/match_of.hpp"
#include "engine/core/record.hpp"
#include "engine/dice/rules.hpp"

#include <algorithm>
#include <tuple>

namespace parlour::dice {

namespace fs = std::filesystem;

namespace {

bool sameGame(const Level& a, const Level& b) {
    return a.values == b.values && a.stopCount == b.stopCount && a.sheets == b.sheets && a.roll == b.roll;
}

} // namespace

std::vector<BestScore> bestScores(const fs::path& folder, const Level& level, std::size_t most) {
    std::vector<BestScore> scores;
    for (const auto& path : finishedRecords(folder, Rules::info.id)) {
        try {
            const Record record = readRecord(path);
            const auto* match = dynamic_cast<const MatchOf<Rules>*>(record.match.get());
            if (match == nullptr || !record.finished || match->seats() != 1) continue;
            const SeatSetup& player = record.setup.seats.front();
            if (player.player != kHuman || !sameGame(match->rules().level(), level)) continue;
            scores.push_back({static_cast<int>(match->scores().front()), player.name, record.started, path});
        } catch (const RecordError&) {
            continue;
        }
    }
    std::sort(scores.begin(), scores.end(), [](const BestScore& a, const BestScore& b) {
        return std::tie(b.score, a.started, a.record) < std::tie(a.score, b.started, b.record);
    });
    if (scores.size() > most) scores.resize(most);
    return scores;
}

} // namespace parlour::dice
