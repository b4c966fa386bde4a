#pragma once
// Whether a window can be opened at all. The window library ends the program with an abort if not, so it is asked
// first.

namespace parlour::app {

bool displayAvailable();

} // namespace parlour::app
