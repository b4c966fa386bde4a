#!/usr/bin/env bash
# Installs what is missing, builds with warnings as errors, and runs all tests: what has threads under the thread sanitizer, everything under
# the address and undefined-behaviour sanitizers, and what is too slow for them in an optimised build. Ends non-zero on any failure.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh test
for preset in tsan asan slow; do
    echo "== $preset"
    cmake --preset "$preset"
    cmake --build --preset "$preset"
    ctest --preset "$preset"
done
