#include "engine/dice/network_file.hpp"

#include "engine/core/text_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <bit>
#include <cmath>
#include <fstream>
#include <span>
#include <sstream>

namespace parlour::dice {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kFormat = "parlour dice network 1";
constexpr float kMostCode = 32767;

struct Header {
    std::string values = "any";
    std::string stopCount = "any";

    Header() = default;
    Header(const Values& ofNumbers, int stop)
        : values(fmt::format("{}", fmt::join(ofNumbers, " "))), stopCount(std::to_string(stop)) {}

    std::string text() const { return fmt::format("{}\nvalues {}\nstop_count {}\n", kFormat, values, stopCount); }
    friend bool operator==(const Header&, const Header&) = default;
};

std::uint64_t checkOf(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    }
    return hash;
}

// Every row of a network in the order in which a file has them.
template <class Any, class Each>
void forRows(Any& network, Each& each) {
    if constexpr (requires { network.base; }) {
        forRows(network.base, each);
        for (auto& row : network.rowsByValue) {
            each(std::span(row));
        }
        each(std::span(network.directByValue));
        for (auto& row : network.rowsByStop) {
            each(std::span(row));
        }
        each(std::span(network.directByStop));
    } else {
        for (auto& row : network.rows) {
            each(std::span(row));
        }
        each(std::span(network.rowBias));
        for (auto& row : network.middle) {
            each(std::span(row));
        }
        each(std::span(network.middleBias));
        each(std::span(network.last));
        each(std::span(network.direct));
        each(std::span(&network.lastBias, 1));
    }
}

// Little-endian, whatever the machine is.
void put(std::string& bytes, std::uint32_t number, int width) {
    for (int i = 0; i < width; ++i) {
        bytes += static_cast<char>(number & 0xFFU);
        number >>= 8U;
    }
}

class RowWriter {
public:
    const std::string& bytes() const { return m_bytes; }

    void operator()(std::span<const float> row) {
        float most = 0;
        for (const float number : row) {
            most = std::max(most, std::abs(number));
        }
        const float scale = most / kMostCode;
        put(m_bytes, std::bit_cast<std::uint32_t>(scale), 4);
        if (scale == 0) return;
        for (const float number : row) {
            put(m_bytes, static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(number / scale))), 2);
        }
    }

private:
    std::string m_bytes;
};

class RowReader {
public:
    RowReader(fs::path path, std::string_view bytes) : m_path(std::move(path)), m_bytes(bytes) {}

    void operator()(std::span<float> row) {
        const auto scale = std::bit_cast<float>(take(4));
        if (!std::isfinite(scale) || scale < 0) fail("a scale is no number");
        for (float& number : row) {
            number = scale == 0 ? 0 : scale * static_cast<float>(static_cast<std::int16_t>(take(2)));
        }
    }
    void finish() const {
        if (!m_bytes.empty()) fail("it is too long");
    }

private:
    [[noreturn]] void fail(const std::string& message) const {
        throw NetworkError(fmt::format("{}: {}", m_path.string(), message));
    }
    std::uint32_t take(std::size_t width) {
        if (m_bytes.size() < width) fail("it is too short");
        std::uint32_t number = 0;
        for (std::size_t i = width; i-- > 0;) {
            number = number << 8U | static_cast<unsigned char>(m_bytes[i]);
        }
        m_bytes.remove_prefix(width);
        return number;
    }

    fs::path m_path;
    std::string_view m_bytes;
};

void writeFile(const fs::path& path, const Header& header, const std::string& bytes) {
    std::ofstream file(path, std::ios::binary);
    file << header.text() << fmt::format("bytes {}\ncheck {:016x}\n\n", bytes.size(), checkOf(bytes)) << bytes;
    file.close();
    if (!file) throw NetworkError(fmt::format("{}: it cannot be written", path.string()));
}

struct Contents {
    Header header;
    std::string bytes;
};

// The part of the next line after its key.
std::string valueOf(std::istringstream& text, const std::string& key, const fs::path& path) {
    std::string line;
    std::getline(text, line);
    if (!line.starts_with(key + " ")) throw NetworkError(fmt::format("{}: expected '{} ...'", path.string(), key));
    return line.substr(key.size() + 1);
}

Contents readFile(const fs::path& path) {
    constexpr std::size_t kMostBytes = 1 << 24;
    std::string all;
    try {
        all = readTextFile(path, kMostBytes);
    } catch (const std::runtime_error& error) {
        throw NetworkError(fmt::format("{}: {}", path.string(), error.what()));
    }
    std::istringstream text(all);
    std::string line;
    std::getline(text, line);
    if (line != kFormat) throw NetworkError(fmt::format("{}: this is no file of '{}'", path.string(), kFormat));
    Contents contents;
    contents.header.values = valueOf(text, "values", path);
    contents.header.stopCount = valueOf(text, "stop_count", path);
    const auto size = valueOf(text, "bytes", path);
    const auto check = valueOf(text, "check", path);
    std::getline(text, line);
    contents.bytes = all.substr(std::min(all.size(), contents.header.text().size() + size.size() + check.size() + 15));
    if (std::to_string(contents.bytes.size()) != size || fmt::format("{:016x}", checkOf(contents.bytes)) != check) {
        throw NetworkError(fmt::format("{}: it is damaged", path.string()));
    }
    return contents;
}

template <class Any>
void write(const fs::path& path, const Any& network, const Header& header) {
    RowWriter writer;
    forRows(network, writer);
    writeFile(path, header, writer.bytes());
}

template <class Any>
std::unique_ptr<Any> parse(const fs::path& path, std::string_view bytes) {
    auto network = std::make_unique<Any>();
    RowReader reader(path, bytes);
    forRows(*network, reader);
    reader.finish();
    return network;
}

} // namespace

void writeNetwork(const fs::path& path, const Network& network, const Values& values, int stopCount) {
    write(path, network, Header(values, stopCount));
}

void writeNetwork(const fs::path& path, const GeneralNetwork& network) {
    write(path, network, Header());
}

std::unique_ptr<Network> readNetwork(const fs::path& path, const Values& values, int stopCount) {
    const Contents contents = readFile(path);
    if (contents.header == Header(values, stopCount)) return parse<Network>(path, contents.bytes);
    if (contents.header != Header()) return nullptr;
    const auto general = parse<GeneralNetwork>(path, contents.bytes);
    auto network = std::make_unique<Network>();
    general->specialise(*network, values, stopCount);
    return network;
}

} // namespace parlour::dice
