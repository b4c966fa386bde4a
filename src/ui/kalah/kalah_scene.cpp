#include "ui/kalah/kalah_scene.hpp"

#include "engine/core/paths.hpp"
#include "ui/context.hpp"
#include "ui/kalah/breakdown.hpp"
#include "ui/kalah/choreography.hpp"
#include "ui/kalah/picture.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::kalah {

namespace {

// The ring pictures are a little larger than the ring on them.
constexpr float kRingPicture = kBowlRadius * 2 * 1.27F;

} // namespace

// A game that only serves for measuring is not recorded.
KalahScene::KalahScene(ui::Context& context, const MatchSetup& setup, Ending ending)
    : KalahScene(
          context,
          std::make_unique<Typed>(setup, ending == Ending::Result ? std::optional(recordsFolder()) : std::nullopt),
          ending) {}

KalahScene::KalahScene(ui::Context& context, Record record)
    : KalahScene(context, std::make_unique<Typed>(std::move(record)), Ending::Result) {}

KalahScene::KalahScene(ui::Context& context, std::unique_ptr<Typed> session, Ending ending)
    : MatchScene(context, std::move(session), ending),
      m_session(static_cast<const Typed&>(this->session())),
      m_layout(ring(), match().rules().level().direction, hudLayout().board),
      m_beads(context.assets) {
    m_history.push_back(deal(ring(), match().stateAt(0)));
    positionChanged();
    stage().finish();
    ready();
}

// --- beads

const Heaps& KalahScene::heapsAt(std::size_t ply) {
    while (m_history.size() <= ply) {
        Heaps next = m_history.back();
        for (const Event& event : match().eventsOf(m_history.size() - 1)) {
            follow(next, event);
        }
        m_history.push_back(std::move(next));
    }
    return m_history[ply];
}

std::vector<int> KalahScene::counts() const {
    const auto& pits = match().state().pits;
    return {pits.begin(), pits.begin() + ring().pits()};
}

void KalahScene::plyPlayed() {
    const std::size_t ply = match().length() - 1;
    Heaps heaps = heapsAt(ply);
    const auto events = match().eventsOf(ply);
    m_last = outlook(events);
    stage().play(choreography(m_layout, heaps, events));
    m_history.resize(ply + 1); // what came later before an undo is gone
    m_history.push_back(std::move(heaps));
    m_ahead.reset();
    m_pointed = -1;
}

void KalahScene::positionChanged() {
    const std::size_t ply = match().length();
    const auto goal = picture(m_layout, heapsAt(ply));
    if (stage().poses().size() == goal.size()) {
        stage().glide(goal, counts());
    } else {
        stage().reset(goal, counts());
    }
    m_last = ply > 0 ? std::optional(outlook(match().eventsOf(ply - 1))) : std::nullopt;
    m_ahead.reset();
    m_pointed = -1;
}

void KalahScene::bakeBoard(ui::Painter& painter) {
    kalah::drawBoard(painter, m_layout);
}

void KalahScene::drawBoard(ui::Painter& painter) {
    if (mayMove() && !stage().moving()) {
        const float size = kBowlRadius * 2.5F * m_layout.scale();
        for (int pit = 0; pit < ring().pits(); ++pit) {
            if (legal(pit)) {
                painter.image("common/spot.png", ui::Rect::around(m_layout.pit(pit), {size, size}),
                              ui::kWhite.faded(0.6F));
            }
        }
    }
    m_beads.setSafeColors(context().settings.get().safeColors);
    m_beads.draw(painter.target(), stage().poses());
}

// --- houses

bool KalahScene::legal(int pit) const {
    return !ring().isStore(pit) && match().state().mover == ring().owner(pit) &&
           match().legal(Move{static_cast<std::uint8_t>(ring().number(pit))});
}

