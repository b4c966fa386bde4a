// What the opponents in Dice have learnt, on disk: it comes back, and damage is told and does no harm.
#include "engine/core/catalog.hpp"
#include "engine/core/paths.hpp"
#include "engine/dice/judgement.hpp"
#include "engine/dice/network_file.hpp"
#include "tests/engine/dice_tools.hpp"
#include "tests/scratch_folder.hpp"

#include <fstream>
#include <iterator>

using namespace parlour;
using namespace dice_tools;
namespace fs = std::filesystem;

namespace {

const fs::path kShipped = shareFolder() / "data" / "dice";

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

std::string complaint(const fs::path& path) {
    try {
        dice::readNetwork(path, dice::kClassicValues, 8);
    } catch (const dice::NetworkError& error) {
        return error.what();
    }
    return "nothing";
}

std::unique_ptr<dice::Network> randomNetwork(Rng& rng) {
    auto network = std::make_unique<dice::Network>();
    const auto number = [&] { return static_cast<float>(below(rng, 2001)) / 1000 - 1; };
    for (auto& row : network->rows) {
        for (float& weight : row) {
            weight = number() / 8;
        }
    }
    for (auto& row : network->middle) {
        for (float& weight : row) {
            weight = number() / 4;
        }
    }
    for (float& weight : network->last) {
        weight = number();
    }
    return network;
}

dice::Sheet someSheet() {
    return levelFrom("[start]\n[[start.sheets]]\nchosen = { 4 = 3, 7 = 12 }\nremoved = { 2 = 5, 6 = 1 }\n").sheets[0];
}

} // namespace

TEST_CASE("dice: a sheet's inputs are twenty different ones, and tell sheets apart", "[network]") {
    const dice::Inputs inputs(someSheet(), 8);
    std::set<int> active(inputs.begin(), inputs.end());
    CHECK(active.size() == 20);
    CHECK(*active.rbegin() < static_cast<int>(dice::Inputs::kCount));
    const dice::Inputs empty(dice::Sheet{}, 8);
    CHECK(std::set<int>(empty.begin(), empty.end()) != active);
    const dice::Inputs longer(someSheet(), 12); // the removed numbers may come more often
    CHECK(std::set<int>(longer.begin(), longer.end()) != active);
    // The largest of everything is still an input.
    dice::Sheet full;
    full.chosen.fill(999);
    full.removed = {{{4, 11}, {5, 11}, {6, 11}}};
    for (const auto input : dice::Inputs(full, 12)) {
        CHECK(input < dice::Inputs::kCount);
    }
    for (const auto input : dice::Inputs(dice::Sheet{}, 12)) {
        CHECK(input < dice::Inputs::kCount);
    }
}

TEST_CASE("dice: a network comes back from its file", "[network]") {
    const ScratchFolder scratch;
    Rng rng(51);
    const auto network = randomNetwork(rng);
    const auto path = scratch.path() / "a.net";
    dice::writeNetwork(path, *network, dice::kClassicValues, 8);
    const auto again = dice::readNetwork(path, dice::kClassicValues, 8);
    REQUIRE(again);
    for (const auto& sheet : {dice::Sheet{}, someSheet()}) {
        const dice::Inputs inputs(sheet, 8);
        CHECK(std::abs(again->value(inputs) - network->value(inputs)) < 0.01F);
    }
    CHECK(dice::readNetwork(path, dice::kClassicValues, 7) == nullptr); // another level
    dice::Values other = dice::kClassicValues;
    other[3] = 1;
    CHECK(dice::readNetwork(path, other, 8) == nullptr);
}

TEST_CASE("dice: the general network takes a level's values and stop count into account", "[network]") {
    const ScratchFolder scratch;
    dice::GeneralNetwork general;
    const auto sheet = someSheet(); // 7 twelve times: its 10th row; 4 three times
    general.directByValue[5 * dice::Inputs::kTimes + 10] = 2;
    general.directByValue[2 * dice::Inputs::kTimes + 3] = 1;
    general.directByStop[8] = 0.5F;
    const auto path = scratch.path() / "general.net";
    dice::writeNetwork(path, general);
    const auto classic = dice::readNetwork(path, dice::kClassicValues, 8);
    REQUIRE(classic);
    CHECK(classic->value(dice::Inputs(sheet, 8)) == Approx(2 * 0.3 + 0.6 + 0.5).epsilon(1e-3));
    const auto other = dice::readNetwork(path, {0, 0, 0, 0, 0, 200, 0, 0, 0, 0, 0}, 9);
    REQUIRE(other);
    CHECK(other->value(dice::Inputs(sheet, 9)) == Approx(2 * 2.0).epsilon(1e-3));
}

