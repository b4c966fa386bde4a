#include "app/tour.hpp"

#include "ui/driver.hpp"
#include "ui/shell.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string_view>

namespace parlour::app {

namespace {

using ui::Driver;
using ui::Key;

// Saves numbered pictures and says so.
class Album {
public:
    Album(Driver& driver, std::filesystem::path folder) : m_driver(driver), m_folder(std::move(folder)) {}

    void add(std::string_view name) {
        const auto file = m_folder / fmt::format("{:02}-{}.png", ++m_count, name);
        m_driver.shoot(file);
        fmt::print("{}\n", file.string());
    }

private:
    Driver& m_driver;
    std::filesystem::path m_folder;
    int m_count = 0;
};

void menu(Driver& driver, Album& album) {
    driver.settle();
    album.add("menu");
    driver.hover("Kalah");
    driver.pass(0.25F);
    album.add("menu-card-moving");
    driver.click("Settings");
    driver.settle();
    album.add("settings");
    driver.press(Key::Escape);
    driver.settle();
    driver.press(Key::F1);
    driver.settle();
    for (int page = 1; driver.find("Next page") != nullptr; ++page) {
        album.add(fmt::format("rules-{}", page));
        if (!driver.find("Next page")->enabled) break;
        driver.click("Next page");
        driver.settle();
    }
    driver.press(Key::Escape);
    driver.press(Key::Escape);
    driver.settle();
    album.add("quit");
    driver.click("Stay");
    driver.settle();
}

} // namespace

void tour(ui::Shell& shell, const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    Driver driver(shell);
    Album album(driver, folder);
    menu(driver, album);
}

} // namespace parlour::app
