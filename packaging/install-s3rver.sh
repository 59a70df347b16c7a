#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs s3rver, the server behind the test http_s3, with npm into build/s3rver and prints the
# path of its program. It is no Debian package: without npm or its registry nothing is printed,
# and the test skips.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$root/build/s3rver
program=$folder/node_modules/.bin/s3rver

if [ ! -x "$program" ] && command -v npm >/dev/null; then
    npm install --prefix "$folder" --no-save --no-audit --no-fund --loglevel=error \
        s3rver@3.7.1 >&2 || echo "s3rver cannot be had; the test http_s3 skips" >&2
fi
if [ -x "$program" ]; then
    echo "$program"
fi
