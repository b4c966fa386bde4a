#pragma once
// What is on the glass: the actors with their running animation, the numbers shown beside them, sparks and sounds. A
// game's scene tells it what happens and draws what it holds.
#include "ui/stage/particles.hpp"
#include "ui/stage/timeline.hpp"

namespace parlour::ui {

struct Context;

class Stage {
public:
    explicit Stage(Context& context) : m_context(context) {}

    // How fast time passes for animations; 0 makes everything happen at once.
    void setRate(float rate) { m_rate = rate; }

    // Everything there at once.
    void reset(Poses poses, std::vector<int> numbers);
    // Everything there after a short glide.
    void glide(const Poses& goal, std::vector<int> numbers);
    void play(Script script);
    void update(Seconds dt);
    void finish();

    bool moving() const { return m_timeline.running(); }               // actors are on their way
    bool animating() const { return moving() || m_particles.alive(); } // something changes
    const Poses& poses() const { return m_timeline.poses(); }
    int number(int place) const { return m_numbers[static_cast<std::size_t>(place)]; }
    const Particles& particles() const { return m_particles; }

private:
    void take(const std::vector<Moment>& moments);

    Context& m_context;
    Timeline m_timeline;
    Particles m_particles;
    std::vector<int> m_numbers;
    float m_rate = 1;
};

} // namespace parlour::ui
