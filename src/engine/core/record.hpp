#pragma once
// Games on disk. A record is one TSV file a game: header rows `# key<TAB>value`, a row of column names, a row a ply,
// and a closing result row. It is only ever appended to, and flushed to the disk after every ply, so that a crash or a
// power cut loses nothing. A ply that is taken back is an `undo` row. The level is kept as text: editing a level file
// cannot change an old game.
//
//   # format   1                          ply  seat   move  ms
//   # game     kalah                      1    South  3     2210
//   # level    title = "Mini"\n...        2    South  1     900
//   # seats    human  hard                1    undo               (back to one ply)
//   # names    Ada    Hard                ...
//   ...                                   result  8  2
//
// Where a game has a table of turns, each turn's row follows its last ply, with `turn` before its columns; the header
// names them. It repeats what the plies say, for those who read the file with other programs.
//
// A file with a damaged tail is read up to its last good row, and says what was dropped.
#include "engine/core/append_file.hpp"
#include "engine/core/match.hpp"
#include "engine/core/match_setup.hpp"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace parlour {

class RecordError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct RecordDamage {
    std::size_t line = 0; // the first bad row
    std::string message;  // one line, with file and line number
    std::size_t rowsDropped = 0;
};

// A record read back, its game replayed to where it stands.
struct Record {
    std::filesystem::path path;
    MatchSetup setup;
    std::string program; // the version that wrote it
    std::string started; // UTC, ISO 8601
    std::unique_ptr<Match> match;
    std::vector<std::uint64_t> times; // milliseconds that each ply took
    bool finished = false;
    std::optional<RecordDamage> damage;
    std::uintmax_t goodBytes = 0; // up to the end of the last good row
};

Record readRecord(const std::filesystem::path& path); // throws RecordError if not even the header can be used

// The unfinished game that was played last, if there is one. Files that cannot be used are passed over.
std::optional<std::filesystem::path> newestUnfinished(const std::filesystem::path& folder);

class RecordWriter {
public:
    enum class Flush { EveryPly, AtTheEnd };

    // A new record; the file appears with the first ply. Its name begins with `stem`, else with the game and the time.
    RecordWriter(std::filesystem::path folder, MatchSetup setup, Flush flush = Flush::EveryPly, std::string stem = {});
    // Goes on with an old one. A damaged tail is cut off first.
    explicit RecordWriter(const Record& record);

    // Brings the file up to date: call after every ply, undo and redo. Throws RecordError if the disk refuses.
    void update(const Match& match);
    const std::filesystem::path& path() const { return m_file.path(); } // empty before the first ply

private:
    void open(const Match& match);

    std::filesystem::path m_folder;
    MatchSetup m_setup;
    Flush m_flush = Flush::EveryPly;
    std::string m_stem;
    AppendFile m_file;
    std::vector<PlyText> m_written;
    std::vector<std::uint64_t> m_times; // of each of these
    bool m_finished = false;
    std::string m_pending;
    std::chrono::steady_clock::time_point m_lastPly = std::chrono::steady_clock::now();
};

} // namespace parlour
