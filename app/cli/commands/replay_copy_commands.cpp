// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <functional>
#include <string>

#include "app/cli/cases/copy_notes.h"
#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/export/clip_file.h"
#include "core/export/text/json_row.h"
#include "core/io/http/url.h"
#include "core/io/new_file.h"
#include "core/recorder/compactor.h"

namespace tickscope::cli {

namespace {

/// Writes what it makes of a source to the file with that name.
using ReplayCopy = std::function<Result<recorder::CompactReport>(const Shared<ByteSource> &,
                                                                 const std::string &)>;

Result<std::string> copyTarget(const Task &task)
{
    std::string target = *task.arguments.value("--output");
    std::error_code error;
    if (std::filesystem::equivalent(task.file, target, error))
        return badInput(Fault::tr("a recording cannot be written over itself"));
    TRY(checkReplaceable(target));
    const bool isThere = std::filesystem::exists(target, error);
    if (isThere && !task.arguments.has("--force"))
        return badInput({faults::ExistsAlreadyForceReplacesIt, target});
    // It may be one of the files of a recording in segments.
    if (isThere || std::filesystem::is_directory(task.file, error)) {
        TRY_ASSIGN(const auto opened, openRecording(task.address, task.http));
        TRY(checkMadeFile(*opened.recording, madeFile(opened, task.arguments), {}));
    }
    return target;
}

void writeCopyReport(const Task &task, const std::string &target,
                     const recorder::CompactReport &report)
{
    if (task.arguments.wantsJson()) {
        JsonRow json;
        json.insertText("file", task.file);
        json.insertText("output", target);
        json.insert("ticks", report.ticks);
        json.insert("chunks", report.chunks);
        json.insert("bytes_before", report.bytesBefore);
        json.insert("bytes_after", report.bytesAfter);
        task.output.write(json.line());
        return;
    }
    task.output.write(screenLine(target) + ": " + countText(report.ticks, "tick") + " in "
                      + countText(report.chunks, "chunk") + ", " + groupedText(report.bytesBefore)
                      + " bytes before, " + groupedText(report.bytesAfter) + " after\n");
}

/// Checks that one file is named and where the copy goes. Errors: BadInput.
Result<void> checkCopyArguments(const Arguments &arguments)
{
    if (!arguments.has("--output"))
        return badInput(Fault::tr("give the file to write with -o OUT.hcrp"));
    if (arguments.files().size() > 1)
        return badInput(Fault::tr("give one recording: there is only one copy"));
    return {};
}

/// Copies the task's file to --output and describes it, for people or as an object.
/// Errors: BadInput when the target is there already and --force is not given, or when it
/// is one of the files that are read; those of openNamed() and \a copy.
Result<recorder::CompactReport> copyReplay(const Task &task, const ReplayCopy &copy)
{
    TRY_ASSIGN(const auto target, copyTarget(task));
    TRY_ASSIGN(const auto source, openNamed(task.address, task.http, {}));
    auto report = copy(source, target);
    if (report)
        writeCopyReport(task, target, *report);
    return report;
}

constexpr std::int64_t LeastLevel = 1;
constexpr std::int64_t MostLevel = 22;

constexpr OptionSpec CompactOptionSpecs[]{
    {"--output", "OUT.hcrp", CliText::tr("The recording to write"), 'o'},
    {"--level", "N", CliText::tr("Compression level, 1 to 22; default: 19")},
    {"--metadata", "KEY=JSON",
     CliText::tr(
         "Metadata to add under \"tickscope\": JSON, else a text; may be given more than once")},
    FactsOption,
    {"--dictionary", "train|FILE",
     CliText::tr("Compress with a zstd dictionary; the game server refuses such files")},
    {"--force", "", CliText::tr("Accept an unfinished recording, and replace an existing file")},
};

Result<recorder::CompactOptions> compactOptions(const Arguments &arguments)
{
    recorder::CompactOptions options;
    TRY_ASSIGN(const auto level, arguments.integer("--level", LeastLevel, MostLevel));
    options.level = static_cast<int>(level.value_or(options.level));
    options.takesUnfinished = arguments.has("--force");
    for (const std::string &pair : arguments.values("--metadata")) {
        const auto equals = pair.find('=');
        if (equals == std::string::npos || equals == 0)
            return badInput(Fault::tr("--metadata takes KEY=JSON"));
        options.metadata.emplace_back(pair.substr(0, equals), pair.substr(equals + 1));
    }
    return options;
}

/// Trained on the recording, or read from the file that is named.
Result<void> chooseDictionary(const Arguments &arguments, recorder::CompactOptions &options)
{
    constexpr std::uint64_t LongestFile = 16U << 20;
    const auto name = arguments.value("--dictionary");
    options.trainsDictionary = name == "train";
    if (!name || options.trainsDictionary)
        return {};
    TRY_ASSIGN(const auto file, openFile(*name));
    TRY_ASSIGN(auto bytes, readAll(*file, 0, file->size(), LongestFile, {}));
    TRY_ASSIGN(options.dictionary, recorder::dictionaryOf(std::move(bytes)));
    return {};
}

/// Adds the figures of the task's recording, if --facts asks for them. Errors: those of reading it.
Result<void> addFacts(const Task &task, recorder::CompactOptions &options)
{
    if (!task.arguments.has(FactsOption.name))
        return {};
    TRY_ASSIGN(const auto opened, openRecording(task.address, task.http));
    return copiedFacts(opened, task.arguments).map([&options](const std::string &facts) {
        options.metadata.emplace_back("facts", facts);
    });
}

Result<void> checkCompact(const Arguments &arguments)
{
    TRY(checkCopyArguments(arguments));
    return compactOptions(arguments).map([](const auto &) {});
}

Result<ExitCode> runCompact(const Task &task)
{
    TRY_ASSIGN(auto options, compactOptions(task.arguments));
    TRY(chooseDictionary(task.arguments, options));
    TRY_ASSIGN(
        const auto report,
        copyReplay(task,
                   [&](const auto &source, const auto &target) -> Result<recorder::CompactReport> {
                       TRY(addFacts(task, options));
                       return recorder::compactRecording(source, target, options, {});
                   }));
    if (!report.dictionaryFile.empty() && !task.arguments.isQuiet())
        complain({Fault::tr("%1: needed to read %2; the game server refuses such recordings"),
                  report.dictionaryFile, *task.arguments.value("--output")});
    return ExitCode::Good;
}

constexpr OptionSpec ConvertOptionSpecs[]{
    {"--output", "OUT.hcrp", CliText::tr("The recording to write"), 'o'},
    {"--force", "", CliText::tr("Replace OUT.hcrp if it exists")},
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

constinit const Command CompactCommand{
    .name = "compact",
    .summary = CliText::tr("Merges a segmented Hollow Cube replay into one file"),
    .details = CliText::tr("The copy is read back and compared before it gets its name."),
    .options = CompactOptionSpecs,
    .check = checkCompact,
    .run = runCompact,
    .printsObject = true,
};

constinit const Command ConvertCommand{
    .name = "convert",
    .summary = CliText::tr("Converts a Hollow Cube replay from version 3 to version 4"),
    .details = CliText::tr("Positions are off by no more than 1/8192 block, at any tick."),
    .options = ConvertOptionSpecs,
    .check = checkCopyArguments,
    .run = runConvert,
    .printsObject = true,
};

} // namespace tickscope::cli
