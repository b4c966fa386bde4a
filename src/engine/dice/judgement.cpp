#include "engine/dice/judgement.hpp"

#include "engine/core/paths.hpp"
#include "engine/dice/network_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>
#include <mutex>

namespace parlour::dice {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kGeneralFile = "general.net";

// The chance that a roll can be split so that one pair has this sum.
double oddsOf(int number) {
    int orders = 0;
    for (const RollInfo& roll : allRolls()) {
        const bool possible = std::any_of(roll.splits.begin(), roll.splits.end(), [&](const Split& split) {
            return split.low == number || split.high == number;
        });
        if (possible) orders += roll.weight;
    }
    return orders / double{kOrders};
}

} // namespace

std::shared_ptr<const Judgement> Judgement::of(const Level& level) {
    static std::mutex mutex;
    static std::map<std::pair<Values, int>, std::shared_ptr<const Judgement>> known;
    const std::scoped_lock lock(mutex);
    auto& entry = known[{level.values, level.stopCount}];
    if (!entry) {
        std::string trouble;
        entry = std::make_shared<const Judgement>(from(shareFolder() / "data" / "dice", level, trouble));
        if (!trouble.empty()) std::clog << "parlour: " << trouble << '\n';
    }
    return entry;
}

Judgement Judgement::from(const fs::path& folder, const Level& level, std::string& trouble) {
    Level plain; // titles and starts do not matter
    plain.values = level.values;
    plain.stopCount = level.stopCount;
    std::vector<fs::path> files;
    std::error_code missing;
    for (const auto& entry : fs::directory_iterator(folder, missing)) {
        if (entry.path().extension() == ".net" && entry.path().filename() != kGeneralFile)
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    files.push_back(folder / kGeneralFile);
    for (const auto& file : files) {
        try {
            if (auto network = readNetwork(file, plain.values, plain.stopCount)) {
                return {plain, std::move(network)};
            }
        } catch (const NetworkError& error) {
            trouble += fmt::format("{}{}", trouble.empty() ? "" : "; ", error.what());
        }
    }
    trouble += "; without it the opponents in Dice go by a rule of thumb";
    return {plain, nullptr};
}

double Judgement::change(const Sheet& sheet) const {
    if (!m_network) return ruleOfThumb(sheet);
    return 100.0 * static_cast<double>(m_network->value(Inputs(sheet, m_rules.level().stopCount)));
}

Sheet Judgement::best(const Sheet& sheet, const RollInfo& roll) const {
    Sheet best;
    double most = -INFINITY;
    Rules::forSplits(sheet, roll, [&](const Split& split, const Sheet& next) {
        const double value = m_rules.change(sheet, split) + (m_rules.finished(next) ? 0 : change(next));
        if (value > most) {
            most = value;
            best = next;
        }
    });
    return best;
}

// Every number that was begun goes on by luck: so many rounds are left, and in each it comes with a fixed chance, less
// if there are many others. Numbers that were not begun are left alone.
double Judgement::ruleOfThumb(const Sheet& sheet) const {
    static const auto odds = [] {
        std::array<double, kNumbers> all{};
        for (std::size_t i = 0; i < kNumbers; ++i) {
            all[i] = oddsOf(kLeastNumber + static_cast<int>(i));
        }
        return all;
    }();
    const int rounds = static_cast<int>(std::lround(0.8 * m_rules.mostRoundsLeft(sheet)));
    double wanted = 0;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        if (sheet.chosen[i] != 0) wanted += odds[i];
    }
    double sum = 0;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        const int times = sheet.chosen[i];
        if (times == 0) continue;
        const int number = kLeastNumber + static_cast<int>(i);
        const double chance = std::min(0.5 * odds[i], 2 * odds[i] / wanted);
        double weight = std::pow(1 - chance, rounds); // of coming `more` times
        for (int more = 0; more <= rounds; ++more) {
            sum += weight * m_rules.points(number, times + more);
            weight *= chance / (1 - chance) * (rounds - more) / (more + 1);
        }
    }
    return sum - m_rules.total(sheet);
}

} // namespace parlour::dice
