#pragma once
// A split as it is being put together: which dice lie in which well. It is given the roll and the numbers that may be
// removed, and only ever allows what can still become one of the legal splits, so it knows no rules.
#include "ui/dice/table.hpp"

#include <optional>

namespace parlour::dice {

class Splitting {
public:
    Splitting() = default;
    Splitting(const Roll& roll, Faces removable) : m_roll(roll), m_removable(removable), m_open(true) {}

    bool open() const { return m_open; } // there is something to split
    const Spots& spots() const { return m_spots; }
    Group group(std::size_t die) const { return m_spots[die].group; }
    bool started() const;
    std::size_t count(Group group) const;
    int sum(Group group) const; // of the dice there
    bool removable(std::size_t die) const { return (m_removable & faceBit(m_roll[die])) != 0; }

    // Each is true if it could be done; if not, nothing has changed: the die that would have to be removed may not be.
    bool put(std::size_t die, Group group); // into a full well: the last one there changes places with it
    bool next(std::size_t die);             // into the next well that has room; from a well, back to the felt
    bool takeFace(int face);                // the first die on the felt that shows it
    void lay(const Split& split);           // all at once
    bool back();                            // the last one that was put somewhere; false: there was none
    void clear() { m_spots = {}; }

    std::optional<Split> complete() const;
    // The die that is left over or was refused: its number is what the player is told about.
    std::optional<std::size_t> refused() const { return m_refused; }

private:
    bool place(std::size_t die, Group group);
    void tidy(); // no gaps in a well
    bool settle();

    Roll m_roll{};
    Faces m_removable = 0;
    Spots m_spots{};
    std::optional<std::size_t> m_refused;
    bool m_open = false;
};

} // namespace parlour::dice
