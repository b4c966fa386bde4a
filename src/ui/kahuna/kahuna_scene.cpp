#include "ui/kahuna/kahuna_scene.hpp"

#include "engine/core/paths.hpp"
#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/kahuna/breakdown.hpp"
#include "ui/kahuna/choreography.hpp"
#include "ui/kahuna/picture.hpp"
#include "ui/kahuna/table.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace parlour::kahuna {

namespace {

constexpr ui::Seconds kRoundShown = 3.5F; // to somebody who watches computers

} // namespace

// A game that only serves for measuring is not recorded.
KahunaScene::KahunaScene(ui::Context& context, const MatchSetup& setup, Ending ending)
    : KahunaScene(
          context,
          std::make_unique<Typed>(setup, ending == Ending::Result ? std::optional(recordsFolder()) : std::nullopt),
          ending) {}

KahunaScene::KahunaScene(ui::Context& context, Record record)
    : KahunaScene(context, std::make_unique<Typed>(std::move(record)), Ending::Result) {}

KahunaScene::KahunaScene(ui::Context& context, std::unique_ptr<Typed> session, Ending ending)
    : MatchScene(context, std::move(session), ending, kLagoonLayout),
      m_session(static_cast<const Typed&>(this->session())),
      m_layout(map(), hudLayout().board) {
    look();
    positionChanged();
    stage().finish();
    m_curtain = curtainWanted() ? 1 : 0;
    ready();
}

// --- positions

const Cast& KahunaScene::castAt(std::size_t ply) {
    if (m_history.empty()) m_history.push_back(castOf(map(), match().stateAt(0), m_sight));
    while (m_history.size() <= ply) {
        Cast next = m_history.back();
        for (const Event& event : match().eventsOf(m_history.size() - 1)) {
            follow(next, event);
        }
        settle(next, match().stateAt(m_history.size()));
        m_history.push_back(std::move(next));
    }
    return m_history[ply];
}

std::vector<int> KahunaScene::totals() const {
    return {state().total(kP1), state().total(kP2)};
}

void KahunaScene::plyPlayed() {
    const std::size_t ply = match().length() - 1;
    Cast cast = castAt(ply);
    const auto events = match().eventsOf(ply);
    stage().play(choreography(m_layout, cast, events, state()));
    m_history.resize(ply + 1); // what came later before an undo is gone
    m_history.push_back(std::move(cast));
    for (const Event& event : events) {
        const auto* drawn = std::get_if<CardDrawn>(&event);
        if (drawn != nullptr && drawn->seat == m_seated) m_drewHidden = true;
        const auto* scored = std::get_if<RoundScored>(&event);
        if (scored == nullptr || scored->final || reviewing()) continue; // the end has a screen of its own
        m_round = *scored;
        m_roundLeft = kRoundShown;
        m_focusAction = true;
    }
    moved();
}

void KahunaScene::positionChanged() {
    m_round.reset();
    look();
    const auto goal = picture(m_layout, castAt(match().length()));
    if (stage().poses().size() == goal.size()) {
        stage().glide(goal, totals());
    } else {
        stage().reset(goal, totals());
    }
    moved();
}

void KahunaScene::moved() {
    m_selection = {};
    if (const auto seat = match().toMove(); seat && *seat != kChance && m_sight.hands[index(*seat)]) {
        m_selection = Selection(rules().moves(state()), shownHand(state(), m_sight, *seat));
    }
    m_refused.reset();
    m_refusedCard.reset();
    m_chosen.reset();
    // The bridges of the last turn stay marked until the next one begins to act.
    m_lastBuilt.clear();
    std::optional<Seat> last;
    for (std::size_t ply = match().length(); ply-- > 0;) {
        const Seat seat = match().ply(ply).seat;
        if (seat == kChance) continue;
        if (!last) last = seat;
        if (seat != *last) break;
        for (const Event& event : match().eventsOf(ply)) {
            if (const auto* built = std::get_if<BridgeBuilt>(&event)) m_lastBuilt.push_back(built->bridge);
        }
    }
}

// --- who sees what

Sight KahunaScene::wantedSight() const {
    const bool first = session().human(kP1);
    const bool second = session().human(kP2);
    Sight sight;
    if (shared()) {
        if (m_seated) sight.hands[index(*m_seated)] = true;
        const auto seat = match().toMove();
        sight.bottom = m_seated ? *m_seated : seat && *seat != kChance ? *seat : m_sight.bottom;
    } else {
        sight.hands = {first || !second, second || !first};
        sight.bottom = second ? kP2 : kP1;
    }
    // When it is over there are no secrets any more.
    if (reviewing() || match().over()) sight.hands = {true, true};
    return sight;
}

