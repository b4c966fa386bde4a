// parlour-cli: everything the engine can do, without a window.
#include "cli/command_line.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"

#include <exception>

namespace {

constexpr int kBadInput = 1;
constexpr int kBadUsage = 2;

int runGuarded(int argc, char** argv) {
    using namespace parlour::cli;
    try {
        const int code = run(argc, argv);
        flush();
        return code;
    } catch (const OutputError& error) {
        if (error.closedPipe()) return 0; // whoever read has seen enough
        complain(error.what());
        return kBadInput;
    } catch (const UsageError& error) {
        complain(error.what());
        return kBadUsage;
    } catch (const std::exception& error) {
        complain(error.what());
        return kBadInput;
    }
}

} // namespace

int main(int argc, char** argv) {
    parlour::cli::prepareStreams();
    return runGuarded(argc, argv);
}
