// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QUuid>

#include "app/cli/cases/case_people.h"
#include "app/cli/cases/case_store.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/review/case_json.h"
#include "core/review/limits.h"
#include "core/review/report_import.h"
#include "core/review/store/checked.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec AccusedOption{
    "--accused", "P",
    CliText::tr("Who is accused: exact name, or number (6 or '#6') in the FILE of --recording; may "
                "be given more than once")};

constexpr OptionSpec AccuseOptionSpecs[]{
    StoreOption,
    AsOption,
    AccusedOption,
    {"--recording", "FILE", CliText::tr("The recording of the case that knows them")},
};

constexpr OptionSpec CreateOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--claim", "TEXT", CliText::tr("What was reported")},
    {"--reporter", "NAME", CliText::tr("Who reported it")},
    AccusedOption,
    {"--recording", "FILE|SHA256",
     CliText::tr("A recording of the case; may be given more than once")},
    {"--tag", "TAG", CliText::tr("May be given more than once")},
    {"--priority", "PRIORITY", CliText::tr("low, normal, high or urgent")},
    {"--opinions", "N", CliText::tr("Number of reviewers who must decide")},
    {"--input", "FILE", CliText::tr("The case as JSON instead; - for standard input")},
    {"--key", "KEY", CliText::tr("A unique key for this report, so that it is not filed twice")},
};

std::vector<OptionSpec> assignOptions()
{
    std::vector<OptionSpec> all{
        StoreOption,
        AsOption,
        {"--to", "NAME",
         CliText::tr("Assign the case to this reviewer; on a server, only leads assign others")},
        {"--nobody", "", CliText::tr("Unassign it")},
        {"--next", "",
         CliText::tr("Take the most urgent unassigned case that matches the filters")},
        {"--opinions", "N",
         CliText::tr("Ask for verdicts of N reviewers; never fewer than before")},
    };
    all.insert(all.end(), caseFilterOptions().begin(), caseFilterOptions().end());
    return all;
}

constexpr OptionSpec NoteOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--text", "TEXT", CliText::tr("What can be seen")},
    {"--recording", "FILE|SHA256", CliText::tr("The recording; default: the only one of the case")},
    {"--add-recording", "", CliText::tr("Add the recording to the case first")},
    {"--tick", "T", CliText::tr("At this tick")},
    {"--last-tick", "T", CliText::tr("Up to this tick")},
    {"--player", "P", CliText::tr("Of this player: exact name, or number (6 or '#6')")},
    {"--client", "C", CliText::tr("Of this client ID")},
    {"--color", "#RRGGBB", CliText::tr("The note's color")},
    {"--category", "WORD", CliText::tr("The note's category")},
    {"--picture", "FILE", CliText::tr("A PNG that shows it")},
    {"--input", "FILE", CliText::tr("The note as JSON instead; - for standard input")},
};

/// All of --accused, as the files of --recording know them.
Result<std::vector<review::Identity>> accusedOfOptions(const Arguments &arguments)
{
    std::vector<review::Identity> all;
    if (!arguments.has("--accused"))
        return all;
    TRY_ASSIGN(const auto files, caseFiles(arguments));
    for (const std::string &written : arguments.values("--accused")) {
        TRY_ASSIGN(auto accused, accusedBy(written, files, arguments));
        all.insert(all.end(), accused.begin(), accused.end());
    }
    return all;
}

Result<review::Case> caseOfOptions(const Arguments &arguments)
{
    review::Case value;
    value.claim = textValue(arguments, "--claim");
    value.reporter = textValue(arguments, "--reporter");
    for (const std::string &tag : arguments.values("--tag"))
        value.tags << QString::fromStdString(tag);
    const QString priority = textValue(arguments, "--priority");
    const auto chosen = review::fromWord<review::Priority>(priority);
    if (!chosen && !priority.isEmpty())
        return badInput({faults::MustBeOneOf, "--priority",
                         review::allWords<review::Priority>().toStdString()});
    value.priority = chosen.value_or(review::Priority::Normal);
    for (const std::string &written : arguments.values("--recording")) {
        TRY_ASSIGN(auto recording, recordingOf(written, arguments));
        value.recordings.push_back(std::move(recording));
    }
    TRY_ASSIGN(value.accused, accusedOfOptions(arguments));
    return value;
}

