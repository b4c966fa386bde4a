#include "ui/scene.hpp"

#include "ui/context.hpp"

namespace parlour::ui {

Scene::Scene(Context& context) : m_context(context), m_serial(context.nextScene++) {}

} // namespace parlour::ui
