#include "engine/core/level_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include <algorithm>
#include <set>

namespace parlour {

namespace {

// A key or a text in a message comes from the file and may hold anything; the message stays one line.
std::string oneLine(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 0x7F; }, ' ');
    return text;
}

std::string_view kind(const toml::node& node) {
    switch (node.type()) {
        case toml::node_type::table:
            return "a table";
        case toml::node_type::array:
            return "a list";
        case toml::node_type::string:
            return "a text";
        case toml::node_type::integer:
            return "a whole number";
        case toml::node_type::floating_point:
            return "a number with a fraction";
        case toml::node_type::boolean:
            return "true or false";
        default:
            return "a date or time";
    }
}

} // namespace

LevelError::LevelError(const std::string& file, int line, int column, const std::string& message)
    : std::runtime_error(line > 0 ? fmt::format("{}:{}:{}: {}", file, line, column, oneLine(message))
                                  : fmt::format("{}: {}", file, oneLine(message))) {}

struct LevelReader::Node {
    std::shared_ptr<const toml::table> root; // keeps the tree alive for readers of its parts
    const toml::table* table;
    std::string file;
    std::set<std::string, std::less<>> asked;

    [[noreturn]] void failAt(const toml::node& node, const std::string& message) const {
        const auto at = node.source().begin;
        throw LevelError(file, static_cast<int>(at.line), static_cast<int>(at.column), message);
    }
    const toml::node* find(std::string_view key) {
        asked.emplace(key);
        return table->get(key);
    }
    int integer(const toml::node& node, const std::string& what, int least, int most) const {
        if (!node.is_integer()) {
            failAt(node, fmt::format("{} must be a whole number from {} to {}, not {}", what, least, most, kind(node)));
        }
        const auto value = **node.as_integer();
        if (value < least || value > most) {
            failAt(node, fmt::format("{} must be from {} to {}, not {}", what, least, most, value));
        }
        return static_cast<int>(value);
    }
    const toml::array* list(std::string_view key, std::optional<std::size_t> count) {
        const auto* node = find(key);
        if (node == nullptr) return nullptr;
        const auto* array = node->as_array();
        if (array == nullptr) failAt(*node, fmt::format("'{}' must be a list, not {}", key, kind(*node)));
        if (count && array->size() != *count) {
            failAt(*node, fmt::format("'{}' must have {} entries, not {}", key, *count, array->size()));
        }
        return array;
    }
};

LevelReader::LevelReader(const LevelText& level) {
    try {
        auto root = std::make_shared<const toml::table>(toml::parse(level.text, level.file));
        const auto* table = root.get();
        m_node = std::make_unique<Node>(Node{std::move(root), table, level.file, {}});
    } catch (const toml::parse_error& error) {
        const auto at = error.source().begin;
        throw LevelError(level.file, static_cast<int>(at.line), static_cast<int>(at.column),
                         std::string(error.description()));
    }
}

LevelReader::LevelReader(std::unique_ptr<Node> node) : m_node(std::move(node)) {}
LevelReader::LevelReader(LevelReader&&) noexcept = default;
LevelReader& LevelReader::operator=(LevelReader&&) noexcept = default;
LevelReader::~LevelReader() = default;

bool LevelReader::has(std::string_view key) const {
    return m_node->table->contains(key);
}

std::vector<std::string> LevelReader::keys() const {
    std::vector<std::string> all;
    for (const auto& [key, value] : *m_node->table) {
        all.emplace_back(key.str());
    }
    return all;
}

std::string LevelReader::string(std::string_view key, std::string_view fallback) {
    const auto* node = m_node->find(key);
    if (node == nullptr) return std::string(fallback);
    if (!node->is_string()) m_node->failAt(*node, fmt::format("'{}' must be a text, not {}", key, kind(*node)));
    return **node->as_string();
}

