#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""accessibility_client.py PROGRAMS SAMPLE: starts the window with SAMPLE and does over AT-SPI what a
screen reader does. Wants a display and a session bus; accessibility.sh gives both."""
import json
import os
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60  # Seconds for anything; a slow machine gets there too.
SKIPPED = 77


def wait(what, condition):
    """What CONDITION answers, as soon as that is true."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            answer = condition()
        except GLib.Error:  # Gone while it was asked.
            answer = None
        if answer:
            print(f"{what}: yes")
            return answer
        time.sleep(0.02)
    raise SystemExit(f"{what}: not within {PATIENCE} s")


def children(node):
    return [child for child in map(node.get_child_at_index, range(node.get_child_count())) if child]


def find(node, matches, depth=14):
    if matches(node):
        return node
    for child in children(node) if depth > 0 else []:
        found = find(child, matches, depth - 1)
        if found:
            return found
    return None


def named(name, role):
    return lambda node: node.get_role_name() == role and node.get_name() == name


def tick_of(node):
    """Of the playhead, as the description says it in words."""
    told = re.search(r"tick ([\d,]+)", node.get_description())
    return int(told[1].replace(",", "")) if told else None


def press(node, name):
    for number in range(node.get_n_actions()):
        if node.get_action_name(number) == name:
            node.do_action(number)
            return
    raise SystemExit(f"{node.get_name()} cannot {name}")


def try_timeline(timeline, window):
    lowest, highest = timeline.get_minimum_value(), timeline.get_maximum_value()
    wait("timeline has a range", lambda: highest > lowest)
    wait("a step is a tick", lambda: timeline.get_minimum_increment() == 1)
    goal = int(lowest) + 123
    timeline.set_current_value(goal)
    wait("value is where it was set", lambda: timeline.get_current_value() == goal)
    wait("it says so in words", lambda: tick_of(timeline) == goal)
    shown = re.compile(r"tick \D*" + r"\D?".join(str(goal)) + "$")
    wait("the window shows it",
         lambda: find(window, lambda node: node.get_role_name() == "label"
                      and shown.match(node.get_name())))
    timeline.set_current_value(highest + 1000)
    wait("nothing lies behind the end", lambda: timeline.get_current_value() == highest)
    timeline.set_current_value(goal)


def try_players(world, known):
    def players():
        shown = find(world, named("Players", "list"), 1)
        return children(shown) if shown else []

    wait("there are players", players)
    for player in players():
        # "Anna #9", "Anna #9 (same name as #8)"
        if re.sub(r"( #\d+)?( \(.*\))?$", "", player.get_name()) not in known:
            raise SystemExit(f"{player.get_name()} is no player of {sorted(known)}")
        if not re.match(r"x -?\d+, y -?\d+", player.get_description()):
            raise SystemExit(f"{player.get_name()} is nowhere: {player.get_description()}")
    press(players()[0], "Press")
    wait("pressing a player selects them",
         lambda: players()[0].get_state_set().contains(Atspi.StateType.SELECTED))


def try_focus(world):
    heard = []
    listener = Atspi.EventListener.new(lambda event: heard.append(event.source.get_name()))
    listener.register("object:state-changed:focused")
    world.grab_focus()
    players = find(world, named("Players", "list"), 1)
    other = players.get_child_at_index(1)
    press(other, "Press")
    wait("who is selected in the picture has its focus", lambda: other.get_name() in heard)
    listener.deregister("object:state-changed:focused")


def try_events(timeline):
    lanes = wait("there are lanes",
                 lambda: [child for child in children(timeline) if child.get_role_name() == "list"])
    full = next(lane for lane in lanes if lane.get_child_count() > 0)
    if full.get_child_count() > 64:
        raise SystemExit(f"{full.get_name()} has {full.get_child_count()} children")
    event = full.get_child_at_index(full.get_child_count() - 1)
    before = timeline.get_current_value()
    press(event, "Press")
    wait(f"going to {event.get_name()}", lambda: timeline.get_current_value() != before)


def try_playing(timeline):
    told = []
    listener = Atspi.EventListener.new(lambda event: told.append(event.source == timeline))
    listener.register("object:property-change:accessible-value")
    timeline.set_current_value(timeline.get_minimum_value())
    wait("back at the beginning",
         lambda: timeline.get_current_value() == timeline.get_minimum_value())
    press(timeline, "play")
    wait("it plays", lambda: "playing" in timeline.get_description())
    wait("time goes on",
         lambda: timeline.get_current_value() > timeline.get_minimum_value() + 60)
    wait("it is told", lambda: any(told))
    wait("not more often than a voice can say it", lambda: sum(told) < 10)
    press(timeline, "play")
    wait("it pauses", lambda: "paused" in timeline.get_description())
    listener.deregister("object:property-change:accessible-value")


def window_of(program):
    """The main window of PROGRAM, once the bus has it."""
    return wait("the window is on the bus",
                lambda: next((frame for app in children(Atspi.get_desktop(0))
                              if app.get_process_id() == program.pid for frame in children(app)
                              if frame.get_role_name() == "frame"), None))


def try_news(programs):
    """A file that is not there is told as an alert."""
    program = subprocess.Popen([os.path.join(programs, "tickscope"), "missing.demo"])
    try:
        window = window_of(program)
        wait("what went wrong is an alert",
             lambda: find(window, lambda node: node.get_role_name() in ("alert", "notification")
                          and "missing.demo" in node.get_name()))
    finally:
        program.terminate()
        program.wait(PATIENCE)


def main(programs, sample):
    listed = subprocess.run([os.path.join(programs, "tickscope-cli"), "info", "--json", sample],
                            capture_output=True, check=True, text=True).stdout
    known = {name for player in json.loads(listed)["players"] for name in player["names"]}
    if Atspi.init() not in (0, 1):
        print("skipped: the accessibility bus does not start")
        return SKIPPED
    program = subprocess.Popen([os.path.join(programs, "tickscope"), sample])
    try:
        window = window_of(program)
        timeline = wait("there is a timeline", lambda: find(window, named("Timeline", "slider")))
        wait("it has a recording", lambda: tick_of(timeline) is not None)
        wait("it has events", lambda: any(lane.get_child_count() for lane in children(timeline)))
        try_timeline(timeline, window)
        world = wait("there is a world", lambda: find(window, named("World", "canvas")))
        try_players(world, known)
        try_focus(world)
        try_events(timeline)
        try_playing(timeline)
    finally:
        program.terminate()
        program.wait(PATIENCE)
    try_news(programs)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
