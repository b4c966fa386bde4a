#include "app/bench.hpp"

#include "ui/driver.hpp"
#include "ui/kalah/front.hpp"
#include "ui/shell.hpp"

#include <SFML/System/Clock.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

namespace parlour::app {

void benchFrames(ui::Shell& shell, int frames, double startSeconds) {
    ui::Driver driver(shell);
    shell.scenes().restart(kalah::endlessScene(shell.context()));
    driver.step();
    std::vector<double> times;
    times.reserve(static_cast<std::size_t>(frames));
    for (int i = 0; i < frames; ++i) {
        sf::Clock clock;
        driver.step();
        times.push_back(clock.getElapsedTime().asSeconds() * 1000.0);
    }
    const double mean = std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(times.size());
    std::sort(times.begin(), times.end());
    const double p99 = times[std::min(times.size() - 1, times.size() * 99 / 100)];
    fmt::print("frames\tmean_ms\tp99_ms\tworst_ms\tfps\tstart_s\n");
    fmt::print("{}\t{:.2f}\t{:.2f}\t{:.2f}\t{:.1f}\t{:.2f}\n", frames, mean, p99, times.back(), 1000 / mean,
               startSeconds);
}

} // namespace parlour::app
