#!/usr/bin/env bash
# Makes sure that the Debian packages Parlour needs are there. This is the one list of them.
#   scripts/setup.sh play    to build and run the game (the default)
#   scripts/setup.sh test    the same, and what the tests need
#   scripts/setup.sh art     the same, and what redraws the sprites and the sounds
# Root is asked for only if something is missing; with everything there it needs no network either.
set -euo pipefail

play=(
    g++ cmake ninja-build pkg-config ca-certificates
    libsfml-dev libimgui-dev libgl-dev libx11-dev libgl1-mesa-dri
    libtomlplusplus-dev libfmt-dev libcli11-dev
    fonts-vollkorn fonts-lato
)
test=(catch2 librapidcheck-dev libbenchmark-dev xvfb xauth imagemagick)
art=(povray povray-includes imagemagick python3 sox libsox-fmt-base)

case "${1:-play}" in
    play) wanted=("${play[@]}") ;;
    test) wanted=("${play[@]}" "${test[@]}") ;;
    art) wanted=("${play[@]}" "${art[@]}") ;;
    *) echo "setup.sh: expected play, test or art, not '$1'" >&2; exit 2 ;;
esac

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "setup.sh: this system has no apt-get. Install what these Debian packages hold, then run cmake --preset release:" >&2
    echo "  ${wanted[*]}" >&2
    exit 1
fi

missing=()
for package in "${wanted[@]}"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "setup.sh: packages are missing and there is no sudo. As root, run:" >&2
        echo "  apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
