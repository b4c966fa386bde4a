#include "ui/kalah/front.hpp"

#include "engine/core/catalog.hpp"
#include "ui/context.hpp"
#include "ui/kalah/kalah_form.hpp"
#include "ui/kalah/kalah_scene.hpp"
#include "ui/scenes/setup.hpp"

#include <utility>

namespace parlour::kalah {

std::unique_ptr<ui::Scene> setupScene(ui::Context& context) {
    return std::make_unique<ui::SetupScene>(
        context, *findGame(Rules::info.id), std::make_unique<KalahForm>(context.assets),
        [](ui::Context& c, const MatchSetup& setup) { return std::make_unique<KalahScene>(c, setup); });
}

std::unique_ptr<ui::Scene> resumeScene(ui::Context& context, Record record) {
    return std::make_unique<KalahScene>(context, std::move(record));
}

std::unique_ptr<ui::Scene> endlessScene(ui::Context& context) {
    const MatchSetup setup{.game = std::string(Rules::info.id),
                           .level = loadLevel(Rules::info.id, "classic"),
                           .seed = 1,
                           .seats = {{"random", "Left"}, {"random", "Right"}}};
    return std::make_unique<KalahScene>(context, setup, ui::MatchScene::Ending::Again);
}

} // namespace parlour::kalah
