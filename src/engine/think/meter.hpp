#pragma once
// The one place where a search asks "may I go on?" and says how far it is. It counts nodes, and looks at the stop token
// and the clock now and then, because both cost more than a node does: every thousand nodes, or more often as long as
// these take long, as they do while a table's memory is touched for the first time.
#include "engine/think/budget.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <utility>

namespace parlour {

// Written by the thinking thread, read by the one that draws.
struct Progress {
    std::atomic<std::uint64_t> nodes{0};
    std::atomic<int> depth{0};
    std::atomic<float> fraction{0}; // of the budget, 0..1
};

class Meter {
public:
    // A part of the budget, for a search that is only one of several ways to an answer.
    struct Slice {
        std::uint64_t nodes = UINT64_MAX;
        float time = 1;
    };

    Meter(const Budget& budget, Progress& progress, std::stop_token stop = {})
        : m_budget(budget), m_progress(progress), m_stop(std::move(stop)) {}

    // Counts a node; false once the search must end.
    bool spend() {
        ++m_nodes;
        if (m_nodes >= m_budget.nodes) m_done = true;
        if (m_nodes >= m_nextLook) look();
        return !m_done;
    }
    // Counts nodes that other threads looked at on behalf of this search. They are not of its budget: it has two
    // hands, not half the patience.
    void helped(std::uint64_t nodes) { m_helped += nodes; }
    bool done() const { return m_done; }
    // The part of what is left that a search may use; `past` tells it that it has.
    Slice slice(float part) const {
        const auto left = m_budget.nodes - std::min(m_nodes, m_budget.nodes);
        const auto nodes =
            part < 1 ? static_cast<std::uint64_t>(static_cast<double>(left) * static_cast<double>(part)) : left;
        return {m_nodes + nodes, m_time + (1 - m_time) * part};
    }
    bool past(const Slice& slice) const { return m_done || m_nodes >= slice.nodes || m_time >= slice.time; }
    void reached(int depth) { m_progress.depth.store(depth, std::memory_order_relaxed); }
    // For a search whose end is in sight before its budget is: the part of the work that is done, 0..1.
    void covered(float part) {
        m_covered = part;
        look();
    }
    std::uint64_t nodes() const { return m_nodes + m_helped; } // of all threads
    const Budget& budget() const { return m_budget; }
    const std::stop_token& stop() const { return m_stop; } // for others who work on behalf of this search
    std::chrono::duration<double> elapsed() const { return std::chrono::steady_clock::now() - m_start; }

    // Stop token and clock; for work that is not counted in nodes.
    bool look() {
        const std::chrono::duration<float> elapsed = this->elapsed();
        keepPace(elapsed);
        m_time = elapsed / std::chrono::duration<float>(m_budget.atMost);
        if (m_stop.stop_requested() || elapsed >= m_budget.atMost) m_done = true;
        const float spent = static_cast<float>(m_nodes) / static_cast<float>(m_budget.nodes);
        m_progress.nodes.store(nodes(), std::memory_order_relaxed);
        m_progress.fraction.store(std::min(1.F, std::max({m_covered, spent, m_time})), std::memory_order_relaxed);
        return !m_done;
    }

private:
    static constexpr std::uint64_t kMostStride = 1024; // nodes from one look to the next
    static constexpr std::chrono::duration<float, std::milli> kSoon{1};

    void keepPace(std::chrono::duration<float> now) {
        if (m_nodes >= m_nextLook) {
            m_stride = now - m_lastLook < kSoon ? std::min(2 * m_stride, kMostStride)
                                                : std::max<std::uint64_t>(m_stride / 4, 1);
            m_nextLook = m_nodes + m_stride;
        }
        m_lastLook = now;
    }

    Budget m_budget;
    Progress& m_progress;
    std::stop_token m_stop;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::uint64_t m_nodes = 0;
    std::uint64_t m_helped = 0;
    std::uint64_t m_stride = 1;
    std::uint64_t m_nextLook = 1;
    std::chrono::duration<float> m_lastLook{0};
    float m_time = 0; // the part of the time that was gone at the last look
    float m_covered = 0;
    bool m_done = false;
};

} // namespace parlour
