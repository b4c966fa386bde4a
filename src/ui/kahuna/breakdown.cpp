#include "ui/kahuna/breakdown.hpp"

#include <fmt/format.h>

#include <cmath>

namespace parlour::kahuna {

namespace {

std::string worth(int points, int kahunas) {
    return fmt::format("{} ({} kahuna{})", points, kahunas, kahunas == 1 ? "" : "s");
}

std::string headline(const ui::ResultModel& model, const Names& names, int margin) {
    if (!model.winner) return "A draw";
    const std::string& winner = names.at(*model.winner);
    return margin > 0 ? fmt::format("{} wins by {}", winner, margin) : winner + " wins";
}

} // namespace

ui::ResultModel breakdown(const MatchOf<Rules>& match, const Names& names) {
    const State& state = match.state();
    const State& start = match.stateAt(0);
    ui::ResultModel model;
    std::optional<GameOver> over;
    if (start.total(kP1) + start.total(kP2) > 0) {
        model.rows.push_back({"From the start", {std::to_string(start.total(kP1)), std::to_string(start.total(kP2))}});
    }
    for (std::size_t ply = 0; ply < match.length(); ++ply) {
        for (const Event& event : match.eventsOf(ply)) {
            if (const auto* ended = std::get_if<GameOver>(&event)) over = *ended;
            const auto* round = std::get_if<RoundScored>(&event);
            if (round == nullptr) continue;
            const auto label = round->final ? fmt::format("The end, in round {}", round->round)
                                            : fmt::format("Round {}", round->round);
            model.rows.push_back(
                {label, {worth(round->points[0], round->kahunas[0]), worth(round->points[1], round->kahunas[1])}});
        }
    }
    model.rows.push_back(
        {"Bridges at the end",
         {std::to_string(std::popcount(state.bridges[0])), std::to_string(std::popcount(state.bridges[1]))}});
    model.rows.push_back({"Points", {std::to_string(state.total(kP1)), std::to_string(state.total(kP2))}});

    const Scores scores = match.scores();
    for (const Seat seat : {kP1, kP2}) {
        model.seats.push_back({.name = names.at(index(seat)),
                               .side = match.seatName(seat),
                               .player = {},
                               .score = std::to_string(state.total(seat))});
    }
    if (scores[0] != scores[1]) model.winner = scores[0] > scores[1] ? 0U : 1U;
    const bool lost = state.ending == Ending::LostBridges;
    model.headline = headline(model, names, lost ? 0 : std::abs(state.total(kP1) - state.total(kP2)));
    model.reason = endingText(state, names);
    if (over && over->tieBroken && model.winner) {
        model.reason += fmt::format(" The points are equal; {} has the better final round, or more bridges.",
                                    names.at(*model.winner));
    }
    return model;
}

} // namespace parlour::kahuna
