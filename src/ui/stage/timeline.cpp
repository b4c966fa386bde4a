#include "ui/stage/timeline.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace parlour::ui {

void Timeline::reset(Poses poses) {
    m_poses = std::move(poses);
    m_flights.assign(m_poses.size(), std::nullopt);
    m_script = {};
    m_come.clear();
    m_nextCue = m_nextMoment = 0;
    m_running = false;
}

void Timeline::play(Script script) {
    finish();
    m_script = std::move(script);
    std::stable_sort(m_script.cues.begin(), m_script.cues.end(),
                     [](const Cue& a, const Cue& b) { return a.start < b.start; });
    std::stable_sort(m_script.moments.begin(), m_script.moments.end(),
                     [](const Moment& a, const Moment& b) { return a.at < b.at; });
    m_end = m_script.lasts();
    m_now = 0;
    m_nextCue = m_nextMoment = 0;
    m_running = !m_script.cues.empty() || !m_script.moments.empty();
}

Pose Timeline::poseAt(std::size_t actor, float time) const {
    const auto& flight = m_flights[actor];
    if (!flight) return m_poses[actor];
    const Cue& cue = m_script.cues[flight->cue];
    return along(cue, flight->from, cue.lasts > 0 ? (time - cue.start) / cue.lasts : 1.F);
}

void Timeline::update(float seconds) {
    if (!m_running) return;
    m_now += seconds;
    for (; m_nextCue < m_script.cues.size() && m_script.cues[m_nextCue].start <= m_now; ++m_nextCue) {
        const Cue& cue = m_script.cues[m_nextCue];
        assert(cue.actor < m_poses.size());
        m_flights[cue.actor] = Flight{m_nextCue, poseAt(cue.actor, cue.start)};
    }
    for (std::size_t actor = 0; actor < m_poses.size(); ++actor) {
        auto& flight = m_flights[actor];
        if (!flight) continue;
        m_poses[actor] = poseAt(actor, m_now);
        const Cue& cue = m_script.cues[flight->cue];
        if (m_now >= cue.start + cue.lasts) {
            m_poses[actor] = cue.to;
            flight.reset();
        }
    }
    for (; m_nextMoment < m_script.moments.size() && m_script.moments[m_nextMoment].at <= m_now; ++m_nextMoment) {
        m_come.push_back(m_script.moments[m_nextMoment]);
    }
    if (m_now >= m_end) finish();
}

void Timeline::finish() {
    if (!m_running) return;
    for (auto& flight : m_flights) {
        if (!flight) continue;
        const Cue& cue = m_script.cues[flight->cue];
        m_poses[cue.actor] = cue.to;
        flight.reset();
    }
    for (; m_nextCue < m_script.cues.size(); ++m_nextCue) {
        m_poses[m_script.cues[m_nextCue].actor] = m_script.cues[m_nextCue].to;
    }
    for (; m_nextMoment < m_script.moments.size(); ++m_nextMoment) {
        Moment moment = m_script.moments[m_nextMoment];
        moment.sound = {};
        moment.flourish = Flourish::None;
        m_come.push_back(moment);
    }
    m_running = false;
}

std::vector<Moment> Timeline::takeMoments() {
    return std::exchange(m_come, {});
}

} // namespace parlour::ui
