// The program is killed in the middle of a game, with no chance to tidy up; Continue loses no move.
#include "engine/core/record.hpp"
#include "tests/catch.hpp"
#include "tests/ui/desk.hpp"
#include "ui/match/match_scene.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstdlib>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>

extern char** environ; // NOLINT(readability-redundant-declaration)

using namespace parlour;
using namespace parlour::ui;

namespace {

// The real program as a child; killed without mercy at the end.
class Child {
public:
    Child() {
        std::string program = PARLOUR_PROGRAM;
        std::string flag = "--windowed";
        char* arguments[] = {program.data(), flag.data(), nullptr}; // NOLINT(modernize-avoid-c-arrays)
        REQUIRE(posix_spawn(&m_pid, program.c_str(), nullptr, nullptr, arguments, environ) == 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() { kill(); }

    void kill() {
        if (m_pid <= 0) return;
        ::kill(m_pid, SIGKILL);
        waitpid(m_pid, nullptr, 0);
        m_pid = 0;
    }

private:
    pid_t m_pid = 0;
};

// A click of the real mouse at a place of the canvas in the child's window; the desk's own window is out of sight.
void clickIn(Point logical) {
    const auto command = fmt::format("xdotool search --onlyvisible --name '^Parlour$' "
                                     "mousemove --window %1 {:.0f} {:.0f} click 1 >/dev/null 2>&1",
                                     logical.x, logical.y);
    static_cast<void>(std::system(command.c_str())); // NOLINT(cert-env33-c,concurrency-mt-unsafe)
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
}

std::vector<std::string> recorded(const std::filesystem::path& folder) {
    std::vector<std::string> moves;
    const auto file = newestUnfinished(folder);
    if (!file) return moves;
    const Record record = readRecord(*file);
    for (std::size_t i = 0; i < record.match->length(); ++i) {
        moves.push_back(record.match->ply(i).move);
    }
    return moves;
}

} // namespace

TEST_CASE("kill -9 in the middle of a game, then Continue", "[window]") {
    Desk desk("[choices.kalah]\nlevel = 'six'\nplayer0 = 'human'\nplayer1 = 'human'\nname0 = 'Ada'\nname1 = 'Grace'\n");
    // Where things are, the same in every window of this size.
    const Point card = desk->find("Kalah")->rect.middle();
    desk->click("Kalah");
    const Point play = desk->find("Play")->rect.middle();
    desk->click("Play");
    std::vector<Point> houses;
    for (const char* label : {"South 2", "North 3", "South 4", "North 5", "South 1", "North 2"}) {
        houses.push_back(desk->find(label)->rect.middle());
    }
    desk.shell().window().setVisible(false);

    std::vector<std::string> before;
    {
        Child child;
        for (int attempt = 0; attempt < 60 && before.empty(); ++attempt) {
            clickIn(card);
            clickIn(play);
            clickIn(houses[0]);
            before = recorded(desk.records());
        }
        REQUIRE_FALSE(before.empty());
        for (int round = 0; round < 10 && before.size() < 5; ++round) {
            for (const Point house : houses) {
                clickIn(house);
            }
            before = recorded(desk.records());
        }
        // One more click while the last beads are still in the air, and then the end comes without warning.
        clickIn(houses[2]);
        child.kill();
    }
    const auto after = recorded(desk.records());
    REQUIRE(after.size() >= 5);
    REQUIRE(after.size() >= before.size());
    CHECK(std::equal(before.begin(), before.end(), after.begin()));

    desk.restart();
    desk->click("Continue");
    REQUIRE(desk->scene() == "match");
    const auto& session = dynamic_cast<const MatchScene&>(desk.shell().scenes().top()).session();
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < session.match().length(); ++i) {
        shown.push_back(session.match().ply(i).move);
    }
    CHECK(shown == after);
    CHECK(session.setup().seats[0].name == "Ada");
    desk->press(session.match().moves().front().front());
    CHECK(recorded(desk.records()).size() == after.size() + 1);
}
