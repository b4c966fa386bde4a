#include "engine/core/cache_file.hpp"

#include "engine/core/paths.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <fstream>
#include <unistd.h>

namespace parlour {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPart = std::size_t{1} << 20U; // so much is read or written between two looks at the clock

fs::path pathOf(const std::string& name) {
    return cacheFolder() / (name + ".cache");
}

// As long whatever the size, so that a file's length tells what the size must be.
std::string headerOf(const std::string& name, std::uint64_t size) {
    return fmt::format("parlour cache 1\n{}\n{:20} bytes\n", name, size);
}

std::uint64_t sumOf(const std::string& header, std::span<const std::uint8_t> bytes, const GoOn& goOn) {
    std::uint64_t sum = checksumOf({reinterpret_cast<const std::uint8_t*>(header.data()), header.size()});
    for (std::size_t at = 0; at < bytes.size() && (!goOn || goOn()); at += kPart) {
        sum = checksumOf(bytes.subspan(at, std::min(kPart, bytes.size() - at)), sum);
    }
    return sum;
}

// The file while it is being written: gone again unless it was finished.
class Draft {
public:
    explicit Draft(const fs::path& target) : m_target(target) {
        static std::atomic<unsigned> count{0}; // two threads may write the same at once
        m_path = target;
        m_path += fmt::format(".{}-{}", getpid(), ++count);
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        std::error_code gone;
        if (!m_finished) fs::remove(m_path, gone);
    }
    const fs::path& path() const { return m_path; }
    void finish() {
        std::error_code refused;
        fs::rename(m_path, m_target, refused);
        m_finished = !refused;
    }

private:
    fs::path m_target;
    fs::path m_path;
    bool m_finished = false;
};

} // namespace

std::uint64_t checksumOf(std::span<const std::uint8_t> bytes, std::uint64_t sum) {
    const auto mix = [&](std::uint64_t word) { sum = std::rotl((sum ^ word) * 0x9E3779B97F4A7C15U, 29); };
    std::size_t at = 0;
    for (; at + 8 <= bytes.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, 8);
        mix(word);
    }
    std::uint64_t rest = bytes.size() - at; // how many are left counts too
    for (; at < bytes.size(); ++at) {
        rest = rest << 8U | bytes[at];
    }
    mix(rest);
    return sum;
}

std::optional<BigArray<std::uint8_t>> readCache(const std::string& name, const GoOn& goOn) {
    const auto path = pathOf(name);
    std::error_code unreadable;
    if (!fs::is_regular_file(path, unreadable)) return std::nullopt;
    const auto length = fs::file_size(path, unreadable);
    const std::uint64_t frame = headerOf(name, 0).size() + sizeof(std::uint64_t);
    if (unreadable || length < frame) return std::nullopt;
    const auto wanted = headerOf(name, length - frame);
    std::ifstream file(path, std::ios::binary);
    std::string header(wanted.size(), '\0');
    file.read(header.data(), static_cast<std::streamsize>(header.size()));
    if (header != wanted) return std::nullopt;
    BigArray<std::uint8_t> bytes(length - frame);
    for (std::size_t at = 0; at < bytes.size() && file; at += kPart) {
        if (goOn && !goOn()) return std::nullopt;
        file.read(reinterpret_cast<char*>(bytes.data() + at),
                  static_cast<std::streamsize>(std::min(kPart, bytes.size() - at)));
    }
    std::uint64_t sum = 0;
    file.read(reinterpret_cast<char*>(&sum), sizeof sum);
    if (!file || sum != sumOf(header, bytes.all(), goOn)) return std::nullopt;
    return bytes;
}

void writeCache(const std::string& name, std::span<const std::uint8_t> bytes, const GoOn& goOn) {
    const auto path = pathOf(name);
    std::error_code refused;
    fs::create_directories(path.parent_path(), refused);
    const auto header = headerOf(name, bytes.size());
    const std::uint64_t sum = sumOf(header, bytes, goOn);
    Draft draft(path);
    std::ofstream file(draft.path(), std::ios::binary);
    file.write(header.data(), static_cast<std::streamsize>(header.size()));
    for (std::size_t at = 0; at < bytes.size() && file; at += kPart) {
        if (goOn && !goOn()) return;
        file.write(reinterpret_cast<const char*>(bytes.data() + at),
                   static_cast<std::streamsize>(std::min(kPart, bytes.size() - at)));
    }
    file.write(reinterpret_cast<const char*>(&sum), sizeof sum);
    file.close();
    if (file) draft.finish();
}

} // namespace parlour
