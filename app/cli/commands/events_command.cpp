// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input/event_choice.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/export/write_events.h"
#include "core/model/event/event_form.h"
#include "core/model/event/event_sentence.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec EventsOptionSpecs[]{
    {"--kind", "K,...",
     "Only these kinds (chat, kill, ...; list prints all); may be given more than once"},
    {"--player", "P",
     "Only what this player did or had done: exact name, or number (digits always are one)"},
    {"--client", "C", "Only what was done from this slot or to it"},
    {"--from", "T", "From this tick or time on"},
    {"--to", "T", "Up to this tick or time"},
    {"--match", "REGEX", "Only texts with a match (RE2 syntax)"},
    {"--ignore-case", "", "Upper and lower case are alike for --match"},
    {"--raw", "", "Only what is recorded, nothing that follows from it and the map"},
    {"--all", "", "Engine messages too, as --kind system does for them alone"},
};

/// Which events are printed.
struct Filter {
    WhoAndWhen chosen;
    EventChoice choice;

    [[nodiscard]] bool passes(const EventRow &event) const
    {
        if (!chosen.ticks.contains(event.tick))
            return false;
        if (!chosen.takesClients(event.client, event.otherClient) || !choice.takes(event))
            return false;
        return !chosen.players
               || chosen.takesPlayers(chosen.who(event.client, event.tick),
                                      chosen.who(event.otherClient, event.tick));
    }
};

/// What the index has to keep, so that all is printed without decoding again. Where no kind that
/// is printed has more than its parts, decoders need not tell it.
Result<IndexExtras> eventExtrasFor(const OpenedRecording &opened, const Arguments &arguments,
                                   const EventChoice &choice)
{
    const auto ticks = chosenTicks(opened, arguments);
    if (!ticks)
        return tl::unexpected(ticks.error());
    IndexExtras extras;
    if (arguments.has("--show-secrets"))
        extras.secrets = Secrets::Shown;
    const auto hasMore = [&](const EventForm *form) {
        return form->hasOwnFields && choice.takesKind(*form->kind);
    };
    if (arguments.wantsJson() && std::ranges::any_of(formatOf(opened).eventForms(), hasMore)) {
        extras.ownFields = [choice, ticks = *ticks](const EventRow &event) {
            return ticks.contains(event.tick) && choice.takesKind(event.kind());
        };
    }
    return extras;
}

Result<Filter> eventFilterFor(const OpenedRecording &opened, const Arguments &arguments)
{
    auto choice = eventChoice(arguments);
    if (!choice)
        return tl::unexpected(choice.error());
    auto extras = eventExtrasFor(opened, arguments, *choice);
    if (!extras)
        return tl::unexpected(extras.error());
    auto chosen = chosenWhoAndWhen(opened, arguments, Earlier::Nothing, std::move(*extras));
    if (!chosen)
        return tl::unexpected(chosen.error());
    return Filter{*chosen, std::move(*choice)};
}

/// For people: a line each.
class EventPrinter
{
public:
    EventPrinter(const Task &task, const OpenedRecording &opened, const Filter &filter)
        : m_task(task)
        , m_opened(opened)
        , m_filter(filter)
    {
    }

    /// The events of the index that pass, as long as somebody reads them.
    void printAll()
    {
        const Index &index = *m_filter.chosen.index;
        const TickRange ticks = m_filter.chosen.ticks;
        for (std::size_t row = index.rowAtOrAfter(ticks.first); row < index.eventCount(); ++row) {
            const EventRow event = index.event(row);
            if (ticks.last < event.tick || !m_task.output.isWanted())
                return;
            if (m_filter.passes(event))
                print(event);
        }
    }

private:
    void print(const EventRow &event)
    {
        const Player *player = m_filter.chosen.who(event.client, event.tick);
        std::string who;
        if (event.client != NoClient)
            who = std::to_string(event.client) + ' '
                  + (player ? screenLine(player->nameAt(event.tick)) : "");
        std::string line = clockOf(event.tick);
        line += padded(std::string(event.kind().id), 14);
        line += "  ";
        line += padded(std::move(who), 18);
        line += "  ";
        line += screenLine(sentenceOf(*event.form, event.values));
        if (event.source != EventSource::Recorded)
            line += " (" + std::string(eventSourceWord(event.source)) + ')';
        line.erase(line.find_last_not_of(' ') + 1);
        line += '\n';
        m_task.output.write(line);
    }

    const std::string &clockOf(Tick tick)
    {
        if (m_clockTick != tick) {
            const std::size_t digits = std::to_string(m_opened.ticks().last.value).size();
            m_clock = paddedLeft(std::to_string(tick.value), digits) + "  "
                      + clockText(m_opened.time().timeAt(tick)) + "  ";
        }
        m_clockTick = tick;
        return m_clock;
    }

    const Task &m_task;
    const OpenedRecording &m_opened;
    const Filter &m_filter;
    std::optional<Tick> m_clockTick;
    std::string m_clock; ///< Of that tick.
};

/// For programs: rows.
void writeRows(const Task &task, const Filter &filter)
{
    const EventRowShape shape{.numbersPlayers = filter.chosen.numbersPlayers,
                              .file = task.isOnly ? std::string() : task.file};
    RowWriter writer(task.output, RowFormat::JsonLines, {});
    const auto passes = [&filter](const EventRow &event) { return filter.passes(event); };
    // Nobody stops it but who no longer reads.
    (void)EventRows(writer, filter.chosen.index, shape).writeAll(filter.chosen.ticks, passes, {});
    writer.finish();
}

Result<void> checkEvents(const Arguments &arguments)
{
    if (auto checked = checkRange(arguments); !checked)
        return checked;
    return eventChoice(arguments).map([](const auto &) {});
}

/// The kinds of the recording's format, of which it may have none.
void writeKindList(const Task &task, const OpenedRecording &opened)
{
    std::vector<std::string_view> kinds;
    for (const EventKind *kind : eventKindsOf(formatOf(opened).eventForms()))
        kinds.push_back(kind->id);
    if (task.arguments.wantsJson()) {
        Json json;
        putText(json, "file", opened.name);
        json["format"] = opened.info().format;
        json["kinds"] = kinds;
        task.output.write(jsonLine(json));
        return;
    }
    writeHeading(task);
    for (const std::string_view kind : kinds)
        task.output.write(std::string(kind) + '\n');
}

Result<std::vector<Damage>> readEvents(const Task &task, const OpenedRecording &recorded)
{
    if (wantsKindList(task.arguments)) {
        writeKindList(task, recorded);
        return std::vector<Damage>{};
    }
    const OpenedRecording opened = wholeRecording(recorded, task.arguments);
    const auto filter = eventFilterFor(opened, task.arguments);
    if (!filter)
        return tl::unexpected(filter.error());
    if (task.arguments.wantsJson()) {
        writeRows(task, *filter);
    } else {
        writeHeading(task);
        EventPrinter(task, opened, *filter).printAll();
    }
    return filter->chosen.index->damage();
}

} // namespace

const Command &eventsCommand()
{
    static const Command command{
        .name = "events",
        .summary = "What happened: chat, kills, joins, votes, ... (rows)",
        .details
        = "Repeats that the file holds, one for each receiver, are kept. T is a tick, or "
          "a time as\n"
          "in --at if it has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. A range is read "
          "alone: its\n"
          "players have names, and numbers only if --player is one.",
        .options = EventsOptionSpecs,
        .check = checkEvents,
        .read = readEvents,
    };
    return command;
}

} // namespace tickscope::cli
