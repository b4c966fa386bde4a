#pragma once
// A second referee of Kahuna, written from the rules page alone and sharing nothing with the engine: slow, and plain.
// Islands are letters, bridges are pairs of letters, piles are strings, everything is worked out again when asked.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace kahuna_oracle {

struct Choices { // as in a level file
    std::string tieScores = "both", finalScore = "own", lastTurns = "until-stuck", decline = "always",
                discard = "any-time", wipedOut = "scored", tieBreak = "none";
};

class Referee {
public:
    Referee(std::string letters, std::vector<std::string> places, int copies, Choices choices)
        : m_letters(std::move(letters)), m_places(std::move(places)), m_choices(std::move(choices)) {
        for (const char letter : m_letters) {
            m_all.append(static_cast<std::size_t>(copies), letter);
        }
        m_waiting = {"0", "1", "0", "1", "0", "1", "a", "b", "c"};
    }

    bool over() const { return m_over; }
    std::string toMove() const { return !m_waiting.empty() ? "*" : m_mover == 0 ? "P1" : "P2"; }
    std::string hand(int player) const { return sorted(m_hands[player]); }
    std::string slots() const { return m_slots; }
    std::string deck() const {
        std::string left = m_all;
        for (const char card : m_hands[0] + m_hands[1] + m_slots + m_away) {
            const auto at = left.find(card);
            if (at != std::string::npos) left.erase(at, 1);
        }
        return left;
    }
    std::string owned(int player) const { // "AB AD "
        std::string text;
        for (const auto& place : m_places) {
            if (ownerOf(place) == player) text += place + " ";
        }
        return text;
    }
    std::string kahunas(int player) const {
        std::string text;
        for (const char letter : m_letters) {
            if (rules(player, letter)) text += letter;
        }
        return text;
    }
    std::vector<double> scores() const { return {m_score[0], m_score[1]}; }
    int round() const { return m_round; }

    std::set<std::string> moves() const {
        std::set<std::string> all;
        if (!m_waiting.empty()) {
            for (const char card : deck()) {
                all.insert(std::string(1, card));
            }
            return all;
        }
        const bool afterDiscard = m_choices.discard == "full-hand" && m_discarded;
        if (!afterDiscard) {
            all = actions(m_mover);
        }
        const auto& cards = m_hands[m_mover];
        if (m_choices.discard == "any-time" || m_discarded || cards.size() == 5) {
            for (const char card : cards) {
                all.insert(std::string("discard ") + card);
            }
        }
        bool canDraw = false;
        if (cards.size() < 5) {
            if (!deck().empty()) all.insert("draw deck");
            for (std::size_t slot = 0; slot < 3; ++slot) {
                if (m_slots[slot] != ' ') all.insert("draw " + std::to_string(slot + 1));
            }
            canDraw = !deck().empty() || m_slots != "   ";
        }
        const bool notAllowed = afterDiscard || (m_choices.decline == "not-twice" && m_stopped);
        if (!canDraw || !notAllowed) all.insert("stop");
        return all;
    }

