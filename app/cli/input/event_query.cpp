// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/event_query.h"

#include "app/cli/input/opened_recording.h"
#include "core/base/fault.h"
#include "core/export/write_events.h"
#include "core/formats/format.h"
#include "core/model/event/event_form.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec EventQueryOptionSpecs[]{
    {"--kind", "K,...",
     QT_TRANSLATE_NOOP(
         "cli",
         "Only these event types (chat, kill, ...; list prints all); may be given more than once")},
    {"--player", "P",
     QT_TRANSLATE_NOOP("cli",
                       "Only events by or on this player: exact name, or number (6 or '#6')")},
    {"--client", "C", QT_TRANSLATE_NOOP("cli", "Only events by or on this slot")},
    {"--from", "T", QT_TRANSLATE_NOOP("cli", "Start at this tick or time")},
    {"--to", "T", QT_TRANSLATE_NOOP("cli", "End at this tick or time")},
    {"--match", "REGEX", QT_TRANSLATE_NOOP("cli", "Only texts that match (RE2 syntax)")},
    {"--ignore-case", "", QT_TRANSLATE_NOOP("cli", "Ignore case in --match")},
    {"--raw", "",
     QT_TRANSLATE_NOOP("cli", "Only what is recorded, nothing rebuilt from it and the map")},
    {"--all", "",
     QT_TRANSLATE_NOOP("cli", "Include engine messages (--kind system shows only those)")},
};

/// What the index has to keep, so that all is printed without decoding again. Where no kind that
/// is printed has more than its parts, decoders need not make it.
Result<IndexExtras> eventExtrasFor(const OpenedRecording &opened, const Arguments &arguments,
                                   const EventChoice &choice, EventDetail detail)
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
    if (detail == EventDetail::Fields
        && std::ranges::any_of(formatOf(opened).eventForms(), hasMore)) {
        extras.ownFields = [choice, ticks = *ticks](const EventRow &event) {
            return ticks.contains(event.tick) && choice.takesKind(event.kind());
        };
    }
    return extras;
}

} // namespace

std::span<const OptionSpec> eventQueryOptions()
{
    return EventQueryOptionSpecs;
}

Result<void> checkEventQuery(const Arguments &arguments)
{
    if (auto checked = checkRange(arguments); !checked)
        return checked;
    return eventChoice(arguments).map([](const auto &) {});
}

Result<EventQuery> eventQueryFor(const OpenedRecording &opened, const Arguments &arguments,
                                 EventDetail detail)
{
    auto choice = eventChoice(arguments);
    if (!choice)
        return tl::unexpected(choice.error());
    auto extras = eventExtrasFor(opened, arguments, *choice, detail);
    if (!extras)
        return tl::unexpected(extras.error());
    auto chosen = chosenWhoAndWhen(opened, arguments, Earlier::Nothing, std::move(*extras));
    if (!chosen)
        return tl::unexpected(chosen.error());
    return EventQuery{*chosen, std::move(*choice)};
}

std::uint64_t writeEventRows(const EventQuery &query, const std::string &file, TextSink &sink)
{
    const EventRowShape shape{.numbersPlayers = query.chosen.numbersPlayers, .file = file};
    RowWriter writer(sink, RowFormat::JsonLines, {});
    const auto passes = [&query](const EventRow &event) { return query.passes(event); };
    // Nobody stops it but who no longer reads.
    (void)EventRows(writer, query.chosen.index, shape).writeAll(query.chosen.ticks, passes, {});
    writer.finish();
    return writer.rowCount();
}

} // namespace tickscope::cli
