#pragma once
// How many of many games are done: a bar on standard error, drawn ten times a second at most.
#include "cli/console.hpp"

#include <chrono>
#include <cstdint>

namespace parlour::cli {

class Bar {
public:
    explicit Bar(std::uint64_t total) : m_total(total) {}

    void update(std::uint64_t done) {
        const auto now = Clock::now();
        if (now < m_next) return;
        m_next = now + std::chrono::milliseconds(100);
        constexpr std::size_t kWidth = 40;
        const double part = static_cast<double>(done) / static_cast<double>(m_total);
        const auto filled = static_cast<std::size_t>(part * kWidth);
        const std::chrono::duration<double> elapsed = now - m_start;
        m_line.show(fmt::format("[{}{}] {}/{} games, {:.0f} s left", std::string(filled, '#'),
                                std::string(kWidth - filled, '.'), done, m_total, elapsed.count() * (1 / part - 1)));
    }

private:
    using Clock = std::chrono::steady_clock;

    std::uint64_t m_total;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_next = m_start;
    LiveLine m_line;
};

} // namespace parlour::cli
