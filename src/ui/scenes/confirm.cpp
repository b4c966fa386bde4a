#include "ui/scenes/confirm.hpp"

#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/widgets/widgets.hpp"

#include <algorithm>
#include <utility>

namespace parlour::ui {

ConfirmScene::ConfirmScene(Context& context, std::string title, std::string question, std::vector<Answer> answers)
    : Scene(context), m_title(std::move(title)), m_question(std::move(question)), m_answers(std::move(answers)) {}

bool ConfirmScene::handle(const Input& input) {
    if (input.key != Key::Escape) return false;
    choose(m_answers.back());
    return true;
}

void ConfirmScene::update(Seconds dt) {
    m_shown = std::min(1.F, m_shown + dt * 7);
}

void ConfirmScene::gui(Widgets& widgets) {
    constexpr float kWidth = 560;
    constexpr float kInside = kWidth - 96;
    constexpr float kButtonGap = 20;
    const Lettering body{Face::Body, 20, kInk, Align::Left, false};
    const float textHeight = widgets.paragraphHeight(m_question, kInside, body);
    const float height = 112 + textHeight + 34 + 58 + 40;
    const Rect box = Rect::around({kCanvas.x / 2, kCanvas.y / 2 + 24 * (1 - m_shown)}, {kWidth, height});
    widgets.panel(box);
    widgets.text(m_title, {box.x + 48, box.y + 34, kInside, 50}, {Face::Title, 34, kInk, Align::Left, false});
    widgets.paragraph(m_question, {box.x + 48, box.y + 100, kInside, textHeight}, body);

    const auto count = static_cast<float>(m_answers.size());
    const float width = std::min(220.F, (kInside - kButtonGap * (count - 1)) / count);
    float x = box.right() - 48 - count * width - (count - 1) * kButtonGap;
    for (const Answer& answer : m_answers) {
        const Rect place{x, box.bottom() - 40 - 58, width, 58};
        if (widgets.button(answer.label, place, {.primary = answer.primary})) choose(answer);
        x += width + kButtonGap;
    }
}

void ConfirmScene::choose(const Answer& answer) {
    context().scenes.pop();
    if (answer.action) answer.action();
}

} // namespace parlour::ui
