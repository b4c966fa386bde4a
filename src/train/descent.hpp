#pragma once
// Gradient descent by Adam over parameters that are a struct of nothing but floats. What is kept in the end is a
// running average over the last few thousand steps, which plays better than any single one of them.
#include <cmath>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>

namespace parlour::train {

template <class Parameters>
std::span<float> flat(Parameters& parameters) {
    static_assert(std::is_trivially_copyable_v<Parameters> && alignof(Parameters) == alignof(float));
    return {reinterpret_cast<float*>(&parameters), sizeof(Parameters) / sizeof(float)};
}

template <class Parameters>
class Descent {
public:
    explicit Descent(const Parameters& start)
        : m_now(std::make_unique<Parameters>(start)), m_average(std::make_unique<Parameters>(start)) {}

    const Parameters& now() const { return *m_now; }
    const Parameters& average() const { return *m_average; }
    Parameters& gradient() { return *m_gradient; } // add to it, then step

    void step(float rate, std::size_t samples) {
        constexpr float kSmooth = 0.9F;
        constexpr float kSmoothSquares = 0.999F;
        constexpr float kAveraged = 0.0005F;
        ++m_steps;
        const float scale = 1 / static_cast<float>(samples);
        const float full = rate / (1 - std::pow(kSmooth, static_cast<float>(m_steps)));
        const float fullSquares = 1 / (1 - std::pow(kSmoothSquares, static_cast<float>(m_steps)));
        const auto now = flat(*m_now);
        const auto average = flat(*m_average);
        const auto gradient = flat(*m_gradient);
        const auto first = flat(*m_first);
        const auto second = flat(*m_second);
        for (std::size_t i = 0; i < now.size(); ++i) {
            const float slope = gradient[i] * scale;
            first[i] += (1 - kSmooth) * (slope - first[i]);
            second[i] += (1 - kSmoothSquares) * (slope * slope - second[i]);
            now[i] -= full * first[i] / (std::sqrt(second[i] * fullSquares) + 1e-8F);
            average[i] += kAveraged * (now[i] - average[i]);
            gradient[i] = 0;
        }
    }

    // The average, without what no sample has ever touched: that is still the noise it began with.
    std::unique_ptr<Parameters> result() {
        auto learnt = std::make_unique<Parameters>(*m_average);
        const auto numbers = flat(*learnt);
        const auto second = flat(*m_second);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (second[i] == 0) numbers[i] = 0;
        }
        return learnt;
    }

private:
    std::unique_ptr<Parameters> m_now;
    std::unique_ptr<Parameters> m_average;
    std::unique_ptr<Parameters> m_gradient = std::make_unique<Parameters>();
    std::unique_ptr<Parameters> m_first = std::make_unique<Parameters>();  // running mean of the slopes
    std::unique_ptr<Parameters> m_second = std::make_unique<Parameters>(); // and of their squares
    long m_steps = 0;
};

} // namespace parlour::train
