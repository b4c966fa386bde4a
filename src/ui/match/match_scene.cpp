#include "ui/match/match_scene.hpp"

#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/games.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/scenes/pause.hpp"
#include "ui/scenes/result.hpp"
#include "ui/scenes/rules.hpp"
#include "ui/settings.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::ui {

namespace {

constexpr Seconds kReplyPause = 0.25F; // a computer's move does not follow in the same instant
constexpr Seconds kFlowPause = 0.45F;  // between plies that follow each other by themselves
constexpr Seconds kResultPause = 0.7F; // the end is seen before it is talked about
constexpr Seconds kAlarm = 3;          // a refusal can be read that long
constexpr Seconds kShake = 0.35F;
constexpr Seconds kThinkingFrame = 1 / 20.F;

} // namespace

MatchScene::MatchScene(Context& context, std::unique_ptr<Session> session, Ending ending, const HudLayout& layout)
    : Scene(context), m_session(std::move(session)), m_stage(context), m_hud(layout), m_ending(ending) {}

void MatchScene::ready() {
    for (std::size_t ply = 0; ply < m_session->match().length(); ++ply) {
        m_log.push_back(describePly(ply));
    }
    m_stage.setRate(rate());
    m_session->think();
}

void MatchScene::arrange(const HudLayout& layout) {
    m_hud = Hud(layout);
    bakeAgain();
}

std::string MatchScene::nameOf(Seat seat) const {
    return m_session->setup().seats[index(seat)].name;
}

void MatchScene::say(std::string text) {
    m_said = std::move(text);
    m_alarm = 0;
}

void MatchScene::refuse(std::string why) {
    context().audio.play("error");
    say(std::move(why));
    m_alarm = kAlarm;
}

void MatchScene::calm() {
    if (m_alarm > 0) say({});
}

float MatchScene::shake() const {
    const Seconds age = kAlarm - m_alarm;
    return m_alarm > 0 && age < kShake ? 7 * std::sin(age * 55) * (1 - age / kShake) : 0;
}

float MatchScene::rate() const {
    const float length = paced(context().settings.get(), 1);
    if (length <= 0) return 0;
    return (flowing() ? watchRate(m_speed) : 1.F) / length;
}

// --- moves

void MatchScene::tryMove(const std::string& move) {
    if (!mayMove()) return;
    m_stage.finish();
    if (m_session->play(move)) {
        plyDone();
        return;
    }
    refuse(m_session->match().refusal(move));
    refused(move);
}

void MatchScene::plyDone() {
    const std::size_t ply = m_session->match().length() - 1;
    m_log.resize(ply);
    m_log.push_back(describePly(ply));
    m_stage.setRate(rate());
    plyPlayed();
    moved();
    say(comment());
}

// After every change of the position.
void MatchScene::moved() {
    m_advice.reset();
    m_rest = 0;
    m_overShown = false;
    say({});
    if (!m_review) m_session->think();
}

void MatchScene::undo() {
    if (!seated() || !m_session->undo()) return;
    if (m_session->watching()) m_running = false;
    positionChanged();
    moved();
}

void MatchScene::redo() {
    const std::size_t before = m_session->match().length();
    if (!seated() || !m_session->redo()) return;
    if (m_session->match().length() == before + 1) {
        plyPlayed();
    } else {
        positionChanged();
    }
    moved();
}

// --- looking through a finished game

void MatchScene::startReview() {
    m_review = true;
    m_running = false;
    jump(false);
}

void MatchScene::jump(bool toEnd) {
    while (toEnd ? m_session->stepForward() : m_session->stepBack()) {
    }
    positionChanged();
    moved();
}

void MatchScene::stepReview(bool forward) {
    if (!(forward ? m_session->stepForward() : m_session->stepBack())) return;
    m_stage.setRate(rate());
    if (forward) {
        plyPlayed();
    } else {
        positionChanged();
    }
    moved();
}

// --- time

void MatchScene::update(Seconds dt) {
    m_stage.setRate(rate());
    m_stage.update(dt);
    if (!m_stage.moving()) m_rest += dt;
    if (m_alarm > 0) {
        m_alarm -= dt;
        if (m_alarm <= 0) say({});
    }
    if (m_review) {
        updateReview();
    } else {
        updateGame();
    }
}

void MatchScene::updateReview() {
    if (!m_running || m_stage.moving() || m_rest * std::max(rate(), 1.F) < kFlowPause) return;
    if (m_session->canRedo()) {
        stepReview(true);
    } else {
        m_running = false;
    }
}

Seconds MatchScene::replyPause() const {
    if (rate() <= 0 || m_ending == Ending::Again || m_session->match().toMove() == kChance) return 0;
    return (m_session->watching() ? kFlowPause : kReplyPause) / rate();
}

// A computer that answers in no time is not announced as thinking: that would only flicker.
bool MatchScene::thinkingShown() const {
    return m_session->thinking() && m_rest > replyPause() + kThinkingFrame * 2;
}

