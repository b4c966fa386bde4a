#pragma once
// How the games show themselves: an explicit list, one entry a game. The menu, Continue and the rules page know no more
// of a game than this.
#include "engine/core/record.hpp"
#include "ui/scene.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::ui {

// One page of a game's rules: a heading, a text, and a picture that the game draws itself.
struct RulesPage {
    std::string heading;
    std::string text; // paragraphs, a line feed between two
    std::function<void(Painter&, const Rect&)> picture{};
    std::string caption{}; // below the picture
};

struct GameFront {
    std::string_view id;
    std::string_view title;
    std::string_view tagline;
    // Nothing: the game is still to come.
    std::function<std::unique_ptr<Scene>(Context&)> setup{};
    std::function<std::unique_ptr<Scene>(Context&, Record)> resume{};
    std::function<std::vector<RulesPage>()> rules{};

    bool ready() const { return setup != nullptr; }
};

std::span<const GameFront> gameFronts();
const GameFront* findGameFront(std::string_view id); // null: no such game

} // namespace parlour::ui
