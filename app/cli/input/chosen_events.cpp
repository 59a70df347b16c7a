// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/chosen_events.h"

#include <algorithm>

#include "app/cli/input/opened_recording.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/export/write_events.h"
#include "core/formats/format.h"
#include "core/model/event/event_form.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec EventQueryOptionSpecs[]{
    {"--kind", "K,...",
     CliText::tr(
         "Only these event types (chat, kill, ...; list prints all); may be given more than once")},
    {"--player", "P",
     CliText::tr("Only events by or on this player: exact name, or number (6 or '#6')")},
    {"--client", "C", CliText::tr("Only events by or on this slot")},
    {"--from", "T", CliText::tr("Start at this tick or time")},
    {"--to", "T", CliText::tr("End at this tick or time")},
    {"--match", "REGEX", CliText::tr("Only texts that match (RE2 syntax)")},
    {"--ignore-case", "", CliText::tr("Ignore case in --match")},
    {"--raw", "", CliText::tr("Only what is recorded, nothing rebuilt from it and the map")},
    {"--all", "", CliText::tr("Include engine messages (--kind system shows only those)")},
};

/// In place of kinds.
constexpr std::string_view KindList = "list";

KindSet kindsIn(const Arguments &arguments)
{
    const auto words = arguments.listed("--kind");
    return {words.begin(), words.end()};
}

/// Of all formats: the files may be of several.
std::vector<std::string_view> knownKinds()
{
    EventForms all;
    for (const auto &format : allFormats().formats())
        all = joinedForms({all, format->eventForms()});
    std::vector<std::string_view> words;
    for (const EventKind *kind : eventKindsOf(all))
        words.push_back(kind->id);
    return words;
}

/// The nearest kind to one that there is not; nothing for one that there is.
std::optional<std::string> nearestKind(const std::string &kind)
{
    const auto known = knownKinds();
    if (std::ranges::binary_search(known, std::string_view(kind)))
        return {};
    return std::string(nearestWord(kind, known));
}

Result<void> checkKinds(const KindSet &kinds)
{
    for (const std::string &kind : kinds) {
        if (const auto nearest = nearestKind(kind))
            return badInput({Fault::tr("--kind: there is no event type \"%1\"; the closest is "
                                       "\"%2\" (--kind list prints all)"),
                             kind, *nearest});
    }
    return {};
}

/// --match and --ignore-case. What matches is the sentence alone.
Result<void> readPattern(const Arguments &arguments, EventQuery &query)
{
    const auto text = arguments.value("--match");
    const bool ignoresCase = arguments.has("--ignore-case");
    if (!text && ignoresCase)
        return badInput(Fault::tr("--ignore-case is for --match"));
    query.text = text.value_or("");
    query.textRule = {.isExpression = true,
                      .letterCase = ignoresCase ? LetterCase::Ignored : LetterCase::Exact,
                      .isInNames = false};
    const auto pattern = TextPattern::compile(query.text, query.textRule.letterCase);
    if (!pattern)
        return badInput({faults::Words, "--match: " + faultText(pattern.error().fault)});
    return {};
}

/// --kind, --all, --match and --ignore-case. Errors: BadInput with a sentence for the user: a kind
/// that no format has, naming the nearest; an expression that is none.
Result<EventQuery> queryIn(const Arguments &arguments)
{
    EventQuery query;
    query.kinds = kindsIn(arguments);
    query.mostRate = arguments.has("--all") ? EventRate::Internal : EventRate::Noisy;
    if (auto checked = checkKinds(query.kinds); !checked && !wantsKindList(arguments))
        return tl::unexpected(checked.error());
    TRY(readPattern(arguments, query));
    return query;
}

/// What the index has to keep, so that all is printed without decoding again. Where no kind that
/// is printed has more than its parts, decoders need not make it.
Result<IndexExtras> eventExtrasFor(const OpenedRecording &opened, const Arguments &arguments,
                                   const EventQuery &query, EventDetail detail)
{
    TRY_ASSIGN(const auto ticks, chosenTicks(opened, arguments));
    IndexExtras extras;
    if (arguments.has("--show-secrets"))
        extras.secrets = Secrets::Shown;
    const auto hasMore = [&](const EventForm *form) {
        return form->hasOwnFields && query.takesKind(*form->kind);
    };
    if (detail == EventDetail::Fields
        && std::ranges::any_of(opened.format().eventForms(), hasMore)) {
        extras.ownFields = [query, ticks](const EventRow &event) {
            return ticks.contains(event.tick) && query.takesKind(event.kind());
        };
    }
    return extras;
}

} // namespace

Result<void> checkKind(const std::string &kind)
{
    if (const auto nearest = nearestKind(kind))
        return badInput(
            {Fault::tr("there is no event type \"%1\"; the closest is \"%2\""), kind, *nearest});
    return {};
}

bool wantsKindList(const Arguments &arguments)
{
    return kindsIn(arguments).contains(KindList);
}

std::vector<Fault> unknownKinds(const OpenedRecording &opened, const Arguments &arguments)
{
    std::string partial;
    std::string never;
    for (const std::string &kind : kindsIn(arguments)) {
        if (knowsEvents(opened.format(), opened.info(), kind))
            continue;
        const bool isOfFormat = std::ranges::any_of(
            opened.format().eventForms(),
            [&kind](const EventForm *form) { return form->kind->id == kind; });
        std::string &list = isOfFormat ? partial : never;
        list += (list.empty() ? "" : ", ") + kind;
    }
    std::vector<Fault> faults;
    if (!never.empty())
        faults.emplace_back(
            Fault::tr("%1: events of these types are never recorded in this format: %2"),
            opened.name, never);
    if (!partial.empty())
        faults.emplace_back(Fault::tr("%1: not all events of these types are recorded: %2"),
                            opened.name, partial);
    return faults;
}

EventQuery ChosenEvents::whole() const
{
    EventQuery all = query;
    all.ticks = chosen.ticks;
    all.client = chosen.client;
    if (chosen.players)
        all.players = chosen.playerRefs();
    return all;
}

std::span<const OptionSpec> eventQueryOptions()
{
    return EventQueryOptionSpecs;
}

Result<void> checkEventQuery(const Arguments &arguments)
{
    TRY(checkRange(arguments));
    return queryIn(arguments).map([](const auto &) {});
}

Result<ChosenEvents> chosenEvents(const OpenedRecording &opened, const Arguments &arguments,
                                  EventDetail detail, std::shared_ptr<PassListener> listener,
                                  Namesakes namesakes)
{
    TRY_ASSIGN(auto query, queryIn(arguments));
    TRY_ASSIGN(auto extras, eventExtrasFor(opened, arguments, query, detail));
    extras.seeks = IndexSeeks::One;
    extras.listener = std::move(listener);
    TRY_ASSIGN(auto chosen,
               chosenWhoAndWhen(opened, arguments, Earlier::Nothing, std::move(extras), namesakes));
    return ChosenEvents{chosen, std::move(query)};
}

std::uint64_t writeEventRows(const ChosenEvents &events, const std::string &file, TextSink &sink,
                             const std::string &sha256)
{
    const EventRowShape shape{
        .numbersPlayers = events.chosen.numbersPlayers, .file = file, .sha256 = sha256};
    RowWriter writer(sink, RowFormat::JsonLines, {});
    // Nobody stops it but who no longer reads.
    (void)EventRows(writer, events.chosen.index, shape).writeAll(events.whole(), {});
    writer.finish();
    return writer.rowCount();
}

} // namespace tickscope::cli
