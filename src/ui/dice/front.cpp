#include "ui/dice/front.hpp"

#include "engine/core/catalog.hpp"
#include "ui/context.hpp"
#include "ui/dice/dice_form.hpp"
#include "ui/dice/dice_scene.hpp"
#include "ui/scenes/setup.hpp"

#include <utility>

namespace parlour::dice {

std::unique_ptr<ui::Scene> setupScene(ui::Context& context) {
    return std::make_unique<ui::SetupScene>(
        context, *findGame(Rules::info.id), std::make_unique<DiceForm>(context),
        [](ui::Context& c, const MatchSetup& setup) { return std::make_unique<DiceScene>(c, setup); });
}

std::unique_ptr<ui::Scene> resumeScene(ui::Context& context, Record record) {
    return std::make_unique<DiceScene>(context, std::move(record));
}

} // namespace parlour::dice
