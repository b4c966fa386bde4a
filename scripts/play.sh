#!/usr/bin/env bash
# Installs what is missing, builds a release and starts the game; without a display, the terminal client.
# Arguments go to the game: scripts/play.sh --help
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh play
cmake --preset release >/dev/null
cmake --build --preset release

programs=build/release/bin
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    status=0
    "$programs/parlour" "$@" || status=$?
    [ "$status" -eq 3 ] || exit "$status" # 3: the display cannot be opened
fi
echo "There is no display here, so this is the terminal client. For all it can do: $programs/parlour-cli --help"
exec "$programs/parlour-cli" play kalah
