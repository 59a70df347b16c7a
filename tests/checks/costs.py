#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what Tickscope costs, beside what it may cost: app/bench/README.md.

usage: costs.py FOLDER_OF_PROGRAMS FOLDER_OF_RECORDINGS [--count] [--json]

Takes the largest recordings of the folder, which are known by their names, and two of a gigabyte
that it makes of them. Each figure comes of a process of its own. --count counts instructions, too,
with callgrind: minutes.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import starts

RECORDINGS = {
    "ddnet198-client-watch-26min.demo": "W",
    "ddnet164-server-long-tutorial.demo": "L",
    "ddnet198-dm8-long.teehistorian": "T",
    "274_dcj_Desu.dem": "G",
    "long-3h.hcrp": "H",
}
LARGE_BYTES = 1e9

# Option of tickscope-bench (or what starts.py measures), recording, name of the figure, unit, at most
BENCH_FIGURES = [
    ("", "W", "opened", "ms", 3.2),
    ("", "L", "opened", "ms", 9.9),
    ("", "W", "everything decoded", "ms", 109),
    ("", "L", "everything decoded", "ms", 83),
    ("", "W", "seek, median", "ms", 0.10),
    ("", "W", "seek, 99th percentile", "ms", 0.30),
    ("", "W", "seek of a kept cursor beside a new one", "x", 1.0),
    ("", "W", "one tick forward", "us", 4),
    ("", "T", "states", "ms", 25),
    ("", "T", "everything decoded", "ms", 80),
    ("", "T", "seek of a kept cursor, 99th percentile", "ms", 0.33),
    ("", "H", "index beside unpacking alone", "Z", 2.0),
    ("--render", "W", "picture of 1280 x 720, mean CPU", "ms", 2.5),
    ("--render", "W", "picture of 1920 x 1080, mean CPU", "ms", 4.5),
    ("--render", "W", "picture of 3840 x 2160, 95th percentile", "ms wall", 16.7),
    ("--render", "W", "scrubbing at 1280 x 720, longest", "ms", 12),
    ("--render", "W", "scrubbing at 1920 x 1080, longest", "ms", 16.7),
    ("--render", "W", "scrubbing at 3840 x 2160, longest", "ms", 33),
    ("--render", "W", "zoom step at 1280 x 720, mean CPU", "ms", 8),
    ("--render", "W", "zoom step at 3840 x 2160, mean CPU", "ms", 33),
    ("start", "W", "window usable", "ms", 90),
    ("start", "W", "window usable beside an empty one", "x wall", 2.5),
]
# Recording, name of the figure, words for tickscope-cli, unit (CPU time, or the peak of memory), at most
COMMAND_FIGURES = [
    ("W1000", "opened by info --quick", ["info", "--quick"], "ms", 250),
    ("L1000", "opened by info --quick", ["info", "--quick"], "ms", 330),
    ("W1000", "index read from the disk", ["index"], "ms", 300),
    ("T", "events as recorded", ["events", "--raw"], "ms", 300),
    ("T", "events of the rebuilt world", ["events"], "ms", 2000),
    ("W", "memory of info", ["info"], "MB", 39),
    ("W1000", "memory of info", ["info"], "MB", 548),
]
# Instructions of info, in thousand millions
COUNTS = {"W": 1.0, "L": 0.65, "T": 0.45, "G": 0.06, "H": 0.45}


class Failed(Exception):
    """A program that could not be run, or ended with another code than 0."""


def run(command: list) -> tuple[str, float, float]:
    """What a program wrote to both its streams (the first MiB), its CPU time in milliseconds and
    the peak of its memory in MB, which is at least that of this one."""
    try:
        process = subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT)
    except OSError as error:
        raise Failed(f"{command[0]}: {error.strerror}") from error
    output = process.stdout.read(1 << 20)
    while process.stdout.read(1 << 20):
        pass  # rows of events are many times that, and only cost time here
    _, process.returncode, usage = os.wait4(process.pid, 0)
    text = output.decode(errors="replace")
    if process.returncode != 0:
        raise Failed(text.rstrip("\n").rpartition("\n")[2])
    return text, (usage.ru_utime + usage.ru_stime) * 1e3, usage.ru_maxrss / 1024


