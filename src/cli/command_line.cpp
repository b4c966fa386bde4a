#include "cli/command_line.hpp"

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>

#include <charconv>
#include <functional>
#include <limits>
#include <memory>

namespace parlour::cli {

namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

// A whole number within bounds, in decimal and nothing else. (The library's own conversions take 010 for 8.)
template <class Number, class Target>
CLI::Option* addNumber(CLI::App& app, const std::string& name, Target& target, std::uint64_t least, std::uint64_t most,
                       const std::string& about) {
    const auto read = [name, &target, least, most](const std::string& text) {
        std::uint64_t number = 0;
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (error != std::errc() || stop != end || number < least || number > most) {
            const auto bounds =
                most == kMost ? fmt::format("of {} or more", least) : fmt::format("from {} to {}", least, most);
            throw UsageError(fmt::format("{} must be a whole number {}, not '{}'", name, bounds, text));
        }
        target = static_cast<Number>(number);
    };
    return app.add_option_function<std::string>(name, read, about)->type_name("N");
}

template <class Seed>
void addSeed(CLI::App& app, Seed& seed, const std::string& about) {
    addNumber<std::uint64_t>(app, "--seed", seed, 0, kMost, about);
}

void addGame(CLI::App& app, std::string& game) {
    app.add_option("GAME", game, "which game: `parlour-cli games` lists them")->required()->type_name("");
}

void addLevel(CLI::App& app, std::optional<std::string>& level) {
    app.add_option("--level", level,
                   "a shipped level's name, or a path to a level file; else classic, or the first there is")
        ->type_name("L");
}

template <class Text>
CLI::Option* addSeats(CLI::App& app, Text& seats, const std::string& about) {
    return app.add_option("--seats", seats, about)->type_name("A,B,...");
}

void addPosition(CLI::App& app, PositionOptions& position) {
    addGame(app, position.game);
    addLevel(app, position.level);
    app.add_option("--moves", position.moves,
                   "moves to play from the start, \"m1; m2; ...\"; what chance decides is written *outcome")
        ->type_name("M");
    addNumber<int>(app, "--players", position.players, 1, 6, "how many play, in a game where that is free");
}

using Call = std::function<int()>;

// One of the program's calls. The options live as long as the command line is being read and run.
template <class Options>
std::pair<CLI::App*, std::shared_ptr<Options>> addCall(CLI::App& app, Call& call, const std::string& name,
                                                       const std::string& about, int (*run)(const Options&)) {
    auto options = std::make_shared<Options>();
    auto* sub = app.add_subcommand(name, about);
    sub->callback([&call, options, run] { call = [options, run] { return run(*options); }; });
    return {sub, options};
}

void addPlaying(CLI::App& app, Call& call) {
    {
        auto [sub, options] = addCall<PlayOptions>(
            app, call, "play", "Play in the terminal, with people, opponents or both; ? lists the moves", playGame);
        addGame(*sub, options->game);
        addLevel(*sub, options->level);
        addSeats(*sub, options->seats, "who sits where: human or an opponent, e.g. human,hard; else human,medium");
        addSeed(*sub, options->seed, "the same seed gives the same luck; else a new one every time");
    }
    {
        auto [sub, options] = addCall<ReplayOptions>(
            app, call, "replay", "Checks the record of a game by replaying it, and shows each position", replayRecord);
        sub->add_option("FILE", options->file, "a record, as play, simulate --records and the window write them")
            ->required()
            ->type_name("");
        auto* turns = sub->add_flag("--turns", options->turns,
                                    "a table with a row a turn instead, where turns have several plies (Kahuna)");
        sub->add_flag("--json", options->json, "that table as JSON")->needs(turns);
    }
}

void addLooking(CLI::App& app, Call& call) {
    app.add_subcommand("games", "The games and their levels: game, level, title, seats")->callback([&call] {
        call = listGames;
    });
    {
        auto [sub, game] =
            addCall<std::string>(app, call, "opponents", "The opponents of a game, weakest first", listOpponents);
        addGame(*sub, *game);
    }
    {
        auto [sub, position] = addCall<PositionOptions>(
            app, call, "moves", "The legal moves of a position, one a line (where chance is to move, its outcomes)",
            listMoves);
        addPosition(*sub, *position);
    }
    {
        auto [sub, position] = addCall<PositionOptions>(
            app, call, "show", "A position in characters; the last line is 'to move SEAT' or 'result N N ...'",
            showPosition);
        addPosition(*sub, *position);
    }
    {
        auto [sub, folder] = addCall<std::optional<std::string>>(
            app, call, "check-levels", "Every level, ok or what is wrong with it", checkLevels);
        sub->add_option("DIR", *folder, "a folder named after a game, or a folder of such folders; else those shipped")
            ->type_name("");
    }
}

void addThinking(CLI::App& app, Call& call) {
    {
        auto [sub, options] = addCall<PerftOptions>(
            app, call, "perft", "Counts the leaves of the game tree: depth, leaves, seconds", countLeaves);
        addPosition(*sub, options->position);
        addNumber<int>(*sub, "--depth", options->depth, 0, 99, "how many plies deep")->required();
    }
    {
        auto [sub, options] = addCall<BestOptions>(
            app, call, "best",
            "An opponent's choice: move, value (for the player to move), depth, nodes, seconds, exact", findBest);
        addPosition(*sub, options->position);
        sub->add_option("--opponent", options->opponent, "who is asked; else the strongest")->type_name("O");
        addNumber<std::uint64_t>(*sub, "--nodes", options->nodes, 1, kMost,
                                 "how many positions it may look at, instead of its own limits");
        addNumber<std::uint64_t>(*sub, "--ms", options->milliseconds, 1, 86'400'000,
                                 "how many milliseconds it may think, instead of its own limits");
        addNumber<int>(*sub, "--depth", options->depth, 1, 200,
                       "how many plies it may look ahead, if it counts them, instead of its own limits");
        addNumber<unsigned>(*sub, "--threads", options->threads, 1, 64,
                            "how many threads it may use; else its own number, or 1 with --nodes");
        addSeed(*sub, options->seed, "for opponents that leave something to chance; else 1");
    }
    {
        auto [sub, position] = addCall<PositionOptions>(
            app, call, "solve",
            "Perfect play, for kalah only: move, value (South's final margin); the last row is best", solvePosition);
        addPosition(*sub, *position);
    }
    {
        auto [sub, options] = addCall<BookOptions>(
            app, call, "book", "Works out the opening book, for kalah only, or carries it on; takes an hour or more",
            writeOpeningBook);
        addGame(*sub, options->game);
        sub->add_option("file", options->file, "the book to write; what it holds already stays")
            ->type_name("FILE")
            ->required();
        addNumber<int>(*sub, "--seeds", options->seeds, 0, 48,
                       "in play that a player by the book needs no help with; else 36");
        addNumber<int>(*sub, "--minutes", options->minutes, 1, 100'000, "stop then; else when nothing is missing");
    }
    {
        auto [sub, options] = addCall<LadderOptions>(
            app, call, "ladder",
            "Each opponent against the one below, seats swapped: opponent, against, games, wins, draws, losses, share "
            "(of decided games), low, high (its 95 % interval)",
            climbLadder);
        addGame(*sub, options->game);
        addLevel(*sub, options->level);
        addNumber<std::uint64_t>(*sub, "--games", options->games, 1, 1'000'000'000,
                                 "how many games on each rung; else 100");
        addSeed(*sub, options->seed, "the same seed gives the same games; else 1");
    }
    {
        auto [sub, options] = addCall<SimulateOptions>(
            app, call, "simulate",
            "Games between opponents on all cores: seat, opponent, games, wins, draws, losses, mean_score, sd_score, "
            "mean_plies, ms_per_move",
            simulateGames);
        addGame(*sub, options->game);
        addLevel(*sub, options->level);
        addSeats(*sub, options->seats, "an opponent a seat, e.g. medium,greedy")->required();
        addNumber<std::uint64_t>(*sub, "--games", options->games, 1, 1'000'000'000, "how many games")->required();
        addSeed(*sub, options->seed, "the same seed gives the same games, however many threads; else 1");
        sub->add_flag("--swap", options->swap, "everybody moves on a seat after every game");
        addNumber<std::size_t>(*sub, "--openings", options->openings, 0, 1000,
                               "play so many plies at random first; with --swap everybody gets the same ones; else 0");
        sub->add_flag("--thoughts", options->thoughts,
                      "two columns more: proven, the share of moves whose value was, and ms_longest");
        sub->add_option("--records", options->records, "a folder to keep a record of every game in")->type_name("DIR");
        addNumber<unsigned>(*sub, "--threads", options->threads, 1, 1024, "how many threads; else one a core");
    }
}

// The library's own words where they are clear, on one line.
std::string complaint(const CLI::App& app, std::string_view firstWord, const CLI::ParseError& error) {
    const auto chosen = app.get_subcommands();
    if (!chosen.empty()) {
        return fmt::format("{} (see `parlour-cli {} --help`)", error.what(), chosen.front()->get_name());
    }
    std::vector<std::string> names;
    for (const auto* sub : app.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(sub->get_name());
    }
    if (firstWord.empty()) return fmt::format("what shall it do? One of: {}", fmt::join(names, ", "));
    return fmt::format("there is no '{}'; there are: {}", firstWord, fmt::join(names, ", "));
}

} // namespace

int run(int argc, char** argv) {
    CLI::App app{"Kalah and other table games without a window: play in a terminal, simulate, analyse, replay.",
                 "parlour-cli"};
    app.set_version_flag("--version", "parlour-cli " PARLOUR_VERSION);
    app.require_subcommand(1);
    app.failure_message([](const CLI::App*, const CLI::Error&) { return std::string(); });
    app.footer("Results go to standard output, tab-separated with a header row. Exit code 0: done, 1: a bad level, "
               "record or move, 2: a bad call.\n`parlour-cli CALL --help` tells what a call can be given.");
    Call call;
    addPlaying(app, call);
    addLooking(app, call);
    addThinking(app, call);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) { // for help or the version
        app.exit(asked);
        return 0;
    } catch (const CLI::ParseError& error) {
        throw UsageError(complaint(app, argc > 1 ? argv[1] : "", error));
    }
    return call();
}

} // namespace parlour::cli
