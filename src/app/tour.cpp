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

// All pages of the booklet that is open.
void rulesPages(Driver& driver, Album& album, std::string_view name) {
    for (int page = 1; driver.find("Next page") != nullptr; ++page) {
        album.add(fmt::format("{}-{}", name, page));
        if (!driver.find("Next page")->enabled) break;
        driver.click("Next page");
        driver.settle();
    }
}

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
    rulesPages(driver, album, "rules");
    driver.press(Key::Escape);
    driver.press(Key::Escape);
    driver.settle();
    album.add("quit");
    driver.click("Stay");
    driver.settle();
}

// Turns a choice until it shows that value.
void pick(Driver& driver, std::string_view label, std::string_view value) {
    constexpr int kPatience = 12;
    for (int i = 0; i < kPatience; ++i) {
        const ui::Seen* const seen = driver.find(label);
        if (seen != nullptr && seen->value == value) return;
        driver.hover(label);
        driver.press(Key::Right);
    }
    throw ui::DriverError(fmt::format("\"{}\" cannot be set to {}", label, value));
}

void expect(bool happened, std::string_view what) {
    if (!happened) throw ui::DriverError(fmt::format("this did not happen: {}", what));
}

void setup(Driver& driver, Album& album) {
    driver.click("Kalah");
    driver.settle();
    album.add("setup");
    driver.click("Custom");
    pick(driver, "Houses a side", "8");
    driver.settle();
    album.add("setup-custom");
    driver.click("Classic");
    driver.settle();
}

void play(Driver& driver, Album& album) {
    pick(driver, "##player of North", "Medium");
    driver.click("Play");
    driver.settle();
    album.add("kalah");
    driver.click("South 3"); // ends in the store: South moves again
    driver.pass(0.35F);
    album.add("kalah-sowing");
    driver.settle();
    driver.click("South 6");
    const auto southToMove = [&driver] { return driver.reads("South · to move"); };
    expect(driver.until([&] { return !southToMove(); }), "the move of South");
    expect(driver.until(southToMove), "the reply of North");
    driver.settle();
    driver.hover("South 2");
    driver.settle();
    album.add("kalah-foresight");
    driver.press('h');
    expect(driver.until([&driver] { return !driver.reads("Thinking about it"); }, 60), "the hint");
    driver.settle();
    album.add("kalah-hint");
}

void pause(Driver& driver, Album& album) {
    driver.press(Key::Escape);
    driver.settle();
    album.add("pause");
    driver.click("Leave game");
    driver.settle();
    album.add("leave");
    driver.click("Leave");
    driver.settle();
    album.add("menu-continue");
    driver.click("Continue");
    driver.settle();
    album.add("kalah-continued");
    driver.press(Key::Escape);
    driver.click("Leave game");
    driver.click("Leave");
    driver.settle();
}

void watch(Driver& driver, Album& album) {
    driver.click("Kalah");
    driver.click("Mini");
    pick(driver, "##player of South", "Greedy");
    pick(driver, "##player of North", "Random");
    driver.click("Play");
    driver.pass(1);
    album.add("watching");
    for (int i = 0; i < 2; ++i) {
        driver.click("Faster");
    }
    expect(driver.until([&driver] { return driver.scene() == "result"; }, 120), "the end of a watched game");
    driver.pass(0.4F);
    album.add("result-coming");
    driver.settle();
    album.add("result");
    driver.click("Review");
    driver.settle();
    album.add("review");
}

// Onitama: the setup with its cards, a turn step by step, the reply, the rules.
void onitama(Driver& driver, Album& album) {
    driver.press(Key::Escape);
    driver.click("Leave game");
    driver.settle();
    driver.click("Onitama");
    driver.settle();
    album.add("onitama-setup");
    driver.click("Custom");
    driver.settle();
    album.add("onitama-custom");
    driver.click("Choose cards");
    driver.settle();
    album.add("onitama-cards");
    driver.click("Cancel");
    driver.settle();
    driver.click("The five scrolls");
    pick(driver, "##player of B", "Medium");
    driver.click("Play");
    driver.settle();
    album.add("onitama");
    driver.click("e4");
    driver.settle();
    album.add("onitama-pawn");
    driver.click("d3");
    driver.pass(0.1F);
    album.add("onitama-moving");
    driver.settle();
    album.add("onitama-wall");
    driver.press('k');
    driver.pass(0.2F);
    album.add("onitama-card-passing");
    const auto aToMove = [&driver] { return driver.reads("A · to move"); };
    expect(driver.until([&] { return !aToMove(); }), "the move of A");
    expect(driver.until(aToMove), "the reply of B");
    driver.settle();
    album.add("onitama-reply");
    driver.press('h');
    expect(driver.until([&driver] { return !driver.reads("Thinking about it"); }, 60), "the hint");
    driver.settle();
    album.add("onitama-hint");
    driver.press(Key::F1);
    driver.settle();
    rulesPages(driver, album, "onitama-rules");
    driver.press(Key::Escape);
    driver.settle();
}

