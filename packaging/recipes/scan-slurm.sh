#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Scans recordings as a Slurm job array of N tasks, and waits for them. See README.md.
# usage: scan-slurm.sh N OUT [OPTIONS OF scan…] PATH|URL|@LIST…
# Recordings, OUT and the program must have the same names on all nodes. TICKSCOPE_CLI names the
# program, SBATCH_OPTIONS what sbatch shall know besides (such as --partition and --time).
set -euo pipefail

if [ $# -lt 3 ]; then
    sed -n 3,4p "$0" >&2
    exit 2
fi
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
count=$1 out=$(realpath -m "$2")
shift 2
mkdir -p "$out.parts"
printf '%s\0' "$@" >"$out.parts/words"

# Quoted for the shell that runs a task; its number comes from Slurm.
command=$(printf '%q ' "$here/scan-part.sh")
command+="\"\$SLURM_ARRAY_TASK_ID\" "
command+=$(printf '%q ' "$count" "$out.parts")
code=0
# shellcheck disable=SC2086 # several options
sbatch --quiet --wait --job-name=tickscope-scan --array="1-$count" \
    --output="$out.parts/%a.log" --requeue --chdir="$PWD" ${SBATCH_OPTIONS:-} \
    --wrap "$command" >/dev/null || code=$?
# The worst code of the tasks; which parts are finished they have noted.
if [ "$code" -gt 2 ]; then echo "scan-slurm: sbatch ended with $code" >&2; fi
exec "$here/merge-scan.sh" "$out" "$count"
