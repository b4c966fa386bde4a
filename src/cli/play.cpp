// play: a game in the terminal, between people, opponents or both.
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "cli/text.hpp"
#include "engine/core/paths.hpp"
#include "engine/core/record.hpp"
#include "engine/core/simulation.hpp"
#include "engine/core/words.hpp"
#include "engine/think/preparations.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>
#include <random>
#include <unistd.h>

namespace parlour::cli {

namespace {

constexpr std::string_view kHelp = "  ?      the moves you have\n"
                                   "  hint   what the strongest opponent would do\n"
                                   "  undo   back to your last decision\n"
                                   "  redo   forward again\n"
                                   "  show   the board again\n"
                                   "  quit   leave; the game so far is kept\n";

class TextGame {
public:
    TextGame(const Game& game, MatchSetup setup)
        : m_game(game),
          m_setup(std::move(setup)),
          m_match(game.open(m_setup.level, static_cast<int>(m_setup.seats.size()), m_setup.seed)),
          m_record(recordsFolder(), m_setup) {
        for (const auto& seat : m_setup.seats) {
            m_players.push_back(seat.player == kHuman ? nullptr : game.seat(seat.player));
            m_people += seat.player == kHuman ? 1 : 0;
            if (seat.player != kHuman) prepare(seat.player);
        }
        m_leftAt.resize(m_setup.seats.size());
    }

    void run() {
        introduce();
        while (const auto seat = m_match->toMove()) {
            if (*seat == kChance) {
                m_match->playChance();
                tellLast();
            } else if (isHuman(*seat)) {
                if (!ask()) break;
            } else {
                think(*seat);
            }
            keep();
            m_stale = true;
            if (curtains()) drawCurtain();
            if (m_people == 0 && m_match->toMove() != kChance) draw();
        }
        conclude();
    }

private:
    // While the first moves are made.
    void prepare(std::string_view opponent) {
        m_preparations.begin(opponent, [this, opponent](Meter& meter) { m_game.prepare(opponent, *m_match, meter); });
    }

    bool isHuman(Seat seat) const { return seat != kChance && m_players[index(seat)] == nullptr; }
    bool humanToMove() const { return m_match->toMove() && isHuman(*m_match->toMove()); }

    // "South (you)", "North (Hard)".
    std::string nameOf(Seat seat) const {
        const auto place = m_match->seatName(seat);
        if (isHuman(seat)) return m_people == 1 ? place + " (you)" : place;
        return fmt::format("{} ({})", place, m_setup.seats[index(seat)].name);
    }

    void introduce() {
        const auto summary = m_game.check(m_setup.level);
        say("{}\n", styled(Style::Strong, fmt::format("{}: {}", m_game.info().title, summary.title)));
        if (!summary.about.empty()) say("{}\n", summary.about);
        std::vector<std::string> names;
        for (std::size_t i = 0; i < m_setup.seats.size(); ++i) {
            names.push_back(nameOf(seatAt(i)));
        }
        say("{}\n", fmt::join(names, " against "));
        if (m_people > 0) say("{}\n", styled(Style::Faint, "Type a move. ? lists the moves you have, help the rest."));
        // Nothing to see before the deal, nor behind a curtain.
        if (m_match->toMove() != kChance && !curtains()) draw();
    }

    // Who hears what is told: the one person who plays, or everybody at the table.
    Seat listener() const {
        for (std::size_t i = 0; i < m_players.size() && m_people == 1; ++i) {
            if (isHuman(seatAt(i))) return seatAt(i);
        }
        return kChance;
    }

    void draw() {
        say("\n{}\n", m_match->drawText(m_people == 1 ? listener() : viewerOf(*m_match)));
        m_stale = false;
    }

    // People who share a screen must not see each other's cards.
    bool curtains() const { return m_game.info().hidden && m_people > 1; }

    // Waits until the next player sits there alone. False: leave.
    bool passTo(Seat seat) {
        if (m_seated == seat) return true;
        say("\n{} ", styled(Style::Strong, fmt::format("Pass to {}, who presses Enter.", nameOf(seat))));
        flush();
        std::string line;
        const bool there = static_cast<bool>(std::getline(std::cin, line));
        if (!there || isatty(STDIN_FILENO) != 1) say("\n");
        if (!there) return false;
        // The curtain took with it what happened since this player left; it is told again, as everybody may hear it.
        for (std::size_t ply = m_leftAt[index(seat)]; outputIsTerminal() && ply < m_match->length(); ++ply) {
            tell(ply);
        }
        m_seated = seat;
        m_stale = true;
        return true;
    }
    // Takes what the player who leaves has seen off the screen.
    void drawCurtain() {
        if (!m_seated || m_match->toMove() == *m_seated || m_match->toMove() == kChance) return;
        m_leftAt[index(*m_seated)] = m_match->length();
        m_seated.reset();
        if (outputIsTerminal()) write("\033[H\033[2J\033[3J");
    }

    void tellLast() { tell(m_match->length() - 1); }
    void tell(std::size_t ply) { say("{}.\n", capitalised(m_match->inWords(ply, listener()))); }

    void keep() {
        if (m_unrecorded) return;
        try {
            m_record.update(*m_match);
        } catch (const RecordError& error) {
            m_unrecorded = true;
            complain(fmt::format("this game is not being recorded: {}", error.what()));
        }
    }

    void think(Seat seat) {
        const auto& opponent = opponentNamed(m_game, m_setup.seats[index(seat)].player);
        const auto advice = advise(*m_players[index(seat)], opponent, nameOf(seat));
        if (!m_match->play(advice.move)) {
            throw std::logic_error(fmt::format("{} chose the illegal move '{}'", opponent.id, advice.move));
        }
        tellLast();
    }

