#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damages recordings in many places and holds what must still be read of them.

usage: damage_grid.py TICKSCOPE_CLI [--recordings FOLDER] [--family WORD] [--seconds N] [--jobs N]
                      [--markdown FILE] [--keep FOLDER]

Three recordings of each family are cut at 200 places, and of each a byte is changed at 1,000 places, a block
zeroed at 200 and two blocks swapped at 200. `checksums` of each must end with 0, 1 or 2, within 5 seconds of
processor time and 256 MiB. The states of all ticks that the damage cannot reach must be those of the whole
file: those before it, and those from the next seek point on (damage_reach.py). Damage must be said where
`checksums` ends with 1, and no other place be blamed; what a cut takes away is never lost in silence.

The same places come with every run. With --seconds the grid ends after that time, spread evenly over all
recordings and kinds. --keep writes the recordings that failed into a folder, --markdown the table
between the marks in a document.
"""

import argparse
import collections
import concurrent.futures
import itertools
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from damage_reach import READERS, Layout, merged

RECORDINGS = Path(__file__).resolve().parent.parent / "data"
# Made to be odd or broken.
OTHER_FOLDERS = {"odd", "hostile", "malformed", "review"}
FILES_OF_FAMILY = 3
RUNS_OF_KIND = {"cut": 200, "flip": 1000, "zeros": 200, "swap": 200}
BLOCK_SIZES = (16, 64, 256, 1024, 4096)
MOST_CPU_SECONDS = 5
MOST_MIB = 256
# Only what hangs or eats the machine meets these.
HANG_SECONDS = 300
MOST_ADDRESSES = 4 << 30
# In a document, around the table.
MARKS = ("<!-- damage grid -->", "<!-- end of the damage grid -->")

Regions = list[tuple[int, int]]


@dataclass
class Answer:
    exit_code: int
    """Negative for a signal."""
    cpu_seconds: float
    mib: float
    lines: dict[int, bytes]
    """Of `checksums`, by tick."""
    damage: list[int]
    """Bytes that are said to be damaged."""


@dataclass
class Recording:
    path: Path
    data: bytes
    layout: Layout
    answer: Answer
    """Of the whole file."""


def damaged(data: bytes, kind: str, number: int) -> tuple[bytes, Regions]:
    """The recording with one damage, and which bytes are others than before."""
    runs = RUNS_OF_KIND[kind]
    # Spread over the whole file however early the grid ends.
    places = random.Random(f"{kind} of {len(data)}").sample(range(runs), runs)
    chance = random.Random(f"{kind} {number} of {len(data)}")
    place = min(len(data) - 1, int((places[number] + chance.random()) * len(data) / runs))
    if kind == "cut":
        return data[:place], [(place, len(data))]
    broken = bytearray(data)
    if kind == "flip":
        broken[place] ^= chance.randrange(1, 256)
        return bytes(broken), [(place, place + 1)]
    size = min(chance.choice(BLOCK_SIZES), len(data) // 4)
    place = min(place, len(data) - size)
    blocks = [(place, place + size)]
    if kind == "zeros":
        broken[place:place + size] = bytes(size)
    else:
        others = [*range(0, place - size + 1), *range(place + size, len(data) - size + 1)]
        other = chance.choice(others)
        broken[place:place + size] = data[other:other + size]
        broken[other:other + size] = data[place:place + size]
        blocks.append((other, other + size))
    return bytes(broken), merged(trimmed(data, broken, block) for block in blocks
                                 if data[slice(*block)] != broken[slice(*block)])


def trimmed(whole: bytes, broken: bytes, block: tuple[int, int]) -> tuple[int, int]:
    """Without the bytes at both ends that are as they were."""
    begin, end = block
    while whole[begin] == broken[begin]:
        begin += 1
    while whole[end - 1] == broken[end - 1]:
        end -= 1
    return begin, end


def ask(program: Path, path: Path) -> Answer:
    with tempfile.TemporaryFile() as words:
        child = subprocess.Popen([program, "checksums", path.name], cwd=path.parent, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=words)
        resource.prlimit(child.pid, resource.RLIMIT_CPU, (2 * MOST_CPU_SECONDS, 2 * MOST_CPU_SECONDS))
        resource.prlimit(child.pid, resource.RLIMIT_AS, (MOST_ADDRESSES, MOST_ADDRESSES))
        hang = threading.Timer(HANG_SECONDS, child.kill)
        hang.start()
        with child.stdout as out:
            lines = out.read().splitlines()
        _, status, used = os.wait4(child.pid, 0)
        hang.cancel()
        child.returncode = os.waitstatus_to_exitcode(status)
        words.seek(0)
        said = [int(byte) for byte in re.findall(rb": damaged at byte (\d+)", words.read())]
    return Answer(child.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024,
                  {int(line.split(b" ", 1)[0]): line for line in lines}, said)


def fault_of(recording: Recording, kind: str, broken: bytes, regions: Regions, answer: Answer) -> str:
    """What is wrong with an answer; empty if nothing."""
    if answer.exit_code not in (0, 1, 2):
        return f"signal {-answer.exit_code}" if answer.exit_code < 0 else f"exit {answer.exit_code}"
    if answer.cpu_seconds > MOST_CPU_SECONDS:
        return "processor time"
    if answer.mib > MOST_MIB:
        return "memory"
    if answer.exit_code == 2 and recording.layout.may_be_refused(regions, broken):
        return ""
    whole = recording.answer
    for i, stretch in enumerate(recording.layout.held(regions, broken)):
        fault = fault_of_states(recording, stretch, answer, recording.layout.carries_over and i > 0)
        if fault:
            return f"{fault} {'behind' if i else 'before'}"
    if (answer.exit_code == 1) != bool(answer.damage):
        return "exit code and damage do not agree"
    if any(recording.layout.is_whole_at(byte, regions) for byte in set(answer.damage) - set(whole.damage)):
        return "a whole place is blamed"
    is_cut_whole = kind == "cut" and regions[0][0] in recording.layout.ends
    if kind == "cut" and answer.exit_code == 0 and not is_cut_whole:
        return "lost in silence"
    return ""


def fault_of_states(recording: Recording, ticks: list[int], answer: Answer, lacks_one_number: bool) -> str:
    """\a lacks_one_number: until the file has it again, all checksums differ by the same."""
    missing: int | None = None
    for tick in ticks:
        whole, found = recording.answer.lines.get(tick), answer.lines.get(tick)
        if whole == found:
            missing = 0
            continue
        if not whole:
            continue
        if not found:
            return f"tick {tick} lost"
        if b"unknown" in found:
            return f"tick {tick} unknown"
        _, items, checksum = map(int, found.split())
        _, whole_items, whole_checksum = map(int, whole.split())
        difference = (whole_checksum - checksum) & 0xFFFFFFFF
        if not lacks_one_number or items != whole_items or missing not in (None, difference):
            return f"tick {tick} differs"
        missing = difference
    return ""


def open_recording(program: Path, path: Path) -> Recording | None:
    """Nothing when it is none whose layout is known, or one without states."""
    data = path.read_bytes()
    answer = ask(program, path)
    try:
        layout = READERS[path.suffix](data, list(answer.lines))
    except (IndexError, ValueError):
        return None
    return Recording(path, data, layout, answer) if answer.lines else None


def smallest_recordings(program: Path, folder: Path) -> list[Recording]:
    """Those of each family."""
    found = []
    for suffix in READERS:
        paths = [path for path in folder.rglob("*" + suffix)
                 if path.is_file() and not OTHER_FOLDERS & set(path.relative_to(folder).parts)]
        paths.sort(key=lambda path: path.stat().st_size)
        opened = (open_recording(program, path) for path in paths)
        found += itertools.islice((recording for recording in opened if recording), FILES_OF_FAMILY)
    return found


class Grid:
    """All runs, and what came of them."""

    def __init__(self, program: Path, recordings: list[Recording], keep: Path | None):
        self.program, self.recordings, self.keep = program, recordings, keep
        self.passed: collections.Counter = collections.Counter()
        self.faults: dict[tuple[str, str], collections.Counter] = collections.defaultdict(collections.Counter)
        self.most_cpu = self.most_mib = 0.0

    def run(self, recording: Recording, kind: str, number: int):
        broken, regions = damaged(recording.data, kind, number)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{recording.path.stem}-{kind}-{number}{recording.path.suffix}"
            path.write_bytes(broken)
            answer = ask(self.program, path)
        fault = fault_of(recording, kind, broken, regions, answer)
        return recording, kind, number, regions, answer, fault

    def add(self, recording: Recording, kind: str, number: int, regions: Regions, answer: Answer, fault: str):
        cell = recording.path.name, kind
        self.passed[cell] += not fault
        self.most_cpu = max(self.most_cpu, answer.cpu_seconds)
        self.most_mib = max(self.most_mib, answer.mib)
        if not fault:
            return
        self.faults[cell][re.sub(r"tick \d+ ", "", fault)] += 1
        name = f"{recording.path.stem}-{kind}-{number}{recording.path.suffix}"
        print(f"{name}: {fault}; bytes {regions}", flush=True)
        if self.keep:
            self.keep.mkdir(parents=True, exist_ok=True)
            (self.keep / name).write_bytes(damaged(recording.data, kind, number)[0])

    def run_all(self, jobs: int, seconds: float):
        """Round by round, so that all recordings and kinds have had the same when the time is over."""
        end = time.monotonic() + seconds
        rounds = range(max(RUNS_OF_KIND.values()))
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for number in rounds:
                if time.monotonic() > end:
                    return
                runs = [(recording, kind, number) for recording in self.recordings
                        for kind, count in RUNS_OF_KIND.items() if number < count]
                for done in pool.map(lambda run: self.run(*run), runs):
                    self.add(*done)

    def rows(self):
        for recording in self.recordings:
            for kind in RUNS_OF_KIND:
                cell = recording.path.name, kind
                faults = self.faults.get(cell, collections.Counter())
                reasons = ", ".join(f"{count} {fault}" for fault, count in faults.most_common())
                runs = self.passed[cell] + faults.total()
                yield recording.layout.family, recording.path.name, kind, runs, self.passed[cell], reasons

    def markdown(self) -> str:
        """A row for each family."""
        table = f"| family | recordings | {' | '.join(RUNS_OF_KIND)} |\n"
        table += f"|{'---|' * (2 + len(RUNS_OF_KIND))}\n"
        for family in dict.fromkeys(recording.layout.family for recording in self.recordings):
            rows = [row for row in self.rows() if row[0] == family]
            names = ", ".join(f"`{name}`" for name in dict.fromkeys(row[1] for row in rows))
            cells = [f"{sum(row[4] for row in rows if row[2] == kind):,} of "
                     f"{sum(row[3] for row in rows if row[2] == kind):,}" for kind in RUNS_OF_KIND]
            table += f"| {family} | {names} | {' | '.join(cells)} |\n"
        return table + (f"\nThe dearest took {self.most_cpu:.2f} s of processor time, "
                        f"the largest {self.most_mib:.0f} MiB.\n")


def write_between_marks(path: Path, text: str):
    before, rest = path.read_text().split(MARKS[0])
    path.write_text(f"{before}{MARKS[0]}\n{text}{MARKS[1]}{rest.split(MARKS[1])[1]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--recordings", type=Path, default=RECORDINGS)
    parser.add_argument("--family", help="only this one")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--markdown", type=Path)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    recordings = [recording for recording in smallest_recordings(options.program.resolve(), options.recordings)
                  if options.family in (None, recording.layout.family)]
    grid = Grid(options.program.resolve(), recordings, options.keep)
    grid.run_all(options.jobs, options.seconds)
    for family, name, kind, runs, passed, reasons in grid.rows():
        print(f"{family:15} {name:40} {kind:6} {runs:5} {passed:5}  {reasons}")
    runs = sum(row[3] for row in grid.rows())
    passed = grid.passed.total()
    print(f"damage_grid: {passed} of {runs} passed; {grid.most_cpu:.2f} s and {grid.most_mib:.0f} MiB at most")
    if options.markdown:
        write_between_marks(options.markdown, grid.markdown())
    return 0 if runs and passed == runs else 1


if __name__ == "__main__":
    sys.exit(main())