std::optional<std::string> KalahScene::houses(ui::Widgets& widgets, bool mayMove) {
    std::optional<std::string> chosen;
    int pointed = -1;
    for (const Seat seat : {kSouth, kNorth}) {
        for (int number = 1; number <= ring().houses(); ++number) {
            const int pit = ring().house(seat, number);
            const auto label = fmt::format("{} {}", match().seatName(seat), number);
            const bool mine = mayMove && match().toMove() == seat;
            if (mine && number == 1) widgets.focusFirst(label);
            const bool live = !reviewing() && !session().watching();
            const ui::Touch touch = widgets.hotspot(label, m_layout.pit(pit), kBowlRadius * m_layout.scale(), live);
            if (touch.focused) pointed = pit;
            if (!touch.pressed || !live) continue;
            if (mine) {
                chosen = std::to_string(number);
            } else if (mayMove) {
                refuse(fmt::format("{} moves from the {} row", nameOf(match().state().mover),
                                   match().state().mover == kSouth ? "lower" : "upper"));
                m_refused = pit;
            }
        }
    }
    if (pointed != m_pointed || !mayMove) m_ahead.reset();
    m_pointed = pointed;
    if (mayMove && !m_ahead && pointed >= 0 && legal(pointed)) {
        m_ahead = foresee(match().rules(), match().state(), Move{static_cast<std::uint8_t>(ring().number(pointed))});
    }
    return chosen;
}

void KalahScene::mark(ui::Widgets& widgets, int pit, std::string_view picture, float size, ui::Color tint) const {
    ui::Point middle = m_layout.pit(pit);
    if (pit == m_refused) middle.x += shake();
    const float scale = m_layout.scale();
    if (ring().isStore(pit)) {
        const ui::Rect store = ui::Rect::around(middle, (kStoreHalf * 2.F + ui::Point(8, 8)) * scale);
        widgets.outline(store.grown(2), tint.faded(0.3F), 9 * scale, store.w / 2);
        widgets.outline(store, tint, 3 * scale, store.w / 2);
        return;
    }
    widgets.image(picture, ui::Rect::around(middle, ui::Point(kRingPicture, kRingPicture) * size * scale), tint);
}

// A small sign at a pit's upper right, so that rings are told apart by more than their colour.
void KalahScene::badge(ui::Widgets& widgets, int pit, std::string_view icon) const {
    const float scale = m_layout.scale();
    const ui::Point half = ring().isStore(pit) ? kStoreHalf : ui::Point(kBowlRadius, kBowlRadius);
    const ui::Point corner = m_layout.pit(pit) + ui::Point(half.x - 12, 14 - half.y) * scale;
    widgets.icon(icon, ui::Rect::around(corner, ui::Point(36, 36) * scale));
}

void KalahScene::marks(ui::Widgets& widgets) const {
    if (m_last && !stage().moving()) {
        if (m_last->origin >= 0) mark(widgets, m_last->origin, "common/ring-last.png", 1, ui::kWhite.faded(0.55F));
        if (m_last->landing >= 0 && !ring().isStore(m_last->landing)) {
            mark(widgets, m_last->landing, "common/ring-last.png", 1.06F, ui::kWhite);
        }
    }
    if (advice()) {
        const auto move = match().rules().parseMove(match().state(), advice()->move);
        if (move && *move != kSwap) {
            const int pit = ring().house(match().state().mover, move->house);
            mark(widgets, pit, "common/ring.png", 1.12F, ui::kGlow);
            badge(widgets, pit, "hint");
        }
    }
    if (m_pointed >= 0 && mayMove() && legal(m_pointed)) {
        mark(widgets, m_pointed, "common/ring.png", 1, ui::kWhite);
    } else if (m_pointed >= 0 || shake() != 0) {
        const int pit = m_pointed >= 0 ? m_pointed : m_refused;
        if (pit >= 0) mark(widgets, pit, "common/ring.png", 1, ui::kWhite.faded(0.45F));
    }
    if (!m_ahead || !context().settings.get().hints) return;
    if (m_ahead->landing != m_ahead->origin) {
        mark(widgets, m_ahead->landing, "common/ring.png", 0.86F, ui::Color{190, 235, 160, 255});
        badge(widgets, m_ahead->landing, "down");
    }
    for (const int pit : m_ahead->captured) {
        if (pit == m_ahead->landing) continue;
        mark(widgets, pit, "common/ring.png", 0.86F, ui::Color{255, 150, 110, 255});
        badge(widgets, pit, "hand");
    }
}

void KalahScene::numbers(ui::Widgets& widgets) const {
    for (int pit = 0; pit < ring().pits(); ++pit) {
        ui::Rect plaque = m_layout.plaque(pit);
        if (pit == m_refused) plaque = plaque.moved(shake(), 0);
        widgets.text(std::to_string(stage().number(pit)), plaque,
                     {.face = ui::Face::BodyBold, .size = plaque.h * 0.82F, .align = ui::Align::Middle});
        if (ring().isStore(pit) || !context().settings.get().hints) continue;
        const ui::Rect beside{plaque.x - plaque.h, plaque.y, plaque.h, plaque.h};
        widgets.text(std::to_string(ring().number(pit)), beside,
                     {.size = plaque.h * 0.55F, .color = ui::kPaperSoft, .align = ui::Align::Middle});
    }
}

