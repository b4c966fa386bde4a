#include "ui/kahuna/choreography.hpp"

#include "ui/kahuna/board_painter.hpp"
#include "ui/kahuna/picture.hpp"

#include <algorithm>

namespace parlour::kahuna {

namespace {

using ui::Ease;
using ui::Flourish;

// Seconds.
constexpr float kSlide = 0.34F; // of a card
constexpr float kDeal = 0.2F;
constexpr float kPlank = 0.055F;
constexpr float kLongestBuild = 0.45F;
constexpr float kWash = 0.42F;
constexpr float kNextWash = 0.26F; // after which the next thing may begin
constexpr float kRise = 0.45F;
constexpr float kSink = 0.35F;
constexpr float kShuffle = 0.45F;
constexpr float kShuffleStep = 0.012F;
constexpr float kBeforeShuffle = 0.5F; // the round's end is taken in first

constexpr float kArc = 34;

class Choreographer {
public:
    Choreographer(const BoardLayout& layout, Cast& cast) : m_layout(layout), m_cast(cast) {}

    void add(const Event& event) {
        follow(m_cast, event);
        std::visit([&](const auto& e) { show(e); }, event);
    }
    // Cards glide to their places once hands are in order.
    ui::Script take(const State& after) {
        settle(m_cast, after);
        place(m_cards);
        return std::move(m_script);
    }

private:
    void show(const CardDealt& /*event*/) { cards(kDeal); }
    void show(const CardOpened& /*event*/) { cards(kDeal); }
    void show(const CardTaken& /*event*/) { cards(kSlide); }
    void show(const CardDrawn& /*event*/) { cards(kSlide); }
    void show(const CardDiscarded& /*event*/) { cards(kSlide); }
    // What the card is played for begins while it is on its way.
    void show(const CardPlayed& /*event*/) {
        cards(kSlide);
        m_clock += kSlide * 0.4F;
    }

    void show(const BridgeBuilt& event) {
        const auto planks = plankCount(m_layout, event.bridge);
        const float lasts = std::min(kLongestBuild, kPlank * static_cast<float>(planks));
        move(m_cast.bridgeActor(event.bridge, event.seat), lasts, bridgePose(m_layout, event.bridge, true),
             Ease::Linear);
        const std::size_t knocks = std::min<std::size_t>(planks, 4);
        for (std::size_t i = 0; i < knocks; ++i) {
            constexpr std::array<std::string_view, 3> kKnocks{"bamboo-1", "bamboo-2", "bamboo-3"};
            sound(m_clock + lasts * static_cast<float>(i) / static_cast<float>(knocks), kKnocks.at(i % kKnocks.size()));
        }
        m_clock += lasts;
    }
    void show(const IslandTaken& event) {
        move(m_cast.stoneActor(event.island, event.seat), kRise, stonePose(m_layout, event.island, true), Ease::Out);
        sound(m_clock, "stone-rise");
        flourish(m_clock + kRise / 2, Flourish::Sparkle, m_layout.island(event.island));
        m_clock += kRise;
    }
    void show(const BridgeWashedAway& event) { wash(event.seat, event.bridge); }
    void show(const BridgeDestroyed& event) {
        sound(m_clock, "bamboo-break");
        wash(event.seat, event.bridge);
    }
    void show(const KahunaLost& event) {
        move(m_cast.stoneActor(event.island, event.seat), kSink, stonePose(m_layout, event.island, false), Ease::In);
        sound(m_clock, "stone-sink");
        m_clock += kSink;
    }
    void show(const DrawDeclined& /*event*/) { sound(m_clock, "pass"); }
    void show(const RoundScored& event) {
        for (const Seat seat : {kP1, kP2}) {
            const int points = event.points[index(seat)];
            m_script.moments.push_back({.at = m_clock, .place = static_cast<int>(index(seat)), .change = points});
        }
        sound(m_clock, "round-end");
        flourish(m_clock, Flourish::Fanfare, m_layout.water().middle());
        m_clock += kBeforeShuffle;
    }
    void show(const Reshuffled& /*event*/) {
        sound(m_clock, "shuffle");
        const auto poses = picture(m_layout, m_cast);
        float start = m_clock;
        for (std::size_t i = 0; i < m_cast.cards.size(); ++i) {
            if (m_cast.cards[i].spot != Spot::Deck) continue;
            const auto actor = m_cast.cardActor(i);
            m_script.cues.push_back(
                {.actor = actor, .start = start, .lasts = kShuffle, .to = poses[actor], .arc = kArc, .swing = 18});
            start += kShuffleStep;
        }
        m_clock = start + kShuffle;
    }
    void show(const GameOver& /*event*/) { flourish(m_clock, Flourish::Fanfare, m_layout.water().middle()); }
    void show(const DeckChosen& /*event*/) {}
    void show(const TurnEnded& /*event*/) {}
    void show(const LastCardGone& /*event*/) {}

    void wash(Seat seat, Bridge bridge) {
        move(m_cast.bridgeActor(bridge, seat), kWash, bridgePose(m_layout, bridge, false), Ease::Linear);
        sound(m_clock, "wash");
        m_clock += kNextWash;
    }

    // Cards change their places from now on.
    struct CardMoves {
        float start = -1;
        float lasts = 0;
    };
    void cards(float lasts) {
        sound(m_clock, "card");
        if (m_cards.start < 0) m_cards = {m_clock, lasts};
    }
    void place(const CardMoves& when) {
        if (when.start < 0) return;
        const auto poses = picture(m_layout, m_cast);
        for (std::size_t i = 0; i < m_cast.cards.size(); ++i) {
            const auto actor = m_cast.cardActor(i);
            if (m_cast.cards[i].spot == Spot::Deck) continue;
            m_script.cues.push_back(
                {.actor = actor, .start = when.start, .lasts = when.lasts, .to = poses[actor], .arc = 0, .swing = 12});
        }
    }

    void move(std::size_t actor, float lasts, const ui::Pose& to, Ease ease) {
        m_script.cues.push_back({.actor = actor, .start = m_clock, .lasts = lasts, .to = to, .ease = ease});
    }
    void sound(float at, std::string_view name) { m_script.moments.push_back({.at = at, .sound = name}); }
    void flourish(float at, Flourish kind, ui::Point where) {
        m_script.moments.push_back({.at = at, .flourish = kind, .where = where});
    }

    const BoardLayout& m_layout;
    Cast& m_cast;
    ui::Script m_script;
    CardMoves m_cards;
    float m_clock = 0;
};

} // namespace

ui::Script choreography(const BoardLayout& layout, Cast& cast, std::span<const Event> events, const State& after) {
    Choreographer choreographer(layout, cast);
    for (const Event& event : events) {
        choreographer.add(event);
    }
    return choreographer.take(after);
}

} // namespace parlour::kahuna
