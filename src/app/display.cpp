#include "app/display.hpp"

#include <dlfcn.h>

namespace parlour::app {

bool displayAvailable() {
    // The X library is loaded by name: the window library brings it along, its headers may not be installed.
    void* const library = dlopen("libX11.so.6", RTLD_LAZY);
    if (library == nullptr) return true; // a system that draws in another way
    using Open = void* (*)(const char*);
    const auto open = reinterpret_cast<Open>(dlsym(library, "XOpenDisplay"));
    // The connection stays open: an X server without a single client may start afresh, just as our window wants to
    // connect.
    return open != nullptr && open(nullptr) != nullptr;
}

} // namespace parlour::app