bool LevelReader::boolean(std::string_view key, bool fallback) {
    const auto* node = m_node->find(key);
    if (node == nullptr) return fallback;
    if (!node->is_boolean()) m_node->failAt(*node, fmt::format("'{}' must be true or false, not {}", key, kind(*node)));
    return **node->as_boolean();
}

int LevelReader::integer(std::string_view key, int least, int most, int fallback) {
    const auto* node = m_node->find(key);
    return node == nullptr ? fallback : m_node->integer(*node, fmt::format("'{}'", key), least, most);
}

std::optional<std::vector<int>> LevelReader::integers(std::string_view key, std::optional<std::size_t> count, int least,
                                                      int most) {
    const auto* array = m_node->list(key, count);
    if (array == nullptr) return std::nullopt;
    std::vector<int> values;
    for (const auto& entry : *array) {
        values.push_back(m_node->integer(entry, fmt::format("entry {} of '{}'", values.size() + 1, key), least, most));
    }
    return values;
}

std::optional<std::vector<std::string>> LevelReader::strings(std::string_view key, std::optional<std::size_t> count) {
    const auto* array = m_node->list(key, count);
    if (array == nullptr) return std::nullopt;
    std::vector<std::string> values;
    for (const auto& entry : *array) {
        if (!entry.is_string()) {
            m_node->failAt(entry,
                           fmt::format("entry {} of '{}' must be a text, not {}", values.size() + 1, key, kind(entry)));
        }
        values.push_back(**entry.as_string());
    }
    return values;
}

std::optional<LevelReader> LevelReader::table(std::string_view key) {
    const auto* node = m_node->find(key);
    if (node == nullptr) return std::nullopt;
    if (!node->is_table()) m_node->failAt(*node, fmt::format("'{}' must be a table, not {}", key, kind(*node)));
    return LevelReader(std::make_unique<Node>(Node{m_node->root, node->as_table(), m_node->file, {}}));
}

std::vector<LevelReader> LevelReader::tables(std::string_view key) {
    std::vector<LevelReader> all;
    const auto* array = m_node->list(key, std::nullopt);
    if (array == nullptr) return all;
    for (const auto& entry : *array) {
        if (!entry.is_table()) {
            m_node->failAt(entry,
                           fmt::format("entry {} of '{}' must be a table, not {}", all.size() + 1, key, kind(entry)));
        }
        all.push_back(LevelReader(std::make_unique<Node>(Node{m_node->root, entry.as_table(), m_node->file, {}})));
    }
    return all;
}

std::optional<std::ptrdiff_t> LevelReader::word(std::string_view key, std::span<const std::string_view> words) {
    const auto* node = m_node->find(key);
    if (node == nullptr) return std::nullopt;
    const auto* text = node->as_string();
    const auto found = text == nullptr ? words.end() : std::find(words.begin(), words.end(), **text);
    if (found == words.end()) {
        const std::string given = text == nullptr ? std::string(kind(*node)) : fmt::format("\"{}\"", **text);
        m_node->failAt(*node, fmt::format("'{}' must be \"{}\", not {}", key, fmt::join(words, "\" or \""), given));
    }
    return found - words.begin();
}

void LevelReader::fail(std::string_view key, const std::string& message) const {
    const auto* node = m_node->table->get(key);
    m_node->failAt(node == nullptr ? static_cast<const toml::node&>(*m_node->table) : *node, message);
}

void LevelReader::finish() const {
    for (const auto& [key, value] : *m_node->table) {
        if (m_node->asked.contains(key.str())) continue;
        const auto at = key.source().begin;
        throw LevelError(
            m_node->file, static_cast<int>(at.line), static_cast<int>(at.column),
            fmt::format("unknown key '{}'; expected one of: {}", key.str(), fmt::join(m_node->asked, ", ")));
    }
}

std::string tomlString(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (code < ' ' || code == 0x7F) {
            out += fmt::format("\\u{:04X}", code);
        } else {
            if (c == '"' || c == '\\') out += '\\';
            out += c;
        }
    }
    return out + "\"";
}

} // namespace parlour
