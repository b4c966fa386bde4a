// The real program on the command line: what it says and how it ends when it cannot play.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

#include <cstdlib>
#include <filesystem>

namespace fs = std::filesystem;

namespace {

// The same folders with a link for every file, so that a test can take one away.
void linkTree(const fs::path& from, const fs::path& to) {
    fs::create_directories(to);
    for (const auto& entry : fs::directory_iterator(from)) {
        if (entry.is_directory()) {
            linkTree(entry.path(), to / entry.path().filename());
        } else {
            fs::create_symlink(entry.path(), to / entry.path().filename());
        }
    }
}

} // namespace

TEST_CASE("Without a display: one line that names the terminal client, exit 3", "[program]") {
    for (const auto* display : {"", ":987"}) {
        const Outcome o = run(Call{{}, {}, {{"DISPLAY", display}}});
        CHECK(o.code == 3);
        CHECK(o.out.empty());
        CHECK(lines(o.err).size() == 1);
        CHECK(o.err.find("parlour-cli") != std::string::npos);
    }
}

TEST_CASE("A wrong command line: one line, exit 2", "[program]") {
    const std::vector<std::vector<std::string>> wrong{{"--nonsense"},
                                                      {"kalah"},
                                                      {"--size", "big"},
                                                      {"--size", "0x0"},
                                                      {"--size", "12x"},
                                                      {"--size", "99999x99999"},
                                                      {"--bench-frames"},
                                                      {"--bench-frames", "0"},
                                                      {"--bench-frames", "many"},
                                                      {"--tour"},
                                                      {"--fullscreen", "--windowed"}};
    for (const auto& arguments : wrong) {
        const Outcome o = run(arguments);
        INFO(o.err);
        CHECK(o.code == 2);
        CHECK(o.out.empty());
        CHECK(lines(o.err).size() == 1);
    }
}

TEST_CASE("Help and version need no display", "[program]") {
    const Outcome version = run(Call{{"--version"}, {}, {{"DISPLAY", ""}}});
    CHECK(version.code == 0);
    CHECK(version.out == "parlour " PARLOUR_VERSION "\n");
    const Outcome help = run(Call{{"--help"}, {}, {{"DISPLAY", ""}}});
    CHECK(help.code == 0);
    CHECK(help.out.find("--tour") != std::string::npos);
    CHECK(help.err.empty());
}

TEST_CASE("A missing or broken asset is named, exit 1", "[program]") {
    const ScratchFolder folder;
    const fs::path share = folder.path() / "share";
    linkTree(fs::path(std::getenv("PARLOUR_SHARE")) / "fonts", share / "fonts");
    linkTree(fs::path(std::getenv("PARLOUR_SHARE")) / "assets", share / "assets");
    const auto file = GENERATE("assets/common/table.jpg", "assets/common/icon.png", "fonts/Lato-Medium.ttf",
                               "assets/common/cards/dice-front.png");
    const bool broken = GENERATE(false, true);
    fs::remove(share / file);
    if (broken) writeFile(share / file, "this is no picture");
    const Outcome o =
        run(Call{{"--bench-frames", "3"}, {}, {{"PARLOUR_SHARE", share.string()}, {"XDG_CONFIG_HOME", folder.path()}}});
    INFO(o.err);
    CHECK(o.code == 1);
    CHECK(lines(o.err).size() == 1);
    CHECK(o.err.find(file) != std::string::npos);
}
