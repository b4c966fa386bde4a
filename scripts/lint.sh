#!/usr/bin/env bash
# Formatting and lint over our own sources: scripts/lint.sh [file...]   (clang-format and clang-tidy 14, and a configured dev build)
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -gt 0 ]; then files=("$@"); else mapfile -t files < <(git ls-files '*.cpp' '*.hpp'); fi
clang-format --dry-run -Werror "${files[@]}"
mapfile -t sources < <(printf '%s\n' "${files[@]}" | grep '\.cpp$')
[ -f build/dev/compile_commands.json ] || cmake --preset dev >/dev/null
printf '%s\n' "${sources[@]}" | xargs -P "$(nproc)" -n 1 clang-tidy -p build/dev --quiet --warnings-as-errors='*' 2>/dev/null
