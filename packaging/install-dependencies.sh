#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what Tickscope needs on Debian 12 (bookworm), as root or through sudo.
#
# usage: install-dependencies.sh [GROUP…]      groups: build run test (default: these), package, count, long
#
# Only packages that are missing are installed; with nothing missing it changes nothing and needs
# neither network nor rights.
set -euo pipefail

build_packages=(
    g++ cmake ninja-build ccache pkg-config
    qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-svg-dev
    libqt6opengl6-dev libqcustomplot-dev qtkeychain-qt6-dev
    nlohmann-json3-dev libexpected-dev libssl-dev zlib1g-dev libzstd-dev liblzma-dev
    libcurl4-openssl-dev libre2-dev libseccomp-dev libmosquitto-dev
)
run_packages=(
    qt6-qpa-plugins libqt6svg6 libqt6sql6-sqlite libqt6sql6-psql libqcustomplot2.1-qt6 libqt6keychain1 libsecret-1-0
    qt6-translations-l10n fonts-dejavu-core fonts-noto-cjk
    shared-mime-info desktop-file-utils xdg-utils libfile-mimeinfo-perl
    ffmpeg
)
test_packages=(
    libqt6sql6-sqlite libqt6sql6-psql postgresql
    fonts-dejavu-core fonts-noto-cjk fonts-noto-color-emoji
    clang clang-tidy clang-format libclang-rt-14-dev shellcheck
    desktop-file-utils shared-mime-info xdg-utils libfile-mimeinfo-perl libglib2.0-bin
    libxml2-utils nginx-light openssl openssh-client python3 gnome-keyring libsecret-1-0
    xvfb dbus at-spi2-core python3-gi gir1.2-atspi-2.0
    ddnet-data teeworlds-data ffmpeg mosquitto
)

# What make-packages.sh and take-screenshots.sh want besides.
package_packages=(dpkg-dev file lintian pngquant)

# What tests/checks/instructions.py wants.
count_packages=(valgrind)

# What .ci/long wants besides: the engines of packaging/recipes, a clean root, clang's tools.
long_packages=(llvm mmdebstrap zstd xz-utils parallel slurm-wlm munge curl)

groups=("$@")
[ ${#groups[@]} -gt 0 ] || groups=(build run test)
wanted=()
for group in "${groups[@]}"; do
    case $group in
        build) wanted+=("${build_packages[@]}") ;;
        run) wanted+=("${run_packages[@]}") ;;
        test) wanted+=("${test_packages[@]}") ;;
        package) wanted+=("${package_packages[@]}") ;;
        count) wanted+=("${count_packages[@]}") ;;
        long) wanted+=("${long_packages[@]}") ;;
        *)
            echo "install-dependencies.sh: unknown group \"$group\" (build, run, test, package, count, long)" >&2
            exit 2
            ;;
    esac
done

missing=()
for package in "${wanted[@]}"; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
    echo "Dependencies (${groups[*]}): all installed."
    exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "Root is needed to install: ${missing[*]}" >&2
        echo "Run this script as root, or install sudo." >&2
        exit 1
    fi
    as_root=(sudo)
fi

echo "Installing with apt (${groups[*]}): ${missing[*]}"
"${as_root[@]}" apt-get update -q
# Tests start servers of their own; the packages would start one for good. Debian's way to
# forbid that is this file, which is there only as long as apt runs.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
    trap '"${as_root[@]}" rm -f "$policy"' EXIT
    printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" >/dev/null
    "${as_root[@]}" chmod 755 "$policy"
fi
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}"
