#pragma once
// A catalog entry made from a Rules class and its Ladder.
#include "engine/core/catalog.hpp"
#include "engine/core/match_of.hpp"

namespace parlour {

template <Rules R>
class PlayerOf final : public Player {
public:
    explicit PlayerOf(std::unique_ptr<Agent<R>> agent) : m_agent(std::move(agent)) {}

    Advice choose(const Match& match, Meter& meter, Rng& rng) override {
        const auto& typed = dynamic_cast<const MatchOf<R>&>(match);
        const R& rules = typed.rules();
        const Seat seat = *typed.toMove();
        const auto view = rules.view(typed.state(), seat);
        return adviceOf(rules, typed.state(), view, m_agent->choose(rules, view, seat, meter, rng));
    }

private:
    std::unique_ptr<Agent<R>> m_agent;
};

template <Rules R>
class GameOf final : public Game {
public:
    const GameInfo& info() const override { return R::info; }
    std::span<const Opponent> opponents() const override { return Ladder<R>::opponents(); }
    const Opponent* opponent(std::string_view id) const override {
        const Opponent* found = findOpponent(Ladder<R>::opponents(), id);
        if constexpr (requires { Ladder<R>::others(); }) {
            if (found == nullptr) found = findOpponent(Ladder<R>::others(), id);
        }
        return found;
    }
    LevelSummary check(const LevelText& level) const override {
        for (int seats = R::info.minSeats;; ++seats) { // a level can need more than the least number of players
            try {
                LevelReader reader(level);
                const auto parsed = R::readLevel(reader, seats);
                return {parsed.title, parsed.about, R(parsed).seats()};
            } catch (const LevelError&) {
                if (seats == R::info.maxSeats) throw;
            }
        }
    }
    std::unique_ptr<Match> open(const LevelText& level, int seats, std::uint64_t seed) const override {
        LevelReader reader(level);
        return std::make_unique<MatchOf<R>>(std::make_shared<const R>(R::readLevel(reader, seats)), seed);
    }
    std::unique_ptr<Player> seat(std::string_view opponent) const override {
        auto agent = Ladder<R>::make(opponent);
        if (!agent) return nullptr;
        return std::make_unique<PlayerOf<R>>(std::move(agent));
    }
    void prepare(std::string_view opponent, const Match& match, Meter& meter) const override {
        prepareFor(dynamic_cast<const MatchOf<R>&>(match).rules(), opponent, meter);
    }
};

} // namespace parlour
