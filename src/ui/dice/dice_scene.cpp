#include "ui/dice/dice_scene.hpp"

#include "engine/core/paths.hpp"
#include "engine/core/words.hpp"
#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/dice/choreography.hpp"
#include "ui/dice/picture.hpp"
#include "ui/dice/table_plan.hpp"
#include "ui/dice/words.hpp"
#include "ui/input.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::dice {

namespace {

constexpr float kDragStart = 8; // from here on a press is a drag
// How long splits take, when two play, more of them, or only computers that are still in the game.
constexpr float kCalm = 1;
constexpr float kBrisk = 0.55F;
constexpr float kHasty = 0.3F;
constexpr std::size_t kListed = 8;           // best scores beside the table
constexpr std::string_view kItself = "roll"; // what is remembered of how dice are rolled

} // namespace

// A game that only serves for measuring is not recorded.
DiceScene::DiceScene(ui::Context& context, const MatchSetup& setup, Ending ending)
    : DiceScene(
          context,
          std::make_unique<Typed>(setup, ending == Ending::Result ? std::optional(recordsFolder()) : std::nullopt),
          ending) {}

DiceScene::DiceScene(ui::Context& context, Record record)
    : DiceScene(context, std::make_unique<Typed>(std::move(record)), Ending::Result) {}

DiceScene::DiceScene(ui::Context& context, std::unique_ptr<Typed> session, Ending ending)
    : MatchScene(context, std::move(session), ending),
      m_session(static_cast<const Typed&>(this->session())),
      m_layout(kTrayPlace) {
    arrange(hudPlan(seats()));
    if (solo()) m_best = bestScores(recordsFolder(), rules().level(), kListed);
    m_history.push_back(tableOf(match().stateAt(0)));
    positionChanged();
    stage().finish();
    ready();
}

std::vector<std::string> DiceScene::names() const {
    std::vector<std::string> all;
    for (const SeatSetup& seat : session().setup().seats) {
        all.push_back(seat.name);
    }
    return all;
}

// --- positions

const Table& DiceScene::tableAt(std::size_t ply) {
    while (m_history.size() <= ply) {
        Table next = m_history.back();
        follow(next, match().eventsOf(m_history.size() - 1));
        m_history.push_back(next);
    }
    return m_history[ply];
}

Table DiceScene::tableNow() const {
    Table table = m_history[std::min(match().length(), m_history.size() - 1)];
    if (m_splitting.open()) table.spots = m_splitting.spots();
    return table;
}

Sheet DiceScene::writtenSheet(Seat seat) const {
    Sheet sheet = state().sheet(seat);
    for (int number = kLeastNumber; number <= kMostNumber; ++number) {
        sheet.chosen[static_cast<std::size_t>(number - kLeastNumber)] =
            static_cast<std::uint16_t>(stage().number(markPlace(seat, number)));
    }
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        sheet.removed[slot].count = static_cast<std::uint8_t>(stage().number(boxPlace(seat, slot)));
    }
    return sheet;
}

// Whoever's marks are just being made, then whoever is to move; between rounds, the last one who wrote something.
Seat DiceScene::shownSeat() const {
    if (m_looked) return *m_looked;
    const auto toMove = match().toMove();
    const bool splits = toMove && *toMove != kChance;
    for (std::size_t ply = match().length(); ply-- > 0;) {
        const Seat seat = match().ply(ply).seat;
        if (splits && !(stage().moving() && ply + 1 == match().length() && seat != kChance)) return *toMove;
        if (seat != kChance) return seat;
    }
    return splits ? *toMove : seatAt(0);
}

std::optional<Split> DiceScene::lastSplitOf(Seat seat) const {
    for (std::size_t ply = match().length(); ply-- > 0;) {
        if (match().ply(ply).seat == seat) return match().moveAt(ply).split;
    }
    return std::nullopt;
}

bool DiceScene::freeRoll() const {
    return state().rolled && state().sheet(state().mover).isFree(infoOf(state().roll).faces);
}

bool DiceScene::rolling() const {
    const std::size_t length = match().length();
    return stage().moving() && length > 0 && match().ply(length - 1).seat == kChance && !m_splitting.started();
}

void DiceScene::plyPlayed() {
    const std::size_t ply = match().length() - 1;
    Table table = tableAt(ply);
    const auto events = match().eventsOf(ply);
    const Staging staging{.laid = std::exchange(m_laid, std::nullopt),
                          .pace = pace(),
                          .sheet = {kPaperPlace.middle().x, kPaperPlace.y + 60}};
    stage().play(choreography(m_layout, table, events, staging));
    m_history.resize(ply + 1); // what came later before an undo is gone
    m_history.push_back(table);
    moved();
}

