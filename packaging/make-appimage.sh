#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes an AppImage of the window and the command line in build/appimage, of what is in
# build/release. linuxdeploy, its plugin for Qt and appimagetool have to be in PATH: Debian has none
# of them. Without them the folder that they would pack is made and looked at.
#
# usage: make-appimage.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

folder=build/appimage/Tickscope.AppDir
rm -rf "$folder"
mkdir -p "$folder"
packaging/install-dependencies.sh build run
cmake --preset release
cmake --build --preset release --target tickscope tickscope-cli tickscope-screenshot tickscope-reader \
    tickscope-thumbnailer cli_docs
for component in window cli; do
    DESTDIR=$folder cmake --install build/release --prefix /usr --component "$component"
done
# One file has one beginning: under the name of the command line it is that.
cat >"$folder/AppRun" <<'END'
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export PATH="$here/usr/bin:$PATH" XDG_DATA_DIRS="$here/usr/share:${XDG_DATA_DIRS:-/usr/share}"
case $(basename "${ARGV0:-$0}") in
    tickscope-cli*) exec "$here/usr/bin/tickscope-cli" "$@" ;;
    *) exec "$here/usr/bin/tickscope" "$@" ;;
esac
END
chmod +x "$folder/AppRun"
cp resources/icons/tickscope.svg "$folder/tickscope.svg"
cp "$folder/usr/share/applications/tickscope.desktop" "$folder/"

desktop-file-validate "$folder/tickscope.desktop"
version=$("$folder/AppRun" --version | sed 's/.* //')
ARGV0=tickscope-cli "$folder/AppRun" --version | grep -q "^tickscope-cli $version\$"

for tool in linuxdeploy linuxdeploy-plugin-qt appimagetool; do
    if ! command -v "$tool" >/dev/null; then
        echo "make-appimage.sh: $tool is not installed; $folder lacks the libraries" >&2
        exit 3
    fi
done
# libcurl is loaded when a server is asked, and stands in no list of libraries.
curl=$(gcc -print-file-name=libcurl.so.4)
QMAKE=$(command -v qmake6) linuxdeploy --appdir "$folder" --plugin qt --library "$curl"
ARCH=$(uname -m) appimagetool "$folder" "build/appimage/Tickscope-$version-$(uname -m).AppImage"
