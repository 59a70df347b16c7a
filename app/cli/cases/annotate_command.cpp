// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>

#include "app/cli/cases/case_store.h"
#include "app/cli/cases/copy_notes.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/base/try.h"
#include "core/review/store/store_address.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec AnnotateOptionSpecs[]{
    {"--output", "OUT", CliText::tr("File to write the copy to (required)"), 'o'},
    {"--markers", "FILE",
     CliText::tr("Add these markers: JSON or CSV, as the window exports them")},
    {"--case", "N", CliText::tr("Add the notes about the recording and the verdicts of this case")},
    FactsOption,
    {"--name-reviewers", "",
     CliText::tr("Name the reviewers and the reporter; otherwise reviewers are Reviewer 1, "
                 "Reviewer 2, ...")},
    StoreOption,
    {AsOption.name, AsOption.argument,
     CliText::tr("Author of markers without one, and your name in a case file; there by default "
                 "the system user")},
    {"--raw", "", CliText::tr("Only what is recorded, nothing rebuilt from the map")},
    {"--force", "", CliText::tr("Replace OUT if it exists; never the recording itself")},
};

Result<void> checkAnnotate(const Arguments &arguments)
{
    TRY(arguments.integer("--case", 1));
    if (!arguments.has("--markers") && !arguments.has("--case") && !arguments.has(FactsOption.name))
        return badInput(Fault::tr("give what to add with --markers FILE, --case N or --facts"));
    return checkOutputOption(arguments);
}

/// All that the options ask for. Errors: those of its parts.
Result<RecordingNotes> gatherNotes(const OpenedRecording &opened, const Arguments &arguments,
                                   const NoteWriter &writer)
{
    RecordingNotes notes{.program = programName()};
    TRY(addMarkers(opened, arguments, notes));
    TRY(addCase(opened, arguments, notes));
    if (!arguments.has(FactsOption.name))
        return notes;
    // Where there is no place for them, to say so takes no walk over the recording.
    TRY_ASSIGN(notes.figures,
               writer.holdsValues() ? copiedFacts(opened, arguments) : Result<std::string>("{}"));
    return notes;
}

/// Where the copy goes: to none of the files that hold the markers or the cases that go into it.
/// Errors: those of storeAddress().
Result<MadeFile> targetOf(const OpenedRecording &opened, const Arguments &arguments)
{
    MadeFile target = madeFile(opened, arguments);
    if (const auto markers = arguments.value("--markers"))
        target.inputs.push_back(*markers);
    if (arguments.has("--case")) {
        TRY_ASSIGN(const auto store, storeAddress(arguments));
        if (store.kind == review::StoreAddress::Kind::File)
            target.inputs.push_back(QFile::encodeName(store.file).toStdString());
    }
    return target;
}

JsonRow jsonReport(const Task &task, const std::string &path, const NotesReport &report)
{
    JsonRow json;
    json.insertText("file", task.file);
    json.insertText("output", path);
    json.insert("notes", report.notes);
    json.insertFlag("verdicts", report.hasVerdicts);
    json.insertFlag("figures", report.hasFigures);
    json.insertTexts("left_out", textsOf(report.leftOut));
    json.insertTexts("shortened", textsOf(report.shortened));
    return json;
}

std::string textReport(const std::string &path, const NotesReport &report)
{
    std::string text = screenLine(path) + ": " + countText(report.notes, "note");
    text += report.hasVerdicts ? ", verdicts" : "";
    text += report.hasFigures ? ", figures" : "";
    return text + '\n';
}

Result<ExitCode> runAnnotate(const Task &task)
{
    TRY_ASSIGN(const auto opened, openRecording(task.address, task.http));
    TRY_ASSIGN(const auto writer, noteWriterFor(*opened.recording));
    TRY_ASSIGN(const auto target, targetOf(opened, task.arguments));
    TRY(checkMadeFile(*opened.recording, target, {}));
    TRY_ASSIGN(auto notes, gatherNotes(opened, task.arguments, *writer));
    TRY_ASSIGN(const auto report,
               saveAnnotated(*opened.recording, *opened.outline, std::move(notes), target, {}));
    task.output.write(task.arguments.wantsJson() ? jsonReport(task, target.path, report).line()
                                                 : textReport(target.path, report));
    for (const Fault &loss : task.arguments.isQuiet() ? std::vector<Fault>() : report.losses())
        complain(loss);
    reportDamage(opened, opened.outline->damage, task.arguments);
    return report.leftOut.empty() && opened.outline->damage.empty() ? ExitCode::Good
                                                                    : ExitCode::Damaged;
}

} // namespace

constinit const Command AnnotateCommand{
    .name = "annotate",
    .summary = CliText::tr(
        "Writes a copy of a recording that holds markers, notes, verdicts and figures"),
    .details = CliText::tr(
        "The ticks of the copy are those of the recording, byte for byte. A Hollow Cube\n"
        "replay keeps everything in its metadata, with author, time and program version. A\n"
        "demo of version 4 or later keeps only ticks, up to 64. What the recording already\n"
        "has stays. What does not fit is named, and the exit code is 1 if a note, the\n"
        "verdicts or the figures are missing; a copy with none of it is not written. A case\n"
        "is added only when all opinions that it needs are decided. Markers with a \"check\"\n"
        "and a \"score\" are anticheat flags."),
    .options = AnnotateOptionSpecs,
    .check = checkAnnotate,
    .run = runAnnotate,
    .usage = "FILE",
    .printsObject = true,
};

} // namespace tickscope::cli
