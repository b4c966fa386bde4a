#include "ui/dice/chart.hpp"

#include "engine/core/words.hpp"
#include "ui/dice/score_sheet.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace parlour::dice {

namespace {

using ui::Align;
using ui::Color;
using ui::Face;
using ui::Point;
using ui::Rect;

// Inks that differ in brightness too; every line also has its seat's number at its end.
constexpr std::array<Color, kMostPlayers> kInks{{{28, 34, 78, 255},
                                                 {176, 58, 24, 255},
                                                 {20, 112, 92, 255},
                                                 {140, 96, 8, 255},
                                                 {120, 40, 120, 255},
                                                 {60, 60, 60, 255}}};

// A round distance between the lines of the grid, so that there are a handful.
int gridStep(int span) {
    for (const int step : {50, 100, 200, 250, 500, 1000, 2000, 2500, 5000}) {
        if (span / step <= 6) return step;
    }
    return 10000;
}

int floorTo(int value, int step) {
    return static_cast<int>(std::floor(static_cast<float>(value) / static_cast<float>(step))) * step;
}

} // namespace

std::vector<Course> courses(const MatchOf<Rules>& match, const std::vector<std::string>& names) {
    std::vector<Course> all;
    const Rules& rules = match.rules();
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Seat seat = seatAt(i);
        Course course{names[i], {rules.total(match.stateAt(0).sheet(seat))}, rules.finished(match.state().sheet(seat))};
        for (std::size_t ply = 0; ply < match.length(); ++ply) {
            if (rules.toMove(match.stateAt(ply)) == seat) {
                course.totals.push_back(rules.total(match.stateAt(ply + 1).sheet(seat)));
            }
        }
        all.push_back(std::move(course));
    }
    return all;
}

void drawChart(ui::Widgets& widgets, const std::vector<Course>& courses, const Rect& rect) {
    int least = 0;
    int most = 0;
    std::size_t rounds = 10;
    for (const Course& course : courses) {
        const auto [low, high] = std::minmax_element(course.totals.begin(), course.totals.end());
        least = std::min(least, *low);
        most = std::max(most, *high);
        rounds = std::max(rounds, course.totals.size() - 1);
    }
    const int step = gridStep(std::max(most - least, 400));
    const int bottom = floorTo(least, step);
    const int top = std::max(floorTo(most + step - 1, step), bottom + 2 * step);
    const Rect plot{rect.x + 54, rect.y + 8, rect.w - 54 - 26, rect.h - 40};
    const auto spot = [&](std::size_t round, int total) {
        return Point{plot.x + plot.w * static_cast<float>(round) / static_cast<float>(rounds),
                     plot.bottom() - plot.h * static_cast<float>(total - bottom) / static_cast<float>(top - bottom)};
    };
    for (int total = bottom; total <= top; total += step) {
        const float y = spot(0, total).y;
        widgets.line({plot.x, y}, {plot.right(), y}, ui::kInkSoft.faded(total == 0 ? 0.8F : 0.22F),
                     total == 0 ? 1.6F : 1);
        widgets.text(total == 0 ? "0" : changeText(total), {rect.x, y - 10, 48, 20},
                     {.size = 14, .color = ui::kInkSoft, .align = Align::Right});
    }
    const std::size_t every = rounds > 24 ? 10 : 5;
    for (std::size_t round = 0; round <= rounds; round += every) {
        const float x = spot(round, 0).x;
        widgets.line({x, plot.bottom()}, {x, plot.bottom() + 5}, ui::kInkSoft.faded(0.6F), 1);
        widgets.text(std::to_string(round), {x - 20, plot.bottom() + 6, 40, 18},
                     {.size = 14, .color = ui::kInkSoft, .align = Align::Middle});
    }
    widgets.text("rounds", {plot.x, plot.bottom() + 20, plot.w, 16},
                 {.size = 14, .color = ui::kInkSoft, .align = Align::Middle});
    for (std::size_t i = 0; i < courses.size(); ++i) {
        const Color ink = kInks.at(i);
        const auto& totals = courses[i].totals;
        for (std::size_t round = 1; round < totals.size(); ++round) {
            widgets.line(spot(round - 1, totals[round - 1]), spot(round, totals[round]), ink, 2.4F);
        }
        const Point end = spot(totals.size() - 1, totals.back());
        const Rect disc = Rect::around(end + Point(courses.size() > 1 ? 11.F : 0.F, 0), {18, 18});
        if (courses.size() == 1) {
            widgets.fill(Rect::around(end, {8, 8}), ink, 4);
            continue;
        }
        widgets.fill(disc, ink, courses[i].finished ? 3.F : 9.F);
        widgets.text(std::to_string(i + 1), disc,
                     {.face = Face::BodyBold, .size = 13, .color = ui::kPaper, .align = Align::Middle});
    }
}

} // namespace parlour::dice
