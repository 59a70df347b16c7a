#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures from the start of the window until it shows a recording and takes wishes, and until the
map, which is read last, is in its picture, beside a window of the same size with as many docks and
nothing in it.

usage: starts.py FOLDER_OF_PROGRAMS FILE

Both are started in turns, so that what else the machine does meets both, on the display and with
the platform that the environment names, and with a home folder of their own; medians.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

STARTS = 20
WARM_UPS = 2  # unmeasured; they fill the caches of the disk and make those of the home folder


def start(program: Path, words: list, home: str) -> tuple[tuple, tuple, list]:
    """Milliseconds on the clock and of all threads until the window was usable and until it was
    whole, and its docks, width and height."""
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
                                   "XDG_STATE_HOME")}
    # The runtime folder has the socket by which an open window would take the recording over.
    environment |= {"TICKSCOPE_TELL_START": "1", "HOME": home, "XDG_RUNTIME_DIR": home}
    begin = time.monotonic_ns()
    printed = subprocess.run([str(program), *words], env=environment, stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, timeout=60, check=False).stdout.split()
    if len(printed) != 8 or printed[0] != b"started":
        raise RuntimeError(f"{program.name} says nothing of its start")
    clock, cpu, whole_clock, whole_cpu = (int(number) / 1e6 for number in printed[1:5])
    return (clock - begin / 1e6, cpu), (whole_clock - begin / 1e6, whole_cpu), printed[5:]


def measure(programs: Path, recording: Path) -> list:
    """Rows of what, value and unit: "ms" of all threads, "ms wall" on the clock."""
    usable, whole, empty = [], [], []
    with tempfile.TemporaryDirectory() as home:
        # Each start is to be like the one before.
        settings = Path(home) / ".config/tickscope/tickscope.conf"
        settings.parent.mkdir(parents=True)
        settings.write_text("[session]\nrestore=false\n")
        for number in range(WARM_UPS + STARTS):
            shown, pictured, size = start(programs / "tickscope", [str(recording)], home)
            _, bare, _ = start(programs / "tickscope-empty-window", size, home)
            if number >= WARM_UPS:
                usable.append(shown)
                whole.append(pictured)
                empty.append(bare)
    rows = []
    for what, times in (("window usable", usable), ("window with its map", whole),
                        (f"empty window of {int(size[0])} docks", empty)):
        rows.append((what, median(cpu for _, cpu in times), "ms"))
        rows.append((what, median(clock for clock, _ in times), "ms wall"))
    for place, unit in ((1, "x"), (0, "x wall")):
        rows.append(("window usable beside an empty one",
                     median(times[place] for times in usable)
                     / median(times[place] for times in empty), unit))
    return rows


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    for row in measure(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()):
        print("  %-50s %9.3f %s" % row)
