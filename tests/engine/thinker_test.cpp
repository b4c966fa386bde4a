// The thread that thinks: answers arrive once, stale ones are dropped, cancel stops a search that would never end.
#include "engine/core/catalog.hpp"
#include "engine/dice/agents.hpp"
#include "engine/kahuna/agents.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/kalah/rules.hpp"
#include "engine/onitama/agents.hpp"
#include "engine/think/preparations.hpp"
#include "engine/think/thinker.hpp"
#include "tests/catch.hpp"

#include <algorithm>
#include <thread>

using namespace parlour;

namespace {

using KalahThinker = Thinker<kalah::Rules>;

// Counts nodes until it is told to stop.
class EndlessAgent final : public Agent<kalah::Rules> {
public:
    Choice<kalah::Move> choose(const kalah::Rules& rules, const kalah::State& state, Seat /*seat*/, Meter& meter,
                               Rng& /*rng*/) override {
        while (meter.spend()) {
            meter.reached(7);
        }
        return {rules.moves(state).front()};
    }
};

KalahThinker::Question question(std::shared_ptr<Agent<kalah::Rules>> agent, std::uint64_t revision, Budget budget) {
    const auto rules = std::make_shared<const kalah::Rules>(kalah::Level{});
    return {rules, std::move(agent), rules->initial(), kalah::kSouth, revision, budget, 3};
}

KalahThinker::Question endless(std::uint64_t revision = 1) {
    return question(std::make_shared<EndlessAgent>(), revision, {UINT64_MAX, 200, std::chrono::hours(1)});
}

KalahThinker::Question quick(std::uint64_t revision) {
    return question(Ladder<kalah::Rules>::make("greedy"), revision, {100, 1, std::chrono::hours(1)});
}

// Polls as a window does, once a frame. An answer that never comes is caught by the test's own time limit.
std::optional<KalahThinker::Answer> awaitAnswer(KalahThinker& thinker, std::uint64_t revision) {
    while (thinker.busy()) {
        if (auto answer = thinker.poll(revision)) return answer;
        std::this_thread::yield();
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("thinker: an answer arrives once, with its revision and seat", "[thinker]") {
    KalahThinker thinker;
    REQUIRE_FALSE(thinker.busy());
    REQUIRE_FALSE(thinker.poll(1).has_value());
    thinker.ask(quick(5));
    const auto answer = awaitAnswer(thinker, 5);
    REQUIRE(answer.has_value());
    REQUIRE(answer->revision == 5);
    REQUIRE(answer->seat == kalah::kSouth);
    REQUIRE(answer->choice.move.house >= 1);
    REQUIRE_FALSE(thinker.busy());
    REQUIRE_FALSE(thinker.poll(5).has_value());
}

TEST_CASE("thinker: an answer about an older position is dropped", "[thinker]") {
    KalahThinker thinker;
    thinker.ask(quick(5));
    REQUIRE_FALSE(awaitAnswer(thinker, 6).has_value());
    REQUIRE_FALSE(thinker.busy());
}

TEST_CASE("thinker: cancel ends a search that would never end, and leaves no answer", "[thinker]") {
    KalahThinker thinker;
    thinker.ask(endless());
    REQUIRE(thinker.busy());
    thinker.cancel();
    REQUIRE_FALSE(thinker.busy());
    REQUIRE_FALSE(thinker.poll(1).has_value());
    REQUIRE(thinker.progress() == nullptr);
    thinker.cancel(); // again is nothing
}

TEST_CASE("thinker: progress can be watched while it thinks", "[thinker]") {
    KalahThinker thinker;
    thinker.ask(endless());
    const Progress* progress = thinker.progress();
    REQUIRE(progress != nullptr);
    while (progress->nodes.load() < 5'000 || progress->depth.load() != 7) {
        std::this_thread::yield();
    }
    REQUIRE(progress->fraction.load() >= 0.F);
    REQUIRE(progress->fraction.load() < 0.5F);
    thinker.cancel();
}

TEST_CASE("thinker: a new question takes the place of the old one", "[thinker]") {
    KalahThinker thinker;
    thinker.ask(endless(1));
    thinker.ask(quick(2));
    const auto answer = awaitAnswer(thinker, 2);
    REQUIRE(answer.has_value());
    REQUIRE(answer->revision == 2);
}

TEST_CASE("thinker: many rounds of asking and cancelling", "[thinker]") {
    KalahThinker thinker;
    std::uint64_t answers = 0;
    for (std::uint64_t round = 0; round < 200; ++round) {
        thinker.ask(round % 2 == 0 ? endless(round) : quick(round));
        if (round % 3 == 0) thinker.cancel();
        if (round % 2 == 1 && awaitAnswer(thinker, round)) ++answers;
    }
    REQUIRE(answers == 67); // of the 100 quick ones, every third was cancelled: rounds 3, 9, .. 195
}

TEST_CASE("thinker: the end of a thinker ends its search", "[thinker]") {
    KalahThinker thinker;
    thinker.ask(endless());
}

TEST_CASE("thinker: every rung stops when told", "[thinker]") {
    for (const auto& opponent : Ladder<kalah::Rules>::opponents()) {
        KalahThinker thinker;
        thinker.ask(question(Ladder<kalah::Rules>::make(opponent.id), 1, {UINT64_MAX, 200, std::chrono::hours(1)}));
        std::this_thread::yield();
        thinker.cancel();
        REQUIRE_FALSE(thinker.busy());
    }
}

namespace {

// A question that every game's master thinks about for longer than a test may take, or at least for a while: a large
// board, a fresh deal, the usual pawns, a showdown of six.
template <class R>
std::string toThinkAbout() {
    if constexpr (std::same_as<R, kalah::Rules>) return "houses = 6\nseeds = 6\n";
    if constexpr (std::same_as<R, kahuna::Rules>) return "";
    if constexpr (std::same_as<R, onitama::Rules>)
        return "wall = \"c1\"\ncards = [\"boar\", \"ox\", \"elephant\", \"horse\", \"crab\"]\n";
    if constexpr (std::same_as<R, dice::Rules>)
        return "[start]\nroll = [4, 4, 5, 6, 6]\n[[start.sheets]]\nremoved = { 1 = 6, 2 = 6, 3 = 5 }\n";
}

template <class R>
class Interrupted {
public:
    explicit Interrupted(unsigned threads) {
        LevelReader reader({"test", "test.toml", toThinkAbout<R>()});
        m_rules = std::make_shared<const R>(R::readLevel(reader, R::info.maxSeats));
        m_state = m_rules->initial();
        Rng rng(3);
        while (m_rules->toMove(m_state) == kChance) {
            if constexpr (HasChance<R>) m_rules->apply(m_state, drawOutcome(*m_rules, m_state, rng), nullptr);
        }
        const Seat seat = *m_rules->toMove(m_state);
        m_thinker.ask({m_rules,
                       Ladder<R>::make("master"),
                       m_rules->view(m_state, seat),
                       seat,
                       1,
                       {UINT64_MAX, 200, std::chrono::hours(1), threads},
                       5});
        // In the middle of a thought, unless it is over already.
        while (m_thinker.busy() && m_thinker.progress()->nodes.load() == 0) {
            if ((m_answer = m_thinker.poll(1))) break;
            std::this_thread::yield();
        }
    }

    void cancel() {
        m_thinker.cancel();
        CHECK_FALSE(m_thinker.busy());
        CHECK_FALSE(m_thinker.poll(1));
    }
    void hurry() {
        m_thinker.hurry();
        while (!m_answer && m_thinker.busy()) {
            m_answer = m_thinker.poll(1);
            std::this_thread::yield();
        }
        REQUIRE(m_answer);
        const auto moves = m_rules->moves(m_state);
        CHECK(std::find(moves.begin(), moves.end(), m_answer->choice.move) != moves.end());
    }

private:
    std::shared_ptr<const R> m_rules;
    typename R::State m_state;
    Thinker<R> m_thinker;
    std::optional<typename Thinker<R>::Answer> m_answer;
};

} // namespace

TEMPLATE_TEST_CASE("thinker: every master can be stopped in the middle of a thought, or told to move", "[thinker]",
                   kalah::Rules, kahuna::Rules, onitama::Rules, dice::Rules) {
    for (const unsigned threads : {1U, 2U}) {
        Interrupted<TestType>(threads).cancel();
        Interrupted<TestType>(threads).hurry();
    }
}

TEST_CASE("preparations: each is begun once, and all end with their match", "[thinker]") {
    std::atomic<int> begun{0};
    std::atomic<int> ended{0};
    const auto endless = [&](Meter& meter) {
        ++begun;
        while (meter.look()) {
            std::this_thread::yield();
        }
        ++ended;
    };
    {
        Preparations preparations;
        preparations.begin("master", endless);
        preparations.begin("master", endless);
        preparations.begin("hard", endless);
        while (begun < 2) {
            std::this_thread::yield();
        }
        CHECK(ended == 0);
    }
    CHECK(begun == 2);
    CHECK(ended == 2);
}

TEST_CASE("meter: nodes, clock and stop token end a search", "[thinker]") {
    Progress progress;
    SECTION("nodes") {
        Meter meter({10, 5, std::chrono::hours(1)}, progress);
        int spent = 0;
        while (meter.spend()) {
            ++spent;
        }
        REQUIRE(spent == 9);
        REQUIRE(meter.done());
        REQUIRE(meter.nodes() == 10);
    }
    SECTION("clock") {
        Meter meter({UINT64_MAX, 5, std::chrono::milliseconds(0)}, progress);
        REQUIRE_FALSE(meter.look());
        REQUIRE(progress.fraction.load() == 1.F);
    }
    SECTION("stop token") {
        std::stop_source source;
        Meter meter({UINT64_MAX, 5, std::chrono::hours(1)}, progress, source.get_token());
        REQUIRE(meter.look());
        source.request_stop();
        REQUIRE_FALSE(meter.look());
        REQUIRE(meter.done());
    }
    SECTION("the part that is done") {
        Meter meter({UINT64_MAX, 5, std::chrono::hours(1)}, progress);
        meter.covered(0.5F);
        REQUIRE(progress.fraction.load() == 0.5F);
        REQUIRE_FALSE(meter.done());
    }
}