TEST_CASE("dice: every shipped level has a network of its own, and there is a general one", "[network]") {
    REQUIRE(fs::exists(kShipped / "general.net"));
    for (const auto& text : shippedLevels("dice")) {
        INFO(text.name);
        const auto level = levelFrom(text.text);
        CHECK(dice::readNetwork(kShipped / (text.name + ".net"), level.values, level.stopCount) != nullptr);
    }
}

TEST_CASE("dice: a damaged file is told apart, whatever the damage", "[network]") {
    const ScratchFolder scratch;
    const auto path = scratch.path() / "classic.net";
    const auto sound = contents(kShipped / "classic.net");
    write(path, sound);
    REQUIRE(complaint(path) == "nothing");
    Rng rng(52);
    for (int n = 0; n < 40; ++n) {
        auto text = sound;
        if (n % 2 == 0) {
            // A network of another level is no damage, so the lines that say which stay as they are.
            const auto start = text.find("bytes ");
            text[start + below(rng, text.size() - start)] ^= static_cast<char>(1 + below(rng, 255));
        } else {
            text.resize(below(rng, text.size()));
        }
        write(path, text);
        const auto told = complaint(path);
        INFO(told);
        CHECK(told.find(path.string()) == 0);
    }
    write(path, "");
    CHECK(complaint(path).find("this is no file of 'parlour dice network 1'") != std::string::npos);
    write(path, sound + "x");
    CHECK(complaint(path).find("it is damaged") != std::string::npos);
    CHECK(complaint(scratch.path() / "none.net").find("cannot be read") != std::string::npos);
    CHECK(complaint(scratch.path()).find(scratch.path().string()) == 0);
}

TEST_CASE("dice: without a sound file the opponents say so and go by a rule of thumb", "[network]") {
    const ScratchFolder scratch;
    const auto level = levelFrom("");
    std::string trouble;
    const auto nothing = dice::Judgement::from(scratch.path() / "missing", level, trouble);
    CHECK_FALSE(nothing.learnt());
    CHECK(trouble.find("rule of thumb") != std::string::npos);

    write(scratch.path() / "classic.net", contents(kShipped / "classic.net").substr(0, 5000));
    trouble.clear();
    const auto damaged = dice::Judgement::from(scratch.path(), level, trouble);
    CHECK_FALSE(damaged.learnt());
    CHECK(trouble.find("classic.net: it is damaged") != std::string::npos);

    // The general one stands in for it, and the damage is still told.
    write(scratch.path() / "general.net", contents(kShipped / "general.net"));
    trouble.clear();
    CHECK(dice::Judgement::from(scratch.path(), level, trouble).learnt());
    CHECK(trouble.find("classic.net: it is damaged") != std::string::npos);

    // A rule of thumb is still better than taking the most points now.
    const dice::Rules rules(level);
    Rng rng(53);
    int byThumb = 0;
    int byGreed = 0;
    const auto roll = [&]() -> const dice::RollInfo& {
        return dice::infoOf(drawOutcome(rules, rules.initial(), rng).roll);
    };
    for (int game = 0; game < 60; ++game) {
        dice::Sheet sheet;
        while (!rules.finished(sheet)) {
            sheet = nothing.best(sheet, roll());
        }
        byThumb += rules.total(sheet);
        for (sheet = {}; !rules.finished(sheet);) {
            const auto& rolled = roll();
            int best = -1'000;
            dice::Sheet chosen;
            dice::Rules::forSplits(sheet, rolled, [&](const dice::Split& split, const dice::Sheet& next) {
                if (rules.change(sheet, split) <= best) return;
                best = rules.change(sheet, split);
                chosen = next;
            });
            sheet = chosen;
        }
        byGreed += rules.total(sheet);
    }
    CHECK(byThumb > byGreed + 60 * 100);
}
