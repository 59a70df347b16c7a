// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/cli/cases/case_people.h"
#include "app/cli/cases/case_store.h"
#include "app/cli/output/plain_text.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/review/case_json.h"
#include "core/review/limits.h"

namespace tickscope::cli {

namespace {

/// The options of a command on many cases, then those of its own.
std::vector<OptionSpec> withFilter(std::initializer_list<OptionSpec> own)
{
    std::vector<OptionSpec> all{StoreOption, AsOption};
    all.insert(all.end(), caseFilterOptions().begin(), caseFilterOptions().end());
    all.insert(all.end(), own);
    return all;
}

constexpr OptionSpec ShowOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--pictures", "", CliText::tr("Include the pictures of notes, in base64")},
};

std::string accusedLines(const review::Case &value)
{
    std::string all;
    for (const review::Identity &identity : value.accused)
        all += (all.empty() ? "" : "; ") + accusedLine(identity, value);
    return all;
}

/// Calls \a take with each case of the filter, by number, a page at a time.
Result<void> eachCase(review::Store &store, review::CaseFilter filter,
                      const std::function<Result<void>(const review::Case &)> &take)
{
    filter.order = review::CaseFilter::Order::Number;
    while (true) {
        TRY_ASSIGN(const auto page, resultOf(store.cases().matching(filter)));
        for (const review::Case &value : page)
            TRY(take(value));
        if (static_cast<int>(page.size()) < filter.limit)
            return {};
        filter.after = page.back().number;
    }
}

Result<ExitCode> runList(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto most, arguments.integer("--limit", 1, review::limits::Cases));
    TRY_ASSIGN(auto filter, caseFilter(arguments));
    if (!arguments.files().empty())
        return badInput(Fault::tr("case list takes only options"));
    TRY_ASSIGN(const auto store, openStore(arguments));
    using Align = TextTable::Align;
    TextTable table(
        {Align::Right, Align::Left, Align::Left, Align::Left, Align::Left, Align::Left});
    filter.limit = static_cast<int>(most.value_or(review::limits::Cases));
    TRY_ASSIGN(const auto cases, resultOf(store->cases().matching(filter)));
    for (const review::Case &value : cases) {
        if (arguments.wantsJson())
            output.write(jsonLine(review::toJson(value)));
        else
            table.add({std::to_string(value.number), statusText(value), shownWord(value.priority),
                       screenLine(value.assignee.toStdString()), accusedLines(value),
                       screenLine(value.claim.left(80).toStdString())});
    }
    output.write(table.text(""));
    return ExitCode::Good;
}

Pictures picturesOf(const Arguments &arguments)
{
    return arguments.has("--pictures") ? Pictures::Included : Pictures::Left;
}

std::string noteLine(const review::Annotation &note, const review::Case &owner)
{
    const review::Identity *accused = review::accusedOf(note, owner);
    QString player = accused ? review::personText(*accused) : note.player;
    if (!accused && note.client)
        player += " (client " + QString::number(*note.client) + ')';
    std::string line = "  note " + std::to_string(note.number);
    if (note.tick)
        line += " at tick " + std::to_string(*note.tick);
    if (note.lastTick)
        line += " to " + std::to_string(*note.lastTick);
    const bool hasSeveral = owner.recordings.size() > 1 && owner.isAbout(note.recording);
    const QString recording = hasSeveral ? owner.recordingName(note.recording) : QString();
    for (const QString &part : {recording, player, note.category, note.text})
        line += part.isEmpty() ? "" : ", " + screenLine(part.toStdString());
    // Earlier versions took such.
    if (!note.recording.isEmpty() && !owner.isAbout(note.recording))
        line += ", in a recording that is not of the case: " + note.recording.toStdString();
    return line + " (" + screenLine(note.author.toStdString()) + ")\n";
}

std::string opinionText(const review::Opinion &opinion)
{
    std::string text = "  " + screenLine(opinion.reviewer.toStdString()) + ": "
                       + (opinion.decision ? shownWord(*opinion.decision) : "open")
                       + (opinion.isDecided ? "" : " (not decided)") + '\n';
    for (const review::AspectFinding &aspect : opinion.aspects) {
        text += "    " + shownWord(aspect.aspect) + ": " + shownWord(aspect.finding);
        for (const review::NoteRef &note : aspect.evidence)
            text += ", note " + std::to_string(note.number);
        text += (aspect.reason.isEmpty() ? "" : ": ") + screenLine(aspect.reason.toStdString())
                + '\n';
    }
    if (!opinion.reason.isEmpty())
        text += "    reason: " + screenLine(opinion.reason.toStdString()) + '\n';
    return text;
}

