#!/usr/bin/env bash
# Renders the sprites and sounds from their sources: everything, or only what is named.
#
#   scripts/render-assets.sh                       everything (takes long; the cards and the board most of it)
#   scripts/render-assets.sh common/table beads    these; a name is a path below assets/ without its ending, a folder, or a part of one
#   scripts/render-assets.sh --quick NAME...       coarse antialiasing, for trying things out
#
# A scene says in its first line how it is rendered:
#   // render: WIDTHxHEIGHT [alpha] [jpg] [outline] [shadow] [cast]
# alpha keeps the background transparent, jpg writes a JPEG, outline adds a dark rim and contact shadow (icons), shadow renders
# the scene once more with Matte = 1 (its shadows on white) and lays them under it, cast keeps nothing but the shadows of a scene whose
# ground is white. The picture lies beside its scene. assets/common/effects.py computes the light effects, assets/onitama/paint.py the
# animals on Onitama's cards, assets/dice/ink.py the tally strokes and assets/sounds/synthesise.py the sounds.
set -euo pipefail
cd "$(dirname "$0")/.."

quality=(+A0.08 +AM2 +R3)
if [[ ${1-} == --quick ]]; then quality=(+A0.3); shift; fi

missing=()
command -v povray >/dev/null || missing+=(povray)
command -v convert >/dev/null || missing+=(imagemagick)
command -v python3 >/dev/null || missing+=(python3)
command -v sox >/dev/null || missing+=(sox)
if ! [[ -e /usr/share/povray-3.7/include/functions.inc || -e /usr/local/share/povray-3.7/include/functions.inc ]]; then missing+=(povray-includes); fi
if ((${#missing[@]})); then
  echo "render-assets: not installed: ${missing[*]} (on Debian: apt install ${missing[*]})" >&2
  exit 1
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# wanted NAME ASKED...: is the asset NAME among those asked for (none asked: all)?
wanted() {
  local name=$1 asked
  shift
  (($#)) || return 0
  for asked in "$@"; do
    if [[ /$name/ == */"$asked"/* ]]; then return 0; fi
  done
  return 1
}

# trace SCENE OUTPUT SIZE [OPTION...]: one POV-Ray run, quiet unless it fails.
trace() {
  local scene=$1 output=$2 size=$3 log
  shift 3
  log=$work/log.$BASHPID
  if ! nice -n 15 povray "$scene" "+L$(dirname "$scene")" +Lassets +Lassets/common "+W${size%x*}" "+H${size#*x}" \
    "${quality[@]}" -D "$@" "+O$output" >"$log" 2>&1; then
    sed -n '/rror/,$p' "$log" >&2
    return 1
  fi
}

# render NAME: the scene assets/NAME.pov becomes the picture beside it.
render() {
  local name=$1 scene=assets/$1.pov options size flags=() raw=$work/${1//\//_}.png word
  options=$(sed -n '1s|^// render: ||p' "$scene")
  size=${options%% *}
  for word in $options; do
    case $word in
      alpha) flags+=(+UA) ;;
    esac
  done
  echo "render-assets: $name"
  trace "$scene" "$raw" "$size" "${flags[@]}"
  if [[ " $options " == *" shadow "* ]]; then
    trace "$scene" "$raw.matte.png" "$size" Declare=Matte=1
    convert -size "$size" xc:black \( "$raw.matte.png" -alpha off -colorspace Gray -negate \) -alpha off \
      -compose CopyOpacity -composite "$raw" -compose Over -composite PNG32:"$raw.under.png"
    mv "$raw.under.png" "$raw"
  fi
  if [[ " $options " == *" cast "* ]]; then
    convert -size "$size" xc:black \( "$raw" -alpha off -colorspace Gray -negate -level 3%,100% \) -alpha off \
      -compose CopyOpacity -composite PNG32:"$raw.cast.png"
    mv "$raw.cast.png" "$raw"
  fi
  if [[ " $options " == *" outline "* ]]; then
    convert \( "$raw" -alpha extract -morphology Dilate Disk:3 -blur 0x4 -evaluate multiply 0.6 -background black -alpha shape -roll +2+4 \) \
      \( "$raw" -alpha extract -morphology Dilate Disk:2.6 -blur 0x0.8 -level 0,75% -background '#1d0f06' -alpha shape \) -composite \
      "$raw" -composite "$raw.rim.png"
    mv "$raw.rim.png" "$raw"
  fi
  if [[ " $options " == *" jpg "* ]]; then
    convert "$raw" -alpha off -sampling-factor 1x1 -quality 92 -strip "assets/$name.jpg"
  else
    convert "$raw" -strip -define png:compression-level=9 -define png:exclude-chunks=date,time \
      PNG32:"assets/$name.png"
  fi
}

mapfile -t scenes < <(grep -lrE '^// render: ' assets --include='*.pov' | sort)
all=("${scenes[@]#assets/}" common/effects dice/ink onitama/cards sounds)
for asked in "$@"; do
  known=no
  for name in "${all[@]%.pov}"; do
    if wanted "$name" "$asked"; then known=yes; break; fi
  done
  if [[ $known == no ]]; then
    echo "render-assets: nothing is called $asked" >&2
    exit 1
  fi
done

for scene in "${scenes[@]}"; do
  name=${scene#assets/}
  name=${name%.pov}
  if wanted "$name" "$@"; then render "$name"; fi
done
if wanted common/effects "$@"; then
  echo "render-assets: common/effects"
  nice -n 15 python3 assets/common/effects.py
fi
if wanted dice/ink "$@"; then
  echo "render-assets: dice/ink"
  nice -n 15 python3 assets/dice/ink.py
fi
if wanted onitama/cards "$@"; then
  echo "render-assets: onitama/cards"
  nice -n 15 python3 assets/onitama/paint.py
fi
if wanted sounds "$@"; then
  echo "render-assets: sounds"
  nice -n 15 python3 assets/sounds/synthesise.py
fi
