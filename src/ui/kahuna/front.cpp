#include "ui/kahuna/front.hpp"

#include "engine/core/catalog.hpp"
#include "ui/kahuna/kahuna_form.hpp"
#include "ui/kahuna/kahuna_scene.hpp"
#include "ui/scenes/setup.hpp"

#include <utility>

namespace parlour::kahuna {

std::unique_ptr<ui::Scene> setupScene(ui::Context& context) {
    return std::make_unique<ui::SetupScene>(
        context, *findGame(Rules::info.id), std::make_unique<KahunaForm>(),
        [](ui::Context& c, const MatchSetup& setup) { return std::make_unique<KahunaScene>(c, setup); });
}

std::unique_ptr<ui::Scene> resumeScene(ui::Context& context, Record record) {
    return std::make_unique<KahunaScene>(context, std::move(record));
}

} // namespace parlour::kahuna
