#pragma once
// A small network that says what a score sheet is worth between two rounds: by how much its total will still change if
// it is played well. All inputs are 0 or 1 and twenty of them are 1, so the first layer is a sum of a few rows. Its
// numbers are learnt by parlour-train-dice and kept in files; see network_file.hpp.
#include "engine/dice/level.hpp"

namespace parlour::dice {

// Which inputs a sheet switches on.
class Inputs {
public:
    static constexpr std::size_t kTimes = 11;                           // a number is chosen 0..9 times, or more
    static constexpr std::size_t kLefts = kMostStopCount + 1;           // how often a removed number can still come
    static constexpr std::size_t kTotals = kSlots * kMostStopCount + 1; // the same for all three together
    static constexpr std::size_t kFaceSets = 1U << kFaces;

    static constexpr std::size_t kNumberInputs = 0;
    static constexpr std::size_t kFaceInputs = kNumberInputs + kNumbers * kTimes;
    static constexpr std::size_t kSetInputs = kFaceInputs + kFaces * (kLefts + 1);
    static constexpr std::size_t kTotalInputs = kSetInputs + kFaceSets;
    static constexpr std::size_t kShortestInputs = kTotalInputs + kTotals;
    static constexpr std::size_t kCount = kShortestInputs + kLefts * kLefts;

    Inputs() = default;
    Inputs(const Sheet& sheet, int stopCount);

    auto begin() const { return m_active.begin(); }
    auto end() const { return m_active.end(); }

private:
    std::array<std::uint16_t, kNumbers + kFaces + 3> m_active{};
};

// The layout is fixed, so that the loops can be unrolled.
struct Network {
    static constexpr std::size_t kWide = 128;
    static constexpr std::size_t kNarrow = 32;

    using Wide = std::array<float, kWide>;
    using Narrow = std::array<float, kNarrow>;

    std::array<Wide, Inputs::kCount> rows{};
    Wide rowBias{};
    std::array<Narrow, kWide> middle{};
    Narrow middleBias{};
    Narrow last{};
    std::array<float, Inputs::kCount> direct{}; // from the inputs straight to the result
    float lastBias = 0;

    // The steps on the way to the result; what trains a network needs them.
    struct Pass {
        Wide wide;
        Narrow narrow;
        float result;
    };
    Pass pass(const Inputs& inputs) const;
    float value(const Inputs& inputs) const { return pass(inputs).result; } // in hundreds of points
};

// A network for any level: what a chosen number adds depends on its value, too. Given a level it becomes a Network.
struct GeneralNetwork {
    static constexpr std::size_t kByValue = kNumbers * Inputs::kTimes; // the first inputs

    Network base;
    std::array<Network::Wide, kByValue> rowsByValue{}; // times the number's value in hundreds
    std::array<float, kByValue> directByValue{};
    std::array<Network::Wide, Inputs::kLefts> rowsByStop{}; // one of these
    std::array<float, Inputs::kLefts> directByStop{};

    void specialise(Network& network, const Values& values, int stopCount) const;
};

} // namespace parlour::dice
