#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when folders of app, core and ui include each other in a circle.

usage: folder_circles.py [ROOT]

What may include what among the large folders stands in layers.cmake. This finds, at any depth, folders that
cannot be read, built or taken away without each other; faults.h and limits.h of a folder are for all of it.
"""
import collections
import pathlib
import re
import sys

SHARED = ("faults.h", "limits.h", "protocol.h")


def includes_of(root):
    """Which folder includes which, with one place for each."""
    edges = collections.defaultdict(dict)
    for room in ("app", "core", "ui"):
        for path in sorted((root / room).rglob("*")):
            if path.suffix not in (".cpp", ".h"):
                continue
            folder = path.parent.relative_to(root)
            for name in re.findall(r'^\s*#include "([^"]+)"', path.read_text(), re.M):
                other = pathlib.PurePath(name).parent
                if other != folder and pathlib.PurePath(name).name not in SHARED and (root / name).is_file():
                    edges[str(folder)].setdefault(str(other), f"{path.relative_to(root)} includes {name}")
    return edges


def without_ends(edges):
    """What is left when folders that include nothing of what is left are taken away."""
    left = {folder: dict(others) for folder, others in edges.items()}
    while True:
        ends = [folder for folder, others in left.items() if not any(other in left for other in others)]
        if not ends:
            return left
        for folder in ends:
            del left[folder]


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    edges = includes_of(root)
    if not edges:
        sys.exit("folder_circles: no sources")
    left = without_ends(edges)
    for folder, others in sorted(left.items()):
        for other, place in sorted(others.items()):
            if other in left:
                print(f"{folder} -> {other}: {place}")
    if left:
        sys.exit(f"folder_circles: {len(left)} folders stand in circles or above them")


if __name__ == "__main__":
    main()
