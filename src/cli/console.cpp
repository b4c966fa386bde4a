#include "cli/console.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace parlour::cli {

namespace {

std::string onOneLine(std::string_view text) {
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](unsigned char c) { return c < ' ' || c == 0x7F; }, ' ');
    return line;
}

} // namespace

OutputError::OutputError(int error)
    : std::runtime_error("cannot write to standard output: " + std::generic_category().message(error)),
      m_closedPipe(error == EPIPE) {}

void prepareStreams() {
    std::signal(SIGPIPE, SIG_IGN);
    for (int stream = 0; stream <= 2; ++stream) {
        // Opened for reading only, so that writing to a closed standard output still fails as it should.
        if (fcntl(stream, F_GETFD) == -1) open("/dev/null", O_RDONLY | O_CLOEXEC);
    }
}

void write(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) throw OutputError(errno);
}

void flush() {
    if (std::fflush(stdout) != 0) throw OutputError(errno);
}

void row(std::initializer_list<std::string_view> cells) {
    row(std::vector<std::string>(cells.begin(), cells.end()));
}

void row(const std::vector<std::string>& cells) {
    std::string line;
    for (const auto& cell : cells) {
        if (!line.empty()) line += '\t';
        line += onOneLine(cell);
    }
    write(line + "\n");
}

void complain(std::string_view message) {
    const std::string line = "parlour-cli: " + onOneLine(message) + "\n";
    std::fputs(line.c_str(), stderr);
}

std::string plain(double number) {
    return fmt::format("{}", number == 0 ? 0.0 : number); // no "-0"
}

std::string rounded(double number, int decimals) {
    const double scale = std::pow(10.0, decimals);
    return plain(std::round(number * scale) / scale);
}

bool outputIsTerminal() {
    return isatty(STDOUT_FILENO) == 1;
}

bool errorIsTerminal() {
    return isatty(STDERR_FILENO) == 1;
}

std::string styled(Style style, std::string_view text) {
    static const bool plainText = [] {
        const char* noColour = std::getenv("NO_COLOR");
        return !outputIsTerminal() || (noColour != nullptr && *noColour != '\0');
    }();
    if (plainText) return std::string(text);
    static constexpr std::array<std::string_view, 4> kCodes{"1", "2", "1;32", "31"};
    return fmt::format("\033[{}m{}\033[0m", kCodes[static_cast<std::size_t>(style)], text);
}

void LiveLine::show(std::string_view text) {
    if (!errorIsTerminal()) return;
    const std::string line = fmt::format("\r\033[K{}", text);
    std::fputs(line.c_str(), stderr);
    std::fflush(stderr);
    m_shown = true;
}

void LiveLine::clear() {
    if (!m_shown) return;
    std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
    m_shown = false;
}

} // namespace parlour::cli
