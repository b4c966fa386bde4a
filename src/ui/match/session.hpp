#pragma once
// A match with somebody in every seat, as a match scene needs it: people move through play(), computers think on their
// own thread and are asked each frame whether they have decided, every change goes to the record at once, and undo
// means "back to my last decision". Knows no graphics and speaks move text; SessionOf<R> is the same with its types.
#include "engine/core/catalog.hpp"
#include "engine/core/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace parlour::ui {

class Session {
public:
    Session(MatchSetup setup, std::optional<RecordWriter> writer); // no writer: the game leaves no trace
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    const MatchSetup& setup() const { return m_setup; }
    std::filesystem::path recordFile() const { return m_writer ? m_writer->path() : std::filesystem::path(); }
    virtual const Match& match() const = 0;
    bool human(Seat seat) const;
    bool humanToMove() const;
    bool watching() const;                                   // nobody plays, somebody looks on
    const std::string& problem() const { return m_problem; } // why the game could not be saved; empty if it was

    bool play(std::string_view move); // false: not legal, and nothing has changed

    // --- computers
    virtual void think() = 0; // sets the computer whose turn it is thinking, unless it is already
    virtual bool thinking() const = 0;
    virtual const Progress* progress() const = 0; // while it thinks
    virtual void moveNow() = 0;
    bool answer(); // plays the ply of a computer that has decided, or of chance; false: not yet

    // --- advice for the person to move
    virtual void askHint() = 0;
    virtual bool advising() const = 0;
    virtual std::optional<Advice> hint() = 0; // once it is there

    // --- back and forth
    bool canUndo() const { return undoGoal().has_value(); }
    virtual bool canRedo() const = 0;
    // To the last decision of a person, but not past what chance has shown since; in a game with hidden parts only
    // within a turn, because everything after it has shown somebody something. Move by move when only computers play.
    bool undo();
    bool redo();
    // Looking through a game that is over changes nothing in its record.
    bool stepBack() { return mutableMatch().stepBack(); }
    bool stepForward() { return mutableMatch().redo(); }

protected:
    virtual Match& mutableMatch() = 0;
    virtual bool playAnswer() = 0;
    virtual void stopThinking() = 0;

private:
    std::optional<std::size_t> undoGoal() const;
    void changed();

    MatchSetup m_setup;
    std::optional<RecordWriter> m_writer;
    std::string m_problem;
};

} // namespace parlour::ui
