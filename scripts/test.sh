#!/usr/bin/env bash
# Installs what is missing, builds with warnings as errors, and runs all tests: the engine under the thread sanitizer, everything under the
# address and undefined-behaviour sanitizers, and everything as it is. Ends non-zero on any failure.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh test
for preset in tsan asan dev; do
    echo "== $preset"
    cmake --preset "$preset"
    cmake --build --preset "$preset"
    ctest --preset "$preset"
done