Result<std::string> caseText(review::Store &store, const review::Case &value)
{
    TRY_ASSIGN(const auto notes, resultOf(store.notes().ofCase(value.id)));
    TRY_ASSIGN(const auto opinions, resultOf(store.opinions().ofCase(value.id)));
    std::string text = "case " + std::to_string(value.number) + ": " + statusText(value) + ", "
                       + shownWord(value.priority) + '\n';
    const auto add = [&text](const char *name, const QString &content) {
        if (!content.isEmpty())
            text += "  " + std::string(name) + ": " + screenLine(content.toStdString()) + '\n';
    };
    add("assignee", value.assignee);
    add("reporter", value.reporter);
    for (const review::Identity &identity : value.accused) {
        text += "  accused: " + accusedLine(identity, value) + '\n';
        add("also called", identity.names.mid(1).join(QStringLiteral(", ")));
    }
    for (const review::CaseRecording &recording : value.recordings)
        add("recording", recording.sha256 + u' ' + recording.name);
    for (const QString &line : value.claim.split(u'\n'))
        add("claim", line);
    if (value.outcome)
        add("outcome", QString::fromStdString(shownWord(*value.outcome)));
    for (const review::Annotation &note : notes)
        text += noteLine(note, value);
    for (const review::Opinion &opinion : opinions)
        text += opinionText(opinion);
    return text;
}

Result<ExitCode> runShow(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto numbers, caseNumbers(arguments, 1));
    TRY_ASSIGN(const auto store, openStore(arguments));
    for (const qint64 number : numbers) {
        TRY_ASSIGN(const auto value, resultOf(store->cases().withNumber(number)));
        TRY_ASSIGN(const auto text,
                   arguments.wantsJson()
                       ? wholeCase(*store, value, picturesOf(arguments)).map([](auto json) {
                             return jsonLine(json);
                         })
                       : caseText(*store, value));
        output.write(text);
    }
    return ExitCode::Good;
}

Result<ExitCode> runExport(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto numbers, caseNumbers(arguments, 0));
    TRY_ASSIGN(const auto filter, caseFilter(arguments));
    TRY_ASSIGN(const auto store, openStore(arguments));
    const auto write = [&](const review::Case &value) -> Result<void> {
        return wholeCase(*store, value, picturesOf(arguments)).map([&](const QJsonObject &json) {
            output.write(jsonLine(json));
        });
    };
    if (numbers.empty())
        return eachCase(*store, filter, write).map([] { return ExitCode::Good; });
    for (const qint64 number : numbers) {
        TRY_ASSIGN(const auto value, resultOf(store->cases().withNumber(number)));
        TRY(write(value));
    }
    return ExitCode::Good;
}

} // namespace

std::span<const Command> caseReadCommands()
{
    static const auto ListOptions = withFilter(
        {{"--limit", "N", CliText::tr("At most N cases, up to 1000")}});
    static const auto ExportOptions = withFilter(
        {{"--pictures", "", CliText::tr("Include the pictures of notes, in base64")}});
    static const std::array commands{
        Command{
            .name = "case list",
            .summary = CliText::tr("Lists reported cases, the most urgent first"),
            .options = ListOptions,
            .runWhole = runList,
            .usage = "",
        },
        Command{
            .name = "case show",
            .summary = CliText::tr(
                "Shows cases with their notes and verdicts; in JSON also their history"),
            .details = CliText::tr(
                "Until all reviewers have decided, you see only your own verdict and notes. A\n"
                "server enforces that; a file does not."),
            .options = ShowOptionSpecs,
            .runWhole = runShow,
            .usage = "NUMBER...",
        },
        Command{
            .name = "case export",
            .summary = CliText::tr("Writes complete cases as JSON, one per line"),
            .options = ExportOptions,
            .runWhole = runExport,
            .usage = "[NUMBER...]",
        },
    };
    return commands;
}

} // namespace tickscope::cli
