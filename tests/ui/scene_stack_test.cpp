#include "tests/catch.hpp"
#include "tests/scratch_folder.hpp"
#include "ui/assets.hpp"
#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/scene_stack.hpp"
#include "ui/settings.hpp"

#include <string>

using namespace parlour;
using namespace parlour::ui;

namespace {

struct Table {
    ScratchFolder folder;
    Assets assets{folder.path()};
    SettingsStore settings{folder.path()};
    Rng random{1};
    Audio audio{assets, random, false};
    SceneStack scenes;
    Context context{assets, settings, audio, scenes, random};
    std::string log;
};

class Page : public Scene {
public:
    Page(Table& table, std::string_view name, bool covers = true)
        : Scene(table.context), m_table(table), m_name(name), m_covers(covers) {}
    ~Page() override { m_table.log += "-" + std::string(m_name); }
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    std::string_view name() const override { return m_name; }
    bool covers() const override { return m_covers; }
    void gui(Widgets&) override {}
    void uncovered() override { m_table.log += "!" + std::string(m_name); }

private:
    Table& m_table;
    std::string_view m_name;
    bool m_covers;
};

std::string names(std::span<const SceneStack::Entry> scenes) {
    std::string all;
    for (const auto& scene : scenes) {
        all += scene->name();
    }
    return all;
}

} // namespace

TEST_CASE("Requests wait until the frame is over", "[scenes]") {
    Table t;
    t.scenes.push(std::make_unique<Page>(t, "a"));
    CHECK(t.scenes.empty());
    CHECK(t.scenes.apply());
    CHECK(names(t.scenes.all()) == "a");
    CHECK_FALSE(t.scenes.apply());
    t.scenes.pop();
    CHECK(t.scenes.top().name() == "a");
    CHECK(t.log.empty());
    t.scenes.apply();
    CHECK(t.scenes.empty());
    CHECK(t.log == "-a");
}

TEST_CASE("Dialogs show what is below, down to what covers the screen", "[scenes]") {
    Table t;
    t.scenes.push(std::make_unique<Page>(t, "a"));
    t.scenes.push(std::make_unique<Page>(t, "b"));
    t.scenes.push(std::make_unique<Page>(t, "c", false));
    t.scenes.push(std::make_unique<Page>(t, "d", false));
    t.scenes.apply();
    CHECK(names(t.scenes.visible()) == "bcd");
    t.scenes.push(std::make_unique<Page>(t, "e"));
    t.scenes.apply();
    CHECK(names(t.scenes.visible()) == "e");
}

TEST_CASE("A scene is told when it has the screen again", "[scenes]") {
    Table t;
    t.scenes.push(std::make_unique<Page>(t, "a"));
    t.scenes.push(std::make_unique<Page>(t, "b"));
    t.scenes.apply();
    t.scenes.pop();
    t.scenes.apply();
    CHECK(t.log == "-b!a");
}

TEST_CASE("Replace, restart and quit", "[scenes]") {
    Table t;
    t.scenes.push(std::make_unique<Page>(t, "a"));
    t.scenes.push(std::make_unique<Page>(t, "b"));
    t.scenes.apply();
    t.scenes.replace(std::make_unique<Page>(t, "c"));
    t.scenes.apply();
    CHECK(names(t.scenes.all()) == "ac");
    CHECK(t.log == "-b");
    t.scenes.restart(std::make_unique<Page>(t, "d"));
    t.scenes.apply();
    CHECK(names(t.scenes.all()) == "d");
    CHECK(t.log == "-b-c-a");
    t.scenes.quit();
    t.scenes.pop(); // of nothing: no harm
    t.scenes.apply();
    CHECK(t.scenes.empty());
}

TEST_CASE("No two scenes have the same number", "[scenes]") {
    Table t;
    const Page a(t, "a");
    const Page b(t, "b");
    CHECK(a.serial() != b.serial());
}
