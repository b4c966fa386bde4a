#include "ui/games.hpp"

#include "ui/dice/front.hpp"
#include "ui/dice/rules_pages.hpp"
#include "ui/kahuna/front.hpp"
#include "ui/kahuna/rules_pages.hpp"
#include "ui/kalah/front.hpp"
#include "ui/kalah/rules_pages.hpp"
#include "ui/onitama/front.hpp"
#include "ui/onitama/rules_pages.hpp"

#include <algorithm>
#include <array>

namespace parlour::ui {

std::span<const GameFront> gameFronts() {
    static const std::array<GameFront, 4> fronts{{
        {"kalah", "Kalah", "Sow, capture and count ahead", kalah::setupScene, kalah::resumeScene, kalah::rulesPages},
        {"kahuna", "Kahuna", "Bridges between the islands", kahuna::setupScene, kahuna::resumeScene,
         kahuna::rulesPages},
        {"onitama", "Onitama", "Five cards and a wall", onitama::setupScene, onitama::resumeScene, onitama::rulesPages},
        {"dice", "Dice", "Two pairs and one to lose", dice::setupScene, dice::resumeScene, dice::rulesPages},
    }};
    return fronts;
}

const GameFront* findGameFront(std::string_view id) {
    const auto fronts = gameFronts();
    const auto found = std::find_if(fronts.begin(), fronts.end(), [id](const GameFront& f) { return f.id == id; });
    return found == fronts.end() ? nullptr : &*found;
}

} // namespace parlour::ui
