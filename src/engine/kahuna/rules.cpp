#include "engine/kahuna/rules.hpp"

#include <algorithm>

namespace parlour::kahuna {

namespace {

void note(std::vector<Event>* events, Event event) {
    if (events != nullptr) events->push_back(event);
}

std::array<std::uint8_t, 2> kahunasOf(const Table& table) {
    return {static_cast<std::uint8_t>(std::popcount(table.kahunas[0])),
            static_cast<std::uint8_t>(std::popcount(table.kahunas[1]))};
}

std::array<std::uint8_t, 2> totalsOf(const Table& table) {
    return {static_cast<std::uint8_t>(table.total(kP1)), static_cast<std::uint8_t>(table.total(kP2))};
}

} // namespace

State Rules::initial() const {
    const Start& start = m_level.start;
    State state;
    state.round = static_cast<std::uint8_t>(start.round);
    state.mover = start.toMove;
    state.bridges = start.bridges;
    state.discards = start.discards;
    state.deck = map().allCards() - start.discards;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        state.points[0][seat] = static_cast<std::uint8_t>(start.scores[seat]);
        for (std::size_t i = 0; i < map().islands().size(); ++i) {
            const auto island = static_cast<Island>(i);
            if (std::popcount(state.bridges[seat] & map().bridgesAt(island)) >= map().need(island)) {
                state.kahunas[seat] |= islandBit(island);
            }
        }
        if (start.hands[seat]) {
            state.hands[seat] = *start.hands[seat];
            state.deck -= state.hands[seat];
        } else {
            state.toDeal[seat] = kDealt;
        }
    }
    if (start.open) {
        state.open = *start.open;
        state.deck -= state.openCards();
    }
    if (state.toDeal[0] + state.toDeal[1] > 0) {
        state.stage = Stage::Dealing;
    } else {
        startOpening(state);
    }
    checkBridgesLeft(state, WipedOut::Loses, nullptr);
    return state;
}

// After the hands are dealt, or a new deck is shuffled.
void Rules::startOpening(State& state) const {
    const bool given = state.turns == 0 && m_level.start.open.has_value();
    state.toOpen = given || state.deck.empty() ? 0 : (1U << kOpenSlots) - 1;
    state.stage = state.toOpen != 0 ? Stage::Opening : Stage::Turn;
    if (state.round < kRounds || !state.deck.empty() || !state.openCards().empty()) return;
    state.lastCardGone = true;
    state.turnsLeft = 2;
}

Bridges Rules::buildable(const Table& table, Cards hand) const {
    Bridges at = 0;
    for (const Card card : hand) {
        at |= map().bridgesAt(card);
    }
    return at & freeBridges(table);
}

Bridges Rules::destroyable(const Table& table, Seat seat, Cards hand) const {
    // Two different cards must be those of its ends; two that are the same, of either end.
    Bridges one = 0;
    Bridges two = 0;
    for (const Card card : hand) {
        const Bridges at = map().bridgesAt(card);
        two |= one & at;
        one |= at;
        if (hand.count(card) > 1) two |= at;
    }
    return two & table.bridges[index(otherSeat(seat))];
}

std::vector<Move> Rules::moves(const State& state) const {
    std::vector<Move> all;
    if (state.stage != Stage::Turn) {
        for (const Card card : state.deck) {
            all.push_back(Move::deal(card));
        }
        return all;
    }
    const Cards hand = state.hands[index(state.mover)];
    if (mayAct(state)) {
        for (Bridges free = buildable(state, hand); free != 0;) {
            const Bridge bridge = popBridge(free);
            const auto [first, second] = map().ends(bridge);
            if (hand.has(first)) all.push_back(Move::build(bridge, first));
            if (hand.has(second)) all.push_back(Move::build(bridge, second));
        }
        for (Bridges theirs = destroyable(state, state.mover, hand); theirs != 0;) {
            const Bridge bridge = popBridge(theirs);
            const auto [first, second] = map().ends(bridge);
            if (hand.has(first) && hand.has(second)) all.push_back(Move::destroy(bridge, first, second));
            if (hand.count(first) > 1) all.push_back(Move::destroy(bridge, first, first));
            if (hand.count(second) > 1) all.push_back(Move::destroy(bridge, second, second));
        }
    }
    if (mayDiscard(state)) {
        for (const Card card : hand) {
            all.push_back(Move::discard(card));
        }
    }
    if (state.canDraw()) {
        if (!state.deck.empty()) all.push_back(Move::drawDeck());
        for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
            if (state.open[slot] != kNoCard) all.push_back(Move::drawOpen(slot));
        }
    }
    if (mayStop(state)) all.push_back(Move::stop());
    return all;
}

