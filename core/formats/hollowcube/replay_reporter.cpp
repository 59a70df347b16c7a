// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_reporter.h"

#include <algorithm>
#include <utility>

#include "core/base/fault.h"
#include "core/formats/faults.h"
#include "core/formats/hollowcube/items/replay_schema.h"

namespace tickscope::hollowcube {

ReplayReporter::ReplayReporter(Shared<ReplayFile> file, ReplayState &state, const GameData &data)
    : m_file(std::move(file))
    , m_state(state)
    , m_data(data)
    , m_players(m_file)
    , m_moveForm(replayForm(DeltaMoveId))
{
}

void ReplayReporter::setSink(PassSink *sink)
{
    m_sink = sink;
    m_wantsEvents = sink && sink->wantsEvents();
    m_wantsFields = sink && sink->wantsFields();
    m_wantsValues = sink && sink->wantsValues();
}

void ReplayReporter::emitMoves()
{
    if (m_movers.empty())
        return;
    m_bare.form = &m_moveForm;
    if (!m_sink->eventsFound(m_bare, m_movers)) {
        for (const int client : m_movers)
            emitBare(m_moveForm, client);
    }
    m_movers.clear();
}

void ReplayReporter::emitCounts()
{
    for (std::size_t id = 0; id < m_untold.size(); ++id) {
        const std::int64_t count = std::exchange(m_untold[id], 0);
        if (!m_sink || count == 0)
            continue;
        m_bare.form = &replayForm(id);
        if (m_wantsEvents)
            m_sink->eventsFound(m_bare, static_cast<std::size_t>(count));
        m_counts[id] += id == DeltaMoveId ? count : 0; // others are counted
    }
}

/// What eventOf() makes of an event without values, as moves are, and without fields.
void ReplayReporter::emitBare(const EventForm &form, int client)
{
    if (!m_wantsEvents)
        return;
    m_bare.form = &form;
    m_bare.client = client;
    m_sink->eventFound(m_bare);
}

void ReplayReporter::emitBlocksCleared()
{
    emitBare(replayForm(ClearGhostBlocksId), NoClient);
    count(ClearGhostBlocksId);
}

void ReplayReporter::emitEvent(const ReplayEvent &event)
{
    if (!m_sink)
        return;
    // Of a finish the form shows it; moves here are counted already, those in m_untold are not.
    const bool isCountedAlone = std::holds_alternative<RunEnd>(event)
                                || std::holds_alternative<DeltaMove>(event);
    if (!m_wantsFields && !m_wantsValues && !isCountedAlone) {
        ++m_untold[event.index()];
        return;
    }
    const auto [form, client] = headOf(event);
    if (!m_wantsFields && (!m_wantsValues || form.parts.empty()))
        return emitBare(form, client);
    std::string name;
    if (hasNameInText(event))
        name = m_players.nameOf(entityOf(event).value_or(SubjectEntity), m_state.entities(),
                                *m_data.schema);
    emitNow(eventOf(event, name, {m_state.itemTexts(), *m_data.schema, m_wantsFields}));
}

void ReplayReporter::emitNow(Event event)
{
    event.tick = m_bare.tick;
    event.byte = m_bare.byte;
    m_sink->eventFound(event);
}

void ReplayReporter::emitUnknown(std::int32_t id)
{
    if (!m_sink)
        return;
    Event event;
    event.form = &unknownForm();
    event.values.addText(m_file->registry.textOf(id));
    if (m_wantsFields) {
        event.fields.push_back({"event", std::string(m_file->registry.nameOf(id)), {}});
        event.fields.push_back({"id", std::int64_t{id}, {}});
    }
    emitNow(std::move(event));
}

void ReplayReporter::emitVanished(const SnapshotDelta &delta)
{
    if (!m_sink)
        return;
    const Vanished gone = delta.vanished(m_state);
    const ReplayState &before = delta.before();
    for (const std::int32_t entity : gone.entities) {
        const std::string name = m_players.nameOf(entity, before.entities(),
                                                  *before.world().schema());
        emitNow(vanishedEvent(entity, name, m_wantsFields));
    }
    if (!gone.blocks.empty())
        emitNow(vanishedEvent(gone.blocks, m_wantsFields));
}

void ReplayReporter::emitMarks()
{
    const auto &marks = m_file->marks;
    auto mark = std::ranges::lower_bound(marks, m_bare.tick, {}, &ReplayMark::tick);
    for (; mark != marks.end() && mark->tick == m_bare.tick; ++mark) {
        Event event{.tick = m_bare.tick,
                    .form = mark->isDisturbance ? &disturbanceForm() : &markForm(),
                    .client = SubjectEntity};
        event.values.addText(mark->label);
        if (!mark->isDisturbance) {
            event.values.add(std::int64_t{mark->marker == RecordedMarker::Kind::AnticheatFlag});
            event.values.add(mark->lastTick ? Value{*mark->lastTick} : Value{});
            event.values.add(mark->color.empty() ? Value{} : Value{mark->color});
        }
        event.byte = HeaderSize;
        m_sink->eventFound(event);
    }
}

void ReplayReporter::reportTick(std::size_t chunk, bool isLast)
{
    if (m_reportedEntities != m_state.entityChanges()) {
        m_reportedEntities = m_state.entityChanges();
        m_players.report(m_bare.tick, m_state.entities(), m_data, *m_sink);
    }
    if (!m_file->marks.empty())
        emitMarks();
    if (isLast)
        reportCounts();
    if (!m_state.hasAllBlocks() && m_reportedFull != chunk) {
        m_reportedFull = chunk;
        Damage damage = damageOf(chunk, Fault::tr("more blocks are set than are kept; those from "
                                                  "here on are left out, also of the events"));
        damage.kind = ErrorCode::LimitExceeded;
        m_sink->damageFound(damage);
    }
    // Which slot is held is written where it changes only.
    if (!m_state.heldSlot())
        m_sink->memoryMissed(m_bare.tick);
}

void ReplayReporter::reportCounts()
{
    for (std::size_t kind = 0; kind < m_counts.size(); ++kind) {
        if (m_counts[kind] > 0)
            m_sink->counted(eventCountName(kind), m_counts[kind]);
    }
    m_counts.fill(0);
}

Damage ReplayReporter::damageOf(std::size_t chunk, Fault fault) const
{
    Damage damage = m_file->store.damageOf(m_file->index()[chunk], std::move(fault));
    damage.tick = m_bare.tick;
    return damage;
}

void ReplayReporter::reportRest(std::size_t chunk, std::size_t bytes)
{
    if (bytes != 0 && m_sink)
        m_sink->damageFound(damageOf(
            chunk, {Fault::trN("%n byte(s) left behind the last tick of a chunk"), bytes}));
}

void ReplayReporter::reportFault(const Error &fault, std::size_t chunk, Tick next)
{
    if (!m_sink || m_reported == chunk)
        return;
    m_reported = chunk;
    const Tick tick = fault.tick ? Tick{*fault.tick} : next;
    const std::int64_t lost = lostTicks(m_file->index(), chunk, tick);
    const bool hasRest = tick.value + lost < m_file->index().tickCount();
    Damage damage = damageOf(
        chunk, hasRest ? Fault{Fault::tr("%1; reading goes on at the next snapshot"), fault.fault}
                       : fault.fault);
    damage.tick = tick;
    damage.kind = damageKindOf(fault);
    damage.lostTicks = lost;
    m_sink->damageFound(damage);
    reportCounts();
}

} // namespace tickscope::hollowcube
