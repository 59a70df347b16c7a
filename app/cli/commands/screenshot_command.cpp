// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec ScreenshotOptionSpecs[]{
    {"--tick", "T", "The moment to show; may have a fraction: 13085.5"},
    {"--at", "TIME", "The moment as a time: 12.5, mm:ss or hh:mm:ss.fff"},
    {"--output", "OUT.png", "The picture to write; its name says its kind: png, jpg, bmp ...", 'o'},
    {"--size", "WxH", "Its size in pixels; 1280x720 if not given"},
    {"--follow", "P", "This player in the middle: exact name, or number (digits always are one)"},
    {"--zoom", "Z", "Closer by this factor than a player at play sees"},
    {"--no-hud", "", "Only what stands in the world"},
    {"--data", "DIR", "Folder of the game's data; none: built-in graphics"},
};

} // namespace

const Command &screenshotCommand()
{
    static const Command command{
        .name = "screenshot",
        .summary = "A picture of the world at a moment",
        .details = "Without --follow the recorder's own view, if there is one, else all players.",
        .options = ScreenshotOptionSpecs,
        .program = "tickscope-screenshot",
        .printsObject = true,
    };
    return command;
}

} // namespace tickscope::cli
