// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/replay_copy.h"

#include "app/cli/faults.h"
#include "app/cli/output/translated.h"
#include "core/base/translatable.h"

namespace tickscope::cli {

namespace {

constexpr std::int64_t LeastLevel = 1;
constexpr std::int64_t MostLevel = 22;

constexpr OptionSpec CompactOptionSpecs[]{
    {"--output", "OUT.hcrp", QT_TRANSLATE_NOOP("cli", "The recording to write"), 'o'},
    {"--level", "N", QT_TRANSLATE_NOOP("cli", "Compression level, 1 to 22; default: 19")},
    {"--metadata", "KEY=VALUE",
     QT_TRANSLATE_NOOP("cli", "Metadata to add; may be given more than once")},
    {"--dictionary", "train|FILE",
     QT_TRANSLATE_NOOP("cli",
                       "Compress with a zstd dictionary; the game server refuses such files")},
    {"--force", "",
     QT_TRANSLATE_NOOP("cli", "Accept an unfinished recording, and replace an existing file")},
};

Result<recorder::CompactOptions> compactOptions(const Arguments &arguments)
{
    recorder::CompactOptions options;
    const auto level = arguments.integer("--level", LeastLevel, MostLevel);
    if (!level)
        return tl::unexpected(level.error());
    options.level = static_cast<int>(level->value_or(options.level));
    options.takesUnfinished = arguments.has("--force");
    for (const std::string &pair : arguments.values("--metadata")) {
        const auto equals = pair.find('=');
        if (equals == std::string::npos || equals == 0)
            return failure(ErrorCode::BadInput, faults::MetadataTakesKeyValue);
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
    const auto file = openFile(*name);
    if (!file)
        return tl::unexpected(file.error());
    auto bytes = readAll(**file, 0, (*file)->size(), LongestFile, {});
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto dictionary = recorder::dictionaryOf(std::move(*bytes));
    if (!dictionary)
        return tl::unexpected(dictionary.error());
    options.dictionary = std::move(*dictionary);
    return {};
}

Result<void> checkCompact(const Arguments &arguments)
{
    if (auto checked = checkCopyArguments(arguments); !checked)
        return checked;
    return compactOptions(arguments).map([](const auto &) {});
}

Result<ExitCode> runCompact(const Task &task)
{
    auto options = compactOptions(task.arguments);
    if (!options)
        return tl::unexpected(options.error());
    if (auto chosen = chooseDictionary(task.arguments, *options); !chosen)
        return tl::unexpected(chosen.error());
    const auto report = copyReplay(task, [&](const auto &source, const auto &target) {
        return recorder::compactRecording(source, target, *options, {});
    });
    if (!report)
        return tl::unexpected(report.error());
    if (!report->dictionaryFile.empty() && !task.arguments.isQuiet())
        complain(shownFault({faults::DictionaryIsNeeded, report->dictionaryFile,
                             *task.arguments.value("--output")}));
    return ExitCode::Good;
}

} // namespace

const Command &compactCommand()
{
    static const Command command{
        .name = "compact",
        .summary = QT_TRANSLATE_NOOP("cli", "Merges a segmented Hollow Cube replay into one file"),
        .details = QT_TRANSLATE_NOOP("cli",
                                     "The copy is read back and compared before it gets its name."),
        .options = CompactOptionSpecs,
        .check = checkCompact,
        .run = runCompact,
        .printsObject = true,
    };
    return command;
}

} // namespace tickscope::cli