void Rules::apply(State& state, const Move& move, std::vector<Event>* events) const {
    switch (move.action) {
        case Action::Build:
            return build(state, move, events);
        case Action::Destroy:
            return destroy(state, move, events);
        case Action::Discard:
            return discard(state, move.card, events);
        case Action::DrawDeck:
            note(events, DeckChosen{state.mover});
            state.stage = Stage::Drawing;
            return;
        case Action::DrawOpen:
            return take(state, move.slot, events);
        case Action::Stop:
            note(events, DrawDeclined{state.mover});
            state.declined = true;
            return endTurn(state, events);
        case Action::Deal:
            return deal(state, move.card, events);
    }
}

void Rules::loseKahuna(Table& table, Seat seat, Island island, std::vector<Event>* events) const {
    auto& kahunas = table.kahunas[index(seat)];
    if ((kahunas & islandBit(island)) == 0) return;
    if (std::popcount(table.bridges[index(seat)] & map().bridgesAt(island)) >= map().need(island)) return;
    kahunas &= ~islandBit(island);
    note(events, KahunaLost{seat, island});
}

void Rules::raise(Table& table, Seat seat, Bridge bridge, std::vector<Event>* events) const {
    auto& own = table.bridges[index(seat)];
    const Seat other = otherSeat(seat);
    auto& theirs = table.bridges[index(other)];
    own |= bridgeBit(bridge);
    note(events, BridgeBuilt{seat, bridge});
    const auto [first, second] = map().ends(bridge);
    for (const Island island : {first, second}) {
        const Bridges here = map().bridgesAt(island);
        if (std::popcount(own & here) != map().need(island)) continue; // not yet, or not new
        table.kahunas[index(seat)] |= islandBit(island);
        note(events, IslandTaken{seat, island});
        for (Bridges washed = theirs & here; washed != 0;) {
            const Bridge lost = popBridge(washed);
            theirs &= ~bridgeBit(lost);
            note(events, BridgeWashedAway{other, lost, island});
            loseKahuna(table, other, map().farEnd(lost, island), events);
        }
    }
}

void Rules::tearDown(Table& table, Seat owner, Bridge bridge, std::vector<Event>* events) const {
    table.bridges[index(owner)] &= ~bridgeBit(bridge);
    note(events, BridgeDestroyed{owner, bridge});
    const auto [first, second] = map().ends(bridge);
    loseKahuna(table, owner, first, events);
    loseKahuna(table, owner, second, events);
}

// A card leaves the mover's hand in the open. If the opponent knew of one like it, it may have been that one.
void Rules::play(State& state, Card card, std::vector<Event>* events) const {
    const auto own = index(state.mover);
    state.hands[own].remove(card);
    state.discards.add(card);
    state.known[own].removeIfThere(card);
    state.shown[own].removeIfThere(card);
    state.acted = true;
    note(events, CardPlayed{state.mover, card});
}

void Rules::build(State& state, const Move& move, std::vector<Event>* events) const {
    play(state, move.card, events);
    raise(state, state.mover, move.bridge, events);
    checkBridgesLeft(state, WipedOut::Loses, events);
}

void Rules::destroy(State& state, const Move& move, std::vector<Event>* events) const {
    play(state, move.card, events);
    play(state, move.second, events);
    tearDown(state, otherSeat(state.mover), move.bridge, events);
    checkBridgesLeft(state, WipedOut::Loses, events);
}

