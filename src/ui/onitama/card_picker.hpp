#pragma once
// A table full of cards: which may be dealt, or which five lie where. Also shows the cards of a level that is as it is.
#include "ui/onitama/card_choice.hpp"
#include "ui/scene.hpp"

#include <functional>
#include <string>
#include <vector>

namespace parlour::onitama {

class CardPicker : public ui::Scene {
public:
    using Take = std::function<void(std::vector<Card> cards, bool dealt)>;

    // `take` gets what was chosen, unless the player goes back. Without it there is only something to look at.
    CardPicker(ui::Context& context, CardChoice choice, Take take);

    std::string_view name() const override { return "cards"; }
    bool handle(const ui::Input& input) override;
    void bake(ui::Painter& painter) override;
    void gui(ui::Widgets& widgets) override;

private:
    ui::Rect cell(std::size_t card) const;
    bool used(std::size_t card) const; // by the choice as it is
    void press(std::size_t card);
    void modes(ui::Widgets& widgets);
    void table(ui::Widgets& widgets);
    void deck(ui::Widgets& widgets);
    void places(ui::Widgets& widgets);
    void foot(ui::Widgets& widgets);

    CardChoice m_choice;
    Take m_take;
    std::vector<std::string> m_labels; // of the cards, all different
    std::size_t m_columns = 1;
    ui::Point m_cell; // its size
};

} // namespace parlour::onitama
