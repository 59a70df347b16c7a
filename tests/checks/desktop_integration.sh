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


# All say the version of the program.
version=$("$prefix/bin/tickscope-cli" --version | head -n 1 | sed 's/.* //')
for text in "$metainfo:<release version=\"$version\"" \
    "$build/packaging/Info.plist:<key>CFBundleShortVersionString</key><string>$version<"; do
    grep -qF "${text#*:}" "${text%%:*}" || { echo "${text%%:*} says another version" >&2; exit 1; }
done
"$prefix/bin/tickscope" --version | grep -qF " $version"
"$prefix/bin/tickscope-thumbnailer" --version | grep -qF " $version"
# What macOS is told of the types.
xmllint --noout --nonet "$build/packaging/Info.plist"
for extension in demo dem teehistorian hcrp gho; do
    grep -qF "<array><string>$extension</string></array>" "$build/packaging/Info.plist"
done

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

# Packed recordings are known by name, and what else is packed is left alone.
by_name() { XDG_CURRENT_DESKTOP=X-Generic xdg-mime query filetype "$1"; }
while read -r extension of; do
    for packing in "gz gzip" "xz xz" "zst zstd"; do
        read -r ending word <<<"$packing"
        packed=$scratch/game.$extension.$ending
        gzip -c "$sample" >"$packed"
        expect "type of .$extension.$ending" "$(by_name "$packed")" "$of+$word"
        expect "program of .$extension.$ending" "$(xdg-mime query default "$of+$word")" \
            tickscope.desktop
    done
done <<'END'
demo application/x-teeworlds-demo
dem application/x-goldsrc-demo
teehistorian application/x-teehistorian
hcrp application/x-hollowcube-replay
gho application/x-ddnet-ghost
END
for other in notes.gz notes.tar.gz notes.demo.tar.gz demo.gz notes.xz notes.zst; do
    cp "$scratch/game.demo.gz" "$scratch/$other"
    if [[ $(by_name "$scratch/$other") == application/x-teeworlds* ]]; then
        echo "$other is taken for a recording" >&2
        exit 1
    fi
done

# A folder of segments begins with a file that only its content names; another of that name is none.
mkdir "$scratch/segments" "$scratch/others"
printf 'HCRP\0\0\0\4' >"$scratch/segments/preamble.dat"
printf 'a preamble\n' >"$scratch/others/preamble.dat"
if command -v gio >/dev/null; then
    expect "gio, preamble.dat" "$(content_type "$scratch/segments/preamble.dat")" \
        application/x-hollowcube-replay
    expect "gio, another preamble.dat" "$(content_type "$scratch/others/preamble.dat")" text/plain
fi

# Whoever draws small pictures is asked for every type that the program opens.
for entry in applications/tickscope.desktop thumbnailers/tickscope.thumbnailer; do
    sed -n 's/^MimeType=//p' "$prefix/share/$entry" | tr ';' '\n' | grep '^application/' |
        sort >"$scratch/$(basename "$entry").types"
done
cmp "$scratch/tickscope.desktop.types" "$scratch/tickscope.thumbnailer.types"
"$prefix/bin/tickscope-thumbnailer" -s 128 "$scratch/game.demo.gz" "$scratch/game.png"
test -s "$scratch/game.png"
expect "links" "$(xdg-mime query default x-scheme-handler/tickscope)" tickscope.desktop
expect "runs" "$("$prefix/bin/tickscope-cli" --version | head -n 1 | cut -d ' ' -f 1)" tickscope-cli
for icon in apps/tickscope mimetypes/application-x-teeworlds-demo; do
    test -s "$prefix/share/icons/hicolor/scalable/$icon.svg"
done

# What cannot be opened keeps its tab beside what can be.
QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=$scratch "$prefix/bin/tickscope" "$scratch/notes" "$scratch/game.demo" &
window=$!
trap 'kill "$window"; rm -rf "$scratch"' EXIT
tabs() { grep -hc '"path"' "$XDG_DATA_HOME"/tickscope/tickscope/session.json || true; }
for ((i = 0; i < 300; ++i)); do
    [ "$(tabs 2>/dev/null)" = 2 ] && break
    sleep 0.1
done
expect "tabs" "$(tabs)" 2
