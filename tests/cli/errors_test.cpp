// What is wrong with a call is said in one line on standard error, with the exit code of its kind and no output.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

namespace {

constexpr int kBadInput = 1;
constexpr int kBadUsage = 2;

struct Fault {
    std::vector<std::string> arguments;
    int code;
    std::vector<std::string> said;
};

void check(const Fault& fault) {
    CAPTURE(fault.arguments);
    const auto outcome = run(fault.arguments);
    CAPTURE(outcome.err);
    CHECK(outcome.code == fault.code);
    CHECK(outcome.out.empty());
    CHECK(lines(outcome.err).size() == 1);
    for (const auto& words : fault.said) {
        CHECK_THAT(outcome.err, Catch::Contains(words));
    }
}

} // namespace

TEST_CASE("a call that makes no sense") {
    for (const auto& fault : std::vector<Fault>{
             {{}, kBadUsage, {"games", "simulate"}},
             {{"fly"}, kBadUsage, {"'fly'", "games"}},
             {{"--fly"}, kBadUsage, {"--fly"}},
             {{""}, kBadUsage, {}},
             {{"games", "kalah"}, kBadUsage, {"kalah"}},
             {{"opponents"}, kBadUsage, {"GAME"}},
             {{"opponents", "chess"}, kBadUsage, {"'chess'", "kalah"}},
             {{"show", "chess"}, kBadUsage, {"'chess'", "kalah"}},
             {{"show", "kalah", "--fly"}, kBadUsage, {"--fly"}},
             {{"show", "kalah", "--level"}, kBadUsage, {"--level"}},
             {{"show", "kalah", "--players", "3"}, kBadUsage, {"exactly 2", "3"}},
             {{"perft", "kalah"}, kBadUsage, {"--depth"}},
             {{"perft", "kalah", "--depth", "-1"}, kBadUsage, {"--depth", "from 0", "'-1'"}},
             {{"perft", "kalah", "--depth", "three"}, kBadUsage, {"--depth", "'three'"}},
             {{"perft", "kalah", "--depth", "2.5"}, kBadUsage, {"--depth", "'2.5'"}},
             {{"perft", "kalah", "--depth", "99999999999999999999999"},
              kBadUsage,
              {"--depth", "'99999999999999999999999'"}},
             {{"best", "kalah", "--opponent", "deity"}, kBadUsage, {"'deity'", "random"}},
             {{"best", "kalah", "--nodes", "0"}, kBadUsage, {"--nodes", "'0'"}},
             {{"best", "kalah", "--ms", "-5"}, kBadUsage, {"--ms", "'-5'"}},
             {{"best", "onitama", "--depth", "0"}, kBadUsage, {"--depth", "'0'"}},
             {{"best", "onitama", "--threads", "0"}, kBadUsage, {"--threads", "'0'"}},
             {{"play", "chess"}, kBadUsage, {"'chess'", "kalah"}},
             {{"play", "kalah", "--seats", "human"}, kBadUsage, {"exactly 2 players", "not 1"}},
             {{"play", "kalah", "--seats", ""}, kBadUsage, {"exactly 2 players", "not 0"}},
             {{"play", "kalah", "--seats", "human,deity"}, kBadUsage, {"'deity'", "random"}},
             {{"play", "kalah", "--seed", "-3"}, kBadUsage, {"--seed", "'-3'"}},
             {{"solve"}, kBadUsage, {"GAME"}},
             {{"solve", "chess"}, kBadUsage, {"'chess'"}},
             {{"solve", "onitama"}, kBadUsage, {"only kalah"}},
             {{"replay"}, kBadUsage, {"FILE"}},
             {{"simulate", "kalah", "--games", "1"}, kBadUsage, {"--seats"}},
             {{"simulate", "kalah", "--seats", "random,random"}, kBadUsage, {"--games"}},
             {{"simulate", "kalah", "--seats", "random,random", "--games", "0"}, kBadUsage, {"--games", "from 1"}},
             {{"simulate", "kalah", "--seats", "random,random", "--games", "1", "--threads", "0"},
              kBadUsage,
              {"--threads"}},
             {{"simulate", "kalah", "--seats", "random,random", "--games", "1", "--seed", "x"},
              kBadUsage,
              {"--seed", "'x'"}},
             {{"simulate", "kalah", "--seats", "random", "--games", "1"}, kBadUsage, {"exactly 2 players", "not 1"}},
             {{"simulate", "kalah", "--seats", "random,random,random", "--games", "1"},
              kBadUsage,
              {"exactly 2", "not 3"}},
             {{"simulate", "kalah", "--seats", "random,deity", "--games", "1"}, kBadUsage, {"'deity'", "random"}},
             {{"simulate", "kalah", "--seats", "random,human", "--games", "1"}, kBadUsage, {"human"}},
         }) {
        check(fault);
    }
}

