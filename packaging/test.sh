#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh clone on Debian 12 to the result of all tests, as root or through sudo:
# installs what is missing, builds and runs ctest.
#
# usage: test.sh [CTEST OPTION…]      for example: test.sh -R timeline
#
# Tests with real recordings look for them in the folder that the environment variable
# TICKSCOPE_RECORDINGS names, and skip when there is none.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

echo "1/3 Installing what is missing"
"$root/packaging/install-dependencies.sh" build run test

# Called through sudo: only installing needed root. What is built belongs to the person.
if [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_USER:-}" ] && [ "$SUDO_USER" != root ] &&
    [ "$(stat -c %U "$root")" = "$SUDO_USER" ]; then
    exec sudo -u "$SUDO_USER" -H -- env \
        ${TICKSCOPE_RECORDINGS:+TICKSCOPE_RECORDINGS="$TICKSCOPE_RECORDINGS"} \
        "${BASH_SOURCE[0]}" "$@"
fi

cd "$root"
echo "2/3 Building (preset release, into build/release)"
cmake --preset release
cmake --build --preset release
TICKSCOPE_S3RVER=${TICKSCOPE_S3RVER:-$(packaging/install-s3rver.sh)}
export TICKSCOPE_S3RVER
echo "3/3 Running all tests"
ctest --preset release "$@"
