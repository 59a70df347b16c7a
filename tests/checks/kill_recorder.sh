#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Kills the recorder at 200 (or $1) random moments; each time the recording must open and hold
# every tick that was committed. The tests of every day do the same with fewer rounds.
# usage: tests/checks/kill_recorder.sh [ROUNDS] [FOLDER OF TEST PROGRAMS]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

TICKSCOPE_KILL_ROUNDS=${1:-200} "${2:-build/release/tests/bin}/cli_own_tests" test_cli_recorder \
    killedRecorderLosesNoCommittedTick -maxwarnings 0
