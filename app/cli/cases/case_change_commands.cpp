// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cases/case_store.h"
#include "app/cli/faults.h"
#include "app/cli/output/translated.h"
#include "core/base/translatable.h"
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
    {"--claim", "TEXT", QT_TRANSLATE_NOOP("cli", "What was reported")},
    {"--reporter", "NAME", QT_TRANSLATE_NOOP("cli", "Who reported it")},
    {"--accused", "NAME", QT_TRANSLATE_NOOP("cli", "Who is accused; may be given more than once")},
    {"--recording", "FILE|SHA256",
     QT_TRANSLATE_NOOP("cli", "A recording of the case; may be given more than once")},
    {"--tag", "TAG", QT_TRANSLATE_NOOP("cli", "May be given more than once")},
    {"--priority", "PRIORITY", QT_TRANSLATE_NOOP("cli", "low, normal, high or urgent")},
    {"--opinions", "N", QT_TRANSLATE_NOOP("cli", "Number of reviewers who must decide")},
    {"--input", "FILE", QT_TRANSLATE_NOOP("cli", "The case as JSON instead; - for standard input")},
    {"--key", "KEY",
     QT_TRANSLATE_NOOP("cli", "A unique key for this report, so that it is not filed twice")},
};

std::vector<OptionSpec> assignOptions()
{
    std::vector<OptionSpec> all{
        StoreOption,
        AsOption,
        {"--to", "NAME",
         QT_TRANSLATE_NOOP(
             "cli", "Assign the case to this reviewer; on a server, only leads assign others")},
        {"--nobody", "", QT_TRANSLATE_NOOP("cli", "Unassign it")},
        {"--next", "",
         QT_TRANSLATE_NOOP("cli", "Take the most urgent unassigned case that matches the filters")},
        {"--opinions", "N",
         QT_TRANSLATE_NOOP("cli", "Ask for verdicts of N reviewers; never fewer than before")},
    };
    all.insert(all.end(), caseFilterOptions().begin(), caseFilterOptions().end());
    return all;
}

constexpr OptionSpec NoteOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--text", "TEXT", QT_TRANSLATE_NOOP("cli", "What can be seen")},
    {"--recording", "FILE|SHA256",
     QT_TRANSLATE_NOOP("cli", "The recording; default: the only one of the case")},
    {"--tick", "T", QT_TRANSLATE_NOOP("cli", "At this tick")},
    {"--last-tick", "T", QT_TRANSLATE_NOOP("cli", "Up to this tick")},
    {"--player", "NAME", QT_TRANSLATE_NOOP("cli", "Of this player")},
    {"--client", "C", QT_TRANSLATE_NOOP("cli", "Of this client ID")},
    {"--color", "#RRGGBB", QT_TRANSLATE_NOOP("cli", "The note's color")},
    {"--category", "WORD", QT_TRANSLATE_NOOP("cli", "The note's category")},
    {"--picture", "FILE", QT_TRANSLATE_NOOP("cli", "A PNG that shows it")},
    {"--input", "FILE", QT_TRANSLATE_NOOP("cli", "The note as JSON instead; - for standard input")},
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
        return failure(ErrorCode::BadInput, {faults::MustBeOneOf, "--priority",
                                             review::allWords<review::Priority>().toStdString()});
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
        return failure(ErrorCode::BadInput, faults::CaseCreateTakesOnlyOptions);
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
        complain(shownFault(faults::NoCaseIsWaiting));
    return ExitCode::Good;
}

Result<ExitCode> runAssign(const Arguments &arguments, Output &output)
{
    const auto opinions = arguments.integer("--opinions", 1, 9);
    if (!opinions)
        return tl::unexpected(opinions.error());
    if (arguments.has("--next") + arguments.has("--to") + arguments.has("--nobody") > 1)
        return failure(ErrorCode::BadInput, faults::GiveOneOfToNobodyAndNext);
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
            .summary = QT_TRANSLATE_NOOP("cli", "Files a report as a new case"),
            .options = CreateOptionSpecs,
            .runWhole = runCreate,
            .usage = "",
        },
        Command{
            .name = "case assign",
            .summary = QT_TRANSLATE_NOOP("cli",
                                         "Gives a case to a reviewer, or takes the next one"),
            .details = QT_TRANSLATE_NOOP(
                "cli", "--next takes and assigns at once: no two people get the same case."),
            .options = AssignOptions,
            .runWhole = runAssign,
            .usage = "[NUMBER]",
        },
        Command{
            .name = "case note",
            .summary = QT_TRANSLATE_NOOP("cli", "Adds a note to a case"),
            .options = NoteOptionSpecs,
            .runWhole = runNote,
            .usage = "NUMBER",
        },
    };
    return commands;
}

} // namespace tickscope::cli
