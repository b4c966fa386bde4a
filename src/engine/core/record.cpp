#include "engine/core/record.hpp"

#include "engine/core/catalog.hpp"
#include "engine/core/text_file.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <map>
#include <unistd.h>
#include <utility>

namespace parlour {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kFormat = "1";
constexpr std::string_view kColumns = "ply\tseat\tmove\tms";

std::string escape(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '\\':
                out += "\\\\";
                break;
            case '\n':
                out += "\\n";
                break;
            case '\r':
                out += "\\r";
                break;
            case '\t':
                out += "\\t";
                break;
            default:
                out += c;
        }
    }
    return out;
}

std::string unescape(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            out += text[i];
            continue;
        }
        const char c = text[++i];
        out += c == 'n' ? '\n' : c == 'r' ? '\r' : c == 't' ? '\t' : c;
    }
    return out;
}

std::vector<std::string> split(std::string_view line) {
    std::vector<std::string> cells;
    for (;;) {
        const auto tab = line.find('\t');
        cells.emplace_back(line.substr(0, tab));
        if (tab == std::string_view::npos) return cells;
        line.remove_prefix(tab + 1);
    }
}

template <class Number>
std::optional<Number> number(std::string_view text) {
    Number value{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end) return std::nullopt;
    return value;
}

std::string resultRow(const Scores& scores) {
    return fmt::format("result\t{}", fmt::join(scores, "\t"));
}

std::string turnRowText(const std::vector<std::string>& cells) {
    return fmt::format("turn\t{}", fmt::join(cells, "\t"));
}

std::string readAll(const fs::path& path) {
    constexpr std::size_t kMostBytes = 1 << 26;
    try {
        return readTextFile(path, kMostBytes);
    } catch (const std::runtime_error& error) {
        throw RecordError(fmt::format("{}: {}", path.string(), error.what()));
    }
}

// Takes a record's text apart line by line. Only whole lines count: a row without its line end was cut short.
class Parser {
public:
    Parser(const fs::path& path, const std::string& text) : m_rest(text) { m_record.path = path; }

    Record parse() {
        header();
        rows();
        return std::move(m_record);
    }

private:
    using Header = std::map<std::string, std::vector<std::string>, std::less<>>;

    std::optional<std::string_view> line() {
        const auto end = m_rest.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        const auto text = m_rest.substr(0, end);
        m_rest.remove_prefix(end + 1);
        ++m_line;
        return text;
    }
    void keep() { m_record.goodBytes = m_bytesTotal - m_rest.size(); }

    [[noreturn]] void fail(const std::string& message) const {
        throw RecordError(fmt::format("{}:{}: {}", m_record.path.string(), std::max<std::size_t>(m_line, 1), message));
    }

    const std::vector<std::string>& need(const Header& header, std::string_view key) const {
        const auto found = header.find(key);
        if (found == header.end()) fail(fmt::format("the header has no '{}'", key));
        return found->second;
    }

    void header() {
        Header header;
        auto text = line();
        for (; text && text->starts_with("# "); text = line()) {
            auto cells = split(text->substr(2));
            const std::string key = cells.front();
            cells.erase(cells.begin());
            if (cells.empty()) fail(fmt::format("the header row '{}' has no value", key));
            header[key] = std::move(cells);
        }
        if (header.empty()) fail("this is no record of a game");
        if (need(header, "format").front() != kFormat) {
            fail(fmt::format("format {} is not known to this version, which reads format {}",
                             need(header, "format").front(), kFormat));
        }
        if (!text) fail("the file ends within the header");
        if (*text != kColumns) fail("expected the column names: ply, seat, move, ms");
        setup(header);
        keep();
    }

