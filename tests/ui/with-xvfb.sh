#!/usr/bin/env bash
# Runs a command on a screen of its own that nobody sees, so that window tests work on any machine.
set -euo pipefail
exec xvfb-run --auto-servernum --server-args="-screen 0 1920x1200x24 -noreset -nolisten tcp" "$@"
