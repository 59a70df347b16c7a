// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/replay_copy.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec ConvertOptionSpecs[]{
    {"--output", "OUT.hcrp", "The recording to write", 'o'},
    {"--force", "", "Replace OUT.hcrp if it is there"},
};

Result<ExitCode> runConvert(const Task &task)
{
    return copyReplay(task,
                      [](const auto &source, const auto &target) {
                          return recorder::convertRecording(source, target, {});
                      })
        .map([](const auto &) { return ExitCode::Good; });
}

} // namespace

const Command &convertCommand()
{
    static const Command command{
        .name = "convert",
        .summary = "Makes a Hollow Cube replay of version 4 of one of version 3",
        .details = "Positions are off by no more than 1/8192 block, at any tick.",
        .options = ConvertOptionSpecs,
        .check = checkCopyArguments,
        .run = runConvert,
        .printsObject = true,
    };
    return command;
}

} // namespace tickscope::cli
