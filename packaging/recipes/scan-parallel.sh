#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Scans recordings with N processes at a time, by GNU parallel. See README.md.
# usage: scan-parallel.sh N OUT [OPTIONS OF scan…] PATH|URL|@LIST…
# TICKSCOPE_CLI names the program, PARALLEL_OPTIONS what parallel shall know besides
# (such as --sshlogin).
set -euo pipefail

if [ $# -lt 3 ]; then
    sed -n 3,4p "$0" >&2
    exit 2
fi
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
count=$1 out=$2
shift 2
mkdir -p "$out.parts"
printf '%s\0' "$@" >"$out.parts/words"

code=0
# shellcheck disable=SC2086 # several options
seq "$count" | parallel --will-cite --jobs "$count" --quote ${PARALLEL_OPTIONS:-} \
    "$here/scan-part.sh" "{}" "$count" "$(realpath "$out.parts")" || code=$?
# Its exit code is how many parts had one of their own; each has noted which.
if [ "$code" -gt 101 ]; then exit "$code"; fi
exec "$here/merge-scan.sh" "$out" "$count"
