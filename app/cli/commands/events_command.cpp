// SPDX-License-Identifier: GPL-3.0-or-later
#include <unordered_map>

#include "app/cli/input/chosen_events.h"
#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/analysis/distinct_names.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/export/write_events.h"
#include "core/formats/format.h"
#include "core/model/event/event_memo.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

/// For people: a line each.
struct EventPrinter {
    /// Of a client, with the name that it had last.
    struct WhoColumn {
        const std::string *name = nullptr;
        std::string text;
    };

    const Task &task;
    const OpenedRecording &opened;
    const ChosenEvents &events;
    std::string line = {};
    std::unordered_map<const EventKind *, std::string> kindColumns = {};
    std::unordered_map<int, WhoColumn> whoColumns = {};
    std::optional<Tick> clockTick = {};
    std::string clock = {}; ///< Of that tick.
    EventMemo<std::string> sentences = {};

    /// The events of the index that pass, as long as somebody reads them.
    void printAll()
    {
        const Index &index = *events.chosen.index;
        // Nobody stops it but who no longer reads.
        (void)forEachEvent(index, EventMatcher(events.whole(), index),
                           [this](std::size_t, const EventRow &event) {
                               if (task.output.isWanted())
                                   print(event);
                               return task.output.isWanted();
                           });
    }

    void print(const EventRow &event)
    {
        line = clockOf(event.tick);
        line += kindColumn(event.kind());
        if (isLineToOne(event))
            line += padded(who(event, event.client) + " -> " + who(event, event.otherClient),
                           WhoWidth)
                    + "  ";
        else
            line += whoColumn(event);
        // Those of two people are about names that may be alike.
        if (event.otherClient != NoClient)
            line += sentence(event);
        else
            line += sentences.of(*event.form, event.values, [&] { return sentence(event); });
        if (event.source != EventSource::Recorded) {
            line += " (";
            line += eventSourceWord(event.source);
            line += ')';
        }
        line.erase(line.find_last_not_of(' ') + 1);
        line += '\n';
        task.output.write(line);
    }

    std::string sentence(const EventRow &event) const
    {
        return screenLine(
            shownSentence(event, events.chosen.index->players(),
                          events.chosen.numbersPlayers ? DistinctBy::Number : DistinctBy::Client));
    }

    const std::string &kindColumn(const EventKind &kind)
    {
        std::string &column = kindColumns[&kind];
        if (column.empty())
            column = padded(std::string(kind.id), 14) + "  ";
        return column;
    }

    /// Nobody else is named by the words.
    static bool isLineToOne(const EventRow &event)
    {
        return event.otherClient != NoClient && hasPart(PartRole::Said, *event.form);
    }

    /// "#6 npc01", or "2 npc01" where only the client is known.
    std::string who(const EventRow &event, int client) const
    {
        if (client == NoClient)
            return "?";
        const PlayerRef party = partyOf(event, client);
        const Player *player = events.chosen.who(party);
        std::string text = player && events.chosen.numbersPlayers ? '#' + std::to_string(player->id)
                                                                  : std::to_string(client);
        if (player)
            text += ' ' + screenLine(player->nameAt(party));
        return text;
    }

    const std::string &whoColumn(const EventRow &event)
    {
        const PlayerRef party = partyOf(event, event.client);
        const Player *player = events.chosen.who(party);
        const std::string *name = player ? &player->nameAt(party) : nullptr;
        WhoColumn &column = whoColumns[event.client];
        if (column.name != name || column.text.empty())
            column = {name,
                      padded(event.client == NoClient ? "" : who(event, event.client), WhoWidth)
                          + "  "};
        return column.text;
    }

    const std::string &clockOf(Tick tick)
    {
        if (clockTick != tick) {
            const std::size_t digits = std::to_string(opened.ticks().last.value).size();
            clock = paddedLeft(std::to_string(tick.value), digits) + "  "
                    + clockText(opened.time().timeAt(tick)) + "  ";
        }
        clockTick = tick;
        return clock;
    }

    static constexpr std::size_t WhoWidth = 18;
};

/// The kinds of the recording's format, of which it may have none.
void writeKindList(const Task &task, const OpenedRecording &opened)
{
    std::vector<std::string> kinds;
    for (const EventKind *kind : eventKindsOf(opened.format().eventForms()))
        kinds.emplace_back(kind->id);
    if (task.arguments.wantsJson()) {
        JsonRow json;
        json.insertText("file", opened.name);
        json.insertText("format", opened.info().format);
        json.insertTexts("kinds", kinds);
        task.output.write(json.line());
        return;
    }
    writeHeading(task);
    for (const std::string &kind : kinds)
        task.output.write(kind + '\n');
}

Result<std::vector<Damage>> readEvents(const Task &task, const OpenedRecording &recorded)
{
    if (wantsKindList(task.arguments)) {
        writeKindList(task, recorded);
        return std::vector<Damage>{};
    }
    const OpenedRecording opened = wholeRecording(recorded, task.arguments);
    // What cannot be read is reported of every command.
    if (!opened.info().unread && !task.arguments.isQuiet()) {
        for (const Fault &unknown : unknownKinds(opened, task.arguments))
            complain(unknown);
    }
    const bool isJson = task.arguments.wantsJson();
    TRY_ASSIGN(const auto events,
               chosenEvents(opened, task.arguments,
                            isJson ? EventDetail::Fields : EventDetail::Sentences));
    if (isJson) {
        writeEventRows(events, task.isOnly ? std::string() : task.file, task.output);
    } else {
        writeHeading(task);
        EventPrinter{.task = task, .opened = opened, .events = events}.printAll();
    }
    return events.chosen.index->damage();
}

} // namespace

const Command EventsCommand{
    .name = "events",
    .summary = CliText::tr("Lists what happened: chat, kills, joins, votes, ... (rows)"),
    .details = CliText::tr(
        "Repeats in the file, one for each receiver, are kept. T is a tick, or a time if it\n"
        "has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its\n"
        "players have names, and numbers only if --player is one."),
    .options = eventQueryOptions(),
    .check = checkEventQuery,
    .read = readEvents,
};

} // namespace tickscope::cli
