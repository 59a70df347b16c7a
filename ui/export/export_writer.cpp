// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_writer.h"

#include <set>

#include "core/base/try.h"
#include "core/export/write_events.h"
#include "core/export/write_rows.h"
#include "core/export/write_state.h"
#include "core/export/write_tracks.h"
#include "core/model/event/event_form.h"
#include "ui/export/saved_text.h"

namespace tickscope {

namespace {

/// Texts may begin like formulas, and people open tables with spreadsheets.
constexpr CsvReader Reader = CsvReader::Spreadsheet;

/// Writes one order.
class OrderWriter
{
public:
    OrderWriter(const ExportOrder &order, ExportRun run)
        : m_order(order)
        , m_run(std::move(run))
        , m_player(order.player ? order.index->players().of(*order.player) : nullptr)
    {
    }

    Result<void> write(TextSink &sink) const
    {
        switch (m_order.subject) {
        case ExportSubject::Events:
            return writeEvents(sink);
        case ExportSubject::Players:
            return writePlayers(
                m_order.index->players(), [this](const Player &player) { return takes(player); },
                m_order.format, Reader, sink, m_run);
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

private:
    /// Whether no player was chosen, or the one who has \a client at \a tick.
    [[nodiscard]] bool takes(int client, Tick tick) const
    {
        if (!m_order.player)
            return true;
        if (!m_player) // no player whom the index knows
            return client == m_order.player->client;
        return client != NoClient && m_order.index->players().at(client, tick) == m_player;
    }

    [[nodiscard]] bool takes(const Player &player) const
    {
        const TickRange there = player.ticks();
        return (!m_order.player || &player == m_player) && there.first <= m_order.ticks.last
               && m_order.ticks.first <= there.last;
    }

    /// The events that are written, or of which lines are.
    [[nodiscard]] EventQuery query() const
    {
        EventQuery query;
        query.ticks = m_order.ticks;
        if (m_player)
            query.players = {*m_order.player};
        else if (m_order.player)
            query.client = m_order.player->client;
        return query;
    }

    /// The kinds among what will be written that have more than their parts.
    [[nodiscard]] std::set<const EventKind *> kindsWithFields() const
    {
        const EventMatcher matcher(query(), *m_order.index);
        std::set<const EventKind *> kinds;
        const auto look = [&](std::size_t, const EventRow &event) {
            if (event.form->hasOwnFields && matcher.takes(event))
                kinds.insert(&event.kind());
            return true;
        };
        if (m_order.lines) {
            for (const EventLine &line : *m_order.lines)
                look(line.row, m_order.index->event(line.row));
        } else {
            (void)forEachEvent(*m_order.index, matcher, look);
        }
        return kinds;
    }

    /// The window keeps no more of an event than its parts.
    [[nodiscard]] Result<Shared<Index>> indexOfEvents() const
    {
        const auto kinds = kindsWithFields();
        if (kinds.empty())
            return m_order.index;
        const Shared<Outline> outline(m_order.index, &m_order.index->outline());
        const auto whole = indexWithFields(
            m_order.recording, outline,
            [kinds, ticks = m_order.ticks](const EventRow &event) {
                return ticks.contains(event.tick) && kinds.contains(&event.kind());
            },
            m_run);
        // A recording that has grown meanwhile has other rows.
        const bool isSame = whole && (*whole)->eventCount() == m_order.index->eventCount();
        return isSame || !whole ? whole : Result<Shared<Index>>(m_order.index);
    }

    Result<void> writeEvents(TextSink &sink) const
    {
        TRY_ASSIGN(const auto index, indexOfEvents());
        const EventRowShape shape{.hasNames = true, .hasCounts = m_order.lines != nullptr};
        RowWriter writer(sink, m_order.format, EventRows::columns(shape), Reader);
        EventRows rows(writer, index, shape);
        auto written = m_order.lines ? rows.writeLines(*m_order.lines, query(), m_run)
                                     : rows.writeAll(query(), m_run);
        writer.finish();
        return written;
    }

    Result<void> writeInputs(TextSink &sink) const
    {
        InputExport wanted{m_order.recording, m_order.index, m_order.ticks, {}};
        wanted.takes = [this](int client, Tick tick) { return takes(client, tick); };
        return tickscope::writeInputs(wanted, m_order.format, Reader, sink, m_run);
    }

    Result<void> writeMarkers(TextSink &sink) const
    {
        std::vector<MarkerRow> markers = m_order.markers;
        std::erase_if(markers, [this](const MarkerRow &marker) {
            const TickRange ticks{marker.tick, marker.last.value_or(marker.tick)};
            const bool isInside = ticks.first <= m_order.ticks.last
                                  && m_order.ticks.first <= ticks.last;
            return !isInside
                   || (m_order.player && !(marker.client && takes(*marker.client, marker.tick)));
        });
        return tickscope::writeMarkers(markers, m_order.index->time(), m_order.format, Reader, sink,
                                       m_run);
    }

    Result<void> writeTracks(TextSink &sink) const
    {
        const Shared<Outline> outline(m_order.index, &m_order.index->outline());
        TrackExport wanted{
            .walk = {m_order.recording, outline, m_order.index->seekPoints(), m_order.ticks},
            .ticks = m_order.ticks,
            .index = m_order.index,
            .mover = m_order.recording->makeMotion(m_order.map)->makeMover()};
        if (m_order.player)
            wanted.takesPlayer = [this](const Player *who) { return who && who == m_player; };
        const TrackRowShape shape{.dimensions = dimensionsOf(wanted.walk), .hasNames = true};
        RowWriter writer(sink, m_order.format, trackColumns(shape), Reader);
        TRY(tickscope::writeTracks(std::move(wanted), shape, writer, sink, m_run));
        writer.finish();
        return {};
    }

    Result<void> writeState(TextSink &sink) const
    {
        StateExport wanted{*m_order.frame, m_order.index->time(), m_order.name};
        if (m_order.player && m_order.frame->at) {
            wanted.takes = [this](const ItemView &item) {
                const Past at{m_order.frame->at->tick, m_order.frame->at->recorded};
                const auto type = at.recorded->schema()->type(item.key.type);
                return type->isPlayer(item.key.id, item.words)
                       && takes(static_cast<int>(item.key.id), at.tick);
            };
        }
        return tickscope::writeState(wanted, m_order.format, Reader, sink, m_run);
    }

    const ExportOrder &m_order;
    ExportRun m_run;
    const Player *m_player; ///< Who was chosen, as far as the index knows.
};

} // namespace

ExportOutcome writeExport(const ExportOrder &order, const std::function<void(double)> &progress,
                          std::stop_token stop)
{
    const OrderWriter writer(order, {stop, progress});
    QString problem = saveText(order.path, [&](TextSink &sink) { return writer.write(sink); });
    return {std::move(problem), stop.stop_requested()};
}

} // namespace tickscope
