// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/base/fault.h"
#include "core/base/try.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec CutOptionSpecs[]{
    {"--from", "T", CliText::tr("Start at this tick or time")},
    {"--to", "T", CliText::tr("End at this tick or time")},
    {"--output", "OUT", CliText::tr("File to write the clip to (required)"), 'o'},
    {"--no-chat", "", CliText::tr("Leave out what people say, whispers and votes")},
    {"--anonymous", "",
     CliText::tr("Write pseudonyms for names and clans, also where they are mentioned")},
    {"--force", "", CliText::tr("Replace OUT if it exists; never the recording itself")},
};

JsonRow jsonClip(const Task &task, const std::string &path, const ClipReport &report)
{
    JsonRow json;
    json.insertText("file", task.file);
    json.insertText("output", path);
    json.insert("first_tick", report.ticks.first.value);
    json.insert("last_tick", report.ticks.last.value);
    json.insert("ticks", report.tickCount);
    json.insert("lost_ticks", report.lostTicks);
    json.insertTexts("changes", textsOf(report.changes));
    return json;
}

std::string textClip(const Task &task, const std::string &path, const ClipReport &report)
{
    std::string text = screenLine(path) + ": " + countText(report.tickCount, "tick") + " of "
                       + screenLine(task.file) + ", from "
                       + std::to_string(report.ticks.first.value) + " to "
                       + std::to_string(report.ticks.last.value) + '\n';
    for (const Fault &change : report.changes)
        text += "  " + screenLine(faultText(change)) + '\n';
    return text;
}

Result<void> checkCut(const Arguments &arguments)
{
    TRY(checkRange(arguments));
    return checkOutputOption(arguments);
}

ClipOptions clipOptions(const Arguments &arguments, TickRange ticks)
{
    ClipOptions options{.ticks = ticks};
    if (arguments.has("--no-chat"))
        options.chat = ClipOptions::Chat::LeftOut;
    if (!arguments.has("--show-secrets"))
        options.secrets = ClipOptions::Secrets::Hidden;
    if (arguments.has("--anonymous"))
        options.names = ClipOptions::Names::Hidden;
    return options;
}

Result<ClipReport> writeClip(const Task &task, const OpenedRecording &opened)
{
    TRY_ASSIGN(const auto ticks, chosenTicks(opened, task.arguments));
    Progress progress("cutting " + opened.name, task.arguments.isQuiet());
    ClipOptions options = clipOptions(task.arguments, ticks);
    options.progress = [&progress](double done) { progress.show(done); };
    const MadeFile file = madeFile(opened, task.arguments);
    auto clip = saveClip(*opened.recording, *opened.outline, options, file, {});
    // Where nothing is known of the messages, none can be changed.
    const bool isAllKept = options.names == ClipOptions::Names::Kept
                           && options.chat == ClipOptions::Chat::Kept;
    if (clip || clip.error().code != ErrorCode::Unsupported || !isAllKept)
        return clip;
    options.secrets = ClipOptions::Secrets::Kept;
    return saveClip(*opened.recording, *opened.outline, options, file, {});
}

Result<ExitCode> runCut(const Task &task)
{
    TRY_ASSIGN(const auto opened, openRecording(task.address, task.http));
    const std::string path = *task.arguments.value("--output");
    TRY_ASSIGN(const auto report, writeClip(task, opened));
    task.output.write(task.arguments.wantsJson() ? jsonClip(task, path, report).line()
                                                 : textClip(task, path, report));
    const std::vector<Damage> damage = damageIn(*opened.outline, report.ticks);
    reportDamage(opened, damage, task.arguments);
    return report.changes.empty() && damage.empty() ? ExitCode::Good : ExitCode::Damaged;
}

} // namespace

constinit const Command CutCommand{
    .name = "cut",
    .summary = CliText::tr("Writes some ticks of a recording as a clip in its format"),
    .details = CliText::tr(
        "The clip has the ticks, states and events of the recording from --from to --to, and is\n"
        "a whole recording that games play. What messages before it said of its state and still\n"
        "holds (tuning, teams, a vote) is repeated in its first tick; events that follow from\n"
        "the tick before (a hook, a shot, the start of a race) are missing there. A clip of a\n"
        "teehistorian file begins with the file. Ticks whose state damage took are left out; the\n"
        "exit code is 1 then. --anonymous knows names from what the recording says of players and\n"
        "from lines of the server in the chat of known forms; a name that only people or other\n"
        "lines mention stays. It leaves out texts of votes and save codes. --no-chat keeps lines\n"
        "of the server that say who came, left, was renamed or finished. *** stands for passwords\n"
        "and players' save codes, unless --show-secrets is given."),
    .options = CutOptionSpecs,
    .check = checkCut,
    .run = runCut,
    .usage = "FILE",
    .printsObject = true,
};

} // namespace tickscope::cli
