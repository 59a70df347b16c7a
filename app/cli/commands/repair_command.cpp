// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/base/fault.h"
#include "core/base/try.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec RepairOptionSpecs[]{
    {"--output", "FILE", CliText::tr("File to write the repaired recording to (required)"), 'o'},
    {"--force", "", CliText::tr("Replace FILE if it exists; never the recording itself")},
};

JsonRow jsonReport(const Task &task, const std::string &path, const RepairReport &report)
{
    JsonRow json;
    json.insertText("file", task.file);
    json.insertText("output", path);
    json.insert("kept_ticks", report.keptTicks);
    json.insert("lost_ticks", report.lostTicks);
    json.insertTexts("changes", textsOf(report.changes));
    return json;
}

std::string textReport(const Task &task, const std::string &path, const RepairReport &report)
{
    std::string text = screenLine(path) + ": " + countText(report.keptTicks, "tick") + " of "
                       + screenLine(task.file);
    if (report.lostTicks > 0)
        text += ", " + countText(report.lostTicks, "tick") + " lost";
    text += report.changes.empty() ? "; nothing had to be repaired\n" : "\n";
    for (const Fault &change : report.changes)
        text += "  " + screenLine(faultText(change)) + '\n';
    return text;
}

Result<ExitCode> runRepair(const Task &task)
{
    const std::string path = *task.arguments.value("--output");
    TRY_ASSIGN(const auto opened, openRecording(task.address, task.http));
    TRY_ASSIGN(auto file, createOutput(opened, task.arguments));
    TRY_ASSIGN(const auto report, opened.recording->repair(file.stream(), {}));
    TRY(file.finish());
    task.output.write(task.arguments.wantsJson() ? jsonReport(task, path, report).line()
                                                 : textReport(task, path, report));
    return report.changes.empty() ? ExitCode::Good : ExitCode::Damaged;
}

} // namespace

constinit const Command RepairCommand{
    .name = "repair",
    .summary = CliText::tr("Writes a valid copy of what a damaged recording still holds"),
    .details = CliText::tr(
        "Takes GoldSrc demos and Hollow Cube replays. Prints what was repaired and what is lost.\n"
        "The recording itself is never changed. The exit code is 1 when something had to be\n"
        "repaired."),
    .options = RepairOptionSpecs,
    .check = checkOutputOption,
    .run = runRepair,
    .printsObject = true,
};

} // namespace tickscope::cli