void Rules::discard(State& state, Card card, std::vector<Event>* events) const {
    const auto own = index(state.mover);
    const bool faceDown = options().discard == Discard::FullHand;
    state.hands[own].remove(card);
    if (faceDown) {
        // Any card may have gone, so no longer is one of them certain to be in the hand; but it is here or there.
        state.buried[own].add(card);
        state.shown[own] = state.shown[own].lessEach(1);
    } else {
        state.discards.add(card);
        state.known[own].removeIfThere(card);
        state.shown[own].removeIfThere(card);
    }
    state.acted = true;
    state.discarding = true;
    note(events, CardDiscarded{state.mover, card, faceDown});
}

void Rules::take(State& state, std::uint8_t slot, std::vector<Event>* events) const {
    const auto own = index(state.mover);
    const Card card = state.open[slot];
    state.open[slot] = kNoCard;
    state.hands[own].add(card);
    state.known[own].add(card);
    state.shown[own].add(card);
    state.declined = false;
    note(events, CardTaken{state.mover, slot, card});
    if (state.deck.empty()) return endTurn(state, events);
    state.toOpen = static_cast<std::uint8_t>(1U << slot);
    state.stage = Stage::Refilling;
}

void Rules::deal(State& state, Card card, std::vector<Event>* events) const {
    state.deck.remove(card);
    if (state.stage == Stage::Drawing) {
        state.hands[index(state.mover)].add(card);
        state.declined = false;
        note(events, CardDrawn{state.mover, card});
        return endTurn(state, events);
    }
    if (state.stage == Stage::Dealing) {
        const Seat seat = state.toDeal[0] >= state.toDeal[1] ? kP1 : kP2;
        state.hands[index(seat)].add(card);
        --state.toDeal[index(seat)];
        note(events, CardDealt{seat, card});
        if (state.toDeal[0] + state.toDeal[1] == 0) startOpening(state);
        return;
    }
    const auto slot = static_cast<std::uint8_t>(std::countr_zero(state.toOpen));
    state.open[slot] = card;
    state.toOpen = static_cast<std::uint8_t>(state.toOpen & (state.toOpen - 1));
    note(events, CardOpened{slot, card});
    if (state.stage == Stage::Refilling) return endTurn(state, events);
    if (state.deck.empty()) state.toOpen = 0;
    if (state.toOpen == 0) state.stage = Stage::Turn;
}

void Rules::endTurn(State& state, std::vector<Event>* events) const {
    const Seat seat = state.mover;
    ++state.turns;
    note(events, TurnEnded{seat});
    if (state.lastCardGone) {
        state.idle = state.acted ? 0 : static_cast<std::uint8_t>(state.idle + 1);
        if (state.turnsLeft > 0) --state.turnsLeft;
    }
    const bool nothingLeft = state.deck.empty() && state.openCards().empty();
    const bool roundEnds = nothingLeft && state.round < kRounds;
    if (roundEnds) endRound(state, events);
    if (nothingLeft && !roundEnds && !state.lastCardGone) {
        state.lastCardGone = true;
        state.turnsLeft = 2;
        note(events, LastCardGone{});
    }
    if (checkBridgesLeft(state, options().wipedOut, events)) return;
    if (state.lastCardGone && checkLastTurns(state, events)) return;
    state.acted = false;
    state.discarding = false;
    state.mover = otherSeat(seat);
    state.stage = Stage::Turn;
    if (roundEnds) startOpening(state);
}

// Ends the game after the last card of round 3, when it is time.
bool Rules::checkLastTurns(State& state, std::vector<Event>* events) const {
    if (options().lastTurns == LastTurns::OneEach) {
        if (state.turnsLeft > 0) return false;
        finish(state, Ending::LastTurns, events);
        return true;
    }
    const bool nobodyCan = stuck(state);
    if (!nobodyCan && state.idle < 2) return false;
    finish(state, nobodyCan ? Ending::Stuck : Ending::Idle, events);
    return true;
}

bool Rules::stuck(const State& state) const {
    return std::all_of(state.hands.begin(), state.hands.end(), [&](const Cards& hand) {
        const Seat seat = seatAt(static_cast<std::size_t>(&hand - state.hands.data()));
        return buildable(state, hand) == 0 && destroyable(state, seat, hand) == 0;
    });
}

