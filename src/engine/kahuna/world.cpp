#include "engine/kahuna/world.hpp"

#include <algorithm>

namespace parlour::kahuna {

World Simulator::worldOf(const State& state) const {
    World world;
    world.board.bridges = state.bridges;
    world.hands = state.hands;
    world.deck = state.deck;
    world.open = state.open;
    world.points = {static_cast<std::int8_t>(state.total(kP1)), static_cast<std::int8_t>(state.total(kP2))};
    world.round = state.round;
    world.mover = state.mover;
    world.acted = state.acted;
    world.discarding = state.discarding;
    world.declined = state.declined;
    world.lastCardGone = state.lastCardGone;
    world.idle = state.idle;
    world.turnsLeft = state.turnsLeft;
    for (std::size_t i = 0; i < map().islands().size(); ++i) {
        const auto island = static_cast<Island>(i);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            setCount(world.board, seat, island, std::popcount(world.board.bridges[seat] & map().bridgesAt(island)));
        }
    }
    return world;
}

void Simulator::setCount(Board& board, std::size_t seat, Island island, int count) const {
    auto& counts = board.counts;
    board.value -= m_judge.island(island, counts[0][island], counts[1][island]);
    counts[seat][island] = static_cast<std::int8_t>(count);
    board.value += m_judge.island(island, counts[0][island], counts[1][island]);
}

void Simulator::raise(Board& board, Seat seat, Bridge bridge) const {
    const auto own = index(seat);
    const auto theirs = 1 - own;
    board.bridges[own] |= bridgeBit(bridge);
    const auto [first, second] = map().ends(bridge);
    for (const Island island : {first, second}) {
        const int count = board.counts[own][island] + 1;
        setCount(board, own, island, count);
        if (count != map().need(island)) continue;
        const Bridges washed = board.bridges[theirs] & map().bridgesAt(island);
        board.bridges[theirs] &= ~washed;
        if (washed != 0) setCount(board, theirs, island, 0);
        for (Bridges left = washed; left != 0;) {
            const Island far = map().farEnd(popBridge(left), island);
            setCount(board, theirs, far, board.counts[theirs][far] - 1);
        }
    }
}

void Simulator::tearDown(Board& board, Seat owner, Bridge bridge) const {
    const auto theirs = index(owner);
    board.bridges[theirs] &= ~bridgeBit(bridge);
    const auto [first, second] = map().ends(bridge);
    setCount(board, theirs, first, board.counts[theirs][first] - 1);
    setCount(board, theirs, second, board.counts[theirs][second] - 1);
}

bool Simulator::mayStop(const World& world) const {
    if (world.drawable() == 0 || world.hand().size() >= kFullHand) return true;
    const bool declineForbidden = m_rules.options().decline == Decline::NotTwice && world.declined;
    const bool mustDraw = m_rules.options().discard == Discard::FullHand && world.discarding;
    return !declineForbidden && !mustDraw;
}

Card Simulator::deal(World& world, Luck& luck) const {
    const Card card = world.deck.at(luck.below(world.deck.size()));
    world.deck.remove(card);
    return card;
}

void Simulator::play(World& world, const Move& move, Luck& luck) const {
    switch (move.action) {
        case Action::Build:
            world.hand().remove(move.card);
            world.acted = true;
            raise(world.board, world.mover, move.bridge);
            wipedOut(world, WipedOut::Loses);
            return;
        case Action::Destroy:
            world.hand().remove(move.card);
            world.hand().remove(move.second);
            world.acted = true;
            tearDown(world.board, otherSeat(world.mover), move.bridge);
            wipedOut(world, WipedOut::Loses);
            return;
        case Action::Discard:
            world.hand().remove(move.card);
            world.acted = true;
            world.discarding = true;
            return;
        case Action::DrawDeck:
            world.hand().add(deal(world, luck));
            world.declined = false;
            return endTurn(world, luck);
        case Action::DrawOpen:
            world.hand().add(world.open[move.slot]);
            world.open[move.slot] = world.deck.empty() ? kNoCard : deal(world, luck);
            world.declined = false;
            return endTurn(world, luck);
        case Action::Stop:
            world.declined = true;
            return endTurn(world, luck);
        case Action::Deal:
            assert(false); // worlds deal by themselves
    }
}

void Simulator::endTurn(World& world, Luck& luck) const {
    if (world.lastCardGone) {
        world.idle = world.acted ? 0 : static_cast<std::uint8_t>(world.idle + 1);
        if (world.turnsLeft > 0) --world.turnsLeft;
    }
    if (world.drawable() == 0) {
        if (world.round < kRounds) {
            const int lead = kahunas(world.board, kP1) - kahunas(world.board, kP2);
            const bool both = lead == 0 && m_rules.options().tieScores == TieScores::Both;
            if (lead > 0 || both) world.points[0] = static_cast<std::int8_t>(world.points[0] + world.round);
            if (lead < 0 || both) world.points[1] = static_cast<std::int8_t>(world.points[1] + world.round);
            ++world.round;
            world.deck = map().allCards() - world.hands[0] - world.hands[1];
            for (Card& slot : world.open) {
                if (!world.deck.empty()) slot = deal(world, luck);
            }
        }
        if (world.drawable() == 0 && world.round == kRounds && !world.lastCardGone) {
            world.lastCardGone = true;
            world.turnsLeft = 2;
        }
    }
    if (wipedOut(world, m_rules.options().wipedOut)) return;
    if (world.lastCardGone) {
        const bool end = m_rules.options().lastTurns == LastTurns::OneEach ? world.turnsLeft == 0 : world.idle >= 2;
        if (end) return finish(world);
    }
    world.acted = false;
    world.discarding = false;
    world.mover = otherSeat(world.mover);
}

bool Simulator::wipedOut(World& world, WipedOut when) const {
    if (world.over) return true;
    if (world.round == 1 || when != m_rules.options().wipedOut) return false;
    if (world.board.bridges[0] != 0 && world.board.bridges[1] != 0) return false;
    if (when == WipedOut::Loses) {
        world.over = true;
        world.lost = static_cast<std::int8_t>(world.board.bridges[0] != 0 ? 1 : world.board.bridges[1] != 0 ? 0 : 2);
    } else {
        finish(world);
    }
    return true;
}

int Simulator::kahunas(const Board& board, Seat seat) const {
    int count = 0;
    for (std::size_t i = 0; i < map().islands().size(); ++i) {
        count += board.counts[index(seat)][i] >= map().need(static_cast<Island>(i)) ? 1 : 0;
    }
    return count;
}

void Simulator::finish(World& world) const {
    world.over = true;
    world.finalLead = static_cast<std::int8_t>(kahunas(world.board, kP1) - kahunas(world.board, kP2));
}

float Simulator::outlook(const World& world) const {
    if (!world.over) {
        const float cards = 0.2F * static_cast<float>(world.hands[0].size() - world.hands[1].size());
        return m_judge.chance(
            {world.board.value, cards, world.points[0] - world.points[1], world.round, world.drawable()});
    }
    if (world.lost >= 0) return world.lost == 2 ? 0.5F : static_cast<float>(world.lost);
    // Whether everybody adds their own or the leader the difference, it is the lead that counts.
    int lead = world.points[0] - world.points[1] + world.finalLead;
    if (lead == 0 && m_rules.options().tieBreak == TieBreak::Official) {
        const int bridges = std::popcount(world.board.bridges[0]) - std::popcount(world.board.bridges[1]);
        lead = world.finalLead != 0 ? world.finalLead : bridges;
    }
    return lead > 0 ? 1.F : lead < 0 ? 0.F : 0.5F;
}

} // namespace parlour::kahuna
