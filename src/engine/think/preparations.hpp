#pragma once
// What prepareFor does for the opponents of a match, while the match goes on: each on one thread, because the window
// and the thinker need theirs. Given up when the match ends.
#include "engine/think/meter.hpp"

#include <functional>
#include <map>
#include <string>
#include <thread>

namespace parlour {

class Preparations {
public:
    // Begins unless it has been asked for before.
    void begin(std::string_view opponent, std::function<void(Meter&)> work) {
        if (m_threads.contains(opponent)) return;
        m_threads.emplace(opponent, [work = std::move(work)](const std::stop_token& stop) {
            Progress unseen;
            Meter meter({.atMost = std::chrono::hours(24)}, unseen, stop);
            work(meter);
        });
    }

private:
    std::map<std::string, std::jthread, std::less<>> m_threads;
};

} // namespace parlour
