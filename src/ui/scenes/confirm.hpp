#pragma once
// A question over whatever is on the screen, with one to three answers. Also used, with one answer, for a notice.
#include "ui/scene.hpp"

#include <functional>
#include <string>
#include <vector>

namespace parlour::ui {

class ConfirmScene : public Scene {
public:
    struct Answer {
        std::string label;
        std::function<void()> action{}; // run after the question has gone; may be empty
        bool primary = false;
    };

    // Esc gives the last answer. The first one has the focus.
    ConfirmScene(Context& context, std::string title, std::string question, std::vector<Answer> answers);

    std::string_view name() const override { return "confirm"; }
    bool covers() const override { return false; }
    bool handle(const Input& input) override;
    void update(Seconds dt) override;
    bool animating() const override { return m_shown < 1; }
    void gui(Widgets& widgets) override;

private:
    void choose(const Answer& answer);

    std::string m_title;
    std::string m_question;
    std::vector<Answer> m_answers;
    float m_shown = 0; // eased in, 0..1
};

} // namespace parlour::ui
