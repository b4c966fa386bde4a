#pragma once
// What can go wrong with a call besides a bad level or record, which have exceptions of their own in the engine. Each
// is one line; main says which exit code each kind has.
#include <stdexcept>

namespace parlour::cli {

// The call itself makes no sense.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// The call is fine, what it was given to work on is not: an illegal move, a game that is over, a folder without levels.
class InputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace parlour::cli
