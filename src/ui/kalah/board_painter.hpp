#pragma once
// Draws Kalah's board and beads, at any size: on the table, in the setup screen's preview, on the rules page. Beads and
// their shadows come from one texture and go out in one batch.
#include "ui/geometry.hpp"
#include "ui/kalah/layout.hpp"
#include "ui/painter.hpp"
#include "ui/stage/actor.hpp"

#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/VertexArray.hpp>

#include <vector>

namespace parlour::kalah {

// Board, shadow and plaques, without beads or numbers.
void drawBoard(ui::Painter& painter, const BoardLayout& layout);
// The numbers on the plaques: `counts` has one a pit.
void drawCounts(ui::Painter& painter, const BoardLayout& layout, const std::vector<int>& counts);

class BeadPainter {
public:
    explicit BeadPainter(ui::Assets& assets); // throws AssetError

    // Colours that differ in brightness too.
    void setSafeColors(bool safe) { m_safe = safe; }
    void draw(sf::RenderTarget& target, const ui::Poses& poses);

private:
    void quad(ui::Point middle, float size, sf::IntRect source, sf::Uint8 alpha);
    sf::IntRect cell(std::size_t bead) const;

    sf::Texture m_atlas;
    sf::VertexArray m_quads{sf::Quads};
    std::vector<std::size_t> m_order;
    bool m_safe = false;
};

} // namespace parlour::kalah
