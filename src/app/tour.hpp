#pragma once
// A walk through every screen, with a picture of each: for the README, and to look at after a change.
#include <filesystem>

namespace parlour::ui {
class Shell;
}

namespace parlour::app {

// Throws ui::DriverError if a screen is not what it should be.
void tour(ui::Shell& shell, const std::filesystem::path& folder);

} // namespace parlour::app
