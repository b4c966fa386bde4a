// Dice against the plainest possible reading of its rules: over all 7776 orders of the dice, and over whole games.
#include "engine/core/catalog.hpp"
#include "tests/engine/dice_tools.hpp"

#include <cmath>

using namespace parlour;
using namespace dice_tools;

namespace {

// A player as a pile of notes.
struct Notes {
    std::map<int, int> chosen;
    std::map<int, int> removed;

    bool done(int stop) const {
        return std::any_of(removed.begin(), removed.end(), [&](const auto& entry) { return entry.second >= stop; });
    }
};

std::map<int, int> removedOf(const dice::Sheet& sheet) {
    std::map<int, int> removed;
    for (const auto& slot : sheet.removed) {
        if (slot.number != 0) removed[slot.number] = slot.count;
    }
    return removed;
}

std::set<std::array<int, 3>> splitsOf(const dice::Sheet& sheet, const std::array<int, 5>& order) {
    dice::Roll roll{};
    std::copy(order.begin(), order.end(), roll.begin());
    std::set<std::array<int, 3>> all;
    for (const auto& split : dice::Rules::splits(sheet, dice::sorted(roll))) {
        REQUIRE(all.insert({split.low, split.high, split.removed}).second);
    }
    return all;
}

} // namespace

TEST_CASE("dice: every split of every roll against brute force, for sheets of all kinds", "[oracle]") {
    Rng rng(71);
    for (int n = 0; n < 14; ++n) {
        dice::Sheet sheet;
        std::array<std::uint8_t, 6> faces{1, 2, 3, 4, 5, 6};
        for (std::size_t i = 0; i < faces.size(); ++i) {
            std::swap(faces[i], faces[i + below(rng, faces.size() - i)]);
        }
        // None, one, two and often three numbers collected.
        const auto collected = n < 3 ? static_cast<std::size_t>(n) : std::size_t{3};
        for (std::size_t slot = 0; slot < collected; ++slot) {
            sheet.removed[slot] = {faces[slot], static_cast<std::uint8_t>(1 + below(rng, 7))};
        }
        const auto removed = removedOf(sheet);
        REQUIRE(removed.size() == collected);
        forAllDice([&](const std::array<int, 5>& order) {
            const auto wanted = naiveSplits(removed, order);
            if (splitsOf(sheet, order) != wanted) FAIL("sheet " << n << ", roll " << textOf(order));
        });
    }
}

TEST_CASE("dice: totals and changes against a naive function", "[oracle]") {
    Rng rng(72);
    for (int n = 0; n < 3000; ++n) {
        dice::Level level;
        for (int& value : level.values) {
            value = static_cast<int>(below(rng, 1001));
        }
        const dice::Rules rules(level);
        dice::Sheet sheet;
        std::map<int, int> chosen;
        for (int number = 2; number <= 12; ++number) {
            const auto times = below(rng, 14);
            sheet.chosen[static_cast<std::size_t>(number - 2)] = static_cast<std::uint16_t>(times);
            chosen[number] = static_cast<int>(times);
        }
        const int total = naiveTotal(chosen, level.values);
        REQUIRE(rules.total(sheet) == total);
        const auto low = static_cast<int>(2 + below(rng, 11));
        const auto high = n % 4 == 0 ? low : static_cast<int>(2 + below(rng, 11));
        const dice::Split split{static_cast<std::uint8_t>(std::min(low, high)),
                                static_cast<std::uint8_t>(std::max(low, high)), 1};
        ++chosen[low];
        const int once = naiveTotal(chosen, level.values);
        ++chosen[high];
        REQUIRE(rules.nextChange(sheet, low) == once - total);
        REQUIRE(rules.change(sheet, split) == naiveTotal(chosen, level.values) - total);
    }
}

