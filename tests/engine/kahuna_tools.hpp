#pragma once
// Small helpers for tests of Kahuna: positions in short, and back into words.
#include "engine/core/match_of.hpp"
#include "engine/kahuna/rules.hpp"
#include "tests/catch.hpp"

#include <algorithm>
#include <sstream>

namespace kahuna_tools {

using KahunaMatch = parlour::MatchOf<parlour::kahuna::Rules>;

inline parlour::kahuna::Level levelFrom(const std::string& toml) {
    parlour::LevelReader reader({"test", "test.toml", toml});
    return parlour::kahuna::readLevel(reader);
}

inline std::shared_ptr<const parlour::kahuna::Rules> rulesFrom(const std::string& toml) {
    return std::make_shared<const parlour::kahuna::Rules>(levelFrom(toml));
}

// "AB AD" as TOML: "AB", "AD".
inline std::string quotedWords(const std::string& words) {
    std::istringstream stream(words);
    std::string list;
    for (std::string word; stream >> word;) {
        list += (list.empty() ? "\"" : ", \"") + word + "\"";
    }
    return list;
}

// A position on the twelve islands. Cards that are in none of these are in the discards.
struct Position {
    std::string bridges1 = {}; // "AB AD"
    std::string bridges2 = {};
    std::string hand1 = {}; // "AAC"
    std::string hand2 = {};
    std::string open = {};
    std::string deck = {};
    int round = 1;
    std::string scores = "0, 0";
    std::string options = {}; // lines of TOML
    std::string toMove = "P1";

    std::string toml() const {
        std::string discards = "AABBCCDDEEFFGGHHIIJJKKLL";
        for (const char card : hand1 + hand2 + open + deck) {
            if (const auto at = discards.find(card); at != std::string::npos) discards.erase(at, 1);
        }
        std::ostringstream text;
        text << options << "[start]\nround = " << round << "\nscores = [" << scores << "]\nbridges = { P1 = ["
             << quotedWords(bridges1) << "], P2 = [" << quotedWords(bridges2) << "] }\nhands = { P1 = \"" << hand1
             << "\", P2 = \"" << hand2 << "\" }\nopen = \"" << open << "\"\ndiscards = \"" << discards
             << "\"\nto_move = \"" << toMove << "\"\n";
        return text.str();
    }
    std::shared_ptr<const parlour::kahuna::Rules> rules() const { return rulesFrom(toml()); }
};

inline std::string bridgesOf(const parlour::kahuna::Rules& rules, parlour::kahuna::Bridges set) {
    std::string text;
    while (set != 0) {
        text += (text.empty() ? "" : " ") + rules.map().bridgeName(parlour::kahuna::popBridge(set));
    }
    return text;
}

inline std::string islandsOf(const parlour::kahuna::Rules& rules, parlour::kahuna::Islands set) {
    std::string text;
    while (set != 0) {
        text += rules.map().letter(parlour::kahuna::popIsland(set));
    }
    return text;
}

inline std::string cardsOf(const parlour::kahuna::Rules& rules, parlour::kahuna::Cards cards) {
    std::string text;
    for (const auto card : cards) {
        text.append(static_cast<std::size_t>(cards.count(card)), rules.map().letter(card));
    }
    return text;
}

// Everything at once, for short comparisons: "P1 AB AH (A) / P2 BD".
inline std::string boardOf(const KahunaMatch& match) {
    std::string text;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        text += seat == 0 ? "P1 " : " / P2 ";
        text += bridgesOf(match.rules(), match.state().bridges[seat]);
        const auto kahunas = islandsOf(match.rules(), match.state().kahunas[seat]);
        if (!kahunas.empty()) text += " (" + kahunas + ")";
    }
    return text;
}

inline void playAll(KahunaMatch& match, const std::string& moves) {
    std::istringstream stream(moves);
    for (std::string move; std::getline(stream, move, ';');) {
        move.erase(0, move.find_first_not_of(' '));
        INFO(move << ": " << match.refusal(move));
        REQUIRE(static_cast<parlour::Match&>(match).play(move));
    }
}

