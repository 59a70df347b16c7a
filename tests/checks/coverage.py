#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says how much of each reader the tests of the core and the fuzz corpus run.

usage: coverage.py BUILD_FOLDER PROFILES [--markdown FILE]

BUILD_FOLDER is one of the preset coverage, PROFILES the folder of what its programs wrote
(LLVM_PROFILE_FILE). An edge is a side of a branch in the source; a template counts as the best of
what is made of it. Drawing (a scene, a map's picture) is counted apart. Fails where a folder of
core/formats has less than 65 % of its edges, and where a function has less than 30 % for which no
reason stands below. --markdown renews the table in FILE.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent.parent
FORMATS = "core/formats/"
LEAST, LEAST_OF_FUNCTION = 0.65, 0.30
DRAWN = re.compile("scene|picture")
BEGIN, END = "<!-- coverage -->\n", "<!-- end of the coverage -->"

# Functions of which little runs there, by an expression for their place and name, and why.
REASONS = [(re.compile(pattern), reason) for pattern, reason in (
    (r"message_tables\.h|isInOrder|event_registry.cpp: hollowcube::\$|chunk_codec.cpp: .*littleEndian",
     "the compiler runs it, or leaves it out"),
    (r"FormatRegistry::FormatRegistry|operator=|~(Note|Run)Writer", "made by the compiler"),
    (r"ghost_writing|[mM]akeRunWriter", "cli_test_cli_ghost runs it"),
    (r"::comparability", "cli_test_cli_compare runs it"),
    (r"state_changes.cpp: goldsrc::\$_0|handleTeleports", "no recording that is known has it"),
    (r"noteWriter|holdsValues|NotesReport", "cli_test_cli_annotate runs it"),
    (r"checkMap|GhostRecording::(readMap|gameMapFolders)",
     "tests of the window and the command line look for maps"),
    (r"setReportsFolder|replay_schema.cpp", "ui_test_answers runs it"),
    (r"format\.h: Format::eventForms", "for a format without events"),
    (r"CutRecording", "a packed file that was cut, while it grows or is rebuilt"),
    (r"GhostReader|ServedReplay::version", "for programs that link the core, and for growth on a server"),
    (r"savesDoubt|useSchema|ChunkTicks::reader|RecordedSink::|clientsIn|rebuiltWith",
     "a line that hands on, which no walk of a small recording asks for"),
    (r"bit_writer|state_changes|replay_clip|snapshot_delta|tee_attack_tracker|letsThrough|isFarOff"
     r"|world/(hook|players|tiles|weapons)\.cpp", "recordings of the large collection run it"),
    (r"saved_world|state_fields|rebuilt(Memory|_recording\.cpp.*decoderMemory)|RebuiltMemory",
     "worlds with shots, beams and timers, in recordings of the large collection"),
    (r"simulation_pass", "core_test_rebuilt_world runs it, with the large collection"),
    (r"demo_walk", "core_test_written_memory runs it, with the large collection"),
    (r"ReplayReporter::damageOf", "more blocks than are kept are no small recording"),
    (r"isUnreadable", "a file beside the recording that the system refuses"),
    (r"replay_mask", "a registry of events, which no small recording has"),
    (r"unusedChunk", "a chunk that no recorder writes, in a clip"),
    (r"EventEmitter::emitMessage|ItemEvents::assume|toInteger|changeTeam|Taker::binary",
     "for what no recorder or server writes that is known"),
)]


def tool(name: str, *words: str) -> bytes:
    return subprocess.run([name, *words], check=True, capture_output=True).stdout


def exported(build: Path, profiles: Path) -> dict:
    merged = profiles / "all.profdata"
    tool("llvm-profdata", "merge", "-sparse", "-o", str(merged),
         *map(str, sorted(profiles.glob("*.profraw"))))
    programs = sorted(path for path in (build / "tests/bin").iterdir()
                      if path.is_file() and path.name.startswith(("core_", "fuzz_")))
    objects = [word for program in programs[1:] for word in ("-object", str(program))]
    text = tool("llvm-cov", "export", f"-instr-profile={merged}", str(programs[0]), *objects,
                str(SOURCES / FORMATS))
    return json.loads(text)["data"][0]


def readable(names: list[str]) -> list[str]:
    """What is said of a function: its name without what it takes."""
    plain = [name.split(":", 1)[-1] for name in names]  # a static one begins with its file
    text = subprocess.run(["c++filt", "-p"], input="\n".join(plain), check=True,
                          capture_output=True, text=True).stdout
    return [line.replace("(anonymous namespace)::", "").replace("tickscope::", "")
            for line in text.splitlines()]


class Function:
    """One in the source, of which a compiler may have made several."""

    def __init__(self) -> None:
        self.name, self.file, self.line, self.end = "", "", 0, 0
        self.edges: dict[tuple, bool] = {}
        self.runs = False

    def add(self, entry: dict) -> None:
        self.runs = self.runs or entry["count"] > 0
        for region in entry["branches"]:
            if region[6] != 0:  # in a macro of another place
                continue
            for side, count in enumerate(region[4:6]):
                place = (*region[:4], side)
                self.edges[place] = self.edges.get(place, False) or count > 0

    def share(self) -> tuple[int, int]:
        """Edges that were taken, and all; one of a function without branches is its beginning."""
        return (sum(self.edges.values()) + self.runs, len(self.edges) + 1)


def functions_of(data: dict) -> list[Function]:
    found: dict[tuple, Function] = defaultdict(Function)
    for entry in data["functions"]:
        path = Path(entry["filenames"][0])
        place = str(path.relative_to(SOURCES)) if path.is_relative_to(SOURCES) else ""
        if not place.startswith(FORMATS):
            continue
        region = entry["regions"][0]
        function = found[(place, region[0], region[1])]
        function.file, function.line, function.end = place, region[0], region[2]
        function.name = function.name or entry["name"]
        function.add(entry)
    for function, name in zip(found.values(), readable([f.name for f in found.values()])):
        function.name = name
    return sorted(found.values(), key=lambda function: (function.file, function.line))


def folder_of(function: Function) -> str:
    path = function.file.removeprefix(FORMATS)
    reader = path.split("/")[0] if "/" in path else "(shared)"
    return reader + (", drawing" if DRAWN.search(path) else "")


def table_of(functions: list[Function]) -> tuple[list[str], list[str]]:
    """Rows for people, and readers that have too little."""
    folders: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for function in functions:
        taken, edges = function.share()
        for place, more in enumerate((taken, edges, function.runs, 1)):
            folders[folder_of(function)][place] += more
    rows = ["| Reader | edges | taken | | functions | run |", "|---|---|---|---|---|---|"]
    short = []
    for name, (taken, edges, runs, count) in sorted(folders.items()):
        rows.append(f"| `{name.split(',')[0]}`{name[len(name.split(',')[0]):]} | {edges:,} | "
                    f"{taken:,} | {taken / edges:.1%} | {count:,} | {runs:,} |")
        if taken / edges < LEAST and "drawing" not in name:
            short.append(name)
    return rows, short


def main() -> int:
    build, profiles = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    functions = functions_of(exported(build, profiles))
    rows, short = table_of(functions)
    unknown = 0
    print("\n".join(rows) + "\n")
    for function in functions:
        taken, edges = function.share()
        if taken / edges >= LEAST_OF_FUNCTION:
            continue
        place = f"{function.file}: {function.name}"
        reason = next((why for pattern, why in REASONS if pattern.search(place)), None)
        is_drawn = "drawing" in folder_of(function)
        unknown += reason is None and not is_drawn
        print(f"{function.file}:{function.line}: {function.name}: {taken - function.runs} of "
              f"{edges - 1} edges: {reason or ('drawing' if is_drawn else 'NO REASON')}")
    if "--markdown" in sys.argv:
        path = Path(sys.argv[sys.argv.index("--markdown") + 1])
        head, rest = path.read_text().split(BEGIN)
        path.write_text(head + BEGIN + "\n".join(rows) + "\n" + END + rest.split(END)[1])
    for name in short:
        print(f"coverage: {name} has less than {LEAST:.0%}", file=sys.stderr)
    if unknown:
        print(f"coverage: {unknown} functions below {LEAST_OF_FUNCTION:.0%} without a reason",
              file=sys.stderr)
    return 1 if short or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