    void setup(const Header& header) {
        MatchSetup& setup = m_record.setup;
        setup.game = need(header, "game").front();
        const Game* game = findGame(setup.game);
        if (game == nullptr) fail(fmt::format("unknown game '{}'", setup.game));
        setup.level = {unescape(need(header, "level_name").front()), m_record.path.string() + " (its level)",
                       unescape(need(header, "level").front())};
        const auto seed = number<std::uint64_t>(need(header, "seed").front());
        if (!seed) fail("the seed is no number");
        setup.seed = *seed;
        m_record.program = need(header, "program").front();
        m_record.started = need(header, "started").front();
        const auto& players = need(header, "seats");
        const auto& names = need(header, "names");
        try {
            m_record.match = game->open(setup.level, static_cast<int>(players.size()), setup.seed);
        } catch (const LevelError& error) {
            throw RecordError(error.what());
        }
        const auto seats = static_cast<std::size_t>(m_record.match->seats());
        if (players.size() != seats || names.size() != seats) fail(fmt::format("the game has {} seats", seats));
        for (std::size_t i = 0; i < seats; ++i) {
            if (players[i] != kHuman && game->opponent(players[i]) == nullptr) {
                fail(fmt::format("unknown opponent '{}'", players[i]));
            }
            setup.seats.push_back({players[i], unescape(names[i])});
        }
    }

    void rows() {
        while (!m_rest.empty()) {
            const auto text = line();
            const std::string problem = text ? row(*text) : "the last row is cut short";
            if (problem.empty()) {
                keep();
                continue;
            }
            const std::size_t at = text ? m_line : m_line + 1;
            const auto dropped = static_cast<std::size_t>(std::count(m_rest.begin(), m_rest.end(), '\n')) + 1;
            m_record.damage = RecordDamage{
                at, fmt::format("{}:{}: {}; read up to the row before", m_record.path.string(), at, problem), dropped};
            return;
        }
    }

    // Plays one row; what is wrong with it, if anything.
    std::string row(std::string_view text) {
        Match& match = *m_record.match;
        const auto cells = split(text);
        if (cells.front() == "result") {
            if (!match.over()) return "a result before the game is over";
            if (text != resultRow(match.scores()))
                return fmt::format("the result is not that of the game: {}", resultRow(match.scores()));
            m_record.finished = true;
            return {};
        }
        if (cells.front() == "turn") {
            const auto last = match.length();
            const auto expected = last > 0 ? match.turnRow(last - 1, m_record.times) : std::nullopt;
            return expected && text == turnRowText(*expected) ? "" : "the row of the turn is not that of the game";
        }
        if (cells.size() != 4) return "a row must have four columns";
        const auto ply = number<std::size_t>(cells[0]);
        if (!ply) return "the ply is no number";
        if (cells[1] == "undo") return undo(*ply);
        if (*ply != match.length() + 1) return fmt::format("expected ply {}", match.length() + 1);
        if (match.over()) return "a ply after the end of the game";
        if (cells[1] != match.seatName(*match.toMove())) {
            return fmt::format("it is the turn of {}, not {}", match.seatName(*match.toMove()), cells[1]);
        }
        const auto time = number<std::uint64_t>(cells[3]);
        if (!time) return "the time is no number";
        if (!match.play(cells[2])) return match.refusal(cells[2]);
        m_record.times.push_back(*time);
        return {};
    }

    std::string undo(std::size_t ply) {
        Match& match = *m_record.match;
        if (ply >= match.length()) return "an undo must go back";
        while (match.length() > ply) {
            if (!match.undo()) return "this cannot be taken back";
        }
        m_record.times.resize(ply);
        m_record.finished = false;
        return {};
    }

    Record m_record;
    std::string_view m_rest;
    std::size_t m_bytesTotal = m_rest.size();
    std::size_t m_line = 0;
};

std::string utc(const char* pattern) {
    return fmt::format(fmt::runtime(pattern), fmt::gmtime(std::time(nullptr)));
}

// Without reading all of it: a finished record's last line is its result.
bool endsWithResult(const fs::path& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = static_cast<std::streamoff>(file.tellg());
    const std::streamoff wanted = std::min<std::streamoff>(size, 512);
    std::string tail(static_cast<std::size_t>(std::max<std::streamoff>(wanted, 0)), '\0');
    file.seekg(size - wanted);
    file.read(tail.data(), wanted);
    if (!file || !tail.ends_with('\n')) return false;
    tail.pop_back();
    const auto start = tail.rfind('\n');
    return std::string_view(tail).substr(start == std::string::npos ? 0 : start + 1).starts_with("result\t");
}

} // namespace

