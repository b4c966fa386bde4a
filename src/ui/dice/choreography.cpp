#include "ui/dice/choreography.hpp"

#include "ui/dice/picture.hpp"

#include <array>

namespace parlour::dice {

namespace {

using ui::Ease;
using ui::Flourish;

// Seconds.
constexpr float kGather = 0.14F;  // the dice are taken up before they are thrown
constexpr float kStagger = 0.05F; // between two dice of a throw
constexpr float kSlide = 0.26F;   // into a well
constexpr float kSlideGap = 0.05F;
constexpr float kMark = 0.17F;  // between two marks
constexpr float kLook = 0.45F;  // the wells can be read that long
constexpr float kBrisk = 0.55F; // of all that, when many play

// A throw in four parts: how far along the way each ends, how long it takes, how high the die jumps, how much of its
// tumbling is left.
struct Hop {
    float way, lasts, arc, spin;
};
constexpr std::array<Hop, 4> kHops{
    {{0.50F, 0.30F, 46, 0.58F}, {0.76F, 0.22F, 34, 0.30F}, {0.92F, 0.18F, 16, 0.10F}, {0.98F, 0.12F, 5, 0}}};
constexpr float kSkid = 0.20F; // the last bit, turning on its face
constexpr float kThrown = 70;  // how high it leaves the hand
constexpr std::array<std::string_view, 4> kClacks{"die-1", "die-2", "die-3", "die-4"};

class Choreographer {
public:
    Choreographer(const TrayLayout& layout, Table& table, const Staging& staging)
        : m_layout(layout), m_table(table), m_staging(staging) {}

    void add(std::span<const Event> events) {
        const Table before = m_table;
        follow(m_table, events, m_staging.laid);
        if (const auto split = splitIn(events); split && !m_staging.laid) intoWells(before, *split);
        for (const Event& event : events) {
            std::visit([this](const auto& e) { show(e); }, event);
        }
        if (splitIn(events) && m_table.spots == Spots{}) backToFelt();
    }
    ui::Script take() { return std::move(m_script); }

private:
    float pace() const { return m_staging.brisk ? kBrisk : 1.F; }

    void intoWells(const Table& before, const Split& split) {
        Table laid = before;
        laid.spots = arranged(before.dice, split);
        sound("die-slide");
        for (std::size_t die = 0; die < kDice; ++die) {
            cue(die, kSlide * pace(), diePose(m_layout, laid, die), 10 * m_layout.scale());
            m_clock += kSlideGap * pace();
        }
        m_clock += (kSlide - kSlideGap) * pace();
    }

    void backToFelt() {
        m_clock += kLook * pace();
        for (std::size_t die = 0; die < kDice; ++die) {
            cue(die, kSlide * pace(), diePose(m_layout, m_table, die), 10 * m_layout.scale());
        }
        m_clock += kSlide * pace();
    }

    void show(const Rolled& /*event*/) {
        const ui::Point hand = m_layout.hand();
        sound("dice-shake");
        for (std::size_t die = 0; die < kDice; ++die) {
            ui::Pose pose{.at = hand, .height = kThrown * m_layout.scale(), .scale = m_layout.scale(), .spin = 1};
            cue(die, kGather, pose, 0, Ease::In);
        }
        const float start = m_clock + kGather + 0.16F;
        for (std::size_t die = 0; die < kDice; ++die) {
            toss(die, hand, start + kStagger * static_cast<float>(die));
        }
    }

    // Straight from the hand to where it settles, in ever smaller hops.
    void toss(std::size_t die, ui::Point hand, float start) {
        const ui::Pose goal = diePose(m_layout, m_table, die);
        m_clock = start;
        std::size_t hop = 0;
        for (const Hop& part : kHops) {
            ui::Pose pose = goal;
            pose.at = hand + (goal.at - hand) * part.way;
            pose.angle = 0; // as its tumbling ends; see below
            pose.spin = part.spin;
            cue(die, part.lasts, pose, part.arc * m_layout.scale(), Ease::Linear);
            m_clock += part.lasts;
            if (hop < 3) sound(kClacks[(die + hop) % kClacks.size()]);
            ++hop;
        }
        cue(die, kSkid, goal, 0, Ease::Out);
        m_clock += kSkid;
    }

    void show(const FreeRoll& /*event*/) {
        sound("free-roll");
        flourish(Flourish::Sparkle, m_layout.felt().middle());
    }

    void show(const Marked& event) {
        sound(event.times % 5 == 0 ? "pencil-3" : event.times % 2 == 0 ? "pencil-2" : "pencil-1");
        number(markPlace(event.seat, event.number), 1);
        number(totalPlace(event.seat), event.change);
        m_clock += kMark * pace();
    }
    void show(const Removed& event) {
        sound("pencil-1");
        number(boxPlace(event.seat, event.slot), 1);
        m_clock += kMark * pace();
    }
    void show(const NotRecorded& /*event*/) {}
    void show(const Finished& /*event*/) {
        sound("pass");
        flourish(Flourish::Sparkle, m_staging.sheet);
    }
    void show(const RoundOver& /*event*/) {}
    void show(const GameOver& /*event*/) { flourish(Flourish::Fanfare, m_layout.frame().middle()); }

    void cue(std::size_t actor, float lasts, const ui::Pose& to, float arc, Ease ease = Ease::InOut) {
        m_script.cues.push_back({.actor = actor, .start = m_clock, .lasts = lasts, .to = to, .arc = arc, .ease = ease});
    }
    void sound(std::string_view name) { m_script.moments.push_back({.at = m_clock, .sound = name}); }
    void number(int place, int change) {
        m_script.moments.push_back({.at = m_clock, .place = place, .change = change});
    }
    void flourish(Flourish kind, ui::Point where) {
        m_script.moments.push_back({.at = m_clock, .flourish = kind, .where = where});
    }

    const TrayLayout& m_layout;
    Table& m_table;
    const Staging& m_staging;
    ui::Script m_script;
    float m_clock = 0;
};

} // namespace

ui::Script choreography(const TrayLayout& layout, Table& table, std::span<const Event> events, const Staging& staging) {
    Choreographer choreographer(layout, table, staging);
    choreographer.add(events);
    return choreographer.take();
}

} // namespace parlour::dice