void KahunaScene::look() {
    const Sight sight = wantedSight();
    if (sight == m_sight && !m_history.empty()) return;
    m_sight = sight;
    m_history.clear();
    ui::HudLayout layout = kLagoonLayout;
    if (sight.bottom == kP2) std::swap(layout.north, layout.south);
    arrange(layout);
    stage().reset(picture(m_layout, castAt(match().length())), totals());
    moved();
}

bool KahunaScene::seated() const {
    return reviewing() || !shared() || match().over() || m_seated == match().toMove();
}

bool KahunaScene::curtainWanted() const {
    return shared() && !reviewing() && !m_seated && session().humanToMove();
}

void KahunaScene::handOver() {
    m_seated.reset();
    m_drewHidden = false;
    m_focusAction = true;
    say({}); // it may have named a card
    look();  // no hand from this moment on, the blind comes after
}

void KahunaScene::takeSeat() {
    m_seated = match().toMove();
    look();
}

void KahunaScene::updateSeat() {
    if (stage().moving()) return;
    const auto seat = match().toMove();
    const bool leaves = m_seated && shared() && !reviewing() && seat && *seat != kChance && *seat != *m_seated;
    // Who drew a card in secret looks at it for as long as he likes.
    if (leaves && !m_drewHidden) handOver();
    look();
}

void KahunaScene::update(ui::Seconds dt) {
    MatchScene::update(dt);
    updateSeat();
    if (m_round && session().watching() && (m_roundLeft -= dt) <= 0) m_round.reset();
    const float goal = curtainWanted() ? 1 : 0;
    const float whole = ui::paced(context().settings.get(), 0.35F);
    const float step = whole > 0 ? dt / whole : 1;
    m_curtain = goal > m_curtain ? std::min(goal, m_curtain + step) : std::max(goal, m_curtain - step);
}

bool KahunaScene::animating() const {
    return MatchScene::animating() || m_curtain != (curtainWanted() ? 1.F : 0.F);
}

// --- putting a turn together

void KahunaScene::progress() {
    m_refused.reset();
    m_refusedCard.reset();
    if (const auto move = m_selection.complete()) m_chosen = rules().formatMove(state(), *move);
}

std::string KahunaScene::refusalFor(Bridge bridge, const std::vector<Card>& cards) const {
    const Seat mover = state().mover;
    const bool theirs = (state().bridges[index(otherSeat(mover))] & bridgeBit(bridge)) != 0;
    const auto name = map().bridgeName(bridge);
    std::string letters;
    for (const Card card : cards) {
        letters += map().letter(card);
    }
    if (!theirs) {
        if (letters.empty()) letters = name.substr(0, 1);
        return rules().refusal(state(), fmt::format("build {} {}", name, letters.substr(0, 1)));
    }
    if (letters.empty()) letters = name;
    if (letters.size() == 1) letters += letters;
    return rules().refusal(state(), fmt::format("destroy {} {}", name, letters));
}

void KahunaScene::chooseCard(std::size_t place) {
    stage().finish();
    if (place >= m_selection.hand().size()) return;
    if (m_selection.chooseCard(place)) return progress();
    m_refusedCard = place;
    auto cards = m_selection.chosenCards();
    cards.push_back(m_selection.hand()[place]);
    refuse(refusalFor(m_selection.bridge(), cards));
}

void KahunaScene::chooseBridge(Bridge bridge) {
    stage().finish();
    if (m_selection.chooseBridge(bridge)) {
        m_focusAction = m_selection.cards().empty() && m_selection.bridge() != kNoBridge;
        return progress();
    }
    refuse(refusalFor(bridge, m_selection.chosenCards()));
    m_refused = bridge;
}

void KahunaScene::discard() {
    if (m_selection.cards().size() != 1 || m_selection.bridge() != kNoBridge) {
        refuse("choose the card that you want to discard");
        return;
    }
    m_chosen = rules().formatMove(state(), Move::discard(m_selection.chosenCards().front()));
}

