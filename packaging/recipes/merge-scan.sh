#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Puts the parts of a scan together, once all are there; its exit code is the worst of theirs.
# usage: merge-scan.sh OUT N
set -euo pipefail

out=$1 count=$2
parts=() worst=0 is_read=no
for index in $(seq "$count"); do
    if ! code=$(cat "$out.parts/$index.code" 2>/dev/null); then
        echo "merge-scan: part $index of $count is not finished; run the same command again" >&2
        exit 2
    fi
    if [ "$code" -gt "$worst" ]; then worst=$code; fi
    if [ "$code" -lt 2 ]; then is_read=yes; fi
    if [ -e "$out.parts/$index" ]; then parts+=("$out.parts/$index"); fi
done
# By the name of the recording, which comes first in a row; its rows keep their order.
LC_ALL=C sort --stable --field-separator=, --key=1,1 "${parts[@]}" >"$out.new"
mv "$out.new" "$out"
# A part that had bad files alone is no failure of the whole.
if [ "$worst" -eq 2 ] && [ "$is_read" = yes ]; then worst=1; fi
exit "$worst"
