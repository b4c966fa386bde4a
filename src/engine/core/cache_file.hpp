#pragma once
// What a program has worked out and may need again, in files of the user's cache folder. Nothing there is trusted: a
// file names what it holds and carries a checksum, and whatever does not fit is as good as not there. Files appear
// whole or not at all.
#include "engine/core/big_array.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace parlour {

// For work that can take a while: false tells it to give up.
using GoOn = std::function<bool()>;

// Eight bytes at a time: quick enough for tables of a hundred megabytes.
std::uint64_t checksumOf(std::span<const std::uint8_t> bytes, std::uint64_t sum = 0xCBF29CE484222325U);

// `name` says everything that the content depends on; it is the name of the file as well.
std::optional<BigArray<std::uint8_t>> readCache(const std::string& name, const GoOn& goOn = {});
// A folder that cannot be written to is no error: then there is no such file the next time.
void writeCache(const std::string& name, std::span<const std::uint8_t> bytes, const GoOn& goOn = {});

} // namespace parlour
