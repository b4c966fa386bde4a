#pragma once
// A small network that says what a score sheet is worth between two rounds: how much its total will still change, or
// how likely it is to end above a goal. Nearly all inputs are 0 or 1 and about twenty of them are 1, so the first layer
// is a sum of a few rows. Its numbers are learnt by parlour-train-dice, and ship in a file a level.
#include "engine/dice/sheet.hpp"

#include <vector>

namespace parlour::dice {

// Which inputs a sheet switches on.
class Inputs {
public:
    static constexpr std::size_t kTimes = 11;  // a number is chosen 0..10 times, more counts as 10
    static constexpr std::size_t kLefts = 13;  // how often a removed number can still be counted, 0..12
    static constexpr std::size_t kTotals = 37; // the same for all three
    static constexpr std::size_t kFaceSets = 64;

    static constexpr std::size_t kNumberInputs = 0;
    static constexpr std::size_t kFaceInputs = kNumberInputs + kNumbers * kTimes;
    static constexpr std::size_t kSetInputs = kFaceInputs + kFaces * (kLefts + 1);
    static constexpr std::size_t kTotalInputs = kSetInputs + kFaceSets;
    static constexpr std::size_t kShortestInputs = kTotalInputs + kTotals;
    static constexpr std::size_t kCount = kShortestInputs + kLefts * kLefts;

    static constexpr std::size_t kActive = kNumbers + kFaces + 3;

    Inputs() = default;
    Inputs(const Sheet& sheet, int stopCount);

    auto begin() const { return m_active.begin(); }
    auto end() const { return m_active.end(); }

private:
    std::array<std::uint16_t, kActive> m_active{};
};

// A goal as an input: how many points are still missing, spread over the two nearest of a row of marks.
struct GoalInput {
    static constexpr std::size_t kMarks = 65;

    std::size_t mark = 0; // this one and the next
    float part = 0;       // of the next

    // `step` is the distance of two marks in points; the middle mark is a goal that is just reached.
    static GoalInput of(double missing, double step);
};

// The layout is fixed, so that the loops can be unrolled.
struct Network {
    static constexpr std::size_t kWide = 128;
    static constexpr std::size_t kNarrow = 32;
    static constexpr std::size_t kRows = Inputs::kCount + GoalInput::kMarks;
    static constexpr std::size_t kSize = kRows * kWide + kWide + kRows + kWide * kNarrow + kNarrow + kNarrow + 1;

    using Wide = std::array<float, kWide>;
    using Narrow = std::array<float, kNarrow>;

    std::array<Wide, kRows> rows{};
    Wide rowBias{};
    std::array<float, kRows> direct{}; // from the inputs straight to the result
    std::array<Narrow, kWide> middle{};
    Narrow middleBias{};
    Narrow last{};
    float lastBias = 0;

    // What the first layer and the direct part make of a sheet; goals are added to it.
    struct Sum {
        Wide wide;
        float direct;
    };
    Sum sum(const Inputs& inputs) const;
    void add(Sum& sum, const GoalInput& goal) const;
    float finish(const Sum& sum) const;
    float value(const Inputs& inputs) const { return finish(sum(inputs)); }
};

} // namespace parlour::dice
