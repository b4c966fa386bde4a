#pragma once
// A file that only grows, and that can be told to be safe on the disk before play goes on.
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>

namespace parlour {

class AppendFile {
public:
    AppendFile() = default;
    // All of these throw std::system_error with the file's name if the system refuses.
    static AppendFile createIn(const std::filesystem::path& folder,
                               const std::string& stem); // stem-1.tsv, stem-2.tsv, ...
    static AppendFile openAt(const std::filesystem::path& path,
                             std::uintmax_t size); // what is beyond `size` is cut off

    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&& other) noexcept;
    ~AppendFile();

    bool isOpen() const { return m_descriptor >= 0; }
    const std::filesystem::path& path() const { return m_path; }
    void append(std::string& text); // takes what was written off the front, so that a failed write can be tried again
    void flush();                   // returns when the disk has it

private:
    AppendFile(std::filesystem::path path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) {}

    std::filesystem::path m_path;
    int m_descriptor = -1;
};

} // namespace parlour
