#include "ui/onitama/choreography.hpp"

#include "ui/onitama/picture.hpp"

#include <algorithm>
#include <cmath>

namespace parlour::onitama {

namespace {

using ui::Ease;
using ui::Flourish;

// Seconds.
constexpr float kStep = 0.34F;
constexpr float kFall = 0.24F; // of a pawn that is taken
constexpr float kSlide = 0.34F;
constexpr float kPass = 0.42F; // of a card
constexpr float kDeal = 0.3F;
constexpr float kOverlap = 0.1F; // the cards start before the pawn has quite arrived

// Board units.
constexpr float kLowestArc = 46;
constexpr float kHighestArc = 110;
constexpr float kCardArc = 26;
constexpr float kSwapArc = 70;

class Choreographer {
public:
    Choreographer(const BoardLayout& layout, Cast& cast, Shown shown)
        : m_layout(layout), m_cast(cast), m_shown(shown) {}

    void add(const Event& event) {
        const Cast before = m_cast;
        follow(m_cast, event);
        std::visit([&](const auto& e) { show(e, before); }, event);
    }
    ui::Script take() { return std::move(m_script); }

private:
    void show(const CardDealt& event, const Cast& /*before*/) {
        const auto card = m_cast.cardAt(event.place);
        sound(m_clock, "card");
        move(m_cast.cardActor(card), kDeal, cardPose(m_cast.cards[card], m_cast.facing), kCardArc);
        m_clock += kDeal;
    }

    // The general treads more heavily.
    void show(const PawnMoved& event, const Cast& before) {
        if (m_shown == Shown::PawnMove) return;
        const auto pawn = before.pawnOn(event.from);
        const ui::Pose goal = pawnPose(m_layout, m_cast.pawns[pawn]);
        const ui::Point way = goal.at - m_layout.square(event.from);
        const float arc = std::clamp(std::hypot(way.x, way.y) * 0.3F, kLowestArc * scale(), kHighestArc * scale());
        move(pawn, kStep, goal, arc);
        m_clock += kStep;
        sound(m_clock, "stone-step");
    }

    void show(const PawnTaken& event, const Cast& before) {
        if (m_shown == Shown::PawnMove) return;
        const auto found = std::find_if(before.pawns.begin(), before.pawns.end(), [&](const Pawn& pawn) {
            return !pawn.taken && pawn.seat == event.seat && pawn.square == event.square;
        });
        const auto victim = static_cast<std::size_t>(found - before.pawns.begin());
        move(victim, kFall, pawnPose(m_layout, m_cast.pawns[victim]), 0, Ease::In);
        sound(m_clock, "stone-take");
        flourish(m_clock, event.general ? Flourish::Fanfare : Flourish::Sparkle, m_layout.square(event.square));
        m_busyUntil = std::max(m_busyUntil, m_clock + kFall);
    }

    void show(const CardPassed& event, const Cast& before) {
        const float start = std::max(0.F, m_clock - kOverlap);
        sound(start, "card");
        for (const auto card : {before.cardAt(event.place), before.cardAt(kSideCard)}) {
            const auto actor = m_cast.cardActor(card);
            m_script.cues.push_back({.actor = actor,
                                     .start = start,
                                     .lasts = kPass,
                                     .to = cardPose(m_cast.cards[card], m_cast.facing),
                                     .arc = kCardArc,
                                     .swing = 30});
        }
        m_busyUntil = std::max(m_busyUntil, start + kPass);
    }

    void show(const WallMoved& event, const Cast& /*before*/) {
        sound(m_clock, "wall-slide");
        move(m_cast.wallActor(), kSlide, wallPose(m_layout, event.to), 0);
        m_clock += kSlide;
    }

    void show(const WallSwapped& event, const Cast& before) {
        const auto soldier = before.pawnOn(event.to);
        sound(m_clock, "wall-slide");
        move(m_cast.wallActor(), kSlide, wallPose(m_layout, event.to), 0);
        move(soldier, kSlide, pawnPose(m_layout, m_cast.pawns[soldier]), kSwapArc * scale());
        m_clock += kSlide;
        sound(m_clock, "stone-step");
    }

    void show(const Blocked& /*event*/, const Cast& /*before*/) {}

    void show(const Won& event, const Cast& /*before*/) {
        const float when = std::max(m_clock, m_busyUntil);
        if (event.how == Ending::BaseReached) {
            flourish(when, Flourish::Sparkle, m_layout.square(kBases[index(opponent(event.seat))]));
            sound(when, "general");
        }
        flourish(when, Flourish::Fanfare, m_layout.courtyard().middle());
    }

    void show(const TurnLimitReached& /*event*/, const Cast& /*before*/) {}

    void move(std::size_t actor, float lasts, const ui::Pose& to, float arc, Ease ease = Ease::InOut) {
        m_script.cues.push_back({.actor = actor, .start = m_clock, .lasts = lasts, .to = to, .arc = arc, .ease = ease});
    }
    void sound(float at, std::string_view name) { m_script.moments.push_back({.at = at, .sound = name}); }
    void flourish(float at, Flourish kind, ui::Point where) {
        m_script.moments.push_back({.at = at, .flourish = kind, .where = where});
    }
    float scale() const { return m_layout.scale(); }

    const BoardLayout& m_layout;
    Cast& m_cast;
    Shown m_shown;
    ui::Script m_script;
    float m_clock = 0;
    float m_busyUntil = 0; // what runs beside the clock has ended by then
};

} // namespace

ui::Script choreography(const BoardLayout& layout, Cast& cast, std::span<const Event> events, Shown shown) {
    Choreographer choreographer(layout, cast, shown);
    for (const Event& event : events) {
        choreographer.add(event);
    }
    return choreographer.take();
}

} // namespace parlour::onitama
