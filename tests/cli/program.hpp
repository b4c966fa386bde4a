#pragma once
// Runs the real parlour-cli as a child process, as a shell would, and keeps what it said.
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

struct Outcome {
    int code = -1; // -1: ended by a signal
    std::string out;
    std::string err;
};

struct Call {
    std::vector<std::string> arguments;
    std::string input = {};
    std::vector<std::pair<std::string, std::string>> environment = {};
    std::optional<std::filesystem::path> outputTo = std::nullopt; // instead of Outcome::out
    bool closedPipe = false;                                      // standard output is a pipe that nobody reads
    bool terminal = false;                                        // both outputs are a terminal; all of it is in out
};

Outcome run(const Call& call);
Outcome run(std::vector<std::string> arguments);

std::vector<std::string> lines(const std::string& text);
std::vector<std::vector<std::string>> rows(const std::string& text); // cells of tab-separated lines
std::string lastLine(const std::string& text);

void writeFile(const std::filesystem::path& path, const std::string& text);
std::string readFile(const std::filesystem::path& path);

// A level with the position of the worked example in the rules: South 2 2 0, North 2 2 2, South to move.
inline constexpr const char* kWorkedExample = R"(title = "Worked example"
houses = 3
[start]
south = [2, 2, 0]
north = [2, 2, 2]
)";
