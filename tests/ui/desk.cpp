#include "tests/ui/desk.hpp"

#include "engine/core/paths.hpp"
#include "ui/scenes/menu.hpp"

#include <cstdlib>
#include <fstream>

namespace parlour::ui {

Desk::Desk(const std::string& settings, sf::Vector2u size) : m_size(size) {
    setenv("XDG_DATA_HOME", (m_folder.path() / "data").c_str(), 1);
    setenv("XDG_CONFIG_HOME", (m_folder.path() / "config").c_str(), 1);
    if (!settings.empty()) {
        std::filesystem::create_directories(config());
        std::ofstream(config() / "settings.toml") << settings;
    }
    restart();
}

std::filesystem::path Desk::records() const {
    return recordsFolder();
}

void Desk::restart() {
    m_driver.reset();
    m_shell.reset();
    m_shell = open(m_size);
    m_driver = std::make_unique<Driver>(*m_shell);
}

std::unique_ptr<Shell> Desk::open(sf::Vector2u size) {
    ShellOptions options;
    options.share = shareFolder();
    options.config = configFolder();
    options.size = size;
    options.fullscreen = false;
    options.sound = false;
    auto shell = std::make_unique<Shell>(options);
    shell->scenes().push(std::make_unique<MenuScene>(shell->context()));
    return shell;
}

} // namespace parlour::ui
