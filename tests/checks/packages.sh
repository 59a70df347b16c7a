#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian packages in a root that has nothing else: installed, used, and removed again. As root,
# with mmdebstrap; for .ci/long.
#
# usage: packages.sh PACKAGES RECORDING
set -euo pipefail
packages=$(realpath "$1")
recording=$(realpath "$2")
root=$(mktemp -d)
tidy() {
    umount "$root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$root"
}
trap tidy EXIT
chmod 755 "$root"

fail() {
    echo "packages: $1" >&2
    exit 1
}

lintian --fail-on error --suppress-tags bogus-mail-host "$packages"/*.deb || fail "lintian has errors"

# What they hold says nothing of where it was built: another folder gives the same bytes.
sources=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
for package in "$packages"/*.deb; do
    dpkg-deb -x "$package" "$root/unpacked"
done
grep -rlF "$sources" "$root/unpacked" && fail "files name the folder of the sources"
rm -r "$root/unpacked"

mmdebstrap --variant=apt --quiet bookworm "$root"
mount -t proc proc "$root/proc"
chroot "$root" apt-get update -qq
mkdir "$root/packages"
cp "$packages"/*.deb "$recording" "$root/packages/"
name=/packages/$(basename "$recording")
# install PACKAGE…: names, or files of ours.
install() { chroot "$root" sh -c "DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $* >/dev/null"; }
in_root() { chroot "$root" env DEBIAN_FRONTEND=noninteractive "$@"; }
find_all() { chroot "$root" find / -xdev -path /proc -prune -o -path /packages -prune -o -type f -print | sort; }

# The command line alone wants neither X nor GL.
install "/packages/tickscope-cli_*.deb"
in_root tickscope-cli info "$name" >/dev/null || fail "tickscope-cli cannot read a recording"
in_root dpkg --get-selections | grep -E '^(libx11|libgl1|libegl1|libqt6gui6|libqt6widgets6)' &&
    fail "the command line brings a screen's libraries"
in_root tickscope-cli screenshot --tick 1 -o /tmp/x.png "$name" 2>/dev/null &&
    fail "a picture without the window's package"

install "/packages/tickscope_*.deb"
in_root sh -c "QT_QPA_PLATFORM=offscreen tickscope --version" | grep -q Tickscope -i ||
    fail "the window does not start"
in_root tickscope-cli screenshot --at 10 -o /tmp/x.png "$name" || fail "no picture"
[ -s "$root/tmp/x.png" ] || fail "an empty picture"
timeout 20 chroot "$root" env QT_QPA_PLATFORM=offscreen HOME=/tmp tickscope "$name" >/dev/null 2>&1 &
window=$!
sleep 8
kill -0 "$window" || fail "the window did not stay open"
kill "$window"
wait "$window" || true

# A person with a file manager: each type, packed in each way, and a folder of segments.
install pcmanfm xdotool openbox xvfb dbus shared-mime-info desktop-file-utils
data=$(dirname "${BASH_SOURCE[0]}")/../data
mkdir -p "$root/files/segments"
cp "$data/teeworlds/tw061-server-dm1.demo" "$data/goldsrc/synthetic_dm_8p.dem" \
    "$data/teehistorian/killed-dm2.teehistorian" "$data/hollowcube/parkour-run.hcrp" "$root/files/"
for file in "$root"/files/*.*; do
    gzip -k "$file"
    xz -k "$file"
    zstd -q -k "$file"
done
cp "$data"/hollowcube/tiny-segmented/* "$root/files/segments/"
cp "$(dirname "${BASH_SOURCE[0]}")/double_click.sh" "$root/tmp/"
in_root /tmp/double_click.sh /files || fail "a double-click does not open a recording"
rm -r "$root/files"

in_root apt-get remove -qq -y tickscope tickscope-cli >/dev/null
find_all | grep -i tickscope | grep -v '^/var/\|^/tmp/' && fail "files are left behind"

# Another program reads with the core.
install "/packages/libtickscope-dev_*.deb" cmake g++ make
mkdir "$root/tmp/user"
cat >"$root/tmp/user/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.25)
project(user CXX)
find_package(Tickscope REQUIRED)
add_executable(user main.cpp)
target_link_libraries(user PRIVATE Tickscope::core)
END
cat >"$root/tmp/user/main.cpp" <<'END'
#include <core/formats/format_registry.h>
#include <core/io/byte_source.h>
#include <iostream>
int main(int, char **words)
{
    tickscope::FormatRegistry registry;
    tickscope::registerAllFormats(registry);
    const auto recording = registry.open(tickscope::openFile(words[1]).value(), {});
    std::cout << (*recording)->info().format << '\n';
}
END
in_root sh -c "cd /tmp/user && cmake -B build . >/dev/null && cmake --build build >/dev/null && build/user $name" ||
    fail "a program of its own cannot use the core"
echo "packages: installed, used and removed"
