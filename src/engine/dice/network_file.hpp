#pragma once
// Learnt networks on disk. A file says in a few lines of text which level it is for and how long it is, then come the
// numbers: rows of 16-bit integers, each row with its scale; a row that was never used is only its scale, 0.
//
//   parlour dice network 1
//   values 100 70 60 50 40 30 40 50 60 70 100      (or: any)
//   stop_count 8                                   (or: any)
//   bytes 83172
//   check 0f3a...                                  (FNV-1a of those bytes)
//   (an empty line, and the bytes)
#include "engine/dice/network.hpp"

#include <filesystem>
#include <memory>
#include <stdexcept>

namespace parlour::dice {

class NetworkError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// All of these throw NetworkError with the file's name and what is wrong with it.
void writeNetwork(const std::filesystem::path& path, const Network& network, const Values& values, int stopCount);
void writeNetwork(const std::filesystem::path& path, const GeneralNetwork& network);
// For a level: the file's own network if it was learnt for that level, else the general one made to fit. Null: it is a
// sound file of another level.
std::unique_ptr<Network> readNetwork(const std::filesystem::path& path, const Values& values, int stopCount);

} // namespace parlour::dice
