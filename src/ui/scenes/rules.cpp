#include "ui/scenes/rules.hpp"

#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace parlour::ui {

namespace {

constexpr Rect kSheet{90, 40, 1100, 640};
constexpr Rect kPicture{690, 190, 440, 380};
constexpr Rect kWords{150, 184, 490, 466};
constexpr float kParagraphGap = 12;

// Sets paragraphs one below the other, or only measures them; gives the height.
float paragraphs(Widgets& widgets, const std::string& text, const Rect& box, const Lettering& lettering, bool draw) {
    float y = box.y;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view words = std::string_view(text).substr(from, end - from);
        y += draw ? widgets.paragraph(words, {box.x, y, box.w, box.h}, lettering)
                  : widgets.paragraphHeight(words, box.w, lettering);
        y += kParagraphGap;
        from = end + 1;
    }
    return y - kParagraphGap - box.y;
}

} // namespace

RulesScene::RulesScene(Context& context, const GameFront& game)
    : Scene(context), m_title(game.title), m_pages(game.rules ? game.rules() : std::vector<RulesPage>{}) {}

bool RulesScene::handle(const Input& input) {
    switch (input.key) {
        case Key::Escape:
        case Key::F1:
            context().scenes.pop();
            return true;
        case Key::Left:
        case Key::PageUp:
            turn(-1);
            return true;
        case Key::Right:
        case Key::PageDown:
            turn(1);
            return true;
        default:
            return false;
    }
}

void RulesScene::turn(int by) {
    const auto target = static_cast<std::ptrdiff_t>(m_page) + by;
    if (target < 0 || target >= static_cast<std::ptrdiff_t>(m_pages.size())) return;
    m_page = static_cast<std::size_t>(target);
    m_turned = true;
    context().audio.play("page");
    bakeAgain();
}

void RulesScene::bake(Painter& painter) {
    painter.table();
    painter.panel(kSheet);
    if (m_pages.empty() || !m_pages[m_page].picture) return;
    m_pages[m_page].picture(painter, kPicture);
}

void RulesScene::gui(Widgets& widgets) {
    widgets.text(m_title, {kSheet.x + 60, 66, 500, 40}, {Face::BodyBold, 18, kInkSoft, Align::Left, false});
    if (!m_pages.empty()) {
        const RulesPage& page = m_pages[m_page];
        widgets.text(page.heading, {kSheet.x + 60, 104, kSheet.w - 120, 60},
                     {Face::Title, 42, kInk, Align::Left, false});
        Lettering body{Face::Body, 20, kInk, Align::Left, false};
        Rect words = kWords;
        if (!page.picture) words.w = kSheet.w - 120;
        while (paragraphs(widgets, page.text, words, body, false) > words.h) {
            body.size -= 0.5F; // a player who likes large text gets it as large as the page allows
        }
        paragraphs(widgets, page.text, words, body, true);
        if (page.picture && !page.caption.empty()) {
            widgets.paragraph(page.caption, {kPicture.x, kPicture.bottom() + 14, kPicture.w, 60},
                              {Face::Body, 17, kInkSoft, Align::Middle, false});
        }
        widgets.text(fmt::format("{} of {}", m_page + 1, m_pages.size()), {kCanvas.x / 2 - 60, 708, 120, 60},
                     {Face::Body, 18, kPaper, Align::Middle, true});
    }
    if (widgets.button("Back", {kSheet.x, 708, 180, 60}, {.dark = true, .icon = "back"})) context().scenes.pop();
    if (widgets.button("Previous page", {740, 708, 210, 60}, {.enabled = m_page > 0})) turn(-1);
    if (widgets.button("Next page", {980, 708, 210, 60}, {.primary = true, .enabled = m_page + 1 < m_pages.size()}))
        turn(1);
    widgets.focusFirst("Next page");
    // A button that cannot be pressed any more hands the focus on.
    if (m_turned && m_page + 1 == m_pages.size()) widgets.moveFocus("Back");
    if (m_turned && m_page == 0) widgets.moveFocus("Next page");
    m_turned = false;
}

} // namespace parlour::ui
