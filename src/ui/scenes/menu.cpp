#include "ui/scenes/menu.hpp"

#include "engine/core/paths.hpp"
#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/games.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/scenes/confirm.hpp"
#include "ui/scenes/rules.hpp"
#include "ui/scenes/settings_scene.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <cmath>
#include <string>

namespace parlour::ui {

namespace {

constexpr Seconds kStir = 1.6F; // how long a card's picture moves after it got the focus
constexpr float kCardWidth = 266;
constexpr float kCardHeight = 366;

Rect cardPlace(std::size_t i) {
    return {62 + 296.67F * static_cast<float>(i), 188, kCardWidth, kCardHeight};
}

// A game's card. `glow` is how focused it looks, `stir` how long its picture has been moving. Drawn the same way by a
// painter (at rest, baked) and by the widgets (while it moves).
template <class Brush>
void drawCard(Brush& brush, const GameFront& game, const Rect& rest, float glow, Seconds stir) {
    const Rect card = rest.grown(7 * glow).moved(0, -5 * glow);
    const float grown = card.w / rest.w;
    brush.slice(kShadow, card.grown(kHalo).moved(5 + 3 * glow, 9 + 6 * glow));
    if (glow > 0) brush.slice(kLight, card.grown(kHalo), kWhite.faded(glow));
    brush.slice(kPanel, card);

    const Rect art{card.x + 15, card.y + 15, card.w - 30, (card.w - 30) * 572 / 704};
    const float swing = glow * std::sin(stir * 5) * std::exp(-stir * 2.2F); // dies away
    const float shift = 0.035F * swing;
    const float zoom = 1 - 0.06F * glow;
    const float margin = (1 - zoom) / 2;
    const std::string base = "common/cards/" + std::string(game.id);
    const Color tint = game.ready() ? kWhite : Color{176, 168, 160, 255};
    brush.imagePart(base + "-back.jpg", art, {margin - shift * 0.4F * margin, margin, zoom, zoom}, tint, 9);
    // The thing itself comes nearer than its ground and may stand out over the frame.
    const Rect front = art.grown(art.w * 0.045F * glow).moved(art.w * shift, -3 * glow);
    brush.imagePart(base + "-front.png", front, {0, 0, 1, 1}, tint);

    const float below = art.bottom();
    brush.text(game.title, Rect{card.x + 16, below + 14, card.w - 32, 50},
               {Face::Title, 36 * grown, kInk, Align::Middle, false});
    brush.text(game.tagline, Rect{card.x + 16, below + 64, card.w - 32, 30},
               {Face::Body, 17 * grown, kInkSoft, Align::Middle, false});
    // Whether it can be played is said in words, not only in paler colours.
    const Rect ribbon = Rect::around({card.middle().x, card.bottom() - 36 * grown}, {124 * grown, 34 * grown});
    brush.slice(game.ready() ? kButtonPrimary : kButtonDark, ribbon);
    brush.text(game.ready() ? "Play" : "Coming", ribbon,
               {Face::BodyBold, 15 * grown, game.ready() ? kInk : kPaper, Align::Middle, false});
}

} // namespace

MenuScene::MenuScene(Context& context) : Scene(context) {
    m_stir.fill(kStir);
    MenuScene::uncovered();
}

void MenuScene::uncovered() {
    m_unfinished = newestUnfinished(recordsFolder());
}

bool MenuScene::handle(const Input& input) {
    if (input.key == Key::F1) {
        context().scenes.push(std::make_unique<RulesScene>(context(), gameFronts().front()));
        return true;
    }
    if (input.key == Key::Escape) {
        askToQuit();
        return true;
    }
    return false;
}

void MenuScene::askToQuit() {
    Context& all = context();
    all.scenes.push(std::make_unique<ConfirmScene>(
        all, "Quit Parlour?", "Unfinished games are kept.",
        std::vector<ConfirmScene::Answer>{{"Quit", [&all] { all.scenes.quit(); }, true}, {"Stay"}}));
}

void MenuScene::update(Seconds dt) {
    context().audio.startMusic();
    for (Seconds& stir : m_stir) {
        stir = std::min(kStir, stir + dt);
    }
    if (!context().settings.problem().empty()) showProblem();
}

bool MenuScene::animating() const {
    for (std::size_t i = 0; i < m_stir.size(); ++i) {
        if (m_focused.at(i) && m_stir.at(i) < kStir) return true;
    }
    return false;
}

void MenuScene::showProblem() {
    context().scenes.push(std::make_unique<ConfirmScene>(context(), "Your settings could not be read",
                                                         context().settings.problem(),
                                                         std::vector<ConfirmScene::Answer>{{"OK", {}, true}}));
    context().settings.clearProblem();
}

void MenuScene::bake(Painter& painter) {
    painter.table();
    painter.text("Parlour", Rect{0, 52, kCanvas.x, 110}, {Face::TitleBold, 92, kPaper, Align::Middle, true});
    const auto games = gameFronts();
    for (std::size_t i = 0; i < games.size(); ++i) {
        drawCard(painter, games[i], cardPlace(i), 0, 0);
    }
}

void MenuScene::gui(Widgets& widgets) {
    const auto games = gameFronts();
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Touch touch = widgets.card(games[i].title, cardPlace(i), games[i].ready());
        if (touch.focused && !m_focused.at(i)) m_stir.at(i) = 0;
        m_focused.at(i) = touch.focused;
        if (touch.glow > 0) drawCard(widgets, games[i], cardPlace(i), touch.glow, m_stir.at(i));
        if (touch.pressed) context().scenes.push(games[i].setup(context()));
    }

    const float width = 210;
    const float gap = 26;
    const float count = m_unfinished ? 3 : 2;
    Rect place{(kCanvas.x - count * width - (count - 1) * gap) / 2, 640, width, 64};
    if (m_unfinished) {
        if (widgets.button("Continue", place, {.primary = true})) resume();
        place.x += width + gap;
    }
    if (widgets.button("Settings", place)) context().scenes.push(std::make_unique<SettingsScene>(context()));
    place.x += width + gap;
    if (widgets.button("Quit", place)) context().scenes.quit();
}

void MenuScene::resume() {
    try {
        Record record = readRecord(*m_unfinished);
        const GameFront* const game = findGameFront(record.setup.game);
        if (game == nullptr || !game->resume) throw RecordError("This game is not there yet.");
        context().scenes.push(game->resume(context(), std::move(record)));
    } catch (const RecordError& error) {
        context().scenes.push(std::make_unique<ConfirmScene>(context(), "This game cannot be continued", error.what(),
                                                             std::vector<ConfirmScene::Answer>{{"OK", {}, true}}));
    }
}

} // namespace parlour::ui
