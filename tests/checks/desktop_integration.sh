#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# desktop_integration.sh BUILD SAMPLE: installs BUILD into a scratch prefix and asks the desktop's
# own tools what they make of SAMPLE, with and without its extension.
set -euo pipefail
build=$1
sample=$2

for tool in desktop-file-validate update-mime-database update-desktop-database xdg-mime xmllint; do
    if ! command -v "$tool" >/dev/null; then
        echo "skipped: $tool is not installed"
        exit 77
    fi
done

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/prefix
cmake --install "$build" --prefix "$prefix" >/dev/null

desktop-file-validate "$prefix/share/applications/tickscope.desktop"
xmllint --noout "$prefix/share/mime/packages/tickscope.xml"
metainfo=$prefix/share/metainfo/tickscope.metainfo.xml
xmllint --noout "$metainfo"
if command -v appstreamcli >/dev/null; then
    # The project has no domain whose reverse could be its ID.
    appstreamcli validate --no-net --override=cid-desktopapp-is-not-rdns=info "$metainfo"
fi

# No desktop of the machine may answer in our place.
unset DISPLAY WAYLAND_DISPLAY XDG_CURRENT_DESKTOP DESKTOP_SESSION KDE_FULL_SESSION \
    GNOME_DESKTOP_SESSION_ID
export HOME=$scratch/home XDG_DATA_HOME=$scratch/home/data XDG_CONFIG_HOME=$scratch/home/config
export XDG_DATA_DIRS=$prefix/share:/usr/share PATH=$prefix/bin:$PATH
mkdir -p "$XDG_DATA_HOME" "$XDG_CONFIG_HOME"

expect() { # expect WHAT ANSWER WANTED
    if [ "$2" != "$3" ]; then
        echo "$1: \"$2\", wanted \"$3\"" >&2
        exit 1
    fi
    echo "$1: $2"
}

# gio reads the databases itself; xdg-mime without a desktop may ask file(1), which has its own.
content_type() {
    gio info -a standard::content-type "$1" | sed -n 's/^ *standard::content-type: //p'
}

type=application/x-teeworlds-demo
cp "$sample" "$scratch/game.demo"
cp "$sample" "$scratch/game"
printf 'not a recording\n' >"$scratch/notes"
expect "type by name" "$(XDG_CURRENT_DESKTOP=X-Generic xdg-mime query filetype "$scratch/game.demo")" "$type"
expect "type by content" "$(XDG_CURRENT_DESKTOP=X-Generic xdg-mime query filetype "$scratch/game")" "$type"
if command -v gio >/dev/null; then
    expect "gio, by content" "$(content_type "$scratch/game")" "$type"
    expect "gio, another file" "$(content_type "$scratch/notes")" text/plain
fi
expect "program" "$(xdg-mime query default "$type")" tickscope.desktop
expect "links" "$(xdg-mime query default x-scheme-handler/tickscope)" tickscope.desktop
expect "runs" "$("$prefix/bin/tickscope-cli" --version | head -n 1 | cut -d ' ' -f 1)" tickscope-cli
for icon in apps/tickscope mimetypes/application-x-teeworlds-demo; do
    test -s "$prefix/share/icons/hicolor/scalable/$icon.svg"
done