// Dice: the setup for many, a roll, a split and what the others do with it, the chart, the rules.
void dice(Driver& driver, Album& album) {
    driver.press(Key::Escape);
    driver.click("Leave game");
    driver.settle();
    if (driver.sees("Leave")) driver.click("Leave");
    driver.settle();
    driver.click("Dice");
    driver.settle();
    pick(driver, "Players", "4");
    driver.settle();
    album.add("dice-setup");
    driver.click("Custom");
    driver.settle();
    album.add("dice-custom");
    driver.click("Best scores");
    driver.settle();
    album.add("dice-best-scores");
    driver.press(Key::Escape);
    driver.settle();
    driver.click("Classic");
    driver.click("Play");
    driver.settle();
    album.add("dice");
    driver.press(Key::Space);
    driver.pass(0.62F);
    album.add("dice-tumbling");
    driver.settle();
    driver.click("Die 1");
    driver.settle();
    driver.click("Die 2");
    driver.settle();
    album.add("dice-first-pair");
    driver.press('h');
    expect(driver.until([&driver] { return !driver.reads("Thinking about it"); }, 60), "the hint");
    driver.settle();
    album.add("dice-hint");
    driver.click("Die 3");
    driver.click("Die 4");
    driver.settle();
    album.add("dice-laid");
    driver.click("Write it down");
    driver.pass(1.3F);
    album.add("dice-others");
    expect(driver.until([&driver] { return driver.sees("Roll the dice (Space)"); }, 60), "the end of the round");
    driver.settle();
    driver.press('c');
    driver.settle();
    album.add("dice-chart");
    driver.press(Key::F1);
    driver.settle();
    rulesPages(driver, album, "dice-rules");
    driver.press(Key::Escape);
    driver.settle();
}

// Kahuna: the setup, a turn against a computer with its preview, then two people with the blind between them.
void kahuna(Driver& driver, Album& album) {
    driver.press(Key::Escape);
    driver.click("Leave game");
    driver.click("Leave");
    driver.settle();
    driver.click("Kahuna");
    driver.settle();
    album.add("kahuna-setup");
    driver.click("Custom");
    pick(driver, "Archipelago", "Trade winds");
    driver.settle();
    album.add("kahuna-custom");
    driver.click("Twelve islands");
    pick(driver, "##player of P2", "Medium");
    driver.click("Play");
    driver.pass(1);
    album.add("kahuna-deal");
    const auto ownTurn = [&driver] { return driver.reads("P1 · to move"); };
    expect(driver.until(ownTurn), "the deal");
    driver.settle();
    driver.press('1');
    driver.settle();
    album.add("kahuna-card");
    driver.press('1');
    driver.press('h');
    expect(driver.until([&driver] { return !driver.reads("Thinking about it"); }, 60), "the hint");
    driver.settle();
    album.add("kahuna-hint");
    driver.click("Deck");
    expect(driver.until([&] { return !ownTurn(); }), "the end of the turn");
    driver.pass(0.5F);
    album.add("kahuna-reply");
    expect(driver.until(ownTurn, 60), "the reply of P2");
    driver.settle();
    driver.hover("Bridge IK");
    driver.settle();
    album.add("kahuna-foresight");
    driver.press(Key::F1);
    driver.settle();
    rulesPages(driver, album, "kahuna-rules");
    driver.press(Key::Escape);
    driver.press(Key::Escape);
    driver.click("Leave game");
    driver.click("Leave");
    driver.settle();
    driver.click("Kahuna");
    driver.click("Trade winds");
    pick(driver, "##player of P2", "Human");
    driver.click("Play");
    expect(driver.until([&driver] { return driver.sees("I am Player"); }), "the blind");
    driver.settle();
    album.add("kahuna-blind");
    driver.click("I am Player");
    driver.settle();
    album.add("kahuna-seated");
}

} // namespace

void tour(ui::Shell& shell, const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    Driver driver(shell);
    Album album(driver, folder);
    menu(driver, album);
    setup(driver, album);
    play(driver, album);
    pause(driver, album);
    watch(driver, album);
    onitama(driver, album);
    dice(driver, album);
    kahuna(driver, album);
}

} // namespace parlour::app
