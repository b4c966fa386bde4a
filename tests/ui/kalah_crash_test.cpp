// The program is killed in the middle of a game, with no chance to tidy up; Continue loses no move.
#include "engine/core/record.hpp"
#include "tests/catch.hpp"
#include "tests/ui/desk.hpp"
#include "ui/match/match_scene.hpp"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

extern char** environ; // NOLINT(readability-redundant-declaration)

using namespace parlour;
using namespace parlour::ui;

namespace {

constexpr auto kMark = "PARLOUR_TEST_MARK"; // names the file that says that the moves have been played

// This test program once more, as a process of its own that plays the hidden test below.
class Victim {
public:
    explicit Victim(const std::filesystem::path& mark) {
        setenv(kMark, mark.c_str(), 1); // NOLINT(concurrency-mt-unsafe)
        std::string program = "/proc/self/exe";
        std::string test = "[killed]";
        char* arguments[] = {program.data(), test.data(), nullptr}; // NOLINT(modernize-avoid-c-arrays)
        const int failed = posix_spawn(&m_pid, program.c_str(), nullptr, nullptr, arguments, environ);
        unsetenv(kMark); // NOLINT(concurrency-mt-unsafe)
        REQUIRE(failed == 0);
    }
    Victim(const Victim&) = delete;
    Victim& operator=(const Victim&) = delete;
    ~Victim() { kill(); }

    bool ended() {
        if (m_pid > 0 && waitpid(m_pid, nullptr, WNOHANG) == m_pid) m_pid = 0;
        return m_pid == 0;
    }
    void kill() {
        if (ended()) return;
        ::kill(m_pid, SIGKILL);
        waitpid(m_pid, nullptr, 0);
        m_pid = 0;
    }

private:
    pid_t m_pid = 0;
};

} // namespace

TEST_CASE("kill -9 in the middle of a game, then Continue", "[window]") {
    Desk desk("[choices.kalah]\nlevel = 'six'\nplayer0 = 'human'\nplayer1 = 'human'\nname0 = 'Ada'\nname1 = 'Grace'\n");
    const auto mark = desk.config() / "mark";
    {
        Victim victim(mark);
        while (!std::filesystem::exists(mark)) {
            REQUIRE_FALSE(victim.ended());
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        victim.kill();
    }

    desk.restart();
    desk->click("Continue");
    REQUIRE(desk->scene() == "match");
    const auto& session = dynamic_cast<const MatchScene&>(desk.shell().scenes().top()).session();
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < session.match().length(); ++i) {
        shown.push_back(session.match().ply(i).move);
    }
    CHECK(shown == std::vector<std::string>{"2", "3", "4", "5", "1"});
    CHECK(session.setup().seats[0].name == "Ada");

    desk->press(session.match().moves().front().front());
    CHECK(readRecord(newestUnfinished(desk.records()).value()).match->length() == shown.size() + 1);
}

TEST_CASE("the game that will be killed", "[.][killed]") {
    const char* const mark = std::getenv(kMark); // NOLINT(concurrency-mt-unsafe)
    if (mark == nullptr) return;                 // somebody is running every hidden test
    const auto shell = Desk::open();
    Driver driver(*shell);
    driver.click("Kalah");
    driver.click("Play");
    for (const char* house : {"South 2", "North 3", "South 4", "North 5", "South 1"}) {
        driver.settle();
        driver.click(house);
    }
    REQUIRE(shell->restless()); // the last beads are still in the air
    std::ofstream(mark) << "played\n";
    while (true) {
        pause();
    }
}
