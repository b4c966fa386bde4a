#include "ui/settings.hpp"

#include "engine/core/text_file.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace parlour::ui {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::pair<Pace, std::string_view>, 4> kPaces{
    {{Pace::Off, "off"}, {Pace::Slow, "slow"}, {Pace::Normal, "normal"}, {Pace::Fast, "fast"}}};

[[noreturn]] void fail(const toml::key& key, const toml::node& node, std::string_view expected) {
    throw std::runtime_error(fmt::format("{}:{}: {}: expected {}", node.source().begin.line, node.source().begin.column,
                                         key.str(), expected));
}

float volume(const toml::key& key, const toml::node& node) {
    const auto number = node.value<double>();
    if (!number || !(*number >= 0 && *number <= 1)) fail(key, node, "a number from 0 to 1");
    return static_cast<float>(*number);
}

bool flag(const toml::key& key, const toml::node& node) {
    const auto* value = node.as_boolean();
    if (value == nullptr) fail(key, node, "true or false");
    return value->get();
}

Pace pace(const toml::key& key, const toml::node& node) {
    const auto word = node.value<std::string_view>();
    const auto found = std::find_if(kPaces.begin(), kPaces.end(), [&](const auto& p) { return p.second == word; });
    if (found == kPaces.end()) fail(key, node, "off, slow, normal or fast");
    return found->first;
}

int textSize(const toml::key& key, const toml::node& node) {
    const auto number = node.value<std::int64_t>();
    constexpr std::array<std::int64_t, 3> kSizes{100, 115, 130};
    if (!number || std::find(kSizes.begin(), kSizes.end(), *number) == kSizes.end()) fail(key, node, "100, 115 or 130");
    return static_cast<int>(*number);
}

std::map<std::string, std::map<std::string, std::string>> choices(const toml::key& key, const toml::node& node) {
    const auto* games = node.as_table();
    if (games == nullptr) fail(key, node, "a table");
    std::map<std::string, std::map<std::string, std::string>> all;
    for (const auto& [game, chosen] : *games) {
        const auto* pairs = chosen.as_table();
        if (pairs == nullptr) fail(game, chosen, "a table");
        for (const auto& [name, value] : *pairs) {
            if (!value.is_string()) fail(name, value, "a text");
            all[std::string(game.str())][std::string(name.str())] = value.ref<std::string>();
        }
    }
    return all;
}

Settings read(const fs::path& file) {
    Settings s;
    using Reader = void (*)(Settings&, const toml::key&, const toml::node&);
    static const std::map<std::string_view, Reader> readers{
        {"sound", [](Settings& t, const auto& key, const auto& node) { t.sound = volume(key, node); }},
        {"music", [](Settings& t, const auto& key, const auto& node) { t.music = volume(key, node); }},
        {"animation", [](Settings& t, const auto& key, const auto& node) { t.pace = pace(key, node); }},
        {"fullscreen", [](Settings& t, const auto& key, const auto& node) { t.fullscreen = flag(key, node); }},
        {"text_size", [](Settings& t, const auto& key, const auto& node) { t.textSize = textSize(key, node); }},
        {"safe_colors", [](Settings& t, const auto& key, const auto& node) { t.safeColors = flag(key, node); }},
        {"hints", [](Settings& t, const auto& key, const auto& node) { t.hints = flag(key, node); }},
        {"choices", [](Settings& t, const auto& key, const auto& node) { t.choices = choices(key, node); }},
    };
    for (const auto& [key, node] : toml::parse_file(file.string())) {
        // A key of a newer version is no damage: it is left alone.
        if (const auto reader = readers.find(key.str()); reader != readers.end()) reader->second(s, key, node);
    }
    return s;
}

std::string written(const Settings& s) {
    const auto pace = std::find_if(kPaces.begin(), kPaces.end(), [&](const auto& p) { return p.first == s.pace; });
    toml::table all{{"sound", s.sound},
                    {"music", s.music},
                    {"animation", std::string(pace->second)},
                    {"fullscreen", s.fullscreen},
                    {"text_size", s.textSize},
                    {"safe_colors", s.safeColors},
                    {"hints", s.hints}};
    toml::table games;
    for (const auto& [game, chosen] : s.choices) {
        toml::table pairs;
        for (const auto& [name, value] : chosen) {
            pairs.insert_or_assign(name, value);
        }
        games.insert_or_assign(game, std::move(pairs));
    }
    if (!games.empty()) all.insert_or_assign("choices", std::move(games));
    std::ostringstream text;
    text << all << '\n';
    return text.str();
}

} // namespace

float paced(const Settings& settings, float seconds) {
    switch (settings.pace) {
        case Pace::Off:
            return 0;
        case Pace::Slow:
            return seconds * 1.7F;
        case Pace::Normal:
            return seconds;
        case Pace::Fast:
            return seconds * 0.5F;
    }
    return seconds;
}

SettingsStore::SettingsStore(const fs::path& folder) : m_file(folder / "settings.toml") {
    std::error_code ignored;
    if (fs::exists(m_file, ignored)) load();
}

void SettingsStore::load() {
    const auto damaged = [this](const std::string& where) {
        fs::path aside = m_file;
        aside += ".bad";
        std::error_code failed;
        fs::rename(m_file, aside, failed);
        m_problem = fmt::format("{}:{}; the defaults are used{}", m_file.string(), where,
                                failed ? "" : " and the file is kept as " + aside.filename().string());
    };
    try {
        m_settings = read(m_file);
    } catch (const toml::parse_error& error) {
        const auto at = error.source().begin;
        damaged(fmt::format("{}:{}: {}", at.line, at.column, error.description()));
    } catch (const std::runtime_error& error) {
        damaged(error.what());
    }
}

void SettingsStore::set(const Settings& settings) {
    if (settings == m_settings) return;
    m_settings = settings;
    save();
}

void SettingsStore::save() {
    std::error_code failed;
    fs::create_directories(m_file.parent_path(), failed);
    if (!replaceTextFile(m_file, written(m_settings)))
        m_problem = fmt::format("{}: the settings cannot be written", m_file.string());
}

} // namespace parlour::ui
