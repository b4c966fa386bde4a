#pragma once
// The user's cache folder for the time of a test.
#include "tests/scratch_folder.hpp"

#include <cstdlib>
#include <string>

class CacheFolder {
public:
    CacheFolder() { use(m_folder.path().string()); }
    explicit CacheFolder(const std::string& elsewhere) { use(elsewhere); }
    CacheFolder(const CacheFolder&) = delete;
    CacheFolder& operator=(const CacheFolder&) = delete;
    ~CacheFolder() {
        if (m_before.empty()) {
            unsetenv("XDG_CACHE_HOME");
        } else {
            setenv("XDG_CACHE_HOME", m_before.c_str(), 1);
        }
    }
    const std::filesystem::path& path() const { return m_folder.path(); }

private:
    void use(const std::string& folder) {
        if (const char* before = std::getenv("XDG_CACHE_HOME")) m_before = before;
        setenv("XDG_CACHE_HOME", folder.c_str(), 1);
    }

    ScratchFolder m_folder;
    std::string m_before;
};
