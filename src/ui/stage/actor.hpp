#pragma once
// Where one movable thing (a bead, a card, a pawn) is on the table. A game numbers its actors; a Poses holds one pose
// for each, and is what a picture function returns and what a Timeline animates.
#include <SFML/System/Vector2.hpp>

#include <vector>

namespace parlour::ui {

struct Pose {
    sf::Vector2f at;  // logical coordinates of the spot on the table below it
    float height = 0; // above the table, in logical units
    float scale = 1;
    float angle = 0; // degrees
    float spin = 0;  // how much of its tumbling is still to come: 1 at the throw, 0 at rest
    int layer = 0;   // of a heap: higher layers are drawn later

    friend bool operator==(const Pose&, const Pose&) = default;
};

using Poses = std::vector<Pose>;

} // namespace parlour::ui