void Rules::endRound(State& state, std::vector<Event>* events) const {
    const auto kahunas = kahunasOf(state);
    auto& points = state.points[state.round - std::size_t{1}];
    std::array<std::uint8_t, 2> gained{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const bool leads = kahunas[seat] > kahunas[1 - seat];
        const bool shares = kahunas[0] == kahunas[1] && options().tieScores == TieScores::Both;
        if (leads || shares) gained[seat] = state.round;
        points[seat] = static_cast<std::uint8_t>(points[seat] + gained[seat]); // a set-up game may begin with points
    }
    note(events, RoundScored{state.round, false, kahunas, gained, totalsOf(state)});
    ++state.round;
    reshuffle(state, events);
}

void Rules::reshuffle(State& state, std::vector<Event>* events) const {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        // By now every other card has been seen by the opponent, so it knows these; only not which of them are buried.
        const Cards pool = state.hands[seat] + state.buried[seat];
        state.known[seat] = atLeast(state.shown[seat], pool.lessEach(state.buried[seat].size()));
        state.buried[seat] = {};
    }
    state.discards = {};
    state.deck = map().allCards() - state.hands[0] - state.hands[1];
    note(events, Reshuffled{state.round, static_cast<std::uint8_t>(state.deck.size())});
}

// Ends the game if somebody has no bridges in round 2 or 3, and this is when that matters.
bool Rules::checkBridgesLeft(State& state, WipedOut when, std::vector<Event>* events) const {
    if (state.ending != Ending::None) return true;
    if (state.round == 1 || when != options().wipedOut) return false;
    if (state.bridges[0] != 0 && state.bridges[1] != 0) return false;
    finish(state, when == WipedOut::Loses ? Ending::LostBridges : Ending::WipedOut, events);
    return true;
}

void Rules::finish(State& state, Ending how, std::vector<Event>* events) const {
    state.stage = Stage::Over;
    state.ending = how;
    if (how != Ending::LostBridges) {
        const auto kahunas = kahunasOf(state);
        auto& points = state.points[kRounds - 1];
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const int ahead = std::max(0, kahunas[seat] - kahunas[1 - seat]);
            points[seat] = options().finalScore == FinalScore::Own ? kahunas[seat] : static_cast<std::uint8_t>(ahead);
        }
        note(events, RoundScored{state.round, true, kahunas, points, totalsOf(state)});
    }
    if (events == nullptr) return;
    const auto final = scores(state);
    GameOver over{how, std::nullopt, std::nullopt, how != Ending::LostBridges && tieBreakWinner(state).has_value()};
    if (final[0] != final[1]) over.winner = final[0] > final[1] ? kP1 : kP2;
    if (how == Ending::WipedOut || how == Ending::LostBridges) {
        const Seat other = otherSeat(state.mover);
        over.without = state.bridges[index(other)] == 0 ? other : state.mover;
    }
    events->push_back(over);
}

std::optional<Seat> Rules::tieBreakWinner(const State& state) const {
    if (options().tieBreak == TieBreak::None || state.total(kP1) != state.total(kP2)) return std::nullopt;
    const auto& last = state.points[kRounds - 1];
    if (last[0] != last[1]) return last[0] > last[1] ? kP1 : kP2;
    const int bridges = std::popcount(state.bridges[0]) - std::popcount(state.bridges[1]);
    if (bridges != 0) return bridges > 0 ? kP1 : kP2;
    return std::nullopt;
}

Scores Rules::scores(const State& state) const {
    Scores scores{static_cast<double>(state.total(kP1)), static_cast<double>(state.total(kP2))};
    if (state.ending == Ending::None) return scores;
    if (state.ending == Ending::LostBridges) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (state.bridges[seat] == 0) scores[seat] = -1;
        }
    } else if (const auto winner = tieBreakWinner(state)) {
        scores[index(*winner)] += 0.5;
    }
    return scores;
}

} // namespace parlour::kahuna
