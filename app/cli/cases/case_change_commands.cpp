// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cases/case_store.h"
#include "core/review/case_json.h"
#include "core/review/limits.h"
#include "core/review/report_import.h"

#include <array>

#include <QUuid>

namespace tickscope::cli {

namespace {

constexpr OptionSpec CreateOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--claim", "TEXT", "What was reported"},
    {"--reporter", "NAME", "Who reported it"},
    {"--accused", "NAME", "Who is accused; may be given more than once"},
    {"--recording", "FILE|SHA256", "A recording of it; may be given more than once"},
    {"--tag", "TAG", "May be given more than once"},
    {"--priority", "PRIORITY", "low, normal, high or urgent"},
    {"--opinions", "N", "How many reviewers have to decide"},
    {"--input", "FILE", "The case as JSON instead; - for standard input"},
    {"--key", "KEY", "A name for this report: with the same one it is not filed twice"},
};

std::vector<OptionSpec> assignOptions()
{
    std::vector<OptionSpec> all{
        StoreOption,
        AsOption,
        {"--to", "NAME",
         "Give the case to this reviewer; on a server, another than you if you lead"},
        {"--nobody", "", "Give it back"},
        {"--next", "", "Take the most urgent one that nobody has, of those that the filters leave"},
        {"--opinions", "N", "Ask for the verdicts of N reviewers; never fewer than before"},
    };
    all.insert(all.end(), caseFilterOptions().begin(), caseFilterOptions().end());
    return all;
}

constexpr OptionSpec NoteOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--text", "TEXT", "What there is to see"},
    {"--recording", "FILE|SHA256", "Where; the case's only one if not given"},
    {"--tick", "T", "At this tick"},
    {"--last-tick", "T", "Up to this tick"},
    {"--player", "NAME", "Of this player"},
    {"--client", "C", "Of this client ID"},
    {"--color", "#RRGGBB", "The note's color"},
    {"--category", "WORD", "The note's category"},
    {"--picture", "FILE", "A PNG that shows it"},
    {"--input", "FILE", "The note as JSON instead; - for standard input"},
};

Result<review::Case> caseOfOptions(const Arguments &arguments)
{
    review::Case value;
    value.claim = textValue(arguments, "--claim");
    value.reporter = textValue(arguments, "--reporter");
    for (const std::string &name : arguments.values("--accused"))
        value.accused.push_back({{QString::fromStdString(name)}, {}, {}, {}, {}});
    for (const std::string &tag : arguments.values("--tag"))
        value.tags << QString::fromStdString(tag);
    const QString priority = textValue(arguments, "--priority");
    const auto chosen = review::fromWord<review::Priority>(priority);
    if (!chosen && !priority.isEmpty())
        return failure(ErrorCode::BadInput,
                       {faults::Words, "--priority is one of "
                                           + review::allWords<review::Priority>().toStdString()});
    value.priority = chosen.value_or(review::Priority::Normal);
    for (const std::string &written : arguments.values("--recording")) {
        auto recording = recordingOf(written, arguments);
        if (!recording)
            return tl::unexpected(recording.error());
        value.recordings.push_back(std::move(*recording));
    }
    return value;
}

Result<ExitCode> runCreate(const Arguments &arguments, Output &output)
{
    const auto opinions = arguments.integer("--opinions", 1, 9);
    if (!opinions)
        return tl::unexpected(opinions.error());
    if (!arguments.files().empty())
        return failure(ErrorCode::BadInput,
                       {faults::Words, "case create takes no words, only options"});
    auto value = arguments.has("--input") ? inputObject(arguments).and_then(
                     [](const QJsonObject &json) { return resultOf(review::caseFromJson(json)); })
                                          : caseOfOptions(arguments);
    if (!value)
        return tl::unexpected(value.error());
    if (*opinions)
        value->opinionsNeeded = static_cast<int>(**opinions);
    const auto store = openStore(arguments);
    if (!store)
        return tl::unexpected(store.error());
    const QString key = textValue(arguments, "--key");
    const auto made = savedOf<review::Case>(
        (*store)->save(*value, key.isEmpty() ? QUuid::createUuid() : review::changeOfKey(key)));
    if (!made)
        return tl::unexpected(made.error());
    writeCase(*made, arguments, output);
    return ExitCode::Good;
}

Result<ExitCode> takeNextCase(const Arguments &arguments, Output &output)
{
    const auto filter = caseFilter(arguments);
    if (!filter)
        return tl::unexpected(filter.error());
    const auto store = openStore(arguments);
    if (!store)
        return tl::unexpected(store.error());
    const auto next = (*store)->takeNext(*filter);
    if (!next)
        return tl::unexpected(errorOf(next.error()));
    if (*next)
        writeCase(**next, arguments, output);
    else if (!arguments.isQuiet())
        complain("no case is waiting");
    return ExitCode::Good;
}

