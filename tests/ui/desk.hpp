#pragma once
// The real program in a window, with folders of its own for settings and records, played by a driver.
#include "tests/scratch_folder.hpp"
#include "ui/driver.hpp"

#include <memory>
#include <string>

namespace parlour::ui {

class Desk {
public:
    // Opens the window with the menu on it. `settings` is the text of the settings file to find there, if any.
    explicit Desk(const std::string& settings = {}, sf::Vector2u size = {1280, 800});

    Shell& shell() { return *m_shell; }
    Driver& driver() { return *m_driver; }
    Driver* operator->() { return m_driver.get(); }
    std::filesystem::path config() const { return m_folder.path() / "config" / "parlour"; }
    std::filesystem::path records() const;
    void restart(); // ends the program and starts it again with the same folders

    // The program with the menu on it, in the folders that the environment names.
    static std::unique_ptr<Shell> open(sf::Vector2u size = {1280, 800});

private:
    ScratchFolder m_folder;
    sf::Vector2u m_size;
    std::unique_ptr<Shell> m_shell;
    std::unique_ptr<Driver> m_driver;
};

} // namespace parlour::ui
