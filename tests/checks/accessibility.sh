#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# accessibility.sh BUILD SAMPLE: opens SAMPLE in the real window on a screen and a message bus of its
# own, and lets another process read and steer it over AT-SPI, as screen readers do.
set -euo pipefail
build=$1
sample=$2
here=$(cd "$(dirname "$0")" && pwd)

skip() {
    echo "skipped: $1"
    exit 77
}
for tool in Xvfb dbus-run-session; do
    command -v "$tool" >/dev/null || skip "$tool is not installed"
done
# The first Python may be one that knows no packages of the system.
python=
for one in python3 /usr/bin/python3; do
    if "$one" -c 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi' \
        2>/dev/null; then
        python=$one
        break
    fi
done
[ -n "$python" ] || skip "gir1.2-atspi-2.0 and python3-gi are not installed"
[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ] || skip "at-spi2-core is not installed"

scratch=$(mktemp -d)
screen=
cleanup() {
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    rm -rf "$scratch"
}
trap cleanup EXIT

# Xvfb takes a free number and says which, once it is ready. It must not begin anew when somebody who
# only looked at it leaves.
mkfifo "$scratch/display"
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp -noreset 3>"$scratch/display" 2>/dev/null &
screen=$!
read -r -t 20 display <"$scratch/display" || skip "Xvfb does not start"

export DISPLAY=:$display QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LC_ALL=C.UTF-8
export HOME=$scratch/home XDG_RUNTIME_DIR=$scratch/run
export XDG_CONFIG_HOME=$HOME/config XDG_DATA_HOME=$HOME/data XDG_CACHE_HOME=$HOME/cache
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
mkdir -p "$HOME"
mkdir -m 700 "$XDG_RUNTIME_DIR"
# A bus on which nothing can be started but what the test is about: no portals of the desktop.
mkdir "$scratch/services"
cp /usr/share/dbus-1/services/org.a11y.Bus.service "$scratch/services"
cat >"$scratch/bus.conf" <<END
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir=$scratch</listen>
  <servicedir>$scratch/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
END
dbus-run-session --config-file="$scratch/bus.conf" -- "$python" -W ignore::DeprecationWarning \
    "$here/accessibility_client.py" "$build/bin" "$sample"