void MatchScene::updateGame() {
    if (auto advice = m_session->hint()) {
        say(advice->why);
        m_advice = std::move(advice);
    }
    if (m_session->match().over()) {
        if (!m_stage.moving() && m_rest >= kResultPause && !m_overShown) showResult();
        return;
    }
    if (m_session->humanToMove() || m_stage.moving() || held()) return;
    const bool dealt = m_session->match().toMove() == kChance; // belongs to the move before it
    const bool paused = m_session->watching() && !m_running && !m_stepOnce && !dealt;
    if (paused || m_rest < replyPause()) return;
    m_session->think();
    if (m_session->answer()) {
        if (!dealt) m_stepOnce = false;
        plyDone();
        if (m_session->humanToMove() && !m_session->match().over()) context().audio.play("turn", 0.5F);
    }
}

bool MatchScene::animating() const {
    if (m_stage.animating() || kAlarm - m_alarm < kShake) return true;
    if (m_session->match().over() && !m_review) return !m_overShown;
    return false;
}

std::optional<Seconds> MatchScene::wakeAfter() const {
    const bool waiting = m_session->thinking() || m_session->advising() || m_alarm > 0;
    const bool flows = flowing() && (m_running || m_stepOnce);
    const bool dealt = m_session->match().toMove() == kChance;
    const bool replies =
        !m_review && !m_session->humanToMove() && !m_session->match().over() && (!flowing() || dealt) && !held();
    return waiting || flows || replies ? std::optional(kThinkingFrame) : std::nullopt;
}

// --- the end

void MatchScene::showResult() {
    m_overShown = true;
    if (m_ending == Ending::Again) {
        rematch(false);
        return;
    }
    ResultModel model = result();
    const bool lost = model.winner && !m_session->watching() && !m_session->human(seatAt(*model.winner));
    context().audio.play(!model.winner ? "draw" : lost ? "lose" : "win");
    context().scenes.push(
        std::make_unique<ResultScene>(context(), std::move(model),
                                      ResultScene::Actions{.rematch = [this](bool swapSeats) { rematch(swapSeats); },
                                                           .review = [this] { startReview(); },
                                                           .leave = [this] { context().scenes.pop(); }}));
}

void MatchScene::rematch(bool swapSeats) {
    MatchSetup setup = m_session->setup();
    setup.seed = context().random();
    if (swapSeats) std::rotate(setup.seats.begin(), setup.seats.begin() + 1, setup.seats.end());
    context().scenes.replace(another(setup, m_ending));
}

void MatchScene::pause() {
    const bool untouched = m_session->match().length() == 0;
    const bool done = m_review || m_session->match().over();
    const auto* front = findGameFront(m_session->setup().game);
    context().scenes.push(std::make_unique<PauseScene>(context(), *front, !untouched && !done));
}

// --- what the player does

void MatchScene::act(HudAction action) {
    switch (action) {
        case HudAction::Undo:
            undo();
            break;
        case HudAction::Redo:
            redo();
            break;
        case HudAction::Hint:
            if (mayMove()) m_session->askHint();
            if (m_session->advising()) say("Thinking about it …");
            break;
        case HudAction::MoveNow:
            m_session->moveNow();
            break;
        case HudAction::Rules:
            context().scenes.push(std::make_unique<RulesScene>(context(), *findGameFront(m_session->setup().game)));
            break;
        case HudAction::Pause:
            pause();
            break;
        case HudAction::PlayPause:
            m_running = !m_running;
            break;
        case HudAction::Step:
            if (m_review) {
                stepReview(true);
            } else {
                m_running = false;
                m_stage.finish();
                m_stepOnce = true;
            }
            break;
        case HudAction::StepBack:
            stepReview(false);
            break;
        case HudAction::First:
            jump(false);
            break;
        case HudAction::Last:
            jump(true);
            break;
        case HudAction::Slower:
            m_speed = std::max(0, m_speed - 1);
            break;
        case HudAction::Faster:
            m_speed = std::min(kSpeeds - 1, m_speed + 1);
            break;
        case HudAction::Result:
            jump(true);
            m_review = false;
            m_stage.finish();
            showResult();
            break;
        case HudAction::None:
            break;
    }
}

bool MatchScene::handle(const Input& input) {
    if (input.kind != Input::Kind::KeyDown) return false;
    if (input.key == Key::Escape) return act(HudAction::Pause), true;
    if (input.key == Key::F1) return act(HudAction::Rules), true;
    if (flowing() && input.key == Key::Space) return act(HudAction::PlayPause), true;
    if (m_review) {
        switch (input.key) {
            case Key::Home:
                return act(HudAction::First), true;
            case Key::End:
                return act(HudAction::Last), true;
            case Key::PageUp:
                return act(HudAction::StepBack), true;
            case Key::PageDown:
                return act(HudAction::Step), true;
            default:
                break;
        }
    }
    if (input.key != Key::Symbol) return false;
    switch (input.symbol) {
        case 'u':
            return act(m_review ? HudAction::StepBack : HudAction::Undo), true;
        case 'r':
            return act(m_review ? HudAction::Step : HudAction::Redo), true;
        case 's':
            if (flowing()) act(HudAction::Step);
            return true;
        case 'h':
        case 'f':
            return act(HudAction::Hint), true;
        default:
            break;
    }
    if (const auto move = moveForKey(input.symbol)) {
        tryMove(*move);
        return true;
    }
    return false;
}

} // namespace parlour::ui
