#include "app/scratch_home.hpp"

#include <cerrno>
#include <cstdlib>
#include <string>

namespace parlour::app {

namespace fs = std::filesystem;

ScratchHome::ScratchHome() {
    std::string pattern = (fs::temp_directory_path() / "parlour-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) {
        throw fs::filesystem_error("no folder for a while can be made", pattern,
                                   std::error_code(errno, std::generic_category()));
    }
    m_folder = pattern;
    setenv("XDG_CONFIG_HOME", (m_folder / "config").c_str(), 1);
    setenv("XDG_DATA_HOME", (m_folder / "data").c_str(), 1);
}

ScratchHome::~ScratchHome() {
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

} // namespace parlour::app
