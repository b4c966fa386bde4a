// Kahuna's moves in text, and precisely why one is refused.
#include "engine/core/words.hpp"
#include "engine/kahuna/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::kahuna {

namespace {

constexpr std::string_view kForms = "build AB A, destroy AB AB, discard A, draw deck, draw 1, stop";

std::optional<Card> cardNamed(const Map& map, std::string_view word) {
    return word.size() == 1 ? map.islandNamed(word[0]) : std::nullopt;
}

bool endsAt(const BridgePlace& place, Card card) {
    return place.first == card || place.second == card;
}

// "Aloa (A)".
std::string nameOf(const Map& map, Card card) {
    return fmt::format("{} ({})", map.island(card).name, map.letter(card));
}

std::string noIsland(std::string_view word) {
    return fmt::format("'{}' is no island of this map", word);
}

} // namespace

std::string Rules::formatMove(const State& /*state*/, const Move& move) const {
    const auto letter = [&](Card card) { return map().letter(card); };
    switch (move.action) {
        case Action::Build:
            return fmt::format("build {} {}", map().bridgeName(move.bridge), letter(move.card));
        case Action::Destroy:
            return fmt::format("destroy {} {}{}", map().bridgeName(move.bridge), letter(move.card),
                               letter(move.second));
        case Action::Discard:
            return fmt::format("discard {}", letter(move.card));
        case Action::DrawDeck:
            return "draw deck";
        case Action::DrawOpen:
            return fmt::format("draw {}", move.slot + 1);
        case Action::Stop:
            return "stop";
        case Action::Deal:
            break;
    }
    return {letter(move.card)};
}

std::optional<Move> Rules::parseMove(const State& state, std::string_view text) const {
    if (state.stage != Stage::Turn) {
        const auto card = cardNamed(map(), text);
        if (!card || text[0] != map().letter(*card)) return std::nullopt;
        return Move::deal(*card);
    }
    const auto parts = wordsOf(text);
    if (parts.empty()) return std::nullopt;
    if (parts[0] == "stop" && parts.size() == 1) return Move::stop();
    if (parts[0] == "draw" && parts.size() == 2) {
        if (parts[1] == "deck") return Move::drawDeck();
        if (parts[1].size() != 1 || parts[1][0] < '1' || parts[1][0] > '3') return std::nullopt;
        return Move::drawOpen(static_cast<std::size_t>(parts[1][0] - '1'));
    }
    if (parts[0] == "discard" && parts.size() == 2) {
        const auto card = cardNamed(map(), parts[1]);
        return card ? std::optional(Move::discard(*card)) : std::nullopt;
    }
    if (parts.size() != 3) return std::nullopt;
    const auto bridge = map().bridgeNamed(parts[1]);
    if (!bridge) return std::nullopt;
    if (parts[0] == "build") {
        const auto card = cardNamed(map(), parts[2]);
        return card ? std::optional(Move::build(*bridge, *card)) : std::nullopt;
    }
    if (parts[0] != "destroy" || parts[2].size() != 2) return std::nullopt;
    const auto one = map().islandNamed(parts[2][0]);
    const auto two = map().islandNamed(parts[2][1]);
    return one && two ? std::optional(Move::destroy(*bridge, *one, *two)) : std::nullopt;
}

std::string Rules::refusal(const State& state, std::string_view text) const {
    if (state.stage != Stage::Turn) return refusedDeal(state, text);
    const auto parts = wordsOf(text);
    const auto verb = parts.empty() ? std::string_view() : parts[0];
    if (verb == "build" && parts.size() == 3) return refusedBuild(state, parts[1], parts[2]);
    if (verb == "destroy" && parts.size() == 3) return refusedDestroy(state, parts[1], parts[2]);
    if (verb == "discard" && parts.size() == 2) return refusedDiscard(state, parts[1]);
    if (verb == "draw" && parts.size() == 2) return refusedDraw(state, parts[1]);
    if (verb == "stop" && parts.size() == 1) {
        return mayAct(state) ? "your opponent just declined to draw, so you must draw a card"
                             : "you discarded, so you must draw a card";
    }
    if (verb == "build") return "write the bridge and the card to build it with, as in 'build AB A'";
    if (verb == "destroy") return "write the bridge and the two cards to destroy it with, as in 'destroy AB AB'";
    if (verb == "discard") return "write the card to discard, as in 'discard A'";
    if (verb == "draw") return "write where to draw from, as in 'draw deck' or 'draw 1'";
    return fmt::format("'{}' is no move: write one such as {}", text, kForms);
}

