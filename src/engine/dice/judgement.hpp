#pragma once
// What opponents think a sheet will come to. They rest on a network that was learnt for the level; a level that nobody
// learnt uses the general one; and if no file can be used they go by a rule of thumb, which is far weaker.
#include "engine/dice/network.hpp"
#include "engine/dice/rules.hpp"

#include <filesystem>
#include <memory>

namespace parlour::dice {

class Judgement {
public:
    // What the shipped files say of a level, read once. If they cannot be used, a line on the error log says why.
    static std::shared_ptr<const Judgement> of(const Level& level);
    // From the files of a folder. What was wrong with one of them that could have been the right one, if anything, is
    // told.
    static Judgement from(const std::filesystem::path& folder, const Level& level, std::string& trouble);

    bool learnt() const { return m_network != nullptr; }
    // By how much the total of this sheet, which is not finished, will still change, in points.
    double change(const Sheet& sheet) const;
    // The total in the end.
    double outlook(const Sheet& sheet) const {
        return m_rules.total(sheet) + (m_rules.finished(sheet) ? 0 : change(sheet));
    }
    // What becomes of the sheet if the best is made of a roll.
    Sheet best(const Sheet& sheet, const RollInfo& roll) const;

private:
    Judgement(const Level& level, std::unique_ptr<Network> network) : m_rules(level), m_network(std::move(network)) {}
    double ruleOfThumb(const Sheet& sheet) const;

    Rules m_rules;
    std::unique_ptr<const Network> m_network;
};

} // namespace parlour::dice
