#include "ui/scene_stack.hpp"

#include <algorithm>
#include <utility>

namespace parlour::ui {

void SceneStack::push(Entry scene) {
    // std::function must be copyable, a scene is not: hand it over through a shared holder.
    m_requests.emplace_back(
        [this, holder = std::make_shared<Entry>(std::move(scene))] { m_scenes.push_back(std::move(*holder)); });
}

void SceneStack::pop() {
    m_requests.emplace_back([this] {
        if (!m_scenes.empty()) m_scenes.pop_back();
    });
}

void SceneStack::replace(Entry scene) {
    pop();
    push(std::move(scene));
}

void SceneStack::restart(Entry scene) {
    quit();
    push(std::move(scene));
}

void SceneStack::quit() {
    m_requests.emplace_back([this] {
        while (!m_scenes.empty()) {
            m_scenes.pop_back();
        }
    });
}

bool SceneStack::apply() {
    if (m_requests.empty()) return false;
    std::vector<const Scene*> before; // all but the top one
    for (std::size_t i = 0; i + 1 < m_scenes.size(); ++i) {
        before.push_back(m_scenes[i].get());
    }
    for (const auto& request : std::exchange(m_requests, {})) {
        request();
    }
    const bool wasBelow =
        !m_scenes.empty() && std::find(before.begin(), before.end(), m_scenes.back().get()) != before.end();
    if (wasBelow) m_scenes.back()->uncovered();
    return true;
}

std::span<const SceneStack::Entry> SceneStack::visible() const {
    std::size_t lowest = m_scenes.size();
    while (lowest > 0 && !m_scenes[--lowest]->covers()) {
    }
    return std::span(m_scenes).subspan(lowest);
}

} // namespace parlour::ui
