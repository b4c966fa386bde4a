#pragma once
// A session with its types.
#include "engine/core/match_of.hpp"
#include "engine/think/preparations.hpp"
#include "engine/think/thinker.hpp"
#include "ui/match/session.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace parlour::ui {

template <Rules R>
class SessionOf final : public Session {
public:
    // A new game, recorded in the folder, if there is one, from its first ply on. Throws LevelError.
    SessionOf(const MatchSetup& setup, const std::optional<std::filesystem::path>& folder)
        : Session(setup, folder ? std::optional(RecordWriter(*folder, setup)) : std::nullopt), m_match(open(setup)) {
        sit();
    }
    // Goes on with a recorded one, and with its file.
    explicit SessionOf(Record record)
        : Session(record.setup, RecordWriter(record)), m_match(&dynamic_cast<MatchOf<R>&>(*record.match)) {
        static_cast<void>(record.match.release());
        sit();
    }

    const MatchOf<R>& match() const override { return *m_match; }

    void think() override {
        const auto seat = m_match->toMove();
        if (!seat || *seat == kChance || human(*seat) || m_thinker.busy()) return;
        const auto& chair = m_chairs[index(*seat)];
        m_thinker.ask(question(*seat, chair.agent, chair.budget));
    }
    bool thinking() const override { return m_thinker.busy(); }
    const Progress* progress() const override { return m_thinker.progress(); }
    void moveNow() override { m_thinker.hurry(); }

    void askHint() override {
        if (!humanToMove() || m_adviser.busy()) return;
        const auto& best = Ladder<R>::opponents().back();
        Budget budget = best.budget;
        budget.atMost = std::min(budget.atMost, kHintTime);
        prepare(best.id);
        m_adviser.ask(question(*m_match->toMove(), Ladder<R>::make(best.id), budget));
    }
    bool advising() const override { return m_adviser.busy(); }
    std::optional<Advice> hint() override {
        const auto answer = m_adviser.poll(m_match->revision());
        if (!answer) return std::nullopt;
        const R& rules = m_match->rules();
        return adviceOf(rules, m_match->state(), rules.view(m_match->state(), answer->seat), answer->choice);
    }
    bool canRedo() const override { return m_match->canRedo(); }

protected:
    Match& mutableMatch() override { return *m_match; }
    bool playAnswer() override {
        if (m_match->toMove() == kChance) {
            m_match->playChance();
            return true;
        }
        const auto answer = m_thinker.poll(m_match->revision());
        return answer && m_match->play(answer->choice.move).has_value();
    }
    void stopThinking() override {
        m_thinker.cancel();
        m_adviser.cancel();
    }

private:
    struct Chair {
        std::shared_ptr<Agent<R>> agent; // none for a person
        Budget budget;
    };
    static constexpr std::chrono::milliseconds kHintTime{1'500};

    static std::unique_ptr<MatchOf<R>> open(const MatchSetup& setup) {
        LevelReader reader(setup.level);
        const int seats = static_cast<int>(setup.seats.size());
        return std::make_unique<MatchOf<R>>(std::make_shared<const R>(R::readLevel(reader, seats)), setup.seed);
    }
    void sit() {
        for (const SeatSetup& seat : setup().seats) {
            const Opponent* rung = findOpponent(Ladder<R>::opponents(), seat.player);
            m_chairs.push_back(rung != nullptr ? Chair{Ladder<R>::make(rung->id), rung->budget} : Chair{});
            if (rung != nullptr) prepare(rung->id);
        }
    }
    void prepare(std::string_view id) {
        m_preparations.begin(id, [rules = m_match->sharedRules(), id](Meter& meter) { prepareFor(*rules, id, meter); });
    }
    auto question(Seat seat, std::shared_ptr<Agent<R>> agent, const Budget& budget) const {
        return typename Thinker<R>::Question{.rules = m_match->sharedRules(),
                                             .agent = std::move(agent),
                                             .view = m_match->rules().view(m_match->state(), seat),
                                             .seat = seat,
                                             .revision = m_match->revision(),
                                             .budget = budget,
                                             .seed = rngFor(setup().seed, m_match->length())()};
    }

    std::unique_ptr<MatchOf<R>> m_match;
    std::vector<Chair> m_chairs;
    Thinker<R> m_thinker;
    Thinker<R> m_adviser;
    Preparations m_preparations;
};

} // namespace parlour::ui
