#pragma once
// From the words of the command line to one of the calls.

namespace parlour::cli {

// Runs the call and returns its exit code. Throws UsageError where the words make no sense, else what the call throws.
int run(int argc, char** argv);

} // namespace parlour::cli
