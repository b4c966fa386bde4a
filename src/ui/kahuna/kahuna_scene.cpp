#include "ui/kahuna/kahuna_scene.hpp"

#include "engine/core/paths.hpp"
#include "ui/context.hpp"
#include "ui/kahuna/breakdown.hpp"
#include "ui/kahuna/choreography.hpp"
#include "ui/kahuna/picture.hpp"
#include "ui/kahuna/table.hpp"
#include "ui/settings.hpp"

#include <fmt/format.h>

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
        if (scored == nullptr || reviewing() || measuring()) continue;
        if (match().over()) continue; // the end has a screen of its own
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
            return fmt::format("Your bridge {}.", map().bridgeTitle(*m_pointed));
        }
        if (const auto ahead = pointedOutlook()) {
            std::string text = outlookText(rules(), *ahead, nameOf(otherSeat(mover)));
            if (!m_selection.any(*m_pointed)) text += " You lack the cards.";
            return text;
        }
    }
    if (m_selection.bridge() != kNoBridge) {
        const bool theirs = (state().bridges[index(otherSeat(mover))] & bridgeBit(m_selection.bridge())) != 0;
        const auto title = map().bridgeTitle(m_selection.bridge());
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
