// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/replay_copy.h"
#include "core/base/translatable.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec ConvertOptionSpecs[]{
    {"--output", "OUT.hcrp", QT_TRANSLATE_NOOP("cli", "The recording to write"), 'o'},
    {"--force", "", QT_TRANSLATE_NOOP("cli", "Replace OUT.hcrp if it exists")},
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
        .summary = QT_TRANSLATE_NOOP("cli",
                                     "Converts a Hollow Cube replay from version 3 to version 4"),
        .details = QT_TRANSLATE_NOOP(
            "cli", "Positions are off by no more than 1/8192 block, at any tick."),
        .options = ConvertOptionSpecs,
        .check = checkCopyArguments,
        .run = runConvert,
        .printsObject = true,
    };
    return command;
}

} // namespace tickscope::cli
