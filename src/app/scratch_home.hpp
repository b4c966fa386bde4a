#pragma once
// Folders for settings and records that last only as long as this object: the tour and the bench must not touch a
// player's games, nor look different because of them.
#include <filesystem>

namespace parlour::app {

class ScratchHome {
public:
    ScratchHome(); // from now on the user's folders are in here; throws std::filesystem::filesystem_error
    ScratchHome(const ScratchHome&) = delete;
    ScratchHome& operator=(const ScratchHome&) = delete;
    ~ScratchHome();

private:
    std::filesystem::path m_folder;
};

} // namespace parlour::app