void DiceScene::positionChanged() {
    const auto goal = picture(m_layout, tableAt(match().length()));
    if (stage().poses().size() == goal.size()) {
        stage().glide(goal, writtenNumbers(rules(), state()));
    } else {
        stage().reset(goal, writtenNumbers(rules(), state()));
    }
    m_laid.reset();
    moved();
}

void DiceScene::moved() {
    m_splitting = state().rolled
                      ? Splitting(state().roll, state().sheet(state().mover).removable(infoOf(state().roll).faces))
                      : Splitting();
    m_pointed.reset();
    m_looked.reset();
    m_chosen.reset();
    m_gripped.reset();
    m_refused.reset();
    m_dragging = m_rollAsked = false;
    const auto toMove = match().toMove();
    if (toMove == kChance) {
        m_focus = "Roll the dice (Space)";
    } else if (toMove && session().human(*toMove)) {
        const auto all = choices();
        if (!all.empty()) m_focus = rules().formatMove(state(), Move::of(all.front()));
    }
}

// --- putting a split together

std::vector<Split> DiceScene::choices() const {
    if (!state().rolled) return {};
    const Sheet& sheet = state().sheet(state().mover);
    auto all = Rules::splits(sheet, state().roll);
    std::stable_sort(all.begin(), all.end(), [&](const Split& a, const Split& b) {
        return rules().change(sheet, a) > rules().change(sheet, b);
    });
    return all;
}

void DiceScene::rearranged() {
    stage().finish();
    stage().glide(picture(m_layout, tableNow()), writtenNumbers(rules(), state()));
    context().audio.play("die-slide");
    m_refused.reset();
    if (m_splitting.complete()) m_focus = "Write it down";
}

void DiceScene::refuseDie() {
    m_refused = m_splitting.refused();
    if (m_refused) refuse(whyNotRemoved(rules(), state(), state().roll[*m_refused]));
}

void DiceScene::pickDie(std::size_t die) {
    if (m_splitting.next(die)) {
        calm();
        rearranged();
    } else {
        refuseDie();
    }
}

void DiceScene::pickFace(int face) {
    if (m_splitting.takeFace(face)) {
        calm();
        rearranged();
    } else if (m_splitting.refused()) {
        refuseDie();
    } else {
        refuse(fmt::format("no die on the felt shows {}", face));
    }
}

void DiceScene::dropDie(std::size_t die, ui::Point where) {
    const auto group = m_layout.hit(where);
    if (group && m_splitting.put(die, *group)) {
        calm();
    } else if (group) {
        refuseDie();
    }
    const auto refused = m_refused;
    rearranged(); // back to where it came from, if nothing else
    m_refused = refused;
}

void DiceScene::lay(const Split& split) {
    if (m_splitting.complete() == split) return commit();
    m_splitting.lay(split);
    calm();
    const std::string focus = std::exchange(m_focus, {});
    rearranged();
    m_focus = focus; // the list keeps it: the same again writes it down
}

void DiceScene::takeBack() {
    m_splitting.clear();
    rearranged();
}

void DiceScene::commit() {
    const auto split = m_splitting.complete();
    if (!split) return;
    m_laid = m_splitting.spots();
    m_chosen = rules().formatMove(state(), Move::of(*split));
}

bool DiceScene::handle(const ui::Input& input) {
    if (input.kind == ui::Input::Kind::KeyDown && !input.repeated) {
        const bool onward = input.key == ui::Key::Enter || input.key == ui::Key::Space;
        if (onward && stage().moving() && (rolling() || !mayMove()))
            return stage().finish(), true; // nobody has to wait
        if (input.key == ui::Key::Symbol && input.symbol == 'c') return m_chart = !m_chart, true;
        if (input.key == ui::Key::Space && match().toMove() == kChance && chanceWaits() && !reviewing())
            return roll(), true;
        if (mayMove()) {
            if (input.key == ui::Key::Escape && m_splitting.started()) return takeBack(), true;
            if (input.key == ui::Key::Space && m_splitting.complete()) return commit(), true;
            if (input.key == ui::Key::Backspace) {
                if (m_splitting.back()) rearranged();
                return true;
            }
            if (input.key == ui::Key::Symbol && input.symbol >= '1' && input.symbol <= '6')
                return pickFace(input.symbol - '0'), true;
        }
    }
    return MatchScene::handle(input);
}

// Keys are only parts of a split.
std::optional<std::string> DiceScene::moveForKey(char /*symbol*/) const {
    return std::nullopt;
}

void DiceScene::refused(std::string_view /*move*/) {
    m_laid.reset();
}

