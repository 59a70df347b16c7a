#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when something that ships is not compiled with full optimisation: -O2, and -O3 for the core, which
decodes. Tests are compiled for a short build and are no part of it.

usage: optimisation.py BUILD

Reads what CMake writes down of each file, BUILD/compile_commands.json; of several options the last one counts.
"""
import json
import pathlib
import re
import sys

CORE = "core/CMakeFiles/tickscope_core.dir/"


def wanted_level(output):
    """The option for that object file; nothing for what does not ship."""
    if output.startswith("tests/"):
        return None
    return "3" if output.startswith(CORE) else "2"


def wrong_files(commands):
    """How many files ship, and a line for each that is compiled in another way."""
    count = 0
    wrong = []
    for entry in commands:
        command = entry["command"]
        output = re.search(r" -o (\S+)", command)[1]
        wanted = wanted_level(output)
        if wanted is None:
            continue
        count += 1
        given = re.findall(r" -O(\S*)", command)
        if not given or given[-1] != wanted:
            wrong.append(f"{output}: -O{given[-1] if given else '0'} instead of -O{wanted}")
    return count, wrong


def main():
    commands = json.loads((pathlib.Path(sys.argv[1]) / "compile_commands.json").read_text())
    count, wrong = wrong_files(commands)
    for line in wrong:
        print(f"optimisation: {line}", file=sys.stderr)
    # A build has dozens of them: fewer mean that they were not found.
    if count < 50:
        sys.exit(f"optimisation: only {count} files ship")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
