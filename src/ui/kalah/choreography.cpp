#include "ui/kalah/choreography.hpp"

#include "ui/kalah/picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour::kalah {

namespace {

using ui::Flourish;

// Seconds.
constexpr float kLift = 0.2F;
constexpr float kFlight = 0.32F;
constexpr float kSlowestBeat = 0.15F; // between two seeds of a short sowing
constexpr float kLongestSowing = 1.2F;
constexpr float kPause = 0.12F; // before a capture, so that the eye sees why
constexpr float kRise = 0.16F;
constexpr float kSweep = 0.42F;
constexpr float kSweepBeat = 0.05F;
constexpr float kTurn = 0.8F;
constexpr float kSettle = 0.16F;
constexpr float kSettleEarly = 0.04F; // the heap makes room just before a bead lands

// Board units.
constexpr float kHandHeight = 34;
constexpr float kLowestArc = 46;
constexpr float kHighestArc = 120;
constexpr float kCaptureHeight = 40;

constexpr std::array<std::string_view, 5> kSeedSounds{"seed-1", "seed-2", "seed-3", "seed-4", "seed-5"};

class Choreographer {
public:
    Choreographer(const BoardLayout& layout, Heaps& heaps)
        : m_layout(layout), m_heaps(heaps), m_goals(picture(layout, heaps)) {}

    void add(const Event& event) {
        const auto moved = follow(m_heaps, event);
        std::visit([&](const auto& e) { show(e, moved); }, event);
    }
    ui::Script take() { return std::move(m_script); }

private:
    void show(const Lifted& event, const std::vector<Bead>& beads) {
        sound(m_clock, "lift");
        tally(m_clock, event.pit, -event.count);
        for (const Bead bead : beads) {
            ui::Pose up = m_goals[bead];
            up.at += (m_layout.pit(event.pit) - up.at) * 0.25F; // a hand gathers them
            up.height = kHandHeight * m_layout.scale();
            move(bead, m_clock, kLift, up, 0, ui::Ease::Out);
        }
        m_clock += kLift;
        // A long sowing speeds up towards its end instead of boring.
        m_hand = event.count;
        m_sown = 0;
        m_sowing = std::min(kSlowestBeat * static_cast<float>(event.count), kLongestSowing);
        m_sowingStart = m_clock;
    }

    void show(const Sown& event, const std::vector<Bead>& beads) {
        const Bead bead = beads.front();
        const float part = static_cast<float>(m_sown++) / static_cast<float>(m_hand);
        const float start = m_sowingStart + m_sowing * std::pow(part, m_hand > 8 ? 0.8F : 1.F);
        const ui::Point from = m_goals[bead].at;
        const auto poses = heapPoses(m_layout, event.pit, heap(event.pit).size());
        move(bead, start, kFlight, poses.back(), arcFor(from, poses.back().at));
        const float landing = start + kFlight;
        settle(event.pit, poses, landing);
        sound(landing, kSeedSounds[bead % kSeedSounds.size()]);
        tally(landing, event.pit, 1);
        m_clock = landing;
    }

    void show(const Captured& event, const std::vector<Bead>& beads) {
        if (!m_capturing) {
            m_clock += kPause;
            sound(m_clock, "capture");
        }
        m_capturing = true;
        flourish(m_clock, Flourish::Sparkle, m_layout.pit(event.pit));
        bank(beads, event.pit, event.store, kCaptureHeight);
    }

    void show(const Swept& event, const std::vector<Bead>& beads) {
        if (!m_sweeping) {
            m_clock = std::max(m_clock, m_busyUntil) + kPause;
            sound(m_clock, "sweep");
        }
        m_sweeping = true;
        bank(beads, event.pit, event.store, kCaptureHeight / 2);
        m_clock += kSweepBeat;
    }

    void show(const ExtraTurn& event, const std::vector<Bead>& /*beads*/) {
        const ui::Point store = m_layout.pit(m_layout.ring().store(event.seat));
        sound(m_clock, "extra");
        flourish(m_clock, Flourish::Puff, store);
    }

