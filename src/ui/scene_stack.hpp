#pragma once
// The scenes that are open, the top one having the input. Requests made during a frame are applied between frames, so a
// scene is never destroyed while it runs.
#include "ui/scene.hpp"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace parlour::ui {

class SceneStack {
public:
    using Entry = std::unique_ptr<Scene>;

    void push(Entry scene);
    void pop();                // the top scene
    void replace(Entry scene); // the top scene by another
    void restart(Entry scene); // all scenes by one
    void quit();               // all scenes: the program ends

    bool apply(); // called between frames; true if anything changed
    bool empty() const { return m_scenes.empty(); }
    Scene& top() const { return *m_scenes.back(); }
    // From the lowest one that can be seen to the top.
    std::span<const Entry> visible() const;
    std::span<const Entry> all() const { return m_scenes; }

private:
    std::vector<Entry> m_scenes;
    std::vector<std::function<void()>> m_requests;
};

} // namespace parlour::ui
