// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input/event_choice.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/json_row.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
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
        if (!chosen.takesClients(event.client, event.otherClient))
            return false;
        return choice.takes(event);
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

std::string_view sourceWord(EventSource source)
{
    switch (source) {
    case EventSource::Recorded:
        return "recorded";
    case EventSource::Rebuilt:
        return "rebuilt";
    case EventSource::Guess:
        return "guess";
    }
    return {};
}

class EventPrinter
{
public:
    EventPrinter(const Task &task, const OpenedRecording &opened, const Filter &filter)
        : m_task(task)
        , m_opened(opened)
        , m_filter(filter)
        , m_isJson(task.arguments.wantsJson())
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
                print(row, event);
        }
    }

private:
    void print(std::size_t row, const EventRow &event)
    {
        const Player *player = m_filter.chosen.who(event.client, event.tick);
        const Player *other = m_filter.chosen.who(event.otherClient, event.tick);
        if (!m_filter.chosen.takesPlayers(player, other))
            return;
        if (m_isJson)
            printJson(event, player, other, m_filter.chosen.index->eventFields(row));
        else
            printText(event, player);
    }

    void putParty(JsonRow &row, const std::string &prefix, int client, const Player *player,
                  Tick tick) const
    {
        if (player && m_filter.chosen.numbersPlayers)
            row.put(prefix + "player", player->id);
        else
            row.putNull(prefix + "player");
        if (player && !m_filter.chosen.numbersPlayers)
            row.putText(prefix + "name", player->nameAt(tick));
        if (client != NoClient)
            row.put(prefix + "client_id", client);
        else
            row.putNull(prefix + "client_id");
    }

    void printJson(const EventRow &event, const Player *player, const Player *other,
                   const std::vector<EventField> &fields)
    {
        JsonRow row;
        if (!m_task.isOnly)
            row.putText("file", m_task.file);
        row.put("tick", event.tick.value);
        row.putRaw("seconds", secondsOf(event.tick));
        row.putText("kind", event.kind().id);
        if (event.source != EventSource::Recorded)
            row.putText("source", sourceWord(event.source));
        putParty(row, "", event.client, player, event.tick);
        putParty(row, "other_", event.otherClient, other, event.tick);
        row.putText("text", sentenceOf(*event.form, event.values));
        putFields(row, fields);
        m_task.output.write(row.finish());
    }

    /// Whether a name comes twice, or may: nobody compares all of many.
    static bool mayRepeatNames(const std::vector<EventField> &fields)
    {
        constexpr std::size_t Few = 12;
        for (std::size_t i = 1; i < fields.size() && fields.size() <= Few; ++i) {
            const auto before = std::span(fields).first(i);
            if (std::ranges::find(before, fields[i].name, &EventField::name) != before.end())
                return true;
        }
        return fields.size() > Few;
    }

    static void putValues(JsonRow &row, const std::vector<EventField> &fields)
    {
        if (!mayRepeatNames(fields)) {
            row.beginObject("fields");
            for (const EventField &field : fields)
                row.putValue(field.name, field.value);
            return row.endObject();
        }
        Json values = Json::object();
        for (const EventField &field : fields)
            addValue(values, field.name, field.value);
        row.putRaw("fields", values.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

    static void putFields(JsonRow &row, const std::vector<EventField> &fields)
    {
        putValues(row, fields);
        const auto hasText = [](const EventField &field) { return !field.text.empty(); };
        if (std::ranges::none_of(fields, hasText))
            return;
        Json texts = Json::object();
        for (const EventField &field : fields) {
            if (hasText(field))
                putText(texts, field.name, field.text);
        }
        row.putRaw("texts", texts.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

    void printText(const EventRow &event, const Player *player)
    {
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
            line += " (" + std::string(sourceWord(event.source)) + ')';
        line.erase(line.find_last_not_of(' ') + 1);
        line += '\n';
        m_task.output.write(line);
    }

    /// Many events have the same tick.
    const std::string &secondsOf(Tick tick)
    {
        if (m_secondsTick != tick)
            m_seconds = jsonSeconds(m_opened.time().timeAt(tick)).dump();
        m_secondsTick = tick;
        return m_seconds;
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
    bool m_isJson;
    std::optional<Tick> m_secondsTick;
    std::string m_seconds; ///< Of that tick.
    std::optional<Tick> m_clockTick;
    std::string m_clock; ///< Of that tick.
};

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
    if (!task.arguments.wantsJson())
        writeHeading(task);
    EventPrinter(task, opened, *filter).printAll();
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
