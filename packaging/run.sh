#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh clone on Debian 12 to the open window, as root or through sudo:
# installs what is missing, builds, and opens the sample recording.
#
# usage: run.sh [FILE…]      with files, these are opened instead of the sample
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

files=()
options=()
for file in "$@"; do
    if [ ! -e "$file" ]; then
        echo "run.sh: no such file: $file" >&2
        exit 2
    fi
    files+=("$(realpath -- "$file")")
done

echo "1/3 Installing what is missing"
"$root/packaging/install-dependencies.sh" build run

# Called through sudo: only installing needed root. Build and window belong to the person.
if [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_USER:-}" ] && [ "$SUDO_USER" != root ] &&
    [ "$(stat -c %U "$root")" = "$SUDO_USER" ]; then
    exec sudo -u "$SUDO_USER" -H -- env \
        DISPLAY="${DISPLAY:-}" WAYLAND_DISPLAY="${WAYLAND_DISPLAY:-}" \
        XAUTHORITY="${XAUTHORITY:-}" XDG_RUNTIME_DIR="/run/user/$(id -u "$SUDO_USER")" \
        "${BASH_SOURCE[0]}" "${files[@]}"
fi

cd "$root"
echo "2/3 Building (preset release, into build/release)"
cmake --preset release
cmake --build --preset release --target tickscope tickscope-cli tickscope-screenshot tickscope-reader \
    tickscope-thumbnailer cli_docs

if [ ${#files[@]} -eq 0 ]; then
    files=("$root/resources/sample/tickscope-sample.demo")
    options=(--play)
fi

if [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ] && [ -z "${QT_QPA_PLATFORM:-}" ]; then
    echo "3/3 There is no display to open a window on. What was built works all the same:"
    exec build/release/bin/tickscope-cli info "${files[@]}"
fi
echo "3/3 Opening ${files[*]}"
exec build/release/bin/tickscope "${options[@]}" "${files[@]}"
