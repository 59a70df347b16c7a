#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the pictures of the user guide and README anew from the built program, or compares them.
#
# usage: take-screenshots.sh [--check] [PICTURE…]      pictures by their test: wholeWindow library …
#
# The pictures are those of tests/ui/guide/test_guide_pictures.cpp, which ctest compares. --check does the
# same by hand: more than 2 % of differing pixels fail, and the new picture is kept.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$root/build/release/tests/bin/ui_guide_tests

mode=take
if [ "${1:-}" = --check ]; then
    mode=check
    shift
fi
if [ ! -x "$program" ]; then
    echo "take-screenshots.sh: build first: cmake --build --preset release --target ui_guide_tests" >&2
    exit 2
fi
if [ "$mode" = take ] && ! command -v pngquant >/dev/null; then
    echo "take-screenshots.sh: pngquant is missing (install-dependencies.sh package)" >&2
    exit 2
fi

# Nothing of the person who takes them shall be seen; what --check keeps stays there.
home=$root/build/release/tests/scratch/screenshots
rm -rf "$home"
mkdir -p "$home/run"
chmod 700 "$home/run"
touch "$home/begun"
env HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_CACHE_HOME="$home/cache" \
    XDG_STATE_HOME="$home/state" XDG_RUNTIME_DIR="$home/run" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen \
    QT_LOGGING_RULES='qt.qpa.*=false' TICKSCOPE_SOURCES="$root" TICKSCOPE_SCREENSHOTS="$mode" \
    "$program" test_guide_pictures "$@"

if [ "$mode" = take ]; then
    # The tree stays small, and nobody sees the difference.
    find "$root/resources/guide" -name '*.png' -newer "$home/begun" -exec \
        pngquant --force --skip-if-larger --strip --nofs --speed 1 --ext .png {} \;
    echo "Look at each of them: git diff --stat $root/resources/guide"
fi
