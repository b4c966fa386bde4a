#include "ui/kalah/outlook.hpp"

#include <fmt/format.h>

#include <variant>

namespace parlour::kalah {

namespace {

struct Reader {
    Outlook& out;

    void operator()(const Lifted& event) const { out.origin = event.pit; }
    void operator()(const Sown& event) const { out.landing = event.pit; }
    void operator()(const Captured& event) const {
        out.captured.push_back(event.pit);
        out.prize += event.count;
    }
    void operator()(const ExtraTurn& /*event*/) const { out.again = true; }
    void operator()(const Swapped& /*event*/) const { out.swapped = true; }
    void operator()(const Swept& /*event*/) const {}
    void operator()(const GameOver& /*event*/) const { out.over = true; }
};

} // namespace

Outlook outlook(std::span<const Event> events) {
    Outlook out;
    for (const Event& event : events) {
        std::visit(Reader{out}, event);
    }
    return out;
}

Outlook foresee(const Rules& rules, const State& state, Move move) {
    State next = state;
    std::vector<Event> events;
    rules.apply(next, move, &events);
    return outlook(events);
}

std::string remark(const Outlook& outlook) {
    std::string text;
    if (outlook.swapped) text = "swaps sides";
    if (outlook.prize > 0) text = fmt::format("captures {}", outlook.prize);
    if (outlook.over) return text + (text.empty() ? "ends the game" : " and ends the game");
    if (outlook.again) text = "moves again";
    return text;
}

} // namespace parlour::kalah
