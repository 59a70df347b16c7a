// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_reader.h"

#include <algorithm>

#include "app/cli/command.h"
#include "core/base/translatable.h"
#include "core/export/text/json_row.h"
#include "core/export/text/json_text.h"

namespace tickscope::cli {

namespace {

/// Options that say which events are meant.
constexpr std::string_view EventOptions[]{
    "--kind", "--player", QT_TRANSLATE_NOOP("cli", "--client"),
    "--from", "--to",     QT_TRANSLATE_NOOP("cli", "--match"),
    "--all"};

bool holdAll(const ScanWish &wish, FigureSource source, const OpenedRecording &opened,
             const Index &index)
{
    return std::ranges::all_of(wish.conditions, [&](const ScanCondition &condition) {
        return condition.source != source
               || condition.holds(infoFigure(condition.figure, opened, index));
    });
}

/// The events that are asked for; nothing where nobody and no tick is.
Result<std::optional<EventQuery>> eventsIn(const OpenedRecording &opened, const ScanWish &wish)
{
    auto query = eventQueryFor(opened, wish.arguments, EventDetail::Fields);
    if (query)
        return std::optional(std::move(*query));
    if (query.error().code == ErrorCode::OutOfRange)
        return std::optional<EventQuery>();
    return tl::unexpected(query.error());
}

/// \a find, if there are players as the conditions want them. What they cost most is asked last.
Result<std::optional<ScanFind>> withPlayers(ScanFind find, const ScanWish &wish)
{
    if (!askForFacts(wish.conditions))
        return std::optional(std::move(find));
    auto players = playersWithFacts(find.opened, wish.conditions, wish.arguments);
    const bool isNobody = players ? players->empty()
                                  : players.error().code == ErrorCode::OutOfRange;
    if (isNobody)
        return std::optional<ScanFind>();
    if (!players)
        return tl::unexpected(players.error());
    // Their events alone.
    if (find.events && find.events->chosen.numbersPlayers) {
        find.events->chosen.players.emplace();
        for (const FoundPlayer &player : *players)
            find.events->chosen.players->push_back(player.player);
    }
    find.players = std::move(*players);
    return std::optional(std::move(find));
}

std::string factsJson(const std::vector<FactValue> &facts)
{
    JsonRow row;
    for (const FactValue &fact : facts) {
        row.beginObject(fact.figure);
        row.putRaw("value", realJson(fact.value));
        row.put("samples", fact.samples);
        row.endObject();
    }
    return row.finish();
}

/// \param player  null: the row is about the recording.
void writeFigures(const ScanFind &find, const FoundPlayer *player, TextSink &sink)
{
    JsonRow row;
    row.putText("file", find.opened.name);
    row.putText("format", find.opened.info().format);
    if (player) {
        row.put("player", player->player);
        row.putText("name", player->name);
        row.putRaw("facts", factsJson(player->facts));
    }
    row.putRaw("figures", figuresJson(find.opened, *find.index));
    sink.write(row.finish() + '\n');
}

} // namespace

Result<ScanWish> scanWish(const Arguments &arguments)
{
    if (auto checked = checkEventQuery(arguments); !checked)
        return tl::unexpected(checked.error());
    const auto http = httpOptions(arguments);
    if (!http)
        return tl::unexpected(http.error());
    ScanWish wish{arguments, *http, {}, false};
    for (const std::string &text : arguments.values("--when")) {
        auto condition = parseCondition(text);
        if (!condition)
            return tl::unexpected(condition.error());
        wish.conditions.push_back(std::move(*condition));
    }
    wish.wantsEvents = std::ranges::any_of(
        EventOptions, [&](std::string_view option) { return arguments.has(option); });
    return wish;
}

Result<std::optional<ScanFind>> scanRecording(const std::string &name, const ScanWish &wish,
                                              bool &isDamaged)
{
    auto opened = openRecording(name, wish.http);
    if (!opened)
        return tl::unexpected(opened.error());
    isDamaged = !opened->outline->damage.empty();
    if (!holdAll(wish, FigureSource::Outline, *opened, Index(opened->outline)))
        return std::optional<ScanFind>();
    ScanFind find{std::move(*opened)};
    const OpenedRecording whole = wish.wantsEvents ? wholeRecording(find.opened, wish.arguments)
                                                   : find.opened;
    if (wish.wantsEvents) {
        auto events = eventsIn(whole, wish);
        if (!events)
            return tl::unexpected(events.error());
        if (!*events)
            return std::optional<ScanFind>();
        find.events = std::move(*events);
        isDamaged = isDamaged || !find.events->chosen.index->damage().empty();
        // One pass tells all, if it went over all of what is recorded.
        if (find.events->chosen.numbersPlayers && whole.recording == find.opened.recording)
            find.index = find.events->chosen.index;
    }
    const bool needsIndex = !wish.wantsEvents
                            || std::ranges::any_of(wish.conditions, [](const auto &condition) {
                                   return condition.source == FigureSource::Index;
                               });
    if (!find.index && needsIndex) {
        auto index = readIndex(find.opened, wish.arguments);
        if (!index)
            return tl::unexpected(index.error());
        find.index = std::move(*index);
    }
    if (find.index) {
        isDamaged = isDamaged || !find.index->damage().empty();
        if (!holdAll(wish, FigureSource::Index, find.opened, *find.index))
            return std::optional<ScanFind>();
    }
    return withPlayers(std::move(find), wish);
}

void writeFind(const ScanFind &find, TextSink &sink)
{
    if (find.events) {
        writeEventRows(*find.events, find.opened.name, sink);
        return;
    }
    if (!find.players)
        return writeFigures(find, nullptr, sink);
    for (const FoundPlayer &player : *find.players)
        writeFigures(find, &player, sink);
}

} // namespace tickscope::cli