    void play(const std::string& move) {
        if (!m_waiting.empty()) return deal(move[0]);
        std::istringstream words(move);
        std::string verb;
        std::string what;
        std::string cards;
        words >> verb >> what >> cards;
        if (verb == "build") {
            spend(cards);
            const std::string before = kahunas(m_mover);
            m_owner[what] = m_mover;
            for (const char letter : kahunas(m_mover)) {
                if (before.find(letter) != std::string::npos) continue;
                for (const auto& place : m_places) {
                    const bool here = place.find(letter) != std::string::npos;
                    if (here && ownerOf(place) == 1 - m_mover) m_owner.erase(place);
                }
            }
            loseAtOnce();
        } else if (verb == "destroy") {
            spend(cards);
            m_owner.erase(what);
            loseAtOnce();
        } else if (verb == "discard") {
            spend(what);
            m_discarded = true;
        } else if (verb == "stop") {
            m_stopped = true;
            endTurn();
        } else if (what == "deck") {
            m_stopped = false;
            m_waiting = {std::to_string(m_mover)};
            m_turnOver = true;
        } else {
            m_stopped = false;
            const auto slot = static_cast<std::size_t>(what[0] - '1');
            m_hands[m_mover] += m_slots[slot];
            m_slots[slot] = ' ';
            if (deck().empty()) return endTurn();
            m_waiting = {std::string(1, static_cast<char>('a' + static_cast<char>(slot)))};
            m_turnOver = true;
        }
    }

private:
    static std::string sorted(std::string text) {
        std::sort(text.begin(), text.end());
        return text;
    }
    int ownerOf(const std::string& place) const {
        const auto found = m_owner.find(place);
        return found == m_owner.end() ? -1 : found->second;
    }
    bool rules(int player, char letter) const {
        int all = 0;
        int own = 0;
        for (const auto& place : m_places) {
            if (place.find(letter) == std::string::npos) continue;
            ++all;
            if (ownerOf(place) == player) ++own;
        }
        return own > all - own;
    }
    bool holds(int player, const std::string& cards) const {
        std::string left = m_hands[player];
        for (const char card : cards) {
            const auto at = left.find(card);
            if (at == std::string::npos) return false;
            left.erase(at, 1);
        }
        return true;
    }
    std::set<std::string> actions(int player) const {
        std::set<std::string> all;
        for (const auto& place : m_places) {
            const std::string one = place.substr(0, 1);
            const std::string two = place.substr(1, 1);
            if (ownerOf(place) == -1) {
                if (holds(player, one)) all.insert("build " + place + " " + one);
                if (holds(player, two)) all.insert("build " + place + " " + two);
            } else if (ownerOf(place) != player) {
                for (const auto& pair : {one + two, one + one, two + two}) {
                    if (holds(player, pair)) all.insert("destroy " + place + " " + pair);
                }
            }
        }
        return all;
    }
    void spend(const std::string& cards) {
        for (const char card : cards) {
            auto& mine = m_hands[m_mover];
            mine.erase(mine.find(card), 1);
            m_away += card;
        }
        m_acted = true;
    }
    void deal(char card) {
        const std::string to = m_waiting.front();
        m_waiting.erase(m_waiting.begin());
        if (to == "0" || to == "1") {
            m_hands[to == "1" ? 1 : 0] += card;
        } else {
            m_slots[static_cast<std::size_t>(to[0] - 'a')] = card;
        }
        if (deck().empty()) m_waiting.clear();
        if (m_waiting.empty() && m_turnOver) endTurn();
    }
    bool nothingLeft() const { return deck().empty() && m_slots == "   "; }
    void loseAtOnce() {
        if (m_over || m_round == 1 || m_choices.wipedOut != "loses") return;
        for (int player = 0; player < 2; ++player) {
            if (!owned(player).empty()) continue;
            m_over = true;
            m_score[player] = -1;
        }
    }
    void endTurn() {
        m_turnOver = false;
        if (m_ending) {
            m_idle = m_acted ? 0 : m_idle + 1;
            ++m_extraTurns;
        }
        bool newRound = false;
        if (nothingLeft() && m_round < 3) {
            const auto one = kahunas(0).size();
            const auto two = kahunas(1).size();
            if (one > two || (one == two && m_choices.tieScores == "both")) m_score[0] += m_round;
            if (two > one || (one == two && m_choices.tieScores == "both")) m_score[1] += m_round;
            ++m_round;
            m_away.clear();
            newRound = true;
        } else if (nothingLeft()) {
            m_ending = true;
        }
        loseAtOnce();
        if (m_over) return;
        const bool somebodyBare = owned(0).empty() || owned(1).empty();
        if (m_round > 1 && m_choices.wipedOut == "scored" && somebodyBare) return finish();
        if (m_ending && m_choices.lastTurns == "one-each" && m_extraTurns == 2) return finish();
        if (m_ending && m_choices.lastTurns == "until-stuck") {
            if (m_idle == 2 || (actions(0).empty() && actions(1).empty())) return finish();
        }
        m_acted = false;
        m_discarded = false;
        m_mover = 1 - m_mover;
        if (newRound && !deck().empty()) m_waiting = {"a", "b", "c"};
    }
    void finish() {
        m_over = true;
        const double one = static_cast<double>(kahunas(0).size());
        const double two = static_cast<double>(kahunas(1).size());
        const bool own = m_choices.finalScore == "own";
        const double gain[2] = {own ? one : std::max(0.0, one - two), own ? two : std::max(0.0, two - one)};
        m_score[0] += gain[0];
        m_score[1] += gain[1];
        if (m_score[0] != m_score[1] || m_choices.tieBreak == "none") return;
        const auto first = owned(0).size();
        const auto second = owned(1).size();
        if (gain[0] != gain[1]) {
            m_score[gain[0] > gain[1] ? 0 : 1] += 0.5;
        } else if (first != second) {
            m_score[first > second ? 0 : 1] += 0.5;
        }
    }

    std::string m_letters;
    std::vector<std::string> m_places;
    Choices m_choices;
    std::string m_all;
    std::map<std::string, int> m_owner;
    std::string m_hands[2];
    std::string m_slots = "   ";
    std::string m_away;                 // played and discarded
    std::vector<std::string> m_waiting; // where chance deals to: a hand, or a slot a b c
    double m_score[2] = {0, 0};
    int m_round = 1;
    int m_mover = 0;
    bool m_turnOver = false;
    bool m_acted = false;
    bool m_discarded = false;
    bool m_stopped = false;
    bool m_ending = false;
    int m_idle = 0;
    int m_extraTurns = 0;
    bool m_over = false;
};

} // namespace kahuna_oracle
