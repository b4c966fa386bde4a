#pragma once
// One worker, one question, one mailbox. The window asks, goes on drawing, and polls once a frame. An answer carries
// the revision of the position that was asked about, so that a stale one can be told; cancel stops the search and waits
// for it, which takes about a thousand nodes.
#include "engine/think/agent.hpp"

#include <mutex>
#include <thread>

namespace parlour {

template <Rules R>
class Thinker {
public:
    struct Question {
        std::shared_ptr<const R> rules;
        std::shared_ptr<Agent<R>> agent;
        typename R::View view;
        Seat seat{};
        std::uint64_t revision = 0;
        Budget budget;
        std::uint64_t seed = 0;
    };
    struct Answer {
        std::uint64_t revision = 0;
        Seat seat{};
        Choice<typename R::Move> choice;
    };

    void ask(Question question) {
        cancel();
        m_task = std::make_shared<Task>();
        m_worker = std::jthread([task = m_task, q = std::move(question)](const std::stop_token& stop) {
            Meter meter(q.budget, task->progress, stop);
            Rng rng(q.seed);
            auto choice = q.agent->choose(*q.rules, q.view, q.seat, meter, rng);
            const std::scoped_lock lock(task->mutex);
            if (task->hurried || !stop.stop_requested()) task->answer = Answer{q.revision, q.seat, std::move(choice)};
        });
    }

    // The answer, once. Asked about an older revision, it is dropped.
    std::optional<Answer> poll(std::uint64_t revision) {
        if (!m_task) return std::nullopt;
        std::optional<Answer> answer;
        {
            const std::scoped_lock lock(m_task->mutex);
            answer.swap(m_task->answer);
        }
        if (answer) cancel();
        if (answer && answer->revision != revision) answer.reset();
        return answer;
    }

    // "Move now": the search ends at once, and its best so far is the answer.
    void hurry() {
        if (!m_task) return;
        m_task->hurried = true;
        m_worker.request_stop();
    }

    void cancel() {
        m_worker = {}; // requests the stop and joins
        m_task.reset();
    }

    bool busy() const { return m_task != nullptr; }
    const Progress* progress() const { return m_task ? &m_task->progress : nullptr; }

private:
    struct Task {
        Progress progress;
        std::atomic<bool> hurried{false};
        std::mutex mutex;
        std::optional<Answer> answer;
    };
    std::shared_ptr<Task> m_task;
    std::jthread m_worker;
};

} // namespace parlour