bool KahunaScene::handle(const ui::Input& input) {
    if (input.kind == ui::Input::Kind::KeyDown && mayMove() && !m_round && !input.repeated) {
        const bool back = input.key == ui::Key::Backspace || (input.key == ui::Key::Escape && m_selection.started());
        if (back) return m_selection.back(), true;
        if (input.key == ui::Key::Symbol) {
            if (input.symbol >= '1' && input.symbol <= '5') {
                return chooseCard(static_cast<std::size_t>(input.symbol - '1')), true;
            }
            if (input.symbol == 'x') return discard(), true;
        }
    }
    return MatchScene::handle(input);
}

std::optional<std::string> KahunaScene::moveForKey(char symbol) const {
    if (!mayMove() || m_round) return std::nullopt;
    if (symbol >= '6' && symbol <= '8') return fmt::format("draw {}", symbol - '5');
    if (symbol == '9') return "draw deck";
    if (symbol == '0') return "stop";
    return std::nullopt;
}

void KahunaScene::refused(std::string_view /*move*/) {
    m_refused.reset();
    m_refusedCard.reset();
}

void KahunaScene::bridges(ui::Widgets& widgets, bool live) {
    std::optional<Bridge> pressed;
    m_pointed.reset();
    for (std::size_t i = 0; i < m_layout.bridges(); ++i) {
        const auto bridge = static_cast<Bridge>(i);
        const Span& span = m_layout.span(bridge);
        const float radius = std::clamp(span.length() * 0.45F, 10.F, 26.F);
        const ui::Touch touch = widgets.hotspot("Bridge " + map().bridgeName(bridge), span.middle(), radius, live);
        if (touch.focused) m_pointed = bridge;
        if (touch.pressed) pressed = bridge;
    }
    // Near their islands bridges come close to each other: the mouse means the one that it is on.
    if (live && m_pointed) {
        const auto under = m_layout.bridgeAt(widgets.mouse());
        if (under && ui::Rect::around(m_layout.span(*m_pointed).middle(), {52, 52}).contains(widgets.mouse())) {
            if (pressed) pressed = under;
            m_pointed = under;
        }
    }
    m_island = live ? m_layout.islandAt(widgets.mouse()) : std::nullopt;
    if (pressed && live) chooseBridge(*pressed);
}

void KahunaScene::hand(ui::Widgets& widgets, bool live) {
    for (std::size_t place = 0; place < m_selection.hand().size(); ++place) {
        const auto label = fmt::format("Hand {}", place + 1);
        const ui::Touch touch = widgets.hotspot(label, handRect(place), live);
        if (touch.focused && live) widgets.outline(handRect(place).grown(3), ui::kWhite.faded(0.9F), 2, 8);
        if (touch.pressed && live) chooseCard(place);
    }
    if (!live) return;
    widgets.focusFirst("Hand 1");
    if (!std::exchange(m_focusAction, false)) return;
    std::size_t place = 0; // the first that can be used on the chosen bridge
    while (place < m_selection.hand().size() && !m_selection.usable(place)) {
        ++place;
    }
    widgets.moveFocus(fmt::format("Hand {}", place < m_selection.hand().size() ? place + 1 : 1));
}

void KahunaScene::piles(ui::Widgets& widgets, bool live) {
    const auto spot = [&](const std::string& label, ui::Point middle, const std::string& move) {
        const ui::Rect rect = ui::Rect::around(middle, kCardSize);
        const ui::Touch touch = widgets.hotspot(label, rect, live);
        if (touch.focused && live) widgets.outline(rect.grown(3), ui::kWhite.faded(0.9F), 2, 8);
        if (touch.pressed && live) m_chosen = move;
    };
    for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
        spot(fmt::format("Open {}", slot + 1), openPlace(slot), fmt::format("draw {}", slot + 1));
    }
    spot("Deck", kDeckPlace, "draw deck");
}

void KahunaScene::buttons(ui::Widgets& widgets) {
    const ui::Rect& box = hudLayout().action;
    const ui::Rect upper{box.x, box.y, box.w, 48};
    const ui::Rect lower{box.x, box.y + 54, box.w, 48};
    if (m_selection.cards().size() == 1 && m_selection.bridge() == kNoBridge) {
        if (widgets.button("Discard (X)", upper, {.enabled = m_selection.discard().has_value()})) discard();
    }
    const auto end = state().canDraw() ? "End without a card (0)" : "End turn (0)";
    if (widgets.button(end, lower, {.primary = !state().canDraw(), .enabled = rules().mayStop(state())})) {
        m_chosen = "stop";
    }
}

