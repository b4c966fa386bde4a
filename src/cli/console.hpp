#pragma once
// Standard output and standard error as this program uses them: results in rows, a live line for those who watch, and
// no crash when nobody reads any more.
#include <fmt/format.h>

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::cli {

// Standard output cannot be written to. Nobody reading any more (a closed pipe) is no fault of the call.
class OutputError : public std::runtime_error {
public:
    explicit OutputError(int error);
    bool closedPipe() const { return m_closedPipe; }

private:
    bool m_closedPipe;
};

// Call first: a closed pipe becomes an error that can be caught, and files opened later never get the number of a
// standard stream that was closed.
void prepareStreams();

void write(std::string_view text); // throws OutputError
void flush();                      // throws OutputError

template <class... T>
void say(fmt::format_string<T...> format, T&&... values) {
    write(fmt::format(format, std::forward<T>(values)...));
}

// A tab-separated row. A tab or line break inside a cell becomes a space.
void row(std::initializer_list<std::string_view> cells);
void row(const std::vector<std::string>& cells);

// One line on standard error, whatever the message holds.
void complain(std::string_view message);

// A number as people write it: 8 and not 8.0, 0.5 as 0.5.
std::string plain(double number);
// The same to a few decimals, for estimates.
std::string rounded(double number, int decimals);

bool outputIsTerminal();
bool errorIsTerminal();

// Bold and colour, for people only: not in pipes, not where NO_COLOR asks for none.
enum class Style { Strong, Faint, Good, Bad };
std::string styled(Style style, std::string_view text);

// A line on standard error that is written over and over, on a terminal only.
class LiveLine {
public:
    LiveLine() = default;
    LiveLine(const LiveLine&) = delete;
    LiveLine& operator=(const LiveLine&) = delete;
    ~LiveLine() { clear(); }
    void show(std::string_view text);
    void clear();

private:
    bool m_shown = false;
};

} // namespace parlour::cli
