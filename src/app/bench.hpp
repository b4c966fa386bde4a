#pragma once
// How fast frames are drawn, with nothing holding them back.

namespace parlour::ui {
class Shell;
}

namespace parlour::app {

// Draws that many frames while something is moving and prints how long they took, and how long the start did.
void benchFrames(ui::Shell& shell, int frames, double startSeconds);

} // namespace parlour::app