// The player who drew in secret still has the screen, then nobody, then the next one.
void KahunaScene::curtain(ui::Widgets& widgets) {
    const auto seat = match().toMove();
    if (!shared() || reviewing() || !seat || *seat == kChance || stage().moving()) return;
    if (m_seated && *m_seated != *seat) {
        const ui::Rect& box = hudLayout().action;
        const auto label = "Pass to " + nameOf(*seat);
        if (widgets.button(label, {box.x, box.y + 54, box.w, 48}, {.primary = true})) handOver();
        widgets.focusFirst(label);
        if (std::exchange(m_focusAction, false)) widgets.moveFocus(label);
        return;
    }
    if (!curtainWanted() || m_curtain < 1) return;
    const ui::Rect panel = ui::Rect::around(m_layout.water().middle(), {440, 216});
    widgets.panel(panel);
    widgets.text("Pass to " + nameOf(*seat), {panel.x + 20, panel.y + 24, panel.w - 40, 50},
                 {.face = ui::Face::TitleBold, .size = 36, .color = ui::kInk, .align = ui::Align::Middle});
    widgets.paragraph("The blind hides both hands until " + nameOf(*seat) + " is in front of the screen.",
                      {panel.x + 40, panel.y + 84, panel.w - 80, 50},
                      {.size = 18, .color = ui::kInkSoft, .align = ui::Align::Middle});
    const auto label = "I am " + nameOf(*seat);
    const bool pressed =
        widgets.button(label, ui::Rect::around({panel.middle().x, panel.bottom() - 42}, {260, 50}), {.primary = true});
    widgets.focusFirst(label);
    if (std::exchange(m_focusAction, false)) widgets.moveFocus(label);
    if (pressed) {
        takeSeat();
        widgets.moveFocus("Hand 1");
    }
}

void KahunaScene::roundSheet(ui::Widgets& widgets) {
    if (stage().moving() || match().over()) return;
    const RoundScored& round = *m_round;
    const ui::Rect sheet = ui::Rect::around(m_layout.water().middle(), {480, 286});
    widgets.panel(sheet);
    widgets.text(fmt::format("Round {} is over", round.round), {sheet.x + 20, sheet.y + 16, sheet.w - 40, 46},
                 {.face = ui::Face::TitleBold, .size = 32, .color = ui::kInk, .align = ui::Align::Middle});
    const int worth = round.round; // points of this round
    const bool tie = round.kahunas[0] == round.kahunas[1];
    const auto points = fmt::format("{} point{}", worth, worth == 1 ? "" : "s");
    const std::string why =
        tie ? fmt::format("As many islands each: {}.",
                          round.points[0] > 0 ? "both get " + points : "nobody gets the " + points)
            : fmt::format("More islands: {} gets {}.", nameOf(round.points[0] > round.points[1] ? kP1 : kP2), points);
    widgets.text(why, {sheet.x + 20, sheet.y + 62, sheet.w - 40, 26},
                 {.size = 18, .color = ui::kInkSoft, .align = ui::Align::Middle});
    for (const Seat seat : {kP1, kP2}) {
        const auto i = index(seat);
        const float y = sheet.y + 98 + 52 * static_cast<float>(i);
        widgets.line({sheet.x + 36, y}, {sheet.right() - 36, y}, ui::kInkSoft.faded(0.3F), 1);
        widgets.image(fmt::format("kahuna/stone-{}.png", i + 1), {sheet.x + 40, y - 2, 44, 54});
        widgets.text(nameOf(seat), {sheet.x + 92, y + 4, 130, 44}, {.face = ui::Face::BodyBold, .size = 20});
        widgets.text(fmt::format("{} island{}", round.kahunas.at(i), round.kahunas.at(i) == 1 ? "" : "s"),
                     {sheet.x + 226, y + 4, 90, 44}, {.size = 19});
        widgets.text(fmt::format("+{}", round.points.at(i)), {sheet.x + 316, y + 4, 44, 44},
                     {.face = ui::Face::BodyBold, .size = 22, .align = ui::Align::Right});
        widgets.text(fmt::format("= {}", round.totals.at(i)), {sheet.x + 366, y + 4, 70, 44},
                     {.face = ui::Face::BodyBold, .size = 22, .align = ui::Align::Right});
    }
    const auto label = fmt::format("On to round {}", round.round + 1);
    const bool pressed =
        widgets.button(label, ui::Rect::around({sheet.middle().x, sheet.bottom() - 38}, {240, 48}), {.primary = true});
    if (std::exchange(m_focusAction, false)) widgets.moveFocus(label);
    if (!pressed) return;
    m_round.reset();
    m_focusAction = true;
}

