#include "engine/kahuna/turn_plans.hpp"

#include <algorithm>
#include <unordered_set>

namespace parlour::kahuna {

namespace {

constexpr std::size_t kMostPositions = 3'000; // looked at within a turn
constexpr std::size_t kKeptActions = 12;      // ways to act whose finishes are looked at
constexpr float kCard = 0.22F;                // what a card in hand is worth on the board

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    Luck luck(a ^ (b * 0x9E37'79B9'7F4A'7C15));
    return luck.next();
}

// Walks through everything that can be done before the turn is finished, each position once.
class ActionWalk {
public:
    ActionWalk(const Simulator& simulator, Meter& meter) : m_simulator(simulator), m_meter(meter) {}

    struct Found {
        std::vector<Move> moves;
        World world;
        float promise;
    };

    std::vector<Found> all(const World& world) {
        std::vector<Move> moves;
        visit(world, moves);
        return std::move(m_found);
    }

private:
    void visit(const World& world, std::vector<Move>& moves) {
        const auto key = mixed(mixed(world.board.bridges[0], world.board.bridges[1]), world.hand().bits());
        if (m_found.size() >= kMostPositions || !m_seen.insert(key).second) return;
        m_meter.spend();
        const float sign = world.mover == kP1 ? 1.F : -1.F;
        m_found.push_back({moves, world, promiseOf(world, sign, moves.size())});
        const bool onlyDraws = m_simulator.rules().options().discard == Discard::FullHand && world.discarding;
        if (world.over || onlyDraws || m_meter.done()) return;
        const Map& map = m_simulator.map();
        const Bridges free = ~(world.board.bridges[0] | world.board.bridges[1]);
        const Bridges theirs = world.board.bridges[index(otherSeat(world.mover))];
        const Cards hand = world.hand();
        for (const Card card : hand) {
            for (Bridges left = map.bridgesAt(card) & free; left != 0;) {
                step(world, moves, Move::build(popBridge(left), card));
            }
            for (Bridges left = map.bridgesAt(card) & theirs; left != 0;) {
                const Bridge bridge = popBridge(left);
                const Island far = map.farEnd(bridge, card);
                if (hand.count(card) > 1) step(world, moves, Move::destroy(bridge, card, card));
                if (far > card && hand.has(far)) step(world, moves, Move::destroy(bridge, card, far));
            }
        }
    }
    float promiseOf(const World& world, float sign, std::size_t actions) const {
        // A game that is won is best won without ado. If the turn is the last one, only how it ends counts.
        const World end = world.over || world.round < kRounds || world.drawable() > 0 ? world : stopped(world);
        if (end.over) return 200 * sign * (m_simulator.outlook(end) - 0.5F) - static_cast<float>(actions);
        return sign * world.board.value + kCard * static_cast<float>(world.hand().size());
    }
    World stopped(const World& world) const {
        World next = world;
        Luck unused(0); // there is nothing left to deal
        m_simulator.play(next, Move::stop(), unused);
        return next;
    }
    void step(const World& world, std::vector<Move>& moves, const Move& move) {
        World next = world;
        Luck unused(0); // an action deals nothing
        m_simulator.play(next, move, unused);
        moves.push_back(move);
        visit(next, moves);
        moves.pop_back();
    }

    const Simulator& m_simulator;
    Meter& m_meter;
    std::unordered_set<std::uint64_t> m_seen;
    std::vector<Found> m_found;
};

} // namespace

std::vector<TurnPlan> TurnPlanner::plans(const World& world, std::size_t most, Meter& meter) const {
    auto actions = ActionWalk(m_simulator, meter).all(world);
    const auto better = [](const auto& a, const auto& b) { return a.promise > b.promise; };
    std::stable_sort(actions.begin(), actions.end(), better);
    if (actions.size() > kKeptActions) actions.resize(kKeptActions);
    const Seat seat = world.mover;
    std::vector<TurnPlan> all;
    const auto add = [&](const std::vector<Move>& moves, std::initializer_list<Move> more, float promise) {
        TurnPlan plan{moves, promise};
        plan.moves.insert(plan.moves.end(), more);
        all.push_back(std::move(plan));
    };
    for (const auto& [moves, after, promise] : actions) {
        if (after.over) {
            add(moves, {}, promise);
            continue;
        }
        if (after.drawable() == 0) {
            add(moves, {Move::stop()}, promise);
            continue;
        }
        const auto draws = [&](const std::vector<Move>& before, float value) {
            constexpr float kUse = 0.3F; // of what a card could do now, it does so much later
            if (!after.deck.empty()) add(before, {Move::drawDeck()}, value + kCard + kUse * 0.34F);
            Cards seen;
            for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
                const Card card = after.open[slot];
                if (card == kNoCard || seen.has(card)) continue;
                seen.add(card);
                add(before, {Move::drawOpen(slot)}, value + kCard + kUse * m_policy.use(after, seat, card));
            }
        };
        if (after.hand().size() < kFullHand) {
            draws(moves, promise);
            if (m_simulator.mayStop(after) && !after.declined) add(moves, {Move::stop()}, promise);
        } else {
            auto thrown = moves;
            thrown.push_back(Move::discard(m_policy.leastUseful(after)));
            draws(thrown, promise - kCard);
        }
    }
    std::stable_sort(all.begin(), all.end(), better);
    if (all.size() > most) all.resize(most);
    return all;
}

} // namespace parlour::kahuna
