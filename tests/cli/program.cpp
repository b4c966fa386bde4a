#include "tests/cli/program.hpp"

#include "tests/catch.hpp"
#include "tests/scratch_folder.hpp"

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

[[noreturn]] void becomeProgram(const Call& call, const std::filesystem::path& folder, int pipeEnd) {
    redirect(STDIN_FILENO, folder / "in", O_RDONLY);
    redirect(STDERR_FILENO, folder / "err", O_WRONLY | O_CREAT | O_TRUNC);
    if (call.closedPipe) {
        if (dup2(pipeEnd, STDOUT_FILENO) < 0) _exit(99);
    } else {
        redirect(STDOUT_FILENO, call.outputTo.value_or(folder / "out"), O_WRONLY | O_CREAT | O_TRUNC);
    }
    for (const auto& [name, value] : call.environment) {
        setenv(name.c_str(), value.c_str(), 1);
    }
    std::vector<std::string> words = call.arguments;
    words.insert(words.begin(), PARLOUR_CLI);
    std::vector<char*> argv;
    for (auto& word : words) {
        argv.push_back(word.data());
    }
    argv.push_back(nullptr);
    execv(PARLOUR_CLI, argv.data());
    _exit(98);
}

} // namespace

Outcome run(const Call& call) {
    const ScratchFolder folder;
    writeFile(folder.path() / "in", call.input);
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        close(ends[0]);
        becomeProgram(call, folder.path(), ends[1]);
    }
    close(ends[0]);
    close(ends[1]);
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    Outcome outcome;
    outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    outcome.err = readFile(folder.path() / "err");
    if (!call.closedPipe && !call.outputTo) outcome.out = readFile(folder.path() / "out");
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