Record readRecord(const fs::path& path) {
    const std::string text = readAll(path);
    return Parser(path, text).parse();
}

std::optional<fs::path> newestUnfinished(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> candidates;
    std::error_code missing;
    for (const auto& entry : fs::directory_iterator(folder, missing)) {
        if (entry.path().extension() == ".tsv" && entry.is_regular_file() && !endsWithResult(entry.path())) {
            candidates.emplace_back(entry.last_write_time(), entry.path());
        }
    }
    std::sort(candidates.rbegin(), candidates.rend());
    for (const auto& [time, path] : candidates) {
        try {
            const Record record = readRecord(path);
            if (record.match->length() > 0 && !record.match->over()) return path;
        } catch (const RecordError&) {
            continue;
        }
    }
    return std::nullopt;
}

RecordWriter::RecordWriter(fs::path folder, MatchSetup setup, Flush flush, std::string stem)
    : m_folder(std::move(folder)), m_setup(std::move(setup)), m_flush(flush), m_stem(std::move(stem)) {}

RecordWriter::RecordWriter(const Record& record)
    : m_folder(record.path.parent_path()), m_setup(record.setup), m_times(record.times), m_finished(record.finished) {
    for (std::size_t i = 0; i < record.match->length(); ++i) {
        m_written.push_back(record.match->ply(i));
    }
    try {
        m_file = AppendFile::openAt(record.path, record.goodBytes);
    } catch (const std::system_error& error) {
        throw RecordError(error.what());
    }
}

void RecordWriter::update(const Match& match) {
    const auto now = std::chrono::steady_clock::now();
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now - m_lastPly).count();
    m_lastPly = now;

    std::size_t same = 0;
    while (same < m_written.size() && same < match.length() && m_written[same] == match.ply(same)) {
        ++same;
    }
    std::string rows;
    if (same < m_written.size()) {
        rows += fmt::format("{}\tundo\t\t\n", same);
        m_written.resize(same);
        m_times.resize(same);
        m_finished = false;
    }
    for (std::size_t i = same; i < match.length(); ++i) {
        const PlyText ply = match.ply(i);
        m_written.push_back(ply);
        m_times.push_back(i == same ? static_cast<std::uint64_t>(ms) : 0);
        rows += fmt::format("{}\t{}\t{}\t{}\n", i + 1, match.seatName(ply.seat), ply.move, m_times.back());
        if (const auto turn = match.turnRow(i, m_times)) rows += turnRowText(*turn) + "\n";
    }
    if (match.over() && !m_finished && !m_written.empty()) {
        rows += resultRow(match.scores()) + "\n";
        m_finished = true;
    }
    m_pending += rows;
    if (m_pending.empty() || (m_flush == Flush::AtTheEnd && !m_finished)) return;
    try {
        if (!m_file.isOpen()) open(match);
        m_file.append(m_pending);
        if (m_flush == Flush::EveryPly) m_file.flush();
    } catch (const std::system_error& error) {
        throw RecordError(error.what());
    }
}

// The header goes out together with the first ply, so that an abandoned setup leaves no file.
void RecordWriter::open(const Match& match) {
    m_file = AppendFile::createIn(m_folder, m_stem.empty() ? fmt::format("{}-{}", m_setup.game, utc("{:%Y%m%d-%H%M%S}"))
                                                           : m_stem);
    std::string players;
    std::string names;
    for (const auto& seat : m_setup.seats) {
        players += "\t" + seat.player;
        names += "\t" + escape(seat.name);
    }
    const auto columns = match.turnColumns();
    const auto turns = columns.empty() ? "" : fmt::format("# turn\t{}\n", fmt::join(columns, "\t"));
    m_pending =
        fmt::format("# format\t{}\n# program\t{}\n# game\t{}\n# level_name\t{}\n# level\t{}\n# seed\t{}\n"
                    "# seats{}\n# names{}\n# started\t{}\n{}{}\n",
                    kFormat, PARLOUR_VERSION, m_setup.game, escape(m_setup.level.name), escape(m_setup.level.text),
                    m_setup.seed, players, names, utc("{:%Y-%m-%dT%H:%M:%SZ}"), turns, kColumns) +
        m_pending;
}

} // namespace parlour
