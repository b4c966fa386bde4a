#include "tests/cli/program.hpp"

#include "tests/catch.hpp"
#include "tests/scratch_folder.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace {

void redirect(int stream, const std::filesystem::path& path, int flags) {
    const int file = open(path.c_str(), flags, 0600);
    if (file < 0 || dup2(file, stream) < 0) _exit(99);
    close(file);
}

// Where the child's outputs go instead of files: a pipe that nobody reads, or a terminal that the test reads.
class Channel {
public:
    explicit Channel(const Call& call) {
        if (call.terminal) {
            m_ours = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
            REQUIRE((m_ours >= 0 && grantpt(m_ours) == 0 && unlockpt(m_ours) == 0));
            m_theirs = open(ptsname(m_ours), O_RDWR | O_NOCTTY | O_CLOEXEC);
            REQUIRE(m_theirs >= 0);
        } else if (call.closedPipe) {
            std::array<int, 2> ends{};
            REQUIRE(pipe2(ends.data(), O_CLOEXEC) == 0);
            close(ends[0]);
            m_theirs = ends[1];
        }
    }
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;
    ~Channel() {
        closeTheirs();
        if (m_ours >= 0) close(m_ours);
    }
    int theirs() const { return m_theirs; }
    void closeTheirs() {
        if (m_theirs >= 0) close(m_theirs);
        m_theirs = -1;
    }
    // Until the child has closed its end.
    std::string readAll() const {
        std::string text;
        std::array<char, 4096> part{};
        for (ssize_t got = 0; m_ours >= 0 && (got = read(m_ours, part.data(), part.size())) > 0;) {
            text.append(part.data(), static_cast<std::size_t>(got));
        }
        return text;
    }

private:
    int m_ours = -1;
    int m_theirs = -1;
};

[[noreturn]] void becomeProgram(const Call& call, const std::filesystem::path& folder, int channel) {
    redirect(STDIN_FILENO, folder / "in", O_RDONLY);
    if (channel < 0) {
        redirect(STDOUT_FILENO, call.outputTo.value_or(folder / "out"), O_WRONLY | O_CREAT | O_TRUNC);
    } else if (dup2(channel, STDOUT_FILENO) < 0) {
        _exit(99);
    }
    if (!call.terminal) {
        redirect(STDERR_FILENO, folder / "err", O_WRONLY | O_CREAT | O_TRUNC);
    } else if (dup2(channel, STDERR_FILENO) < 0) {
        _exit(99);
    }
    for (const auto& [name, value] : call.environment) {
        setenv(name.c_str(), value.c_str(), 1);
    }
    std::vector<std::string> words = call.arguments;
    words.insert(words.begin(), PARLOUR_CLI);
    std::vector<char*> argv(words.size() + 1, nullptr);
    std::transform(words.begin(), words.end(), argv.begin(), [](std::string& word) { return word.data(); });
    execv(PARLOUR_CLI, argv.data());
    _exit(98);
}

} // namespace

Outcome run(const Call& call) {
    const ScratchFolder folder;
    writeFile(folder.path() / "in", call.input);
    Channel channel(call);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) becomeProgram(call, folder.path(), channel.theirs());
    channel.closeTheirs();
    Outcome outcome;
    outcome.out = channel.readAll();
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    outcome.err = readFile(folder.path() / "err");
    if (!call.terminal) outcome.out = readFile(folder.path() / "out");
    return outcome;
}

Outcome run(std::vector<std::string> arguments) {
    return run(Call{std::move(arguments)});
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> all;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        all.push_back(line);
    }
    return all;
}

std::vector<std::vector<std::string>> rows(const std::string& text) {
    std::vector<std::vector<std::string>> all;
    for (const auto& line : lines(text)) {
        auto& cells = all.emplace_back();
        std::istringstream stream(line);
        for (std::string cell; std::getline(stream, cell, '\t');) {
            cells.push_back(cell);
        }
    }
    return all;
}

std::string lastLine(const std::string& text) {
    const auto all = lines(text);
    return all.empty() ? std::string() : all.back();
}

void writeFile(const std::filesystem::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

std::string readFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}