    Advice advise(Player& player, const Opponent& opponent, const std::string& name) {
        flush();
        LiveLine line;
        line.show(name + " is thinking...");
        Progress unseen;
        Meter meter(opponent.budget, unseen);
        return adviceFor(*m_match, player, meter, m_setup.seed);
    }

    // A person's decision: a ply, or a step back or forward. False: leave.
    bool ask() {
        if (curtains() && !passTo(*m_match->toMove())) return false;
        if (m_stale) draw();
        for (;;) {
            say("{} ", styled(Style::Strong, nameOf(*m_match->toMove()) + ", your move:"));
            flush();
            std::string line;
            if (!std::getline(std::cin, line)) {
                say("\n");
                return false;
            }
            const auto word = trimmed(line);
            if (isatty(STDIN_FILENO) != 1) say("{}\n", word); // so that a transcript reads well
            if (m_match->play(word)) {
                tellLast();
                return true;
            }
            if (word == "quit" || word == "exit" || word == "q") return false;
            if (obey(word)) return true;
        }
    }

    // True if the position changed.
    bool obey(std::string_view word) {
        if (word == "undo") return undo();
        if (word == "redo") return redo();
        if (word == "?") {
            say("You can play: {}\n", fmt::join(m_match->moves(), ", "));
        } else if (word == "help") {
            write(kHelp);
        } else if (word == "show") {
            draw();
        } else if (word == "hint") {
            hint();
        } else if (!word.empty()) {
            say("{}\n", styled(Style::Bad, m_match->refusal(word) + ". ? lists the moves you have."));
        }
        return false;
    }

    bool undo() {
        int steps = 0;
        while (m_match->undo()) {
            ++steps;
            if (humanToMove()) {
                say("Back to where {} decides.\n", nameOf(*m_match->toMove()));
                return true;
            }
        }
        for (; steps > 0; --steps) {
            m_match->redo();
        }
        say("There is nothing to take back.\n");
        return false;
    }

    bool redo() {
        bool moved = false;
        while (m_match->redo()) {
            moved = true;
            tellLast();
            if (humanToMove()) break;
        }
        if (!moved) say("There is nothing to do again.\n");
        return moved;
    }

    void hint() {
        const auto& strongest = m_game.opponents().back();
        prepare(strongest.id); // for the next hint
        const auto advice = advise(*m_game.seat(strongest.id), strongest, std::string(strongest.title));
        say("{}\n", styled(Style::Good, fmt::format("{} would play {}. {}", strongest.title, advice.move, advice.why)));
    }

    void conclude() {
        if (m_match->over()) {
            if (m_people > 0) draw();
            say("{}\n", styled(Style::Strong, verdict()));
        }
        if (m_record.path().empty() || m_unrecorded) return;
        say("{} {}\n", m_match->over() ? "The game is kept in" : "The game so far is kept in",
            m_record.path().string());
    }

    std::string verdict() const {
        auto scores = m_match->scores();
        const double best = *std::max_element(scores.begin(), scores.end());
        std::vector<std::string> winners;
        bool you = false;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            if (scores[i] < best) continue;
            winners.push_back(nameOf(seatAt(i)));
            you = isHuman(seatAt(i)) && m_people == 1;
        }
        std::sort(scores.rbegin(), scores.rend());
        std::vector<std::string> numbers(scores.size());
        std::transform(scores.begin(), scores.end(), numbers.begin(),
                       [](double score) { return withMinus(plain(score)); });
        if (scores.size() == 1)
            return fmt::format("{} {}.", you ? "You score" : winners.front() + " scores", numbers.front());
        const auto points = fmt::format("{}", fmt::join(numbers, " to "));
        if (winners.size() > 1) return fmt::format("A draw between {}, {}.", fmt::join(winners, " and "), points);
        return you ? fmt::format("You win, {}.", points) : fmt::format("{} wins, {}.", winners.front(), points);
    }

    const Game& m_game;
    MatchSetup m_setup;
    std::unique_ptr<Match> m_match;
    RecordWriter m_record;
    std::vector<std::unique_ptr<Player>> m_players; // null: a person
    int m_people = 0;
    std::optional<Seat> m_seated;      // whose cards are on the screen, if people take turns at it
    std::vector<std::size_t> m_leftAt; // how long the game was when each seat's player left the screen
    bool m_stale = true;               // the position changed since it was drawn
    bool m_unrecorded = false;
    Preparations m_preparations; // last, so that they end first
};

std::string defaultSeats(const Game& game) {
    const auto* medium = findOpponent(game.opponents(), "medium");
    std::string seats(kHuman);
    for (int i = 1; i < game.info().minSeats; ++i) {
        seats += fmt::format(",{}", medium == nullptr ? game.opponents().front().id : medium->id);
    }
    return seats;
}

std::uint64_t freshSeed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

} // namespace

int playGame(const PlayOptions& options) {
    const Game& game = gameNamed(options.game);
    const auto given = options.seats.value_or(defaultSeats(game));
    const auto seats = split(given, ',');
    const auto people = std::count(seats.begin(), seats.end(), kHuman);
    playersFor(game, static_cast<int>(seats.size()));
    MatchSetup setup{
        std::string(game.info().id), levelNamed(game, options.level), options.seed.value_or(freshSeed()), {}};
    const auto places = game.open(setup.level, static_cast<int>(seats.size()), setup.seed);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto name = seats[i] != kHuman ? std::string(opponentNamed(game, seats[i]).title)
                          : people == 1      ? std::string("You")
                                             : places->seatName(seatAt(i));
        setup.seats.push_back({std::string(seats[i]), name});
    }
    TextGame(game, std::move(setup)).run();
    return 0;
}

} // namespace parlour::cli
