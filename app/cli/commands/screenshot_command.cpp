// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "core/base/fault.h"

namespace tickscope::cli {

constexpr OptionSpec ScreenshotOptionSpecs[]{
    {"--tick", "T", CliText::tr("The tick to show; may have a fraction: 13085.5")},
    {"--at", "TIME", CliText::tr("The time to show: 12.5, mm:ss or hh:mm:ss.fff")},
    {"--output", "OUT.png",
     CliText::tr("The image to write; its name decides the type: png, jpg, bmp ..."), 'o'},
    {"--size", "WxH", CliText::tr("Image size in pixels; default: 1280x720")},
    {"--follow", "P", CliText::tr("Centre on this player: exact name, or number (6 or '#6')")},
    {"--zoom", "Z", CliText::tr("Zoom factor relative to what a player sees in the game")},
    {"--no-hud", "", CliText::tr("Only the world, without chat, kills and clock")},
    {"--data", "DIR", CliText::tr("Folder of the game's data; none: built-in graphics")},
};

constinit const Command ScreenshotCommand{
    .name = "screenshot",
    .summary = CliText::tr("Draws the world at a moment"),
    .details = CliText::tr(
        "Without --follow, shows the recorder's camera if there is one, else all players."),
    .options = ScreenshotOptionSpecs,
    .program = "tickscope-screenshot",
    .printsObject = true,
};

} // namespace tickscope::cli