std::string Rules::refusedDeal(const State& state, std::string_view text) const {
    const auto card = cardNamed(map(), text);
    if (!card) return fmt::format("'{}' is no card: write an island's letter", text);
    if (!state.deck.has(*card)) return fmt::format("no card of {} is left in the deck", nameOf(map(), *card));
    return fmt::format("write the card as '{}'", map().letter(*card));
}

std::string Rules::refusedBuild(const State& state, std::string_view bridgeText, std::string_view cardText) const {
    const auto bridge = map().bridgeNamed(bridgeText);
    if (!bridge) return fmt::format("there is no place for a bridge '{}' on this map", bridgeText);
    const auto card = cardNamed(map(), cardText);
    if (!card) return noIsland(cardText);
    const auto own = index(state.mover);
    const auto name = map().bridgeName(*bridge);
    if (!mayAct(state)) return "you discarded, so you can only discard more or draw";
    if ((state.bridges[own] & bridgeBit(*bridge)) != 0) return fmt::format("{} is your own bridge already", name);
    if ((state.bridges[1 - own] & bridgeBit(*bridge)) != 0) {
        return fmt::format("{} is your opponent's bridge: it would have to be destroyed first", name);
    }
    if (!endsAt(map().ends(*bridge), *card)) {
        const auto [first, second] = map().ends(*bridge);
        return fmt::format("{} needs a card of {} or {}", name, nameOf(map(), first), nameOf(map(), second));
    }
    return fmt::format("you have no card of {}", nameOf(map(), *card));
}

std::string Rules::refusedDestroy(const State& state, std::string_view bridgeText, std::string_view cards) const {
    const auto bridge = map().bridgeNamed(bridgeText);
    if (!bridge) return fmt::format("there is no place for a bridge '{}' on this map", bridgeText);
    const auto own = index(state.mover);
    const auto name = map().bridgeName(*bridge);
    if (!mayAct(state)) return "you discarded, so you can only discard more or draw";
    if ((state.bridges[own] & bridgeBit(*bridge)) != 0) return fmt::format("{} is your own bridge", name);
    if ((state.bridges[1 - own] & bridgeBit(*bridge)) == 0) return fmt::format("there is no bridge {}", name);
    const auto [first, second] = map().ends(*bridge);
    const std::string needs =
        fmt::format("{} needs two cards, each of {} or {}", name, nameOf(map(), first), nameOf(map(), second));
    if (cards.size() != 2) return needs;
    Cards wanted;
    for (const char letter : cards) {
        const auto card = map().islandNamed(letter);
        if (!card) return noIsland(std::string_view(&letter, 1));
        if (!endsAt(map().ends(*bridge), *card)) return needs;
        wanted.add(*card);
    }
    for (const Card card : wanted) {
        const int have = state.hands[own].count(card);
        if (have >= wanted.count(card)) continue;
        if (have > 0) return fmt::format("you have only one card of {}", nameOf(map(), card));
        return fmt::format("you have no card of {}", nameOf(map(), card));
    }
    return needs;
}

std::string Rules::refusedDiscard(const State& state, std::string_view cardText) const {
    const auto card = cardNamed(map(), cardText);
    if (!card) return noIsland(cardText);
    if (!state.hands[index(state.mover)].has(*card)) return fmt::format("you have no card of {}", nameOf(map(), *card));
    return fmt::format("cards can be discarded only from a hand of {}", kFullHand);
}

std::string Rules::refusedDraw(const State& state, std::string_view from) const {
    if (from != "deck" && from != "1" && from != "2" && from != "3") {
        return fmt::format("there is no '{}' to draw from: it is deck, 1, 2 or 3", from);
    }
    if (state.hands[index(state.mover)].size() >= kFullHand) {
        return fmt::format("your hand is full: nobody may hold more than {} cards", kFullHand);
    }
    if (from == "deck") return "the deck is empty";
    return fmt::format("there is no open card in slot {}", from);
}

} // namespace parlour::kahuna