void DiceScene::drag(ui::Widgets& widgets, std::optional<std::size_t> gripped) {
    m_mouse = widgets.mouse();
    if (gripped) {
        if (m_gripped != gripped) {
            m_gripped = gripped;
            m_grip = m_mouse;
            m_dragging = false;
        }
        const ui::Point way = m_mouse - m_grip;
        if (!m_dragging && std::hypot(way.x, way.y) > kDragStart) {
            stage().finish();
            m_dragging = true;
        }
        return;
    }
    const auto die = std::exchange(m_gripped, std::nullopt);
    if (std::exchange(m_dragging, false) && die) dropDie(*die, m_mouse);
}

// --- rolling

bool DiceScene::rollsByItself() const {
    const auto& all = context().settings.get().choices;
    const auto game = all.find(std::string(Rules::info.id));
    if (game == all.end()) return false;
    const auto choice = game->second.find(std::string(kItself));
    return choice != game->second.end() && choice->second == "by itself";
}

void DiceScene::setRollsByItself(bool on) {
    ui::Settings settings = context().settings.get();
    settings.choices[std::string(Rules::info.id)][std::string(kItself)] = on ? "by itself" : "by hand";
    context().settings.set(settings);
}

bool DiceScene::peoplePlay() const {
    for (std::size_t i = 0; i < seats(); ++i) {
        if (session().human(seatAt(i)) && !rules().finished(state().sheet(seatAt(i)))) return true;
    }
    return false;
}

float DiceScene::pace() const {
    if (!peoplePlay() && !session().watching() && !reviewing()) return kHasty;
    return seats() > 2 ? kBrisk : kCalm;
}

// A person who is still in the game throws the dice; computers among themselves do not wait.
bool DiceScene::chanceWaits() const {
    return !m_rollAsked && !rollsByItself() && peoplePlay();
}

// --- words

std::string DiceScene::splitWords(const Split& split) const {
    const int change = rules().change(state().sheet(state().mover), split);
    return fmt::format("{}: {}", splitText(split), changeText(change));
}

std::string DiceScene::describePly(std::size_t ply) const {
    const PlyText text = match().ply(ply);
    const std::string line = logLine(match().eventsOf(ply));
    return text.seat == kChance ? line : fmt::format("{}: {}", nameOf(text.seat), line);
}

// Who has finished with the last ply, if somebody has.
std::string DiceScene::finishText() const {
    for (const Event& event : match().eventsOf(match().length() - 1)) {
        if (const auto* finished = std::get_if<Finished>(&event)) {
            return fmt::format("{} has finished with {}. ", nameOf(finished->seat), numberText(finished->total));
        }
    }
    return {};
}

std::string DiceScene::comment() const {
    const std::size_t ply = match().length() - 1;
    const auto events = match().eventsOf(ply);
    const Seat seat = match().ply(ply).seat;
    std::string words = finishText();
    if (words.empty() && seat != kChance && !session().human(seat)) {
        const auto split = splitIn(events);
        words = fmt::format("{} takes {}: {}. ", nameOf(seat), splitText(*split), changeText(changeIn(events)));
    }
    for (const Event& event : events) {
        if (const auto* free = std::get_if<FreeRoll>(&event)) {
            words +=
                fmt::format("A free roll for {}: any split, and nothing is recorded as removed.", nameOf(free->seat));
        }
    }
    return words;
}

std::string DiceScene::turnText(Seat /*seat*/) const {
    return freeRoll() ? "a free roll! Split the dice as you like" : "split the dice into two pairs and one removed";
}

std::string DiceScene::foresight() const {
    if (match().toMove() == kChance && chanceWaits() && !reviewing()) {
        if (match().length() == 0) return "Roll the dice to begin.";
        if (stage().moving()) return {}; // what happens just now is told first
        return fmt::format("{}Round {} is next: roll the dice.", finishText(), state().round + 1);
    }
    if (rolling() && !reviewing()) return "The dice are rolling …";
    if (!mayMove() || !context().settings.get().hints) return {};
    const auto complete = m_splitting.complete();
    if (complete && (!m_pointed || *m_pointed == *complete)) return splitWords(*complete) + ". Write it down?";
    return {};
}

std::string DiceScene::levelTitle() const {
    return fmt::format("{} · round {}", rules().level().title, std::max<int>(1, state().round));
}

std::vector<std::string> DiceScene::shownScores() const {
    std::vector<std::string> scores;
    for (std::size_t i = 0; i < seats(); ++i) {
        scores.push_back(numberText(stage().number(totalPlace(seatAt(i)))));
    }
    return scores;
}

std::string DiceScene::seatNote(Seat seat) const {
    return rules().finished(state().sheet(seat)) && !stage().moving() ? "has finished" : "";
}

std::unique_ptr<ui::MatchScene> DiceScene::another(const MatchSetup& setup, Ending ending) const {
    return std::make_unique<DiceScene>(context(), setup, ending);
}

} // namespace parlour::dice
