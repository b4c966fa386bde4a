#pragma once
// Says on a terminal, a few times a second, how far a long search is.
#include "cli/console.hpp"
#include "engine/think/meter.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace parlour::cli {

class Watcher {
public:
    Watcher(const Progress& progress, std::string news) : m_progress(progress), m_news(std::move(news)) {
        if (errorIsTerminal()) {
            m_thread = std::jthread([this](const std::stop_token& stop) { watch(stop); });
        }
    }
    void found(std::string news) {
        const std::scoped_lock lock(m_mutex);
        m_news = std::move(news);
    }

private:
    void watch(const std::stop_token& stop) {
        const auto start = std::chrono::steady_clock::now();
        LiveLine line;
        std::unique_lock lock(m_mutex);
        do { // at least once: the answer may be there before this thread has begun
            const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
            const double millions = static_cast<double>(m_progress.nodes.load(std::memory_order_relaxed)) / 1e6;
            line.show(
                fmt::format("solving: {}, {:.0f} million positions, {:.0f} s", m_news, millions, elapsed.count()));
            m_wake.wait_for(lock, stop, std::chrono::milliseconds(200), [] { return false; });
        } while (!stop.stop_requested());
    }

    const Progress& m_progress;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::string m_news;
    std::jthread m_thread; // last, so that it ends first
};

} // namespace parlour::cli
