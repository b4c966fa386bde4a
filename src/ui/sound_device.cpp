#include "ui/sound_device.hpp"

#include <cstdlib>
#include <dlfcn.h>

namespace parlour::ui {

namespace {

void sayNothing(const char*, int, const char*, int, const char*, ...) {}

// A function of a library that is loaded already, or null.
template <class F>
F loaded(void* library, const char* name) {
    return reinterpret_cast<F>(dlsym(library, name)); // NOLINT(*-reinterpret-cast): that is its interface
}

} // namespace

bool soundDeviceAvailable() {
    setenv("ALSOFT_LOGLEVEL", "0", 0);
    if (void* const alsa = dlopen("libasound.so.2", RTLD_LAZY)) {
        using SetHandler = int (*)(decltype(&sayNothing));
        if (const auto setHandler = loaded<SetHandler>(alsa, "snd_lib_error_set_handler")) setHandler(&sayNothing);
    }
    // The headers of OpenAL need not be installed: the window library's sound part has brought the library itself
    // along.
    const auto open = loaded<void* (*)(const char*)>(RTLD_DEFAULT, "alcOpenDevice");
    const auto close = loaded<char (*)(void*)>(RTLD_DEFAULT, "alcCloseDevice");
    if (open == nullptr || close == nullptr) return true; // not OpenAL: nothing is known
    void* const device = open(nullptr);
    if (device == nullptr) return false;
    close(device);
    return true;
}

} // namespace parlour::ui
