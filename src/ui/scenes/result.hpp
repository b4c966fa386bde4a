#pragma once
// The end of a game, over the board it was played on: who won and why, and what to do next.
#include "ui/match/result_model.hpp"
#include "ui/scene.hpp"

#include <functional>

namespace parlour::ui {

class ResultScene : public Scene {
public:
    struct Actions { // each runs after this scene has gone
        std::function<void(bool swapSeats)> rematch;
        std::function<void()> review;
        std::function<void()> leave;
    };

    ResultScene(Context& context, ResultModel model, Actions actions);

    std::string_view name() const override { return "result"; }
    bool covers() const override { return false; }
    bool handle(const Input& input) override;
    void update(Seconds dt) override;
    bool animating() const override { return m_shown < 1; }
    void gui(Widgets& widgets) override;

private:
    void table(Widgets& widgets, const Rect& rect) const;
    void portraits(Widgets& widgets, Point middle) const;

    ResultModel m_model;
    Actions m_actions;
    bool m_swapSeats = true;
    float m_shown = 0; // eased in, 0..1
};

} // namespace parlour::ui
