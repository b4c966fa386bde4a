#pragma once
// Whether there is a sound device. The sound libraries write pages to standard error when there is none, so they are
// asked here, quietly, before anything is made of them.

namespace parlour::ui {

bool soundDeviceAvailable();

} // namespace parlour::ui
