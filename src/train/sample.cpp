#include "train/sample.hpp"

#include <algorithm>

namespace parlour::train {

using dice::Network;

namespace {

void add(Network::Wide& to, const Network::Wide& from) {
    for (std::size_t i = 0; i < Network::kWide; ++i) {
        to[i] += from[i];
    }
}

} // namespace

float addSlope(const Network& network, const Sample& sample, Network& gradient) {
    const auto pass = network.pass(sample.inputs);
    const float error = pass.result - sample.target;
    Network::Narrow ofNarrow{};
    for (std::size_t j = 0; j < Network::kNarrow; ++j) {
        ofNarrow[j] = pass.narrow[j] > 0 ? error * network.last[j] : 0;
        gradient.last[j] += error * std::max(pass.narrow[j], 0.F);
        gradient.middleBias[j] += ofNarrow[j];
    }
    Network::Wide ofWide{};
    for (std::size_t i = 0; i < Network::kWide; ++i) {
        const float on = pass.wide[i];
        if (on <= 0) continue;
        float sum = 0;
        for (std::size_t j = 0; j < Network::kNarrow; ++j) {
            sum += network.middle[i][j] * ofNarrow[j];
            gradient.middle[i][j] += on * ofNarrow[j];
        }
        ofWide[i] = sum;
    }
    add(gradient.rowBias, ofWide);
    for (const auto input : sample.inputs) {
        add(gradient.rows[input], ofWide);
        gradient.direct[input] += error;
    }
    gradient.lastBias += error;
    return error;
}

} // namespace parlour::train
