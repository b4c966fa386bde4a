#!/usr/bin/env bash
# Runs a command on a screen of its own that nobody sees, so that window tests work on any machine, and several at once: the server
# itself looks for a number that is free.
set -euo pipefail
# The graphics driver keeps a few bytes of its own until the end, and is unloaded before anybody could say whose they are.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0"
coproc screen { exec Xvfb -displayfd 1 -screen 0 1920x1200x24 -noreset -nolisten tcp 2>/dev/null; }
server=$screen_PID
trap 'kill "$server"' EXIT
read -r number <&"${screen[0]}"
DISPLAY=:$number "$@"