Result<ExitCode> runAssign(const Arguments &arguments, Output &output)
{
    const auto opinions = arguments.integer("--opinions", 1, 9);
    if (!opinions)
        return tl::unexpected(opinions.error());
    if (arguments.has("--next") + arguments.has("--to") + arguments.has("--nobody") > 1)
        return failure(ErrorCode::BadInput, {faults::Words, "one of --to, --nobody and --next"});
    if (arguments.has("--next"))
        return takeNextCase(arguments, output);
    const auto number = caseNumbers(arguments, 1, 1);
    if (!number)
        return tl::unexpected(number.error());
    const auto store = openStore(arguments);
    if (!store)
        return tl::unexpected(store.error());
    auto value = (*store)->caseOf(number->front());
    if (!value)
        return tl::unexpected(errorOf(value.error()));
    if (arguments.has("--to") || arguments.has("--nobody"))
        value->assignee = textValue(arguments, "--to");
    if (*opinions)
        value->opinionsNeeded = static_cast<int>(**opinions);
    const auto saved = savedOf<review::Case>((*store)->save(*value, QUuid::createUuid()));
    if (!saved)
        return tl::unexpected(saved.error());
    writeCase(*saved, arguments, output);
    return ExitCode::Good;
}

Result<review::Note> noteOfOptions(const Arguments &arguments)
{
    review::Note note;
    const auto tick = arguments.integer("--tick");
    const auto last = arguments.integer("--last-tick");
    const auto client = arguments.integer("--client");
    for (const auto *number : {&tick, &last, &client}) {
        if (!*number)
            return tl::unexpected(number->error());
    }
    note.tick = *tick;
    note.lastTick = *last;
    note.client = *client;
    note.text = textValue(arguments, "--text");
    note.player = textValue(arguments, "--player");
    note.color = textValue(arguments, "--color");
    note.category = textValue(arguments, "--category");
    if (const auto written = arguments.value("--recording")) {
        auto recording = recordingOf(*written, arguments);
        if (!recording)
            return tl::unexpected(recording.error());
        note.recording = recording->sha256;
    }
    if (const auto path = arguments.value("--picture")) {
        auto picture = readInput(*path, review::limits::Picture);
        if (!picture)
            return tl::unexpected(picture.error());
        note.picture = std::move(*picture);
    }
    return note;
}

Result<ExitCode> runNote(const Arguments &arguments, Output &output)
{
    const auto number = caseNumbers(arguments, 1, 1);
    if (!number)
        return tl::unexpected(number.error());
    auto note = arguments.has("--input") ? inputObject(arguments).and_then(
                    [](const QJsonObject &json) { return resultOf(review::noteFromJson(json)); })
                                         : noteOfOptions(arguments);
    if (!note)
        return tl::unexpected(note.error());
    const auto store = openStore(arguments);
    if (!store)
        return tl::unexpected(store.error());
    const auto owner = (*store)->caseOf(number->front());
    if (!owner)
        return tl::unexpected(errorOf(owner.error()));
    note->caseId = owner->id;
    if (note->recording.isEmpty() && owner->recordings.size() == 1)
        note->recording = owner->recordings.front().sha256;
    const auto saved = savedOf<review::Note>((*store)->save(*note, QUuid::createUuid()));
    if (!saved)
        return tl::unexpected(saved.error());
    output.write(arguments.wantsJson() ? jsonLine(review::toJson(*saved))
                                       : "note " + std::to_string(saved->id) + '\n');
    return ExitCode::Good;
}

} // namespace

std::span<const Command> caseChangeCommands()
{
    static const auto AssignOptions = assignOptions();
    static const std::array commands{
        Command{
            .name = "case create",
            .summary = "Files a report as a new case",
            .options = CreateOptionSpecs,
            .runWhole = runCreate,
            .usage = "",
        },
        Command{
            .name = "case assign",
            .summary = "Gives a case to a reviewer, or takes the next one",
            .details = "--next takes and assigns at once: no two people get the same case.",
            .options = AssignOptions,
            .runWhole = runAssign,
            .usage = "[NUMBER]",
        },
        Command{
            .name = "case note",
            .summary = "Adds a note to a case",
            .options = NoteOptionSpecs,
            .runWhole = runNote,
            .usage = "NUMBER",
        },
    };
    return commands;
}

} // namespace tickscope::cli
