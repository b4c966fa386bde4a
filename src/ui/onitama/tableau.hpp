#pragma once
// What lies on the table just now, and which of it rests. What rests is part of the picture that is baked once; only
// what moves is drawn every frame, because filled pixels are what costs.
#include "ui/onitama/board_painter.hpp"
#include "ui/onitama/cast.hpp"
#include "ui/onitama/layout.hpp"
#include "ui/stage/actor.hpp"

#include <vector>

namespace parlour::onitama {

// On the ground, below the figures.
struct Light {
    Square square;
    ui::Color color;
    float fill; // how strongly it covers the square
    float spot; // how wide its bright middle is, in squares; 0: none
    friend bool operator==(const Light&, const Light&) = default;
};

class Tableau {
public:
    // `goal` is where everybody will come to rest; who is elsewhere moves. True: what rests is not what it was.
    bool show(const Cast& cast, const ui::Poses& now, const ui::Poses& goal, bool moving, std::vector<Light> lights);
    bool moves(std::size_t actor) const { return m_resting.moves[actor]; }

    void drawResting(ui::Painter& painter, const BoardLayout& layout, const std::vector<CardFace>& faces) const;
    void drawMoving(ui::Painter& painter, const std::vector<CardFace>& faces) const;

private:
    struct Resting {
        Cast cast;
        ui::Poses poses;
        std::vector<bool> moves; // these do not
        std::vector<Light> lights;
        friend bool operator==(const Resting&, const Resting&) = default;
    };
    void figures(ui::Painter& painter, const ui::Poses& poses, bool moving) const;
    void cards(ui::Painter& painter, const ui::Poses& poses, bool moving, const std::vector<CardFace>& faces) const;

    Resting m_resting;
    ui::Poses m_now;
};

} // namespace parlour::onitama
