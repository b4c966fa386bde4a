#!/usr/bin/env bash
# Runs a command on a screen of its own that nobody sees, so that window tests work on any machine.
set -euo pipefail
# The graphics driver keeps a few bytes of its own until the end, and is unloaded before anybody could say whose they are.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0"
exec xvfb-run --auto-servernum --server-args="-screen 0 1920x1200x24 -noreset -nolisten tcp" "$@"