TEST_CASE("a bad level") {
    const ScratchFolder folder;
    const auto file = (folder.path() / "bad.toml").string();
    check({{"show", "kalah", "--level", "nowhere"}, kBadInput, {"nowhere", "classic", "mini"}});
    check(
        {{"show", "kalah", "--level", folder.path().string()}, kBadInput, {folder.path().string(), "cannot be read"}});
    check({{"show", "kalah", "--level", "/dev/zero"}, kBadInput, {"too long"}});
    writeFile(file, "title = \"Bad\"\nhouses = 0\n");
    for (const auto* call : {"show", "moves", "best", "solve"}) {
        check({{call, "kalah", "--level", file}, kBadInput, {file + ":2:10", "from 1 to 10", "0"}});
    }
    check({{"play", "kalah", "--level", file}, kBadInput, {file + ":2:10"}});
    check({{"perft", "kalah", "--level", file, "--depth", "1"}, kBadInput, {file + ":2:10"}});
    check({{"simulate", "kalah", "--level", file, "--seats", "random,random", "--games", "9"},
           kBadInput,
           {file + ":2:10"}});
    writeFile(file, "houses = = 3\n");
    check({{"show", "kalah", "--level", file}, kBadInput, {file + ":1:"}});
    writeFile(file, "hoses = 3\n");
    check({{"show", "kalah", "--level", file}, kBadInput, {file + ":1:1", "hoses", "houses"}});
    writeFile(file, std::string("\xff\xfe\0\n\n\x01", 6));
    check({{"show", "kalah", "--level", file}, kBadInput, {file}});
}

TEST_CASE("an illegal move names its number, its text and the reason") {
    for (const auto* call : {"show", "moves", "best", "solve"}) {
        check({{call, "kalah", "--moves", "1; 7; 2"}, kBadInput, {"move 2 '7'", "1 to 6"}});
    }
    check({{"perft", "kalah", "--depth", "2", "--moves", "4; 4; 4"},
           kBadInput,
           {"move 3 '4'", "South's house 4 is empty"}});
    check({{"show", "kalah", "--moves", "swap"}, kBadInput, {"move 1 'swap'", "no pie rule"}});
    check({{"show", "kalah", "--moves", "*3"}, kBadInput, {"move 1 '*3'", "South is to move"}});
    check({{"show", "kalah", "--moves", "1;;2"}, kBadInput, {"move 2 ''"}});
    check({{"show", "kalah", "--moves", "1\n2"}, kBadInput, {"move 1"}});
    const ScratchFolder folder;
    const auto level = (folder.path() / "one.toml").string();
    writeFile(level, "houses = 1\nseeds = 1\n");
    check({{"show", "kalah", "--level", level, "--moves", "1; 1"}, kBadInput, {"move 2 '1'", "the game is over"}});
    check({{"best", "kalah", "--level", level, "--moves", "1"}, kBadInput, {"the game is over"}});
}

TEST_CASE("check-levels: ok or what is wrong, for a game's folder or a folder of them") {
    const ScratchFolder folder;
    const auto kalah = folder.path() / "kalah";
    check({{"check-levels", (folder.path() / "nowhere").string()}, kBadInput, {"nowhere"}});
    check({{"check-levels", folder.path().string()}, kBadInput, {"no level here", "named after a game"}});
    std::filesystem::create_directories(kalah);
    writeFile(kalah / "good.toml", "houses = 3\n");
    writeFile(kalah / "notes.txt", "not a level");
    using Rows = std::vector<std::vector<std::string>>;
    const Rows good{{"file", "result"}, {(kalah / "good.toml").string(), "ok"}};
    for (const auto& given :
         {folder.path().string(), folder.path().string() + "/", kalah.string(), kalah.string() + "/"}) {
        const auto outcome = run({"check-levels", given});
        CHECK(outcome.code == 0);
        CHECK(outcome.err.empty());
        CHECK(rows(outcome.out) == good);
    }
    writeFile(kalah / "bad.toml", "houses = 3\nseeds = \"four\"\n");
    const auto outcome = run({"check-levels", folder.path().string()});
    CHECK(outcome.code == 1);
    const auto table = rows(outcome.out);
    REQUIRE(table.size() == 3);
    CHECK(table[1][0] == (kalah / "bad.toml").string());
    CHECK_THAT(table[1][1], Catch::StartsWith("2:9: ") && Catch::Contains("seeds"));
    CHECK(table[2] == good[1]);
    REQUIRE(lines(outcome.err).size() == 1);
    CHECK_THAT(outcome.err, Catch::Contains("1 of 2"));
    const auto shipped = run({"check-levels"});
    CHECK(shipped.code == 0);
    CHECK(lines(shipped.out).size() >= 6);
}

TEST_CASE("standard output that nobody reads is no crash, one that cannot be written is an error") {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"games"}, {"show", "kalah"}, {"perft", "kalah", "--depth", "3"}, {"--help"}}) {
        CAPTURE(arguments);
        const auto unread = run(Call{arguments, "", {}, std::nullopt, true});
        CHECK(unread.code == 0);
        CHECK(unread.err.empty());
        const auto full = run(Call{arguments, "", {}, "/dev/full"});
        CHECK(full.code == 1);
        CHECK(lines(full.err).size() == 1);
    }
}

TEST_CASE("help for the program and for each call, and the version") {
    const auto all = run({"--help"});
    CHECK(all.code == 0);
    CHECK(run({"--version"}).code == 0);
    for (const auto* call : {"games", "opponents", "moves", "show", "perft", "best", "simulate", "check-levels", "play",
                             "replay", "solve"}) {
        CHECK_THAT(all.out, Catch::Contains(call));
        const auto one = run({call, "--help"});
        CHECK(one.code == 0);
        CHECK(one.err.empty());
        CHECK_THAT(one.out, Catch::Contains(std::string("parlour-cli ") + call));
    }
}
