#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the instructions of nine works and compares them with what they cost before.

usage: instructions.py FOLDER_OF_PROGRAMS [--update]

Times move with the machine, counts by a thousandth. More than a twentieth above the number in
instructions.json is an accident; more than a twentieth below is a number that no longer guards.
Who makes a work dearer on purpose changes the number, with --update, and says why in the commit.
The numbers are those of a release build by Debian 12's compiler.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
NUMBERS = Path(__file__).with_name("instructions.json")
ALLOWED = 0.05

DEMO = "teeworlds/ddnet198-client-carol-racebox.demo"
TEEHISTORIAN = "teehistorian/ddnet198-racebox.teehistorian"
WORKS = {
    "open": ["tickscope-cli", "info", "--quick", DEMO],
    "index of a Teeworlds demo": ["tickscope-cli", "info", DEMO],
    "index of a teehistorian file": ["tickscope-cli", "info", TEEHISTORIAN],
    "index of a Half-Life demo": ["tickscope-cli", "info", "goldsrc/synthetic_dm_8p.dem"],
    "index of a Hollow Cube replay": ["tickscope-cli", "info", "hollowcube/parkour-run.hcrp"],
    "clip of a Half-Life demo": ["tickscope-cli", "cut", "--from", "390", "-o", "clip.dem",
                                 "goldsrc/synthetic_dm_8p.dem"],
    "events": ["tickscope-cli", "events", "--json", TEEHISTORIAN],
    "one seek": ["tickscope-cli", "state", "--at", "0:30", DEMO],
    "one picture": ["tickscope-screenshot", "screenshot", "--at", "0:30", "-o", "picture.png", DEMO],
}


def count(programs: Path, words: list[str], folder: Path) -> int:
    """Instructions from main() on: those before are the system's."""
    command = [str(programs / words[0])]
    for word in words[1:]:
        path = TESTS / "data" / word
        command.append(str(path) if "/" in word else word)
    out = folder / "out"
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8",
                   "QT_QPA_PLATFORM": "offscreen", "XDG_CACHE_HOME": str(folder)}
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--toggle-collect=main", f"--callgrind-out-file={out}",
         *command], cwd=folder, env=environment, capture_output=True, check=False)
    found = re.search(rb"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not found:
        sys.exit(f"instructions: {' '.join(command)} ended with {run.returncode}\n"
                 + run.stderr.decode(errors="replace"))
    return int(found[1])


def main() -> int:
    programs = Path(sys.argv[1]).resolve()
    known = json.loads(NUMBERS.read_text()) if NUMBERS.exists() else {}
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(os.cpu_count()) as pool:
        folders = [Path(scratch) / str(i) for i in range(len(WORKS))]
        for folder in folders:
            folder.mkdir()
        counts = dict(zip(WORKS, pool.map(lambda work, folder: count(programs, work, folder),
                                          WORKS.values(), folders)))
    if "--update" in sys.argv:
        NUMBERS.write_text(json.dumps(counts, indent=4) + "\n")
        return 0
    wrong = 0
    for name, now in counts.items():
        before = known.get(name)
        change = now / before - 1 if before else float("inf")
        is_wrong = abs(change) > ALLOWED
        wrong += is_wrong
        print(f"{name:30} {now / 1e6:10.1f} M {change:+8.1%}{'  <--' if is_wrong else ''}")
    if wrong:
        print("instructions: dearer by accident, or cheaper: see the head of instructions.py",
              file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
