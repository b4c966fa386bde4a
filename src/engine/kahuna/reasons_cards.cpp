// Why a card is drawn, left or thrown away, and how the round or the game ends with it.
#include "engine/core/words.hpp"
#include "engine/kahuna/reasons.hpp"

#include <fmt/format.h>

#include <cmath>

namespace parlour::kahuna {

namespace {

bool draws(const Move& move) {
    return move.action == Action::DrawDeck || move.action == Action::DrawOpen;
}

} // namespace

// "Aloa", or "Aloa or Bari" of several: a card is enough for one.
std::string Reasons::anyOf(Islands islands) const {
    const Island first = popIsland(islands);
    return islands == 0 ? name(first) : fmt::format("{} or {}", name(first), name(popIsland(islands)));
}

std::vector<std::string> Reasons::discarding() const {
    const Card card = m_choice.move.card;
    std::vector<std::string> parts;
    if ((map().bridgesAt(card) & m_rules.freeBridges(m_view)) == 0) parts.emplace_back("no bridge is free there");
    if (!m_choice.line.empty() && draws(m_choice.line.front())) {
        const Move& draw = m_choice.line.front();
        parts.push_back("makes room for " +
                        (draw.action == Action::DrawDeck ? "a card from the deck" : name(m_view.open[draw.slot])));
    }
    return parts;
}

// "lets you take Aloa next turn", where the card alone or with another one from the hand suffices.
std::optional<std::string> Reasons::use(Card card, Islands islands) const {
    Cards alone;
    alone.add(card);
    const Reach reach = mine(m_view);
    if (const Islands all = reach.taken(alone) & islands; all != 0) {
        return fmt::format("lets you take {} next turn", anyOf(all));
    }
    for (const Card one : m_view.hand) {
        Cards both = alone;
        both.add(one);
        if (const Islands all = reach.taken(both) & islands; all != 0) {
            return fmt::format("with {} you can take {} next turn", name(one), anyOf(all));
        }
    }
    return std::nullopt;
}

std::vector<std::string> Reasons::drawing(Card card) const {
    if (const auto end = roundEnd()) return {*end};
    const Reach reach = mine(m_view);
    Cards hand = m_view.hand;
    hand.add(card);
    Cards alone;
    alone.add(card);
    const Islands gained = reach.taken(hand) & ~reach.taken(m_view.hand);
    if (const auto used = use(card, gained)) return {*used};
    if (const Islands freed = reach.freed(hand) & ~reach.freed(m_view.hand); freed != 0) {
        return {fmt::format("makes a pair that can cost {} {}", other(), anyOf(freed))};
    }
    if (const Islands denied = theirs(m_view).taken(alone); denied != 0) {
        return {fmt::format("{} could take {} with it", other(), anyOf(denied))};
    }
    if (gained != 0) return {fmt::format("with your other cards you can take {} next turn", anyOf(gained))};
    std::optional<Aim> best;
    for (Bridges left = map().bridgesAt(card) & m_rules.freeBridges(m_view); left != 0;) {
        const Bridge bridge = popBridge(left);
        Table after = m_view;
        m_rules.raise(after, m_view.seat, bridge, nullptr);
        const auto aim = aimOf(bridge, after);
        if (aim && (!best || aim->missing < best->missing)) best = aim;
    }
    if (best) {
        return {fmt::format("a bridge towards {}, which then needs {} more", name(best->island), best->missing)};
    }
    const Bridges pairs =
        m_rules.destroyable(m_view, m_view.seat, hand) & ~m_rules.destroyable(m_view, m_view.seat, m_view.hand);
    if (pairs != 0) {
        return {"makes a pair that can destroy " + map().bridgeTitle(static_cast<Bridge>(std::countr_zero(pairs)))};
    }
    return {roundSoFar(1)};
}

std::vector<std::string> Reasons::drawingBlind() const {
    if (const auto end = roundEnd()) return {*end};
    const Reach reach = mine(m_view);
    const Islands now = reach.taken(m_view.hand);
    const auto helps = [&](Card card) {
        Cards hand = m_view.hand;
        hand.add(card);
        return (reach.taken(hand) & ~now) != 0;
    };
    const Cards unseen = m_rules.unseen(m_view);
    int good = 0;
    for (const Card card : unseen) {
        good += helps(card) ? unseen.count(card) : 0;
    }
    bool open = false;
    for (const Card card : m_view.openCards()) {
        open = open || helps(card);
    }
    if (good > 0) {
        return {fmt::format("{} of {} unseen cards {} an island{}", good, unseen.size(), good == 1 ? "takes" : "take",
                            open ? "" : ", no open one does")};
    }
    return {fmt::format("{}{} does not see the card", open ? "" : "no card takes an island now, ", other())};
}

std::vector<std::string> Reasons::stopping() const {
    if (drawable() == 0) return {"no card is left to draw"};
    if (m_view.hand.size() >= kFullHand) return {"your hand is full"};
    if (drawable() == 1) {
        const auto what = m_view.round < kRounds ? fmt::format("round {}", m_view.round) : "the game";
        return {fmt::format("leaves the last card of {} to {}", what, other())};
    }
    return {roundSoFar(0)};
}

// What is left of a round, and how it stands.
std::string Reasons::roundSoFar(int drawn) const {
    const auto [own, others] = kahunas(m_view);
    const auto how = own == others ? fmt::format("are level at {}", own)
                                   : fmt::format("{} {} to {}", own > others ? "lead" : "trail", own, others);
    return fmt::format("{} left in round {}, where you {}", counted(drawable() - drawn, "card"), m_view.round, how);
}

bool Reasons::endsRound() const {
    const Move& last = m_choice.line.empty() ? m_choice.move : m_choice.line.back();
    return m_view.round < kRounds && drawable() == 1 && draws(last);
}

std::optional<std::string> Reasons::roundEnd() const {
    if (endsRound()) {
        const auto [own, others] = kahunas(m_view);
        return fmt::format("ends round {} at {} to {}", m_view.round, counted(own, "kahuna"), others);
    }
    if (drawable() == 1) return "the last card of the game";
    return std::nullopt;
}

std::optional<std::string> Reasons::ending() const {
    Rng rng(0);
    State state = m_rules.guess(m_view, rng);
    m_rules.apply(state, m_choice.move, nullptr);
    for (const Move& move : m_choice.line) {
        if (state.stage != Stage::Turn) break;
        m_rules.apply(state, move, nullptr);
    }
    while (state.stage == Stage::Drawing || state.stage == Stage::Refilling) {
        m_rules.apply(state, Move::deal(*state.deck.begin()), nullptr);
    }
    if (state.stage != Stage::Over) return std::nullopt;
    // Whether the other player is stuck is certain only if its hand is all that is hidden.
    const bool known = m_rules.unseen(m_view).size() == m_view.handSizes[index(otherSeat(m_view.seat))];
    if (state.ending == Ending::Stuck && state.idle < 2 && !known) return std::nullopt;
    const auto scores = m_rules.scores(state);
    const double own = scores[index(m_view.seat)];
    const double others = scores[1 - index(m_view.seat)];
    const std::string_view when = m_choice.line.empty() ? "" : " with this turn";
    const std::string_view how = own > others ? "wins" : own < others ? "loses" : "ends in a draw";
    if (state.ending == Ending::LostBridges) {
        if (own == others) return fmt::format("{}{}", how, when);
        return fmt::format("{}{}, {} no bridge left", how, when, own > others ? other() + " has" : "you have");
    }
    const double mine = std::floor(own);
    const double his = std::floor(others);
    if (mine == his) return fmt::format("{} {} all{}{}", how, mine, own == others ? "" : " by the tie-break", when);
    return fmt::format("{} {} to {}{}", how, mine, his, when);
}

} // namespace parlour::kahuna
