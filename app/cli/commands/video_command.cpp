// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "core/base/fault.h"

namespace tickscope::cli {

constexpr OptionSpec VideoOptionSpecs[]{
    {"--from", "T", CliText::tr("Start at this tick or time")},
    {"--to", "T", CliText::tr("End at this tick or time")},
    {"--output", "OUT.mp4",
     CliText::tr("The video to write; its name decides the type: mp4, webm, gif, mkv (lossless), "
                 "or png for a file of each frame"),
     'o'},
    {"--force", "", CliText::tr("Replace OUT if it exists; never the recording itself")},
    {"--size", "WxH", CliText::tr("Size in pixels; default: 1920x1080")},
    {"--fps", "N",
     CliText::tr("Frames per second, such as 30 or 30000/1001; default: 60, gif: 25")},
    {"--speed", "S", CliText::tr("Speed, such as 0.25 or 2; default: 1")},
    {"--follow", "P", CliText::tr("Centre on this player: exact name, or number (6 or '#6')")},
    {"--zoom", "Z", CliText::tr("Zoom factor relative to what a player sees in the game")},
    {"--compare", "FILE",
     CliText::tr("Draw this recording as a ghost; may be given up to three times")},
    {"--align", AlignmentWords, CliText::tr("Where in time the ghosts are laid, as for compare")},
    {"--caption", "",
     CliText::tr("Add a line with file name, time, tick and SHA-256 of the recording")},
    {"--no-hud", "", CliText::tr("Only the world, without chat, kills and clock")},
    {"--data", "DIR", CliText::tr("Folder of the game's data; none: built-in graphics")},
};

constinit const Command VideoCommand{
    .name = "video",
    .summary = CliText::tr("Writes a video of the world, or a picture of each frame"),
    .details = CliText::tr(
        "Videos are encoded by the program ffmpeg, which has to be installed; pictures\n"
        "(OUT-000001.png, OUT-000002.png ...) need none. Each frame is the image that\n"
        "screenshot draws of its moment. T is a tick, or a time if it has a colon or a point:\n"
        "12.5, mm:ss, hh:mm:ss.fff. The video ends where T of --to begins. Without --follow,\n"
        "or while that player is away, it shows the recorder's camera if there is one, else\n"
        "all players. Ctrl+C cancels and leaves no file."),
    .options = VideoOptionSpecs,
    .program = "tickscope-screenshot",
    .printsObject = true,
};

} // namespace tickscope::cli
