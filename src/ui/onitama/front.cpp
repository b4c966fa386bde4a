#include "ui/onitama/front.hpp"

#include "engine/core/catalog.hpp"
#include "ui/onitama/onitama_form.hpp"
#include "ui/onitama/onitama_scene.hpp"
#include "ui/scenes/setup.hpp"

#include <utility>

namespace parlour::onitama {

std::unique_ptr<ui::Scene> setupScene(ui::Context& context) {
    return std::make_unique<ui::SetupScene>(
        context, *findGame(Rules::info.id), std::make_unique<OnitamaForm>(context),
        [](ui::Context& c, const MatchSetup& setup) { return std::make_unique<OnitamaScene>(c, setup); });
}

std::unique_ptr<ui::Scene> resumeScene(ui::Context& context, Record record) {
    return std::make_unique<OnitamaScene>(context, std::move(record));
}

} // namespace parlour::onitama