Result<ExitCode> runCreate(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto opinions, arguments.integer("--opinions", 1, 9));
    if (!arguments.files().empty())
        return badInput(Fault::tr("case create takes only options"));
    TRY_ASSIGN(auto value, arguments.has("--input")
                               ? inputObject(arguments).and_then([](const QJsonObject &json) {
                                     return resultOf(review::caseFromJson(json));
                                 })
                               : caseOfOptions(arguments));
    if (opinions)
        value.opinionsNeeded = static_cast<int>(*opinions);
    TRY_ASSIGN(const auto store, openStore(arguments, MissingStore::Made));
    const QString key = textValue(arguments, "--key");
    TRY_ASSIGN(const auto made,
               savedOf<review::Case>(store->cases().save(
                   value, key.isEmpty() ? QUuid::createUuid() : review::changeOfKey(key))));
    writeCase(made, arguments, output);
    return ExitCode::Good;
}

Result<ExitCode> takeNextCase(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto filter, caseFilter(arguments));
    TRY_ASSIGN(const auto store, openStore(arguments));
    TRY_ASSIGN(const auto next, resultOf(store->cases().takeNext(filter)));
    if (next)
        writeCase(*next, arguments, output);
    else if (!arguments.isQuiet())
        complain(Fault::tr("no case is waiting"));
    return ExitCode::Good;
}

Result<ExitCode> runAssign(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto opinions, arguments.integer("--opinions", 1, 9));
    const int ways = arguments.has("--next") + arguments.has("--to") + arguments.has("--nobody");
    if (ways > 1 || (ways == 0 && !arguments.has("--opinions")))
        return badInput(Fault::tr("give one of --to NAME, --nobody and --next"));
    if (arguments.has("--next"))
        return takeNextCase(arguments, output);
    TRY_ASSIGN(const auto number, caseNumbers(arguments, 1, 1));
    TRY_ASSIGN(const auto store, openStore(arguments));
    TRY_ASSIGN(auto value, resultOf(store->cases().withNumber(number.front())));
    if (arguments.has("--to") || arguments.has("--nobody"))
        value.assignee = textValue(arguments, "--to");
    if (opinions)
        value.opinionsNeeded = static_cast<int>(*opinions);
    TRY_ASSIGN(const auto saved,
               savedOf<review::Case>(store->cases().save(value, QUuid::createUuid())));
    writeCase(saved, arguments, output);
    return ExitCode::Good;
}

/// Puts each person of \a accused in the place of those names only that he has held, or adds him.
void replaceNames(review::Case &value, const std::vector<review::Identity> &accused)
{
    for (const review::Identity &person : accused) {
        std::erase_if(value.accused, [&person](const review::Identity &each) {
            return each == person
                   || (!each.isPerson()
                       && std::ranges::any_of(each.names, [&person](const QString &name) {
                              return person.names.contains(name);
                          }));
        });
        value.accused.push_back(person);
    }
}

Result<ExitCode> runAccuse(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto number, caseNumbers(arguments, 1, 1));
    if (!arguments.has("--accused"))
        return badInput(Fault::tr("give the accused with --accused P"));
    TRY_ASSIGN(const auto store, openStore(arguments));
    TRY_ASSIGN(auto value, resultOf(store->cases().withNumber(number.front())));
    TRY_ASSIGN(const auto accused, accusedOfOptions(arguments));
    for (const review::Identity &person : accused) {
        if (person.isPerson() && !value.isAbout(person.recording))
            return badInput({faults::IsNotARecordingOfTheCase, *arguments.value("--recording")});
    }
    replaceNames(value, accused);
    TRY_ASSIGN(const auto saved,
               savedOf<review::Case>(store->cases().save(value, QUuid::createUuid())));
    writeCase(saved, arguments, output);
    return ExitCode::Good;
}