class Costs:
    def __init__(self, programs: Path, scratch: Path):
        self.programs, self.scratch = programs, scratch
        self.paths, self.reports, self.rows, self.left = {}, {}, [], []

    def find_recordings(self, folder: Path):
        for path in folder.rglob("*"):
            if path.name in RECORDINGS:
                self.paths[RECORDINGS[path.name]] = path
        self.left += [f"{letter}: {name} is not in the folder"
                      for name, letter in RECORDINGS.items() if letter not in self.paths]

    def make_large(self, letter: str):
        """W1000 of W, and so on."""
        if letter not in self.paths:
            return
        path = self.scratch / f"{letter}1000.demo"
        times = int(LARGE_BYTES / self.paths[letter].stat().st_size)
        try:
            run([self.programs / "tickscope-bench", "--repeat", times, self.paths[letter], path])
            self.paths[letter + "1000"] = path
        except Failed as error:
            self.left.append(f"{letter}1000: {error}")

    def bench(self, mode: str, letter: str) -> list:
        output, _, _ = run([self.programs / "tickscope-bench", "--json",
                            *([mode] if mode else []), self.paths[letter]])
        line = re.search(r"^\{.*", output, re.MULTILINE)  # libraries have their say, too
        if not line:
            raise Failed("the report cannot be read")
        return [(each["name"], each["value"], each["unit"])
                for each in json.loads(line[0])["figures"]]

    def report(self, mode: str, letter: str) -> list:
        """Name, value and unit of each figure of a recording in a mode; none where it failed."""
        if (mode, letter) not in self.reports:
            figures = []
            try:
                figures = (starts.measure(self.programs, self.paths[letter]) if mode == "start"
                           else self.bench(mode, letter))
            except (Failed, RuntimeError, OSError, subprocess.TimeoutExpired) as error:
                self.left.append(f"{letter} {mode}: {error}")
            self.reports[mode, letter] = figures
        return self.reports[mode, letter]

    def add(self, letter: str, name: str, value: float, unit: str, target: float):
        self.rows.append({"name": f"{letter}: {name}", "value": value, "unit": unit,
                          "target": target, "pass": value <= target})

    def add_bench(self, mode, letter, name, unit, target):
        figures = self.report(mode, letter) if letter in self.paths else []
        values = [value for known, value, of in figures if (known, of) == (name, unit)]
        if values:
            self.add(letter, name, values[0], unit, target)
        elif figures:
            self.left.append(f"{letter}: {name} was not measured")

    def add_command(self, letter, name, words, unit, target):
        if letter not in self.paths:
            return
        command = [self.programs / "tickscope-cli", *words, "--", self.paths[letter]]
        try:
            run(command)  # makes what the second one finds on the disk
            _, time, memory = run(command)
            self.add(letter, name, memory if unit == "MB" else time, unit, target)
        except Failed as error:
            self.left.append(f"{letter}: {error}")

    def add_count(self, letter, target):
        if letter not in self.paths:
            return
        try:
            output, _, _ = run(["valgrind", "--tool=callgrind", "--toggle-collect=main",
                                "--callgrind-out-file=/dev/null", self.programs / "tickscope-cli",
                                "info", "--", self.paths[letter]])
            collected = re.search(r"Collected : (\d+)", output)
            self.add(letter, "instructions of info", int(collected[1]) / 1e9, "G", target)
        except (Failed, TypeError) as error:
            self.left.append(f"{letter}: callgrind counted nothing: {error}")


def main() -> int:
    places = [Path(word).resolve() for word in sys.argv[1:] if not word.startswith("--")]
    if len(places) != 2 or set(sys.argv[1:]) & {"--help", "-h"}:
        print(__doc__)
        return 2
    with tempfile.TemporaryDirectory(prefix="tickscope-costs-") as scratch:
        # What is kept on the disk is to be of this run.
        for place in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
                      "XDG_RUNTIME_DIR"):
            os.environ[place] = scratch
        if not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        costs = Costs(places[0], Path(scratch))
        costs.find_recordings(places[1])
        for figure in BENCH_FIGURES:
            costs.add_bench(*figure)
        for letter in ("W", "L"):
            costs.make_large(letter)
        for figure in COMMAND_FIGURES:
            costs.add_command(*figure)
        for letter, target in COUNTS.items() if "--count" in sys.argv else ():
            costs.add_count(letter, target)
    if "--json" in sys.argv:
        print(json.dumps(costs.rows, separators=(",", ":")))
    else:
        print("| what | value | at most | |\n|---|---|---|---|")
        for row in costs.rows:
            print("| %s | %.3g %s | %g | %s |" % (row["name"], row["value"], row["unit"], row["target"],
                                                  "" if row["pass"] else "missed"))
    for why in costs.left:
        print(f"costs: left out: {why}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
