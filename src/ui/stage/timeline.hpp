#pragma once
// Plays scripts: it owns where every actor is now, moves them as time passes, and reports the moments that have come. A
// later cue of an actor takes over from an earlier one wherever that has brought it. Play never waits for an animation:
// a new script first finishes the one that is running.
#include "ui/stage/cue.hpp"

#include <optional>

namespace parlour::ui {

class Timeline {
public:
    // Everybody is there at once, and nothing moves.
    void reset(Poses poses);
    void play(Script script);
    void update(float seconds);
    // Everybody is where the script ends. What would have been heard or seen on the way is left out, counts are not.
    void finish();

    bool running() const { return m_running; }
    const Poses& poses() const { return m_poses; }
    // The moments that have come since the last call, in order.
    std::vector<Moment> takeMoments();

private:
    struct Flight {
        std::size_t cue;
        Pose from;
    };
    Pose poseAt(std::size_t actor, float time) const;

    Poses m_poses;
    Script m_script;
    std::vector<std::optional<Flight>> m_flights; // one an actor
    std::size_t m_nextCue = 0;
    std::size_t m_nextMoment = 0;
    std::vector<Moment> m_come;
    float m_now = 0;
    float m_end = 0;
    bool m_running = false;
};

} // namespace parlour::ui