/// Whether the recording at \a path has the ticks of \a note.
Result<void> checkTicks(const std::string &path, const review::Annotation &note,
                        const Arguments &arguments)
{
    if (!note.tick || review::isSha256(QString::fromStdString(path)))
        return {};
    TRY_ASSIGN(const auto http, httpOptions(arguments));
    TRY_ASSIGN(const auto opened, openRecording(path, http));
    const TickRange ticks = note.ticks();
    if (!opened.ticks().contains(ticks.first) || !opened.ticks().contains(ticks.last))
        return outOfRange({faults::NoSuchTick, ticksThereAre(opened)});
    return {};
}

Result<review::Annotation> noteOfOptions(const Arguments &arguments)
{
    review::Annotation note;
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
        TRY_ASSIGN(auto recording, recordingOf(*written, arguments));
        note.recording = recording.sha256;
        TRY(checkTicks(*written, note, arguments));
    }
    if (const auto path = arguments.value("--picture")) {
        TRY_ASSIGN(note.picture, readInput(*path, review::limits::Picture));
    }
    return note;
}

/// What a note is about is a recording of its case, or becomes one where that is wanted.
Result<void> takeRecording(review::Store &store, review::Case owner, const QString &recording,
                           const Arguments &arguments)
{
    if (recording.isEmpty() || owner.isAbout(recording))
        return {};
    const std::string written = arguments.has("--input") ? recording.toStdString()
                                                         : *arguments.value("--recording");
    if (!arguments.has("--add-recording"))
        return badInput(
            {Fault::tr("%1 is not a recording of the case; --add-recording adds it"), written});
    TRY_ASSIGN(auto added, recordingOf(written, arguments));
    owner.recordings.push_back(std::move(added));
    return savedOf<review::Case>(store.cases().save(owner, QUuid::createUuid()))
        .map([](const review::Case &) {});
}

Result<ExitCode> runNote(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto number, caseNumbers(arguments, 1, 1));
    TRY_ASSIGN(auto note, arguments.has("--input")
                              ? inputObject(arguments).and_then([](const QJsonObject &json) {
                                    return resultOf(review::noteFromJson(json));
                                })
                              : noteOfOptions(arguments));
    TRY_ASSIGN(const auto store, openStore(arguments));
    TRY_ASSIGN(const auto owner, resultOf(store->cases().withNumber(number.front())));
    note.caseId = owner.id;
    if (note.recording.isEmpty() && owner.recordings.size() == 1)
        note.recording = owner.recordings.front().sha256;
    // A file is read through only for who has to be found in it.
    const bool isAboutSomebody = arguments.has("--player") || arguments.has("--client");
    TRY_ASSIGN(const auto files, isAboutSomebody ? caseFiles(arguments) : std::vector<CaseFile>());
    TRY(setNotePlayer(arguments, files, owner, note));
    TRY(takeRecording(*store, owner, note.recording, arguments));
    TRY_ASSIGN(const auto saved,
               savedOf<review::Annotation>(store->notes().save(note, QUuid::createUuid())));
    output.write(arguments.wantsJson() ? jsonLine(review::toJson(saved))
                                       : "note " + std::to_string(saved.number) + '\n');
    return ExitCode::Good;
}

} // namespace

std::span<const Command> caseChangeCommands()
{
    static const auto AssignOptions = assignOptions();
    static const std::array commands{
        Command{
            .name = "case create",
            .summary = CliText::tr("Files a report as a new case"),
            .options = CreateOptionSpecs,
            .runWhole = runCreate,
            .usage = "",
        },
        Command{
            .name = "case accuse",
            .summary = CliText::tr(
                "Says which player of a recording is accused, for a case with a name only"),
            .details = CliText::tr(
                "The player takes the place of the name, where the case has it; otherwise they\n"
                "are accused as well."),
            .options = AccuseOptionSpecs,
            .runWhole = runAccuse,
            .usage = "NUMBER",
        },
        Command{
            .name = "case assign",
            .summary = CliText::tr("Gives a case to a reviewer, or takes the next one"),
            .details = CliText::tr(
                "--next takes and assigns at once: no two people get the same case."),
            .options = AssignOptions,
            .runWhole = runAssign,
            .usage = "[NUMBER]",
        },
        Command{
            .name = "case note",
            .summary = CliText::tr("Adds a note to a case"),
            .options = NoteOptionSpecs,
            .runWhole = runNote,
            .usage = "NUMBER",
        },
    };
    return commands;
}

} // namespace tickscope::cli
