#pragma once
// Endgame tables: what every position with few seeds in play is worth, worked out backwards from the empty board. A
// byte a position holds the seeds that the mover will bank from there on.
#include "engine/core/big_array.hpp"
#include "engine/kalah/numbering.hpp"
#include "engine/think/meter.hpp"

#include <memory>
#include <span>

namespace parlour::kalah {

template <class Lane>
class Endings {
public:
    using Bytes = BigArray<std::uint8_t>;

    // The most seeds for which a table of at most so many positions can be made.
    static int mostWithin(const Rules& rules, std::uint64_t positions);

    // Nothing if the meter said stop, or the slice's time was over. The work is not counted in nodes: it is the same
    // every time.
    static std::shared_ptr<const Endings> build(const Rules& rules, int mostSeeds, Meter& meter,
                                                const Meter::Slice& slice = {});
    // As `build`, but asks the user's cache folder first and keeps what it built there. A table there that is damaged
    // or of another game is built anew; a folder that cannot be written to is no error.
    static std::shared_ptr<const Endings> obtain(const Rules& rules, int mostSeeds, Meter& meter);
    // As `obtain`, for everybody in this program who asks for `shared` from then on.
    static void share(const Rules& rules, int mostSeeds, Meter& meter);
    // The largest that is there to be shared; if that has less than `mostSeeds`, one is built and shared.
    static std::shared_ptr<const Endings> shared(const Rules& rules, int mostSeeds, Meter& meter,
                                                 const Meter::Slice& slice);

    Endings(int mostSeeds, Bytes banked) : m_most(mostSeeds), m_banked(std::move(banked)) {}

    int mostSeeds() const { return m_most; }
    // By the number of a position of at most that many seeds.
    int banked(std::uint64_t number) const { return m_banked[number]; }
    void expect(std::uint64_t number) const { __builtin_prefetch(m_banked.data() + number); }
    std::span<const std::uint8_t> bytes() const { return m_banked.all(); }

private:
    int m_most;
    Bytes m_banked;
};

} // namespace parlour::kalah