    // The whole board's beads turn half round.
    void show(const Swapped& /*event*/, const std::vector<Bead>& /*beads*/) {
        sound(m_clock, "sweep");
        const auto goals = picture(m_layout, m_heaps);
        for (std::size_t pit = 0; pit < m_heaps.pits.size(); ++pit) {
            const auto opposite = (pit + m_heaps.pits.size() / 2) % m_heaps.pits.size();
            const int change =
                static_cast<int>(heap(static_cast<int>(pit)).size()) - static_cast<int>(m_heaps.pits[opposite].size());
            tally(m_clock + kTurn / 2, static_cast<int>(pit), change);
            for (const Bead bead : m_heaps.pits[pit]) {
                const ui::Point way = goals[bead].at - m_goals[bead].at;
                const float swing = std::min(std::hypot(way.x, way.y) / 2, m_layout.frame().h / 2);
                move(bead, m_clock, kTurn, goals[bead], kHandHeight * m_layout.scale(), ui::Ease::InOut, swing);
            }
        }
        m_clock += kTurn;
    }

    void show(const GameOver& /*event*/, const std::vector<Bead>& /*beads*/) {
        const ui::Rect frame = m_layout.frame();
        flourish(std::max(m_clock, m_busyUntil), Flourish::Fanfare, frame.middle());
    }

    // A pit's beads rise, then fly to the store one close behind the other.
    void bank(const std::vector<Bead>& beads, int from, int store, float height) {
        tally(m_clock, from, -static_cast<int>(beads.size()));
        const auto poses = heapPoses(m_layout, store, heap(store).size());
        const std::size_t first = heap(store).size() - beads.size();
        const float beat = std::min(0.03F, 0.3F / static_cast<float>(beads.size() + 1));
        float landing = 0;
        for (std::size_t i = 0; i < beads.size(); ++i) {
            ui::Pose up = m_goals[beads[i]];
            up.height = height * m_layout.scale();
            move(beads[i], m_clock, kRise, up, 0, ui::Ease::Out);
            const float start = m_clock + kRise + beat * static_cast<float>(i);
            const ui::Pose& to = poses[first + i];
            move(beads[i], start, kSweep, to, arcFor(up.at, to.at));
            landing = start + kSweep;
            tally(landing, store, 1);
            if (i % 3 == 0) sound(landing, kSeedSounds[beads[i] % kSeedSounds.size()]);
        }
        settle(store, poses, m_clock + kRise + kSweep);
        m_busyUntil = std::max(m_busyUntil, landing);
    }

    // Those that lay in the pit before make room.
    void settle(int pit, const ui::Poses& poses, float landing) {
        auto& quiet = m_settledAt.at(static_cast<std::size_t>(pit));
        quiet = std::max(quiet, landing - kSettleEarly); // in the order of landing, whatever the flights take
        for (std::size_t i = 0; i < poses.size(); ++i) {
            const Bead bead = heap(pit)[i];
            if (m_goals[bead] != poses[i]) move(bead, quiet, kSettle, poses[i], 0, ui::Ease::Out);
        }
    }

    void move(Bead bead, float start, float lasts, const ui::Pose& to, float arc, ui::Ease ease = ui::Ease::InOut,
              float swing = 0) {
        m_script.cues.push_back({bead, start, lasts, to, arc, swing, ease});
        m_goals[bead] = to;
    }
    void sound(float at, std::string_view name) { m_script.moments.push_back({.at = at, .sound = name}); }
    void flourish(float at, Flourish kind, ui::Point where) {
        m_script.moments.push_back({.at = at, .flourish = kind, .where = where});
    }
    void tally(float at, int pit, int change) {
        m_script.moments.push_back({.at = at, .place = pit, .change = change});
    }
    float arcFor(ui::Point from, ui::Point to) const {
        const float way = std::hypot(to.x - from.x, to.y - from.y);
        return std::clamp(way * 0.28F, kLowestArc * m_layout.scale(), kHighestArc * m_layout.scale());
    }
    const std::vector<Bead>& heap(int pit) const { return m_heaps.pits[static_cast<std::size_t>(pit)]; }

    const BoardLayout& m_layout;
    Heaps& m_heaps;
    ui::Poses m_goals; // where each bead is heading
    ui::Script m_script;
    std::array<float, std::tuple_size_v<decltype(State::pits)>> m_settledAt{}; // a pit each
    float m_clock = 0;
    float m_busyUntil = 0; // beads on their way to a store land no later
    int m_hand = 0;
    int m_sown = 0;
    float m_sowing = 0;
    float m_sowingStart = 0;
    bool m_capturing = false;
    bool m_sweeping = false;
};

} // namespace

ui::Script choreography(const BoardLayout& layout, Heaps& heaps, std::span<const Event> events) {
    Choreographer choreographer(layout, heaps);
    for (const Event& event : events) {
        choreographer.add(event);
    }
    return choreographer.take();
}

} // namespace parlour::kalah
