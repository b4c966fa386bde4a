#pragma once
// A game's part of its setup screen: the level that is being looked at, as a picture, a sentence and a set of controls.
#include "engine/core/level_file.hpp"
#include "ui/geometry.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace parlour::ui {

class Painter;
class Widgets;

class LevelForm {
public:
    using Choices = std::map<std::string, std::string>; // what is remembered from one visit to the next

    LevelForm() = default;
    LevelForm(const LevelForm&) = delete;
    LevelForm& operator=(const LevelForm&) = delete;
    virtual ~LevelForm() = default;

    virtual void load(const LevelText& level) = 0; // throws LevelError, and still shows what it did before
    virtual void loadCustom(const Choices& choices) = 0;
    virtual void saveCustom(Choices& choices) const = 0;

    virtual std::string title() const = 0;
    virtual std::string sentence() const = 0;
    virtual std::vector<std::string> sides() const = 0;  // the seats, in order; as many as can play
    virtual bool choosesStarter() const { return true; } // false: the first seat always begins
    // Who begins in this level unless the player wants it otherwise: a set-up position means it. Nothing: it is all
    // one.
    virtual std::optional<std::size_t> starter() const { return std::nullopt; }
    virtual void preview(Painter& painter, const Rect& rect) = 0;
    // Something more to look at, beside the seats.
    virtual void extras(Widgets& /*widgets*/, const Rect& /*rect*/) {}
    // The options as controls; they only show the values of a level that is not the custom one. True: one was changed.
    virtual bool options(Widgets& widgets, const Rect& rect, bool enabled) = 0;
    // The level as chosen, with this side to begin.
    virtual LevelText level(std::size_t starter) const = 0;
};

} // namespace parlour::ui
