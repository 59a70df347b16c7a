#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# update.sh LUPDATE GENERATED [FOLDER]: reads the texts of the sources into translations/*.ts, or
# into those of FOLDER. Without places in the sources and without texts that are gone, so that
# changes to the files are small. CMake's target update_translations runs it.
set -eu
lupdate=$1
generated=$2
folder=${3:-translations}
cd "$(dirname "$0")/.."
files=$(find app/cli app/gui app/screenshot core ui -name '*.cpp' -o -name '*.h' | LC_ALL=C sort)
update() {
    # Names of files here have no spaces.
    # shellcheck disable=SC2086
    "$lupdate" -silent -locations none -no-obsolete -no-ui-lines \
        -tr-function-alias Q_DECLARE_TR_FUNCTIONS+=TR_CONTEXT,QT_TR_N_NOOP+=trN \
        $files "$generated"/format_info/*.h -I . -I "$generated" "$@" 2>&1 |
        grep -vE 'undeclared qualified class|Qualifying with unknown' >&2 || true
}
others=
for file in "$folder"/tickscope_*.ts; do
    case $file in
    */tickscope_en.ts) ;;
    *) others="$others $file" ;;
    esac
done
# shellcheck disable=SC2086
update -ts $others
update -pluralonly -ts "$folder/tickscope_en.ts"
