#pragma once
// Level files: TOML in, checked values out. A game reads its keys through a LevelReader, which knows where each value
// stands and which keys were asked for, so that every mistake (a typing error in a key included) is reported with file,
// line and column and what was expected. This is the only place that knows the TOML library.
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace parlour {

// A level as text, with the name it is known by and the file that errors name.
struct LevelText {
    std::string name;
    std::string file;
    std::string text;
};

// One line: file, line and column (none for a line of 0: the whole file is meant) and what was expected.
class LevelError : public std::runtime_error {
public:
    LevelError(const std::string& file, int line, int column, const std::string& message);
};

// A text as TOML writes it, quotation marks included; for levels that are written.
std::string tomlString(std::string_view text);

class LevelReader {
public:
    explicit LevelReader(const LevelText& level); // throws LevelError if it is not TOML
    LevelReader(LevelReader&&) noexcept;
    LevelReader& operator=(LevelReader&&) noexcept;
    ~LevelReader();

    bool has(std::string_view key) const;
    std::vector<std::string> keys() const;
    std::string string(std::string_view key, std::string_view fallback);
    bool boolean(std::string_view key, bool fallback);
    int integer(std::string_view key, int least, int most, int fallback);
    // Lists; nothing if the key is missing. `count` is the wanted length, if it is fixed.
    std::optional<std::vector<int>> integers(std::string_view key, std::optional<std::size_t> count, int least,
                                             int most);
    std::optional<std::vector<std::string>> strings(std::string_view key, std::optional<std::size_t> count);
    std::optional<LevelReader> table(std::string_view key);
    std::vector<LevelReader> tables(std::string_view key); // an array of tables; empty if the key is missing

    // One of several words, each standing for a value.
    template <class T>
    T choice(std::string_view key, std::initializer_list<std::pair<std::string_view, T>> options, T fallback) {
        std::vector<std::string_view> words;
        for (const auto& option : options) {
            words.push_back(option.first);
        }
        const auto chosen = word(key, words);
        return chosen ? (options.begin() + *chosen)->second : fallback;
    }

    // An error at a key's value (at the table itself if the key is missing).
    [[noreturn]] void fail(std::string_view key, const std::string& message) const;
    // Call last: a key that nobody asked for is an error.
    void finish() const;

private:
    struct Node;
    explicit LevelReader(std::unique_ptr<Node> node);
    std::optional<std::ptrdiff_t> word(std::string_view key, std::span<const std::string_view> words);

    std::unique_ptr<Node> m_node;
};

} // namespace parlour
