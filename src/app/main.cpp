// The windowed game: reads the command line and opens the window. Exit codes: 0 all is well, 1 something that is needed
// is missing or broken, 2 a wrong command line, 3 no display.
#include "app/bench.hpp"
#include "app/display.hpp"
#include "app/scratch_home.hpp"
#include "app/tour.hpp"
#include "engine/core/paths.hpp"
#include "ui/scenes/menu.hpp"
#include "ui/shell.hpp"

#include <CLI/CLI.hpp>
#include <SFML/System/Clock.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <string>

namespace {

using namespace parlour;

constexpr int kBroken = 1;
constexpr int kWrongCommand = 2;
constexpr int kNoDisplay = 3;

struct Command {
    ui::ShellOptions shell;
    std::string tourFolder;
    int benchFrames = 0;
};

// The size as WIDTHxHEIGHT; an empty text means that it is right.
std::string readSize(const std::string& text, sf::Vector2u& size) {
    unsigned width = 0;
    unsigned height = 0;
    char rest = 0;
    const bool read = std::sscanf(text.c_str(), "%5ux%5u%c", &width, &height, &rest) == 2; // NOLINT(cert-err34-c)
    if (!read || width < 640 || height < 400 || width > 7680 || height > 4320) {
        return "expected WIDTHxHEIGHT from 640x400 to 7680x4320, such as 1280x800";
    }
    size = {width, height};
    return {};
}

// Gives an exit code if the program is to end here.
std::optional<int> parse(int argc, char** argv, Command& command) {
    CLI::App cli("Parlour: table games for a quiet evening.", "parlour");
    bool fullscreen = false;
    bool windowed = false;
    std::string size;
    sf::Vector2u pixels = command.shell.size;
    cli.add_option("--size", size, "Size of the window in pixels, such as 1280x800")
        ->check([&pixels](const std::string& text) { return readSize(text, pixels); });
    const auto* full = cli.add_flag("--fullscreen", fullscreen, "Fill the screen");
    cli.add_flag("--windowed", windowed, "Open a window whatever the settings say")
        ->excludes(const_cast<CLI::Option*>(full));
    cli.add_option("--tour", command.tourFolder, "Walk through every screen and save a picture of each in this folder");
    cli.add_option("--bench-frames", command.benchFrames,
                   "Draw this many frames as fast as possible and print their times")
        ->check(CLI::Range(1, 1000000));
    cli.set_version_flag("--version", "parlour " PARLOUR_VERSION);
    try {
        cli.parse(argc, argv);
    } catch (const CLI::Success& done) { // --help, --version
        return cli.exit(done);
    } catch (const CLI::Error& error) {
        fmt::print(stderr, "parlour: {} (parlour --help tells what there is)\n", error.what());
        return kWrongCommand;
    }
    command.shell.size = pixels;
    if (fullscreen || windowed) command.shell.fullscreen = fullscreen;
    return std::nullopt;
}

int play(Command& command) {
    const bool byHand = command.tourFolder.empty() && command.benchFrames == 0;
    std::optional<app::ScratchHome> home;
    if (!byHand) {
        home.emplace();
        command.shell.sound = false;
        command.shell.fullscreen = false;
    }
    command.shell.share = shareFolder();
    command.shell.config = configFolder();
    sf::Clock clock;
    ui::Shell shell(command.shell);
    if (!shell.context().settings.problem().empty()) {
        fmt::print(stderr, "parlour: {}\n", shell.context().settings.problem());
    }
    shell.scenes().push(std::make_unique<ui::MenuScene>(shell.context()));
    shell.frame(0);
    const double start = clock.getElapsedTime().asSeconds();
    if (!command.tourFolder.empty()) {
        app::tour(shell, command.tourFolder);
    } else if (command.benchFrames > 0) {
        app::benchFrames(shell, command.benchFrames, start);
    } else {
        shell.run();
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    try {
        Command command;
        if (const auto code = parse(argc, argv, command)) return *code;
        if (!app::displayAvailable()) {
            fmt::print(stderr, "parlour: no display can be opened; parlour-cli plays in a terminal\n");
            return kNoDisplay;
        }
        return play(command);
    } catch (const std::exception& error) {
        fmt::print(stderr, "parlour: {}\n", error.what());
        return kBroken;
    }
}
