#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Double-clicks every file below FOLDER in a file manager (PCManFM) on a screen of its own: the
# installed Tickscope has to open it, and the file manager to show a picture of it. For a root that
# has both, see packages.sh; wants xvfb, openbox, dbus, xdotool.
#
# usage: double_click.sh FOLDER
set -euo pipefail
folder=$(realpath "$1")
work=$(mktemp -d)
home=$work/home
mkdir -p "$home/.config/pcmanfm/default" "$home/.config/libfm" "$work/run" "$work/shown"
chmod 700 "$work/run"

processes=()
tidy() {
    # Newest first: what draws before what it draws on.
    for ((i = ${#processes[@]} - 1; i >= 0; --i)); do kill "${processes[i]}" 2>/dev/null || true; done
    wait
    rm -rf "$work"
}
trap tidy EXIT
fail() {
    echo "double_click: $1; windows:" >&2
    xdotool search --onlyvisible --name . getwindowname %@ >&2 || true
    exit 1
}

# Nothing of the caller's desktop may answer.
unset WAYLAND_DISPLAY XDG_CURRENT_DESKTOP DESKTOP_SESSION SESSION_MANAGER
export HOME=$home XDG_RUNTIME_DIR=$work/run LC_ALL=C.UTF-8
exec {number}<> <(:)
Xvfb -displayfd "$number" -screen 0 1200x800x24 >/dev/null 2>&1 &
processes+=($!)
read -r -t 20 -u "$number" display || fail "no screen"
export DISPLAY=:$display
openbox >/dev/null 2>&1 &
processes+=($!)
coproc bus { exec dbus-daemon --session --print-address --nofork 2>/dev/null; }
processes+=("$bus_PID")
read -r -t 20 -u "${bus[0]}" DBUS_SESSION_BUS_ADDRESS || fail "no message bus"
export DBUS_SESSION_BUS_ADDRESS

# Pictures of files of any size.
printf '[config]\nsingle_click=0\nthumbnail_local=1\nthumbnail_max=0\n' >"$home/.config/libfm/libfm.conf"

# windows NAME: those that are seen and have that in their title.
windows() { xdotool search --onlyvisible --name "$1"; }
# wait_for SECONDS COMMAND…: until it prints something, which is in $found then.
wait_for() {
    local tries=$(($1 * 5))
    shift
    for ((; tries > 0; --tries)); do
        found=$("$@" 2>/dev/null || true)
        [ -z "$found" ] || return 0
        sleep 0.2
    done
    return 1
}

# The picture that the file manager keeps of a file.
picture_of() {
    find "$home/.cache/thumbnails/normal/" -size +0 \
        -name "$(printf 'file://%s' "$1" | md5sum | cut -d ' ' -f 1).png"
}

# double_click FILE: in a folder that shows nothing else but the files behind it in the recording.
double_click() {
    local name place manager window
    name=$(basename "$1")
    place=$work/shown/$name.folder
    mkdir "$place"
    cp "$1" "$place/"
    if [ "$name" = preamble.dat ]; then
        cp "$(dirname "$1")"/segment-* "$place/"
    fi
    # A window that comes while Openbox starts may never be shown.
    for _ in 1 2 3; do
        pcmanfm --no-desktop "$place" >/dev/null 2>&1 &
        processes+=($!)
        if wait_for 10 windows "^$name.folder$"; then break; fi
        kill $! || true
    done
    [ -n "$found" ] || fail "no window of the file manager for $name"
    manager=$(head -n 1 <<<"$found")
    xdotool windowmove "$manager" 0 0 windowraise "$manager"
    wait_for 30 picture_of "$place/$name" || fail "no picture of $name"
    xdotool mousemove --window "$manager" 209 105 click --repeat 2 --delay 80 1
    wait_for 30 windows "^$name.* Tickscope$" || fail "$name was not opened"
    echo "double_click: $name: picture $(stat -c %s "$(picture_of "$place/$name")") bytes, opened"
    # A second window may be of the same program, which has gone by then.
    for window in $found; do kill "$(xdotool getwindowpid "$window")" 2>/dev/null || true; done
    xdotool windowclose "$manager" || true
}

number_of_files=0
while read -r file; do
    double_click "$file"
    number_of_files=$((number_of_files + 1))
done < <(find "$folder" -type f ! -name 'segment-*' ! -name finished | sort)
[ "$number_of_files" -gt 0 ] || fail "no files in $folder"
