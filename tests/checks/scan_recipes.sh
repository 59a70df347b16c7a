#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the recipes of packaging/recipes for real: GNU parallel and a Slurm job array on one node,
# from a folder and from an HTTP store. Their rows must be those of one process. Needs root, parallel,
# slurm-wlm, munge and nginx (77 without them).
# usage: tests/checks/scan_recipes.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

for program in parallel sbatch slurmctld slurmd munged nginx; do
    if ! command -v "$program" >/dev/null; then
        echo "scan_recipes: $program is not installed" >&2
        exit 77
    fi
done
if [ "$(id -u)" -ne 0 ]; then
    echo "scan_recipes: munged and slurmd want root" >&2
    exit 77
fi
build=$(realpath "${1:-build/release}")
recipes=$PWD/packaging/recipes
export TICKSCOPE_CLI=$build/bin/tickscope-cli
work=$(mktemp -d)
daemons=()
finish() {
    for process in "${daemons[@]}"; do kill "$process" 2>/dev/null || true; done
    for process in "${daemons[@]}"; do wait "$process" 2>/dev/null || true; done
    rm -rf "$work"
}
trap finish EXIT

# Until COMMAND is true, for twenty seconds.
await() {
    local tries
    for tries in $(seq 200); do
        if "$@" >/dev/null 2>&1; then return; fi
        sleep 0.1
    done
    echo "scan_recipes: gave up on: $* ($tries)" >&2
    exit 1
}

make_recordings() {
    mkdir -p "$work/store"
    local number sample
    for number in $(seq 40); do
        "$build/bin/tickscope-record-example" "$work/raw" --ticks $((100 + 20 * number)) >/dev/null
        sample=$work/store/run$(printf '%02d' "$number").hcrp
        "$TICKSCOPE_CLI" compact "$work/raw" -o "$sample" --quiet >/dev/null
        rm -rf "$work/raw"
    done
    cp tests/data/teeworlds/*.demo tests/data/teehistorian/*.teehistorian "$work/store"
    echo "no recording" >"$work/store/bad.demo"
    # A name for every trap of a shell.
    cp "$work/store/run01.hcrp" "$work/store/with space, comma 'and' \$HOME.hcrp"
}

start_nginx() {
    port=$((20000 + RANDOM % 20000))
    cat >"$work/nginx.conf" <<END
user root;
daemon off;
pid $work/nginx.pid;
error_log $work/nginx.error;
events { worker_connections 512; }
http {
    access_log off;
    client_body_temp_path $work/body;
    proxy_temp_path $work/proxy;
    fastcgi_temp_path $work/fastcgi;
    uwsgi_temp_path $work/uwsgi;
    scgi_temp_path $work/scgi;
    server { listen 127.0.0.1:$port; root $work/store; }
}
END
    nginx -c "$work/nginx.conf" -p "$work" &
    daemons+=($!)
    await curl -fsS -o "$work/probe" "http://127.0.0.1:$port/run01.hcrp"
    (cd "$work/store" && printf "http://127.0.0.1:$port/%s\n" run*.hcrp *.teehistorian) \
        >"$work/addresses"
    echo "http://127.0.0.1:$port/missing.demo" >>"$work/addresses"
}

start_slurm() {
    mkdir -p "$work/munge" "$work/slurm/spool" "$work/slurm/state"
    chmod 755 "$work"
    dd if=/dev/urandom of="$work/munge/key" bs=128 count=1 status=none
    chmod 600 "$work/munge/key"
    chmod 711 "$work/munge"
    munged --foreground --force --key-file="$work/munge/key" --socket="$work/munge/socket" \
        --pid-file="$work/munge/pid" --log-file="$work/munge/log" --seed-file="$work/munge/seed" \
        >"$work/munge/out" 2>&1 &
    daemons+=($!)
    await test -S "$work/munge/socket"
    local name
    name=$(hostname -s)
    export SLURM_CONF=$work/slurm.conf
    cat >"$SLURM_CONF" <<END
ClusterName=recipes
SlurmctldHost=$name(127.0.0.1)
SlurmUser=root
SlurmctldPort=$((port + 1))
SlurmdPort=$((port + 2))
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
ProctrackType=proctrack/pgid
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdSpoolDir=$work/slurm/spool
StateSaveLocation=$work/slurm/state
SlurmctldPidFile=$work/slurm/ctld.pid
SlurmdPidFile=$work/slurm/d.pid
SlurmctldLogFile=$work/slurm/ctld.log
SlurmdLogFile=$work/slurm/d.log
SlurmdParameters=config_overrides
ReturnToService=2
MailProg=/bin/true
SchedulerParameters=batch_sched_delay=0,sched_interval=1
NodeName=$name NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=$name Default=YES MaxTime=INFINITE State=UP
END
    slurmctld -D >"$work/slurm/ctld.out" 2>&1 &
    daemons+=($!)
    slurmd -D >"$work/slurm/d.out" 2>&1 &
    daemons+=($!)
    await sh -c 'sinfo --noheader --format=%t | grep -q idle'
}

# same NAME WORDS…: both recipes give what one process gives, from its place.
same() {
    local name=$1 recipe code=0
    shift
    "$TICKSCOPE_CLI" scan --quiet --output "$work/$name.one" --journal "$work/$name.journal" \
        "${single[@]}" 2>/dev/null <"$input" || code=$?
    LC_ALL=C sort --stable --field-separator=, --key=1,1 "$work/$name.one" >"$work/$name.sorted"
    test -s "$work/$name.sorted"
    for recipe in scan-parallel scan-slurm; do
        local got=0
        "$recipes/$recipe.sh" 4 "$work/$name.$recipe" "$@" 2>/dev/null || got=$?
        cmp "$work/$name.sorted" "$work/$name.$recipe"
        if [ "$got" -ne "$code" ]; then
            echo "scan_recipes: $recipe ended with $got, one process with $code" >&2
            exit 1
        fi
        echo "$name, $recipe: $(wc -l <"$work/$name.$recipe") rows, as one process"
    done
}

make_recordings
start_nginx
start_slurm
input=/dev/null
single=("$work/store")
same "figures of a folder" "$work/store"
single=(--kind "join,leave" --when "players > 0" "$work/store" "$work/store/bad.demo")
same "events of a folder" "${single[@]}"
input=$work/addresses
single=(--when "tick_count > 300" -)
same "figures of a server" --when "tick_count > 300" "@$work/addresses"

# A part that was killed goes on: the journal of one is cut back, its rows are half there.
out="$work/figures of a folder.scan-parallel"
cp "$out" "$work/before"
head -n 3 "$out.parts/2.journal" >"$work/journal" && cp "$work/journal" "$out.parts/2.journal"
rm "$out" "$out.parts/2.code"
"$recipes/scan-parallel.sh" 4 "$out" "$work/store" 2>/dev/null || true
cmp "$work/before" "$out"
echo "a part that was killed went on"
