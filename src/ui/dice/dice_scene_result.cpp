// The end of a game of Dice.
#include "engine/core/paths.hpp"
#include "engine/core/words.hpp"
#include "ui/dice/best_scores_view.hpp"
#include "ui/dice/breakdown.hpp"
#include "ui/dice/chart.hpp"
#include "ui/dice/dice_scene.hpp"
#include "ui/dice/words.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::dice {

namespace {

constexpr std::size_t kListed = 6; // best scores

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    }
    return text;
}

} // namespace

// The course of the game, and for somebody who played alone where that stands among the best.
std::function<void(ui::Widgets&, const ui::Rect&)> DiceScene::aside(ui::ResultModel& model) const {
    std::vector<BestScore> scores;
    const std::filesystem::path made = session().recordFile();
    if (solo()) scores = bestScores(recordsFolder(), rules().level(), kListed);
    if (!scores.empty() && scores.front().game == made) {
        model.reason = scores.size() > 1 ? "A new best score!" : "The first score on the list.";
    }
    return [courses = courses(match(), names()), scores = std::move(scores), made](ui::Widgets& widgets,
                                                                                   const ui::Rect& rect) {
        const float part = scores.empty() ? rect.h : rect.h / 2;
        const ui::Lettering heading{.face = ui::Face::Title, .size = 22};
        widgets.text("Totals by round", {rect.x + 10, rect.y, rect.w, 30}, heading);
        drawChart(widgets, courses, {rect.x, rect.y + 34, rect.w, part - 40});
        if (scores.empty()) return;
        widgets.text("Best scores", {rect.x + 10, rect.y + part, rect.w, 30}, heading);
        drawBestScores(widgets, scores, {rect.x + 10, rect.y + part + 36, rect.w - 10, rect.h - part - 36},
                       {ui::kInk, ui::kInkSoft, ui::kGlow.faded(0.6F)}, made);
    };
}

ui::ResultModel DiceScene::result() const {
    ui::ResultModel model;
    std::vector<Breakdown> all;
    std::vector<int> totals;
    for (std::size_t i = 0; i < seats(); ++i) {
        const SeatSetup& seat = session().setup().seats[i];
        all.push_back(breakdown(match(), seatAt(i)));
        totals.push_back(rules().total(state().sheet(seatAt(i))));
        model.seats.push_back({.name = seat.name,
                               .side = match().seatName(seatAt(i)),
                               .player = seat.player,
                               .score = numberText(totals.back())});
    }
    const int best = *std::max_element(totals.begin(), totals.end());
    std::vector<std::string> winners;
    for (std::size_t i = 0; i < seats(); ++i) {
        if (totals[i] != best) continue;
        model.shared.push_back(i);
        winners.push_back(model.seats[i].name);
    }
    if (winners.size() == 1) model.winner = model.shared.front();
    if (seats() == 1) {
        model.headline = fmt::format("{} points", numberText(best));
        model.reason = fmt::format("{} played {} rounds.", winners.front(), all.front().rounds);
    } else if (model.winner) {
        model.headline = fmt::format("{} wins with {}", winners.front(), numberText(best));
        std::vector<int> others = totals;
        std::erase(others, best);
        model.reason = fmt::format("{} ahead of the next.", best - *std::max_element(others.begin(), others.end()));
    } else {
        model.headline = fmt::format("{} share the win", joined(winners));
        model.reason = fmt::format("All of them have {}.", numberText(best));
    }
    const auto row = [&](std::string label, auto value) {
        ui::ResultRow one{std::move(label), {}};
        for (std::size_t i = 0; i < all.size(); ++i) {
            one.values.push_back(value(all[i], totals[i]));
        }
        model.rows.push_back(std::move(one));
    };
    row("Rounds", [](const Breakdown& b, int) { return std::to_string(b.rounds); });
    row("Free rolls", [](const Breakdown& b, int) { return std::to_string(b.freeRolls); });
    row("Paying", [](const Breakdown& b, int) { return changeText(b.paid); });
    row("Unfinished", [](const Breakdown& b, int) { return changeText(b.lost); });
    row("Total", [](const Breakdown&, int total) { return numberText(total); });
    model.aside = aside(model);
    return model;
}

} // namespace parlour::dice
