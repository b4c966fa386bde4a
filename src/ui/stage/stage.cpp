#include "ui/stage/stage.hpp"

#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/stage/reconcile.hpp"

#include <utility>

namespace parlour::ui {

namespace {

constexpr Seconds kGlide = 0.3F;

} // namespace

void Stage::reset(Poses poses, std::vector<int> numbers) {
    m_timeline.reset(std::move(poses));
    m_numbers = std::move(numbers);
}

void Stage::glide(const Poses& goal, std::vector<int> numbers) {
    finish();
    play(reconcile(m_timeline.poses(), goal, kGlide));
    m_numbers = std::move(numbers);
}

void Stage::play(Script script) {
    m_timeline.play(std::move(script));
    take(m_timeline.takeMoments()); // of what was cut short
    if (m_rate <= 0) finish();
}

void Stage::update(Seconds dt) {
    m_timeline.update(dt * m_rate);
    m_particles.update(dt);
    take(m_timeline.takeMoments());
}

void Stage::finish() {
    m_timeline.finish();
    take(m_timeline.takeMoments());
}

void Stage::take(const std::vector<Moment>& moments) {
    for (const Moment& moment : moments) {
        if (!moment.sound.empty()) m_context.audio.play(moment.sound);
        if (moment.flourish != Flourish::None) m_particles.burst(moment.flourish, moment.where, m_context.random);
        if (moment.place >= 0) m_numbers[static_cast<std::size_t>(moment.place)] += moment.change;
    }
}

} // namespace parlour::ui
