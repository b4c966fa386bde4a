#pragma once
// What the player likes, kept in settings.toml in the user's config folder. A damaged file is moved aside as
// settings.toml.bad and the defaults are used: the reason is in problem(). Saving replaces the file in one step, so
// that a crash leaves the old one or the new one, never half of one.
#include <filesystem>
#include <map>
#include <string>

namespace parlour::ui {

enum class Pace : std::uint8_t { Off, Slow, Normal, Fast }; // of animations

struct Settings {
    float sound = 0.8F; // volumes, 0..1
    float music = 0.4F;
    Pace pace = Pace::Normal;
    bool fullscreen = false;
    int textSize = 100;      // percent: 100, 115 or 130
    bool safeColors = false; // a palette for colour-blind players
    bool hints = true;       // where a move would lead is shown before it is made
    // What was chosen last on a game's setup screen: game -> key -> value.
    std::map<std::string, std::map<std::string, std::string>> choices;

    friend bool operator==(const Settings&, const Settings&) = default;
};

// How long an animation of that many seconds takes at this pace; 0 when animations are off.
float paced(const Settings& settings, float seconds);

class SettingsStore {
public:
    explicit SettingsStore(const std::filesystem::path& folder); // reads

    const Settings& get() const { return m_settings; }
    void set(const Settings& settings);                      // keeps and saves
    const std::string& problem() const { return m_problem; } // one line, empty if all is well
    void clearProblem() { m_problem.clear(); }

private:
    void load();
    void save();

    std::filesystem::path m_file;
    Settings m_settings;
    std::string m_problem;
};

} // namespace parlour::ui
