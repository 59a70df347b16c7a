// SPDX-License-Identifier: MIT
//
// What a decoder tells seldom: of a whole snapshot or chunk, and of damage.
#include "core/formats/hollowcube/replay_decoder.h"

#include <algorithm>
#include <utility>

#include "core/base/fault.h"
#include "core/formats/faults.h"
#include "core/formats/hollowcube/event_texts.h"
#include "core/formats/hollowcube/items/replay_schema.h"

namespace tickscope::hollowcube {

/// Its payload has no known length, so nothing behind it can be read.
void ReplayDecoder::emitUnknown(std::int32_t id, PassSink &sink)
{
    Event event;
    event.form = &unknownForm();
    event.values.addText(m_file->registry.textOf(id));
    if (m_wantsFields) {
        event.fields.push_back({"event", std::string(m_file->registry.nameOf(id)), {}});
        event.fields.push_back({"id", std::int64_t{id}, {}});
    }
    emitNow(std::move(event), sink);
}

/// A snapshot says what is there, and so also what is not there any more.
void ReplayDecoder::emitVanished(PassSink &sink)
{
    const Vanished gone = m_delta.vanished(m_state);
    const ReplayState &before = m_delta.before();
    for (const std::int32_t entity : gone.entities) {
        const std::string name = m_players.nameOf(entity, before.entities(),
                                                  *before.world().schema());
        emitNow(vanishedEvent(entity, name, m_wantsFields), sink);
    }
    if (!gone.blocks.empty())
        emitNow(vanishedEvent(gone.blocks, m_wantsFields), sink);
}

void ReplayDecoder::reportCounts(PassSink &sink)
{
    for (std::size_t kind = 0; kind < m_counts.size(); ++kind) {
        if (m_counts[kind] > 0)
            sink.counted(eventCountName(kind), m_counts[kind]);
    }
    m_counts.fill(0);
}

void ReplayDecoder::emitMarks(PassSink &sink) const
{
    const auto &marks = m_file->marks;
    auto mark = std::ranges::lower_bound(marks, m_tick, {}, &ReplayMark::tick);
    for (; mark != marks.end() && mark->tick == m_tick; ++mark) {
        Event event{.tick = m_tick,
                    .form = mark->isDisturbance ? &disturbanceForm() : &markForm(),
                    .client = SubjectEntity};
        event.values.addText(mark->label);
        if (!mark->isDisturbance) {
            event.values.add(std::int64_t{mark->marker == RecordedMarker::Kind::AnticheatFlag});
            event.values.add(mark->lastTick ? Value{*mark->lastTick} : Value{});
            event.values.add(mark->color.empty() ? Value{} : Value{mark->color});
        }
        event.byte = HeaderSize;
        sink.eventFound(event);
    }
}

void ReplayDecoder::reportFullBlocks(PassSink &sink)
{
    if (m_reportedFull == m_chunk)
        return;
    m_reportedFull = m_chunk;
    Damage damage = m_file->store.damageOf(
        entry(), Fault::tr("more blocks are set than are kept; those from here "
                           "on are left out, also of the events"));
    damage.tick = m_tick;
    damage.kind = ErrorCode::LimitExceeded;
    sink.damageFound(damage);
}

/// Bytes behind the last tick harm nothing, but no recorder writes them.
void ReplayDecoder::checkEnd(PassSink *sink)
{
    const std::size_t left = m_ticks.reader().remaining();
    if (left == 0 || !sink)
        return;
    Damage damage = m_file->store.damageOf(
        entry(), {Fault::trN("%n byte(s) left behind the last tick of a chunk"), left});
    damage.tick = m_tick;
    sink->damageFound(damage);
}

/// Reports the fault once, also when a walk comes back to the chunk's seek point. What
/// lies outside the files stands in the outline already.
Result<Step> ReplayDecoder::stopAtFault(PassSink *sink)
{
    const bool isInOutline = m_fault->byte == entry().entryOffset;
    if (sink && !isInOutline && m_reported != m_chunk) {
        m_reported = m_chunk;
        const Tick tick = m_fault->tick ? Tick{*m_fault->tick} : m_ticks.next();
        const std::int64_t lost = lostTicks(m_file->index(), m_chunk, tick);
        const bool hasRest = tick.value + lost < m_file->index().tickCount();
        Damage damage = m_file->store.damageOf(
            entry(),
            hasRest ? Fault{Fault::tr("%1; reading goes on at the next snapshot"), m_fault->fault}
                    : m_fault->fault);
        damage.tick = tick;
        damage.kind = damageKindOf(*m_fault);
        damage.lostTicks = lost;
        sink->damageFound(damage);
        reportCounts(*sink);
    }
    Error reported = *m_fault;
    if (!isInOutline)
        reported.byte = m_chunkByte;
    return tl::unexpected(std::move(reported));
}

} // namespace tickscope::hollowcube
