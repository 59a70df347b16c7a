#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# One part of a scan, as the other recipes run it: rows, journal and exit code lie in FOLDER.
# usage: scan-part.sh I N FOLDER
# FOLDER/words has the options of scan and the names, each ended by a zero byte; no shell between
# here and there has to quote them.
set -uo pipefail

index=$1 count=$2 folder=$3
words=() lists=()
while IFS= read -r -d '' word; do
    case $word in
        @*) lists+=("${word#@}") ;;
        *) words+=("$word") ;;
    esac
done <"$folder/words"
if [ ${#lists[@]} -gt 0 ]; then words+=(-); fi

rm -f "$folder/$index.code"
code=0
cat /dev/null "${lists[@]}" | "${TICKSCOPE_CLI:-tickscope-cli}" scan --quiet \
    --shard "$index/$count" --output "$folder/$index" --journal "$folder/$index.journal" \
    "${words[@]}" || code=$?
# A signal, or a part that has nothing to do but failures: only the first is no answer.
if [ "$code" -le 2 ]; then echo "$code" >"$folder/$index.code"; fi
exit "$code"
