#include "engine/core/append_file.hpp"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace parlour {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const fs::path& path) {
    throw std::system_error(errno, std::generic_category(), path.string() + ": cannot be written");
}

} // namespace

AppendFile AppendFile::createIn(const fs::path& folder, const std::string& stem) {
    fs::create_directories(folder);
    for (int n = 1;; ++n) {
        fs::path path = folder / (stem + "-" + std::to_string(n) + ".tsv");
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
        if (descriptor >= 0) return {std::move(path), descriptor};
        if (errno != EEXIST) fail(path);
    }
}

AppendFile AppendFile::openAt(const fs::path& path, std::uintmax_t size) {
    AppendFile file(path, ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
    if (!file.isOpen() || ::ftruncate(file.m_descriptor, static_cast<off_t>(size)) != 0) fail(path);
    return file;
}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_descriptor(std::exchange(other.m_descriptor, -1)) {}

AppendFile& AppendFile::operator=(AppendFile&& other) noexcept {
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

AppendFile::~AppendFile() {
    if (isOpen()) ::close(m_descriptor);
}

void AppendFile::append(std::string& text) {
    while (!text.empty()) {
        const auto written = ::write(m_descriptor, text.data(), text.size());
        if (written < 0 && errno != EINTR) fail(m_path);
        if (written > 0) text.erase(0, static_cast<std::size_t>(written));
    }
}

void AppendFile::flush() {
    // Some file systems (pipes, certain mounts) cannot sync; there the system's own buffering has to do.
    if (::fdatasync(m_descriptor) != 0 && errno != EINVAL && errno != EROFS) fail(m_path);
}

} // namespace parlour
