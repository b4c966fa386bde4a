#pragma once
// One screen of the program, or a dialog over one. The shell calls, for every frame that is drawn: handle() for each
// key that is a shortcut, update(), then bake() if the picture at rest has changed, draw() and gui(). Nothing is drawn
// while no scene is animating and nothing was touched.
#include "ui/geometry.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace parlour::ui {

struct Context;
struct Input;
class Painter;
class Widgets;

class Scene {
public:
    explicit Scene(Context& context);
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    virtual ~Scene() = default;

    virtual std::string_view name() const = 0; // for tests and the tour
    // Whether it fills the screen. If not, what is below is shown darkened, and stands still while this one is there.
    virtual bool covers() const { return true; }

    virtual bool handle(const Input&) { return false; } // a key; true: it was for me, widgets need not see it
    virtual void update(Seconds) {}
    virtual bool animating() const { return false; }                          // needs another frame now
    virtual std::optional<Seconds> wakeAfter() const { return std::nullopt; } // needs a frame then
    virtual void bake(Painter&) {} // what does not move; only asked of the lowest visible scene
    virtual void draw(Painter&) {} // what moves; below all widgets
    virtual void gui(Widgets&) = 0;
    virtual void uncovered() {} // what was above is gone, this scene has the input again

    std::uint64_t serial() const { return m_serial; } // no two scenes of a run have the same one
    // The shell bakes again when this number has changed (or the window has).
    unsigned bakeVersion() const { return m_bakeVersion; }

protected:
    void bakeAgain() { ++m_bakeVersion; }
    Context& context() const { return m_context; }

private:
    Context& m_context;
    std::uint64_t m_serial;
    unsigned m_bakeVersion = 0;
};

} // namespace parlour::ui
