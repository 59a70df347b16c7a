#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian packages in build/packages: tickscope, tickscope-cli and libtickscope-dev. The
# same sources give the same bytes.
#
# usage: make-packages.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/install-dependencies.sh build package

# The time in the packages is that of the sources, not of now.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)
fi
export SOURCE_DATE_EPOCH

cmake --preset release
cmake --build --preset release --target tickscope tickscope-cli tickscope-screenshot tickscope-reader \
    tickscope-thumbnailer cli_docs
rm -rf build/packages
(umask 022 && cd build/release && cpack -G DEB -B "$PWD/../packages")
rm -rf build/packages/_CPack_Packages
ls -l build/packages
