#pragma once
// One thing to learn: by how much the total of a sheet will still change, in hundreds.
#include "engine/dice/network.hpp"

namespace parlour::train {

struct Sample {
    dice::Inputs inputs;
    float target = 0;
};

// Adds the slope of the network's squared error at this sample to the gradient. Returns the error.
float addSlope(const dice::Network& network, const Sample& sample, dice::Network& gradient);

} // namespace parlour::train
