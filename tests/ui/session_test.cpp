// People, computers and the record at one table, without a window.
#include "engine/kalah/agents.hpp"
#include "tests/catch.hpp"
#include "tests/scratch_folder.hpp"
#include "ui/match/session_of.hpp"

#include <thread>

using namespace parlour;
using KalahSession = ui::SessionOf<kalah::Rules>;

namespace {

MatchSetup setup(std::string south, std::string north, std::string level = "houses = 3\nseeds = 2\n") {
    return {.game = "kalah",
            .level = {"test", "test.toml", std::move(level)},
            .seed = 7,
            .seats = {{std::move(south), "Ada"}, {std::move(north), "Grace"}}};
}

bool answered(KalahSession& session) {
    for (int i = 0; i < 2000; ++i) {
        if (session.answer()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return false;
}

std::filesystem::path onlyFile(const std::filesystem::path& folder) {
    std::filesystem::path found;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        REQUIRE(found.empty());
        found = entry.path();
    }
    return found;
}

} // namespace

TEST_CASE("every ply, undo and redo is in the record at once") {
    const ScratchFolder folder;
    KalahSession session(setup("human", "human"), folder.path());
    const auto recorded = [&] { return readRecord(onlyFile(folder.path())).match->length(); };
    REQUIRE(session.play("1"));
    CHECK(recorded() == 1);
    REQUIRE(session.play("3"));
    CHECK(recorded() == 2);
    REQUIRE(session.undo());
    CHECK(recorded() == 1);
    REQUIRE(session.redo());
    CHECK(recorded() == 2);
    CHECK_FALSE(session.redo());
    CHECK_FALSE(session.play("9"));
    CHECK(recorded() == 2);
    CHECK(session.problem().empty());
}

TEST_CASE("a record goes on in its own file") {
    const ScratchFolder folder;
    {
        KalahSession session(setup("human", "human"), folder.path());
        REQUIRE(session.play("1"));
    }
    KalahSession again(readRecord(onlyFile(folder.path())));
    CHECK(again.match().length() == 1);
    CHECK(again.setup().seats[1].name == "Grace");
    REQUIRE(again.play("3"));
    CHECK(readRecord(onlyFile(folder.path())).match->length() == 2);
}

TEST_CASE("undo goes back to the last decision of a person") {
    KalahSession session(setup("human", "greedy", "houses = 6\nseeds = 4\n"), std::nullopt);
    CHECK_FALSE(session.canUndo());
    REQUIRE(session.play("1"));
    while (!session.humanToMove() && !session.match().over()) {
        session.think();
        REQUIRE(answered(session));
    }
    REQUIRE(session.match().length() > 1);
    REQUIRE(session.undo());
    CHECK(session.match().length() == 0);
    REQUIRE(session.redo());
    CHECK(session.humanToMove());
    CHECK(session.match().length() > 1);
}

TEST_CASE("a computer that has the first move cannot be undone by a person who has not moved") {
    KalahSession session(setup("random", "human"), std::nullopt);
    while (!session.humanToMove()) {
        session.think();
        REQUIRE(answered(session));
    }
    CHECK_FALSE(session.canUndo());
    CHECK_FALSE(session.undo());
}

TEST_CASE("an answer to a position that is gone is dropped") {
    KalahSession session(setup("human", "master", "houses = 6\nseeds = 6\n"), std::nullopt);
    REQUIRE(session.play("2"));
    session.think();
    CHECK(session.thinking());
    REQUIRE(session.undo());
    CHECK_FALSE(session.thinking());
    CHECK_FALSE(session.answer());
    CHECK(session.match().length() == 0);
}

TEST_CASE("a thinking computer moves when told to") {
    KalahSession session(setup("master", "human", "houses = 6\nseeds = 6\n"), std::nullopt);
    session.think();
    REQUIRE(session.thinking());
    CHECK_FALSE(session.answer());
    session.moveNow();
    CHECK(answered(session));
    CHECK(session.match().length() == 1);
}

TEST_CASE("a hint is a legal move, for a person only") {
    KalahSession session(setup("human", "random"), std::nullopt);
    session.askHint();
    std::optional<Advice> advice;
    for (int i = 0; i < 2000 && !advice; ++i) {
        advice = session.hint();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    REQUIRE(advice);
    CHECK(session.match().length() == 0);
    CHECK(session.play(advice->move));
    while (session.humanToMove()) {
        REQUIRE(session.play(session.match().moves().front()));
    }
    session.askHint();
    CHECK_FALSE(session.advising());
}

TEST_CASE("a folder that cannot be written to is a problem to tell, not one to die of") {
    const ScratchFolder folder;
    static_cast<void>(AppendFile::createIn(folder.path(), "file"));
    KalahSession session(setup("human", "human"), onlyFile(folder.path()) / "records");
    CHECK(session.play("1"));
    CHECK(session.match().length() == 1);
    CHECK_FALSE(session.problem().empty());
}