std::optional<std::string> KahunaScene::boardGui(ui::Widgets& widgets, bool mayMove) {
    const bool live = mayMove && m_curtain <= 0 && !m_round;
    bridges(widgets, live);
    track(widgets);
    captions(widgets);
    if (live) {
        outlookMarks(widgets);
        adviceMarks(widgets);
    }
    cardMarks(widgets, live);
    hand(widgets, live);
    piles(widgets, live);
    if (live) buttons(widgets);
    if (m_round) {
        roundSheet(widgets);
    } else {
        curtain(widgets);
    }
    return std::exchange(m_chosen, std::nullopt);
}

// --- words

// The log outlives a turn, and everybody reads the same lines: it tells no secrets.
std::string KahunaScene::describePly(std::size_t ply) const {
    return logLine(rules(), names(), seenBy(Sight{}, match().eventsOf(ply)));
}

std::string KahunaScene::comment() const {
    if (match().over()) return endingText(state(), names());
    return kahuna::comment(rules(), names(), seenBy(m_sight, match().eventsOf(match().length() - 1)));
}

std::string KahunaScene::turnText(Seat /*seat*/) const {
    if (!seated()) return curtainWanted() ? "take your seat" : "the turn has passed to you";
    if (!state().canDraw()) return "build, destroy, discard, or end the turn";
    return "build, destroy or discard; a card or the deck ends the turn";
}

std::optional<Outlook> KahunaScene::pointedOutlook() const {
    if (!mayMove() || !m_pointed || !context().settings.get().hints) return std::nullopt;
    return outlook(rules(), state(), state().mover, *m_pointed);
}

// What is to be chosen next, and what it would lead to.
std::string KahunaScene::foresight() const {
    if (!mayMove() || m_curtain > 0) return {};
    const Seat mover = state().mover;
    if (m_island) {
        const auto have = [&](Seat seat) {
            return std::popcount(state().bridges[index(seat)] & map().bridgesAt(*m_island));
        };
        return fmt::format("{}: {} of {} bridges take it. {} has {}, {} has {}.", map().island(*m_island).name,
                           map().need(*m_island), map().degree(*m_island), nameOf(kP1), have(kP1), nameOf(kP2),
                           have(kP2));
    }
    if (m_pointed && *m_pointed != m_selection.bridge()) {
        if ((state().bridges[index(mover)] & bridgeBit(*m_pointed)) != 0) {
            return fmt::format("Your bridge {}.", bridgeTitle(map(), *m_pointed));
        }
        if (const auto ahead = pointedOutlook()) {
            std::string text = outlookText(rules(), *ahead, nameOf(otherSeat(mover)));
            if (!m_selection.any(*m_pointed)) text += " You lack the cards.";
            return text;
        }
    }
    if (m_selection.bridge() != kNoBridge) {
        const bool theirs = (state().bridges[index(otherSeat(mover))] & bridgeBit(m_selection.bridge())) != 0;
        const auto title = bridgeTitle(map(), m_selection.bridge());
        if (!theirs) return fmt::format("Build {}: with which card?", title);
        return fmt::format("Destroy {}: choose {} of its islands.", title,
                           m_selection.cards().empty() ? "two cards" : "one more card");
    }
    if (m_selection.cards().size() == 1) return "Choose a glowing bridge, a second card, or discard.";
    if (m_selection.cards().size() == 2) {
        return m_selection.destroys() != 0 ? "Choose the bridge to destroy." : "These two destroy no bridge.";
    }
    return {};
}

std::string KahunaScene::adviceText(const Advice& advice) const {
    const auto move = rules().parseMove(state(), advice.move);
    return move ? fmt::format("A good move: {}.", advised(map(), *move)) : "";
}

std::string KahunaScene::levelTitle() const {
    return "Kahuna · " + rules().level().title;
}

std::vector<std::string> KahunaScene::shownScores() const {
    return {std::to_string(stage().number(0)), std::to_string(stage().number(1))};
}

// --- the end

ui::ResultModel KahunaScene::result() const {
    ui::ResultModel model = breakdown(match(), names());
    for (std::size_t i = 0; i < model.seats.size(); ++i) {
        model.seats[i].player = session().setup().seats[i].player;
    }
    return model;
}

std::unique_ptr<ui::MatchScene> KahunaScene::another(const MatchSetup& setup, Ending ending) const {
    return std::make_unique<KahunaScene>(context(), setup, ending);
}

} // namespace parlour::kahuna