TEST_CASE("dice: whole games of one to six players against piles of notes", "[oracle]") {
    for (const auto& text : shippedLevels("dice")) {
        for (int players = 1; players <= 6; ++players) {
            LevelReader reader(text);
            const auto rules = std::make_shared<const dice::Rules>(dice::readLevel(reader, players));
            DiceMatch match(rules, static_cast<std::uint64_t>(players));
            Rng rng = rngFor(73, static_cast<std::uint64_t>(players));
            std::vector<Notes> notes(static_cast<std::size_t>(players));
            const int stop = rules->level().stopCount;
            std::set<int> lastRounds;
            for (int round = 1; !match.over(); ++round) {
                REQUIRE(match.toMove() == kChance);
                const auto events = *match.roll();
                const auto roll = match.state().roll;
                REQUIRE(match.state().round == round);
                for (std::size_t seat = 0; seat < notes.size(); ++seat) {
                    Notes& own = notes[seat];
                    if (own.done(stop)) continue;
                    REQUIRE(match.toMove() == seatAt(seat));
                    std::array<int, 5> order{};
                    std::copy(roll.begin(), roll.end(), order.begin());
                    const auto splits = naiveSplits(own.removed, order);
                    auto pick = splits.begin();
                    std::advance(pick, static_cast<std::ptrdiff_t>(below(rng, splits.size())));
                    const auto [low, high, removed] = *pick;
                    const bool free = own.removed.size() == 3 && std::none_of(order.begin(), order.end(), [&](int die) {
                                          return own.removed.count(die) != 0;
                                      });
                    ++own.chosen[low];
                    ++own.chosen[high];
                    if (!free) ++own.removed[removed];
                    if (own.done(stop)) lastRounds.insert(round);
                    playAll(match, std::to_string(high) + " " + std::to_string(low) + " " + std::to_string(removed));
                    REQUIRE(removedOf(match.state().sheets[seat]) == own.removed);
                    REQUIRE(match.scores()[seat] == naiveTotal(own.chosen, rules->level().values));
                    REQUIRE(rules->finished(match.state().sheets[seat]) == own.done(stop));
                }
                REQUIRE(match.over() ==
                        std::all_of(notes.begin(), notes.end(), [&](const Notes& one) { return one.done(stop); }));
            }
            if (players == 6) CHECK(lastRounds.size() > 1); // they left in different rounds
        }
    }
}

TEST_CASE("dice: the weights of the rolls are the orders they can fall in", "[oracle]") {
    std::map<dice::Roll, int> orders;
    forAllDice([&](const std::array<int, 5>& order) {
        dice::Roll roll{};
        std::copy(order.begin(), order.end(), roll.begin());
        std::sort(roll.begin(), roll.end());
        ++orders[roll];
    });
    const auto rules = rulesFrom("");
    const auto state = rules->initial();
    const auto outcomes = rules->moves(state);
    REQUIRE(outcomes.size() == orders.size());
    for (const auto& outcome : outcomes) {
        REQUIRE(rules->weight(state, outcome) == orders.at(outcome.roll));
    }
}

TEST_CASE("dice: rolls are uniform by a chi-square test", "[oracle]") {
    // A roll for each of many plies of many matches, as games draw them. The bounds are the 0.1 % and 99.9 % points of
    // the chi-square distribution (Wilson and Hilferty's formula); the seed is fixed, so the answer is too.
    const auto rules = rulesFrom("");
    const auto state = rules->initial();
    constexpr int kDraws = 20'000;
    std::map<dice::Roll, int> seen;
    std::array<int, 6> faces{};
    for (int n = 0; n < kDraws; ++n) {
        Rng rng = rngFor(static_cast<std::uint64_t>(n / 20), static_cast<std::uint64_t>(n % 20));
        const auto roll = drawOutcome(*rules, state, rng).roll;
        ++seen[roll];
        for (const auto die : roll) {
            ++faces[die - 1U];
        }
    }
    const auto bound = [](double freedom, double z) {
        const double part = 2 / (9 * freedom);
        return freedom * std::pow(1 - part + z * std::sqrt(part), 3);
    };
    double chi = 0;
    for (const auto& outcome : rules->moves(state)) {
        const double wanted = kDraws * rules->weight(state, outcome) / 7776.0;
        const double off = seen[outcome.roll] - wanted;
        chi += off * off / wanted;
    }
    CHECK(chi < bound(251, 3.09));
    CHECK(chi > bound(251, -3.09));
    double ofFaces = 0;
    for (const int count : faces) {
        const double off = count - kDraws * 5 / 6.0;
        ofFaces += off * off / (kDraws * 5 / 6.0);
    }
    CHECK(ofFaces < bound(5, 3.09));
}
