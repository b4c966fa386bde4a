#include "tests/catch.hpp"
#include "tests/scratch_folder.hpp"
#include "ui/settings.hpp"

#include <fstream>
#include <iterator>

using namespace parlour::ui;

namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

std::string content(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace

TEST_CASE("Without a settings file there are the defaults, and none is written", "[settings]") {
    const ScratchFolder folder;
    const SettingsStore store(folder.path());
    CHECK(store.get() == Settings{});
    CHECK(store.problem().empty());
    CHECK(fs::is_empty(folder.path()));
}

TEST_CASE("Settings come back as they were set", "[settings]") {
    const ScratchFolder folder;
    Settings s;
    s.sound = 0.25F;
    s.music = 0;
    s.pace = Pace::Off;
    s.fullscreen = true;
    s.textSize = 130;
    s.safeColors = true;
    s.hints = false;
    s.choices["kalah"]["south name"] = "Zoë \"the\" = sower\n";
    s.choices["kalah"]["level"] = "";
    s.choices["dice"]["players"] = "3";
    {
        SettingsStore store(folder.path() / "not" / "there" / "yet");
        store.set(s);
        CHECK(store.problem().empty());
    }
    const SettingsStore again(folder.path() / "not" / "there" / "yet");
    CHECK(again.get() == s);
    CHECK(again.problem().empty());
}

TEST_CASE("Saving leaves nothing behind but the settings", "[settings]") {
    const ScratchFolder folder;
    SettingsStore store(folder.path());
    Settings s;
    s.hints = false;
    store.set(s);
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}

TEST_CASE("Damaged settings are kept aside and named, and the defaults used", "[settings]") {
    const ScratchFolder folder;
    const fs::path file = folder.path() / "settings.toml";
    const auto [text, where] = GENERATE(table<std::string, std::string>({
        {"sound = \n", ":1:"},
        {"hints = true\nsound = 3\n", ":2:9: sound: expected a number from 0 to 1"},
        {"sound = nan\n", ":1:9: sound"},
        {"animation = \"warp\"\n", ":1:13: animation: expected off, slow, normal or fast"},
        {"animation = 2\n", ":1:13: animation"},
        {"text_size = 90\n", ":1:13: text_size: expected 100, 115 or 130"},
        {"fullscreen = \"yes\"\n", ":1:14: fullscreen: expected true or false"},
        {"choices = 3\n", ":1:11: choices: expected a table"},
        {"[choices]\nkalah = 1\n", ":2:9: kalah: expected a table"},
        {"[choices.kalah]\nlevel = 1\n", ":2:9: level: expected a text"},
        {"\xff\xfe\x00\x01", ":1:"},
    }));
    write(file, text);
    SettingsStore store(folder.path());
    CHECK(store.get() == Settings{});
    CHECK(store.problem().find(file.string() + where) == 0);
    CHECK(store.problem().find('\n') == std::string::npos);
    CHECK(content(folder.path() / "settings.toml.bad") == text);
    Settings changed;
    changed.hints = false;
    store.set(changed);
    CHECK(content(folder.path() / "settings.toml.bad") == text);
    CHECK(SettingsStore(folder.path()).get() == changed);
}

TEST_CASE("A key that a newer version may have written is no damage", "[settings]") {
    const ScratchFolder folder;
    write(folder.path() / "settings.toml", "sound = 1\nsmell = \"roses\"\n");
    const SettingsStore store(folder.path());
    CHECK(store.problem().empty());
    CHECK(store.get().sound == 1);
}

TEST_CASE("Settings that cannot be written say so and stay in force", "[settings]") {
    const ScratchFolder folder;
    write(folder.path() / "file", "in the way of a folder");
    SettingsStore store(folder.path() / "file");
    Settings s;
    s.hints = false;
    store.set(s);
    CHECK(store.get() == s);
    CHECK(store.problem().find("settings.toml") != std::string::npos);
}

TEST_CASE("The pace stretches time, and Off makes it nothing", "[settings]") {
    Settings s;
    CHECK(paced(s, 0.5F) == 0.5F);
    s.pace = Pace::Off;
    CHECK(paced(s, 0.5F) == 0);
    s.pace = Pace::Slow;
    CHECK(paced(s, 0.5F) > 0.5F);
    s.pace = Pace::Fast;
    CHECK(paced(s, 0.5F) < 0.5F);
}