std::optional<std::string> KalahScene::boardGui(ui::Widgets& widgets, bool mayMove) {
    auto chosen = houses(widgets, mayMove);
    marks(widgets);
    numbers(widgets);
    const bool offered = mayMove && match().legal(kSwap);
    if (offered && widgets.button("Swap sides (W)", hudLayout().action, {.primary = true, .icon = "again"})) {
        chosen = "swap";
    }
    return chosen;
}

std::optional<std::string> KalahScene::moveForKey(char symbol) const {
    if (symbol == 'w') return "swap";
    if (symbol < '0' || symbol > '9') return std::nullopt;
    return symbol == '0' ? "10" : std::string(1, symbol);
}

void KalahScene::refused(std::string_view move) {
    const auto parsed = match().rules().parseMove(match().state(), move);
    m_refused = parsed && *parsed != kSwap ? ring().house(match().state().mover, parsed->house) : -1;
}

// --- words

std::string KalahScene::describePly(std::size_t ply) const {
    const PlyText text = match().ply(ply);
    const std::string what = remark(outlook(match().eventsOf(ply)));
    const std::string move = text.move == "swap" ? "" : text.move;
    const std::string_view between = move.empty() || what.empty() ? "" : ", ";
    return fmt::format("{}. {}: {}{}{}", ply + 1, nameOf(text.seat), move, between, what);
}

std::string KalahScene::comment() const {
    const std::string what = m_last ? remark(*m_last) : "";
    return what.empty() ? "" : fmt::format("{} {}.", nameOf(match().ply(match().length() - 1).seat), what);
}

std::string KalahScene::turnText(Seat /*seat*/) const {
    return match().legal(kSwap) ? "choose a house, or swap sides" : "choose a house";
}

std::string KalahScene::foresight() const {
    if (!m_ahead || !context().settings.get().hints) return {};
    const std::string what = remark(*m_ahead);
    const std::string where = ring().isStore(m_ahead->landing)
                                  ? "the store"
                                  : fmt::format("{}'s house {}", match().seatName(ring().owner(m_ahead->landing)),
                                                ring().number(m_ahead->landing));
    return fmt::format("House {} reaches {}{}{}.", ring().number(m_ahead->origin), where, what.empty() ? "" : " and ",
                       what);
}

std::string KalahScene::levelTitle() const {
    return fmt::format("Kalah · {}", match().rules().level().title);
}

std::vector<std::string> KalahScene::shownScores() const {
    return {std::to_string(stage().number(ring().store(kSouth))), std::to_string(stage().number(ring().store(kNorth)))};
}

// --- the end

ui::ResultModel KalahScene::result() const {
    const auto banked = breakdown(match());
    const int lead = banked[0].total() - banked[1].total();
    ui::ResultModel model;
    for (std::size_t i = 0; i < banked.size(); ++i) {
        const SeatSetup& seat = session().setup().seats[i];
        model.seats.push_back({.name = seat.name,
                               .side = match().seatName(seatAt(i)),
                               .player = seat.player,
                               .score = std::to_string(banked[i].total())});
    }
    if (lead != 0) model.winner = lead > 0 ? 0U : 1U;
    model.headline =
        lead == 0 ? "A draw" : fmt::format("{} wins by {}", model.seats[*model.winner].name, std::abs(lead));
    model.reason = fmt::format("{} to {} after {} moves.", std::max(banked[0].total(), banked[1].total()),
                               std::min(banked[0].total(), banked[1].total()), match().length());
    const auto row = [&](std::string label, auto value) {
        model.rows.push_back({std::move(label), {std::to_string(value(banked[0])), std::to_string(value(banked[1]))}});
    };
    if (banked[0].start + banked[1].start > 0)
        row("In the store from the start", [](const Banked& b) { return b.start; });
    row("Sown into the store", [](const Banked& b) { return b.sown; });
    row("Captured", [](const Banked& b) { return b.captured; });
    row("Left over at the end", [](const Banked& b) { return b.swept; });
    row("Seeds", [](const Banked& b) { return b.total(); });
    return model;
}

std::unique_ptr<ui::MatchScene> KalahScene::another(const MatchSetup& setup, Ending ending) const {
    return std::make_unique<KalahScene>(context(), setup, ending);
}

} // namespace parlour::kalah
