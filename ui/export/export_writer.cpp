// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_writer.h"

#include <set>

#include "core/base/try.h"
#include "core/export/write_events.h"
#include "core/export/write_state.h"
#include "core/export/write_tracks.h"
#include "core/model/event/event_form.h"
#include "ui/export/saved_text.h"

namespace tickscope {

namespace {

/// Texts may begin like formulas, and people open tables with spreadsheets.
constexpr CsvReader Reader = CsvReader::Spreadsheet;

/// Writes one order.
struct OrderWriter {
    const ExportOrder &order;
    ExportRun run;
    const Player *chosenPlayer{order.player
                                   ? order.index->players().of(*order.player)
                                   : nullptr}; ///< Who was chosen, as far as the index knows.

    Result<void> write(TextSink &sink) const
    {
        switch (order.subject) {
        case ExportSubject::Events:
            return writeEvents(sink);
        case ExportSubject::Players:
            return writePlayers(
                order.index->players(), [this](const Player &player) { return takes(player); },
                order.format, Reader, sink, run);
        case ExportSubject::Inputs:
            return writeInputs(sink);
        case ExportSubject::Markers:
            return writeMarkers(sink);
        case ExportSubject::Tracks:
            return writeTracks(sink);
        case ExportSubject::State:
            return writeState(sink);
        case ExportSubject::Picture:
            break; // no rows
        }
        return {};
    }

    /// Whether no player was chosen, or the one who has \a client at \a tick.
    [[nodiscard]] bool takes(int client, Tick tick) const
    {
        if (!order.player)
            return true;
        if (!chosenPlayer) // no player whom the index knows
            return client == order.player->client;
        return client != NoClient && order.index->players().at(client, tick) == chosenPlayer;
    }

    [[nodiscard]] bool takes(const Player &player) const
    {
        const TickRange there = player.ticks();
        return (!order.player || &player == chosenPlayer) && there.first <= order.ticks.last
               && order.ticks.first <= there.last;
    }

    /// The events that are written, or of which lines are.
    [[nodiscard]] EventQuery query() const
    {
        EventQuery query;
        query.ticks = order.ticks;
        if (chosenPlayer)
            query.players = {*order.player};
        else if (order.player)
            query.client = order.player->client;
        return query;
    }

    /// The kinds among what will be written that have more than their parts.
    [[nodiscard]] std::set<const EventKind *> kindsWithFields() const
    {
        const EventMatcher matcher(query(), *order.index);
        std::set<const EventKind *> kinds;
        const auto look = [&](std::size_t, const EventRow &event) {
            if (event.form->hasOwnFields && matcher.takes(event))
                kinds.insert(&event.kind());
            return true;
        };
        if (order.lines) {
            for (const EventLine &line : *order.lines)
                look(line.row, order.index->event(line.row));
        } else {
            (void)forEachEvent(*order.index, matcher, look);
        }
        return kinds;
    }

    /// The window keeps no more of an event than its parts.
    [[nodiscard]] Result<Shared<Index>> indexOfEvents() const
    {
        const auto kinds = kindsWithFields();
        if (kinds.empty())
            return order.index;
        const Shared<Outline> outline(order.index, &order.index->outline());
        const auto whole = indexWithFields(
            order.recording, outline,
            [kinds, ticks = order.ticks](const EventRow &event) {
                return ticks.contains(event.tick) && kinds.contains(&event.kind());
            },
            run);
        // A recording that has grown meanwhile has other rows.
        const bool isSame = whole && (*whole)->eventCount() == order.index->eventCount();
        return isSame || !whole ? whole : Result<Shared<Index>>(order.index);
    }

    Result<void> writeEvents(TextSink &sink) const
    {
        TRY_ASSIGN(const auto index, indexOfEvents());
        const EventRowShape shape{.hasNames = true, .hasCounts = order.lines != nullptr};
        RowWriter writer(sink, order.format, EventRows::columns(shape), Reader);
        EventRows rows(writer, index, shape);
        auto written = order.lines ? rows.writeLines(*order.lines, query(), run)
                                   : rows.writeAll(query(), run);
        writer.finish();
        return written;
    }

    Result<void> writeInputs(TextSink &sink) const
    {
        InputExport wanted{order.recording, order.index, order.ticks, {}};
        wanted.takes = [this](int client, Tick tick) { return takes(client, tick); };
        return tickscope::writeInputs(wanted, order.format, Reader, sink, run);
    }

    Result<void> writeMarkers(TextSink &sink) const
    {
        std::vector<MarkerRow> markers = order.markers;
        std::erase_if(markers, [this](const MarkerRow &marker) {
            const TickRange ticks{marker.tick, marker.last.value_or(marker.tick)};
            const bool isInside = ticks.first <= order.ticks.last
                                  && order.ticks.first <= ticks.last;
            return !isInside
                   || (order.player && !(marker.client && takes(*marker.client, marker.tick)));
        });
        return tickscope::writeMarkers(markers, order.index->time(), order.format, Reader, sink,
                                       run);
    }

    Result<void> writeTracks(TextSink &sink) const
    {
        const Shared<Outline> outline(order.index, &order.index->outline());
        TrackExport wanted{
            .walk = {order.recording, outline, order.index->seekPoints(), order.ticks},
            .ticks = order.ticks,
            .index = order.index,
            .mover = order.recording->makeMotion(order.map)->makeMover()};
        if (order.player)
            wanted.takesPlayer = [this](const Player *who) { return who && who == chosenPlayer; };
        const TrackRowShape shape{.dimensions = dimensionsOf(wanted.walk), .hasNames = true};
        RowWriter writer(sink, order.format, trackColumns(shape), Reader);
        TRY(tickscope::writeTracks(std::move(wanted), shape, writer, sink, run));
        writer.finish();
        return {};
    }

    Result<void> writeState(TextSink &sink) const
    {
        StateExport wanted{*order.frame, order.index->time(), order.name};
        if (order.player && order.frame->at) {
            wanted.takes = [this](const ItemView &item) {
                const Past at{order.frame->at->tick, order.frame->at->recorded};
                const auto type = at.recorded->schema()->type(item.key.type);
                return type->isPlayer(item.key.id, item.words)
                       && takes(static_cast<int>(item.key.id), at.tick);
            };
        }
        return tickscope::writeState(wanted, order.format, Reader, sink, run);
    }
};

} // namespace

ExportOutcome writeExport(const ExportOrder &order, const std::function<void(double)> &progress,
                          std::stop_token stop)
{
    const OrderWriter writer{order, {stop, progress}};
    QString problem = saveText(order.path, [&](TextSink &sink) { return writer.write(sink); });
    return {std::move(problem), stop.stop_requested()};
}

} // namespace tickscope
