#include "engine/kahuna/policy.hpp"

namespace parlour::kahuna {

namespace {

constexpr float kWhim = 0.06F;    // how much luck decides
constexpr float kDeckUse = 0.34F; // what a card from the deck does on average
// What an action has to gain for a card, by the cards in hand.
constexpr std::array<float, kFullHand + 1> kPrice{0.4F, 0.4F, 0.34F, 0.26F, 0.16F, -0.1F};

} // namespace

float Policy::gain(const World& world, const Move& action) const {
    Board board = world.board;
    if (action.action == Action::Build) {
        m_simulator.raise(board, world.mover, action.bridge);
    } else {
        m_simulator.tearDown(board, otherSeat(world.mover), action.bridge);
    }
    const float gained = board.value - world.board.value;
    return world.mover == kP1 ? gained : -gained;
}

Policy::Idea Policy::bestAction(const World& world, float price, Luck& luck) const {
    const Map& map = m_simulator.map();
    const Cards hand = world.hand();
    const Bridges free = ~(world.board.bridges[0] | world.board.bridges[1]);
    Idea best;
    float bestWorth = -1e9F;
    const auto consider = [&](const Move& move, int cards) {
        const float gained = gain(world, move);
        const float worth = gained - price * static_cast<float>(cards) + kWhim * luck.part();
        if (worth <= bestWorth) return;
        bestWorth = worth;
        best = {move, gained, cards};
    };
    Bridges once = 0;
    Bridges twice = 0;
    for (const Card card : hand) {
        const Bridges at = map.bridgesAt(card);
        for (Bridges left = at & free & ~once; left != 0;) {
            consider(Move::build(popBridge(left), card), 1);
        }
        twice |= once & at;
        once |= at;
        if (hand.count(card) > 1) twice |= at;
    }
    for (Bridges left = twice & world.board.bridges[index(otherSeat(world.mover))]; left != 0;) {
        const Bridge bridge = popBridge(left);
        const auto [first, second] = map.ends(bridge);
        const bool mixed = hand.has(first) && hand.has(second);
        const Card two = hand.count(first) > 1 ? first : second;
        consider(mixed ? Move::destroy(bridge, first, second) : Move::destroy(bridge, two, two), 2);
    }
    return best;
}

float Policy::use(const World& world, Seat seat, Card card) const {
    const Bridges free = ~(world.board.bridges[0] | world.board.bridges[1]);
    float best = 0.05F;
    for (Bridges left = m_simulator.map().bridgesAt(card) & free; left != 0;) {
        Board board = world.board;
        m_simulator.raise(board, seat, popBridge(left));
        const float gained = board.value - world.board.value;
        best = std::max(best, seat == kP1 ? gained : -gained);
    }
    return best;
}

Card Policy::leastUseful(const World& world) const {
    Card least = kNoCard;
    float leastUse = 1e9F;
    for (const Card card : world.hand()) {
        const float its = use(world, world.mover, card);
        if (its >= leastUse) continue;
        leastUse = its;
        least = card;
    }
    return least;
}

Move Policy::bestFinish(const World& world, Luck& luck) const {
    if (world.hand().size() >= kFullHand || world.drawable() == 0) return Move::stop();
    Move best = Move::stop();
    float bestUse = -1;
    if (!world.deck.empty()) {
        best = Move::drawDeck();
        bestUse = kDeckUse + kWhim * luck.part();
    }
    for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
        if (world.open[slot] == kNoCard) continue;
        const float its = use(world, world.mover, world.open[slot]) + kWhim * luck.part();
        if (its <= bestUse) continue;
        bestUse = its;
        best = Move::drawOpen(slot);
    }
    return best;
}

void Policy::playTurn(World& world, Luck& luck) const {
    while (!world.over && !world.hand().empty()) {
        const float price = world.lastCardGone ? 0.01F : kPrice[static_cast<std::size_t>(world.hand().size())];
        const Idea idea = bestAction(world, price, luck);
        if (idea.gain < price * static_cast<float>(idea.cards)) break;
        m_simulator.play(world, idea.move, luck);
    }
    if (world.over) return;
    if (world.hand().size() == kFullHand && world.drawable() > 0) {
        m_simulator.play(world, Move::discard(leastUseful(world)), luck);
    }
    m_simulator.play(world, bestFinish(world, luck), luck);
}

} // namespace parlour::kahuna