inline bool hasMove(const parlour::Match& match, const std::string& move) {
    const auto moves = match.moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// The legal moves that begin with this word.
inline std::vector<std::string> movesOf(const parlour::Match& match, const std::string& word) {
    std::vector<std::string> found;
    for (const auto& move : match.moves()) {
        if (move.substr(0, word.size()) == word) found.push_back(move);
    }
    return found;
}

// Short texts of a ply's events, one each: "built AH", "taken A", "washed AD at A", "lost D" ...
inline std::vector<std::string> story(const KahunaMatch& match, std::size_t ply) {
    using namespace parlour::kahuna;
    const auto& map = match.rules().map();
    const auto card = [&](Card number) { return std::string(1, number == kNoCard ? '?' : map.letter(number)); };
    const auto who = [&](parlour::Seat seat) { return match.rules().seatName(seat) + " "; };
    struct Words {
        decltype(map)& m;
        decltype(card)& c;
        decltype(who)& w;
        std::string operator()(const CardDealt& e) const { return w(e.seat) + "dealt " + c(e.card); }
        std::string operator()(const CardOpened& e) const { return "opened " + c(e.card); }
        std::string operator()(const CardPlayed& e) const { return w(e.seat) + "played " + c(e.card); }
        std::string operator()(const CardDiscarded& e) const {
            return w(e.seat) + "discarded " + c(e.card) + (e.faceDown ? " face down" : "");
        }
        std::string operator()(const BridgeBuilt& e) const { return w(e.seat) + "built " + m.bridgeName(e.bridge); }
        std::string operator()(const IslandTaken& e) const { return w(e.seat) + "took " + c(e.island); }
        std::string operator()(const BridgeWashedAway& e) const {
            return w(e.seat) + "washed " + m.bridgeName(e.bridge) + " at " + c(e.island);
        }
        std::string operator()(const BridgeDestroyed& e) const {
            return w(e.seat) + "destroyed " + m.bridgeName(e.bridge);
        }
        std::string operator()(const KahunaLost& e) const { return w(e.seat) + "lost " + c(e.island); }
        std::string operator()(const CardTaken& e) const { return w(e.seat) + "took card " + c(e.card); }
        std::string operator()(const DeckChosen& e) const { return w(e.seat) + "chose the deck"; }
        std::string operator()(const CardDrawn& e) const { return w(e.seat) + "drew " + c(e.card); }
        std::string operator()(const DrawDeclined& e) const { return w(e.seat) + "declined"; }
        std::string operator()(const TurnEnded& e) const { return w(e.seat) + "ended"; }
        std::string operator()(const RoundScored& e) const {
            std::ostringstream text;
            text << (e.final ? "final" : "round") << " " << int{e.round} << ": kahunas " << int{e.kahunas[0]} << " "
                 << int{e.kahunas[1]} << ", points " << int{e.points[0]} << " " << int{e.points[1]} << ", totals "
                 << int{e.totals[0]} << " " << int{e.totals[1]};
            return text.str();
        }
        std::string operator()(const Reshuffled& e) const {
            return "shuffled " + std::to_string(e.deck) + " for round " + std::to_string(e.round);
        }
        std::string operator()(const LastCardGone&) const { return "last card gone"; }
        std::string operator()(const GameOver& e) const {
            return "over: " + (e.winner ? w(*e.winner) + "won" : std::string("draw")) +
                   (e.tieBroken ? " by tie-break" : "") + (e.without ? ", no bridges: " + w(*e.without) : "");
        }
    };
    std::vector<std::string> all;
    for (const auto& event : match.eventsOf(ply)) {
        all.push_back(std::visit(Words{map, card, who}, event));
        while (!all.back().empty() && all.back().back() == ' ') {
            all.back().pop_back();
        }
    }
    return all;
}
inline std::vector<std::string> lastStory(const KahunaMatch& match) {
    return story(match, match.length() - 1);
}

} // namespace kahuna_tools
