// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "core/base/fault.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec ScreenshotOptionSpecs[]{
    {"--tick", "T", QT_TRANSLATE_NOOP("cli", "The tick to show; may have a fraction: 13085.5")},
    {"--at", "TIME", QT_TRANSLATE_NOOP("cli", "The time to show: 12.5, mm:ss or hh:mm:ss.fff")},
    {"--output", "OUT.png",
     QT_TRANSLATE_NOOP("cli", "The image to write; its name decides the type: png, jpg, bmp ..."),
     'o'},
    {"--size", "WxH", QT_TRANSLATE_NOOP("cli", "Image size in pixels; default: 1280x720")},
    {"--follow", "P",
     QT_TRANSLATE_NOOP("cli", "Centre on this player: exact name, or number (6 or '#6')")},
    {"--zoom", "Z",
     QT_TRANSLATE_NOOP("cli", "Zoom factor relative to what a player sees in the game")},
    {"--no-hud", "", QT_TRANSLATE_NOOP("cli", "Only the world, without chat, kills and clock")},
    {"--data", "DIR",
     QT_TRANSLATE_NOOP("cli", "Folder of the game's data; none: built-in graphics")},
};

} // namespace

constinit const Command ScreenshotCommand{
    .name = "screenshot",
    .summary = QT_TRANSLATE_NOOP("cli", "Draws the world at a moment"),
    .details = QT_TRANSLATE_NOOP(
        "cli", "Without --follow, shows the recorder's camera if there is one, else all players."),
    .options = ScreenshotOptionSpecs,
    .program = "tickscope-screenshot",
    .printsObject = true,
};

} // namespace tickscope::cli
