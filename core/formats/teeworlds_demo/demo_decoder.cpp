// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_decoder.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_demo/demo_forms.h"
#include "core/formats/teeworlds_demo/keyframe_search.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds {

/// Ticks between two states of an undamaged recording over which somebody with another name is the
/// same person still. Recorders write each state, or every other one; where a connection hung,
/// people come and go unseen.
constexpr std::int64_t MostTicksApart = 3 * TicksPerSecond;

DemoDecoder::DemoDecoder(const Shared<ByteSource> &source, const DemoHeader &header, TickForm form)
    : m_protocol(header.protocol())
    , m_mayBeFor07(header.mayHoldMessagesFor07())
    , m_mayHoldCopies(header.mayHoldCopies())
    , m_source(source)
    , m_form(form)
    , m_chain(source, form)
    , m_presenceAhead(source, header.protocol(), form)
    , m_schema(m_protocol)
    , m_markers(header.markers)
{
    std::ranges::sort(m_markers);
    m_schema.update(m_state);
}

Result<bool> DemoDecoder::keepsClaim(const SeekPoint &point, std::stop_token stop)
{
    m_next.reset();
    m_chain.restart(point.order, point.tick);
    // Messages before the first marker belong to its tick.
    for (;;) {
        const auto chunk = m_chain.peek(stop);
        TRY_READING(chunk);
        if (!chunk || !*chunk)
            return false;
        if ((*chunk)->header.kind == ChunkKind::TickMarker)
            return m_chain.isWholeKeyframe(**chunk, stop);
        m_chain.accept(**chunk);
    }
}

Result<void> DemoDecoder::restore(const SeekPoint &point, std::stop_token)
{
    m_chain.restart(point.order, point.tick);
    m_stepByte = point.order;
    m_keyframeAhead = {};
    m_markersFrom = point.tick;
    m_news.clear();
    m_repeated = {};
    m_copies = {};
    m_snapshotEvents.forget();
    m_impliedEvents.clear();
    const auto *memory = dynamic_cast<const DemoMemory *>(point.memory.get());
    m_state = memory ? memory->state.unpacked() : WorldState();
    m_snapshotTick = memory ? memory->snapshotTick : Tick{};
    m_knowsTuning = memory != nullptr;
    m_schema.update(m_state);
    const bool isCheckpoint = point.kind == SeekPointKind::Checkpoint;
    m_doubtfulClients = memory ? memory->clients : nullptr;
    m_isExact = isCheckpoint && !m_doubtfulClients;
    // A walk goes to a keyframe from the beginning, or over what is damaged.
    m_isBroken = !m_isExact;
    if (memory && isCheckpoint)
        m_knownTo = memory->knownTo;
    m_isLost = false;
    m_mustAssume = isCheckpoint;
    m_next = NextStep{point.tick, point.order, !isCheckpoint, false, point.order};
    return {};
}

/// Takes what a checkpoint holds for known to those who report changes. Who wants states only is
/// spared it.
void DemoDecoder::assumeState()
{
    m_mustAssume = false;
    m_snapshotEvents.assume(m_state, m_snapshotTick);
    if (m_isExact)
        m_itemEvents.assume(m_state);
    else if (m_doubtfulClients)
        m_itemEvents.presence().assume(*m_doubtfulClients);
}

std::optional<NextStep> DemoDecoder::next() const
{
    auto next = m_next;
    if (next)
        next->hasNewMemory = !m_news.isEmpty();
    return next;
}

SeekPoint DemoDecoder::savePoint() const
{
    const std::uint64_t byte = m_chain.offset();
    const NextStep step = next().value_or(NextStep{m_tick + 1, byte, false, false, byte});
    WorldState known = step.isKeyframe ? messageItemsOf(m_state) : m_state;
    m_news.addTo(known);
    SeekPoint point{step.tick, byte, SeekPointKind::Checkpoint, nullptr, byte};
    if (!step.isKeyframe) {
        if (!m_isExact && !m_doubtfulClients)
            m_doubtfulClients = std::make_shared<const KnownClients>(
                m_itemEvents.presence().clients());
        point.memory = std::make_shared<const DemoMemory>(
            PackedState(known), m_snapshotTick, m_knownTo, m_isExact ? nullptr : m_doubtfulClients);
        return point;
    }
    // Messages seldom hold anything new, so keyframes share their memory.
    const auto *last = dynamic_cast<const DemoMemory *>(m_keyframeMemory.get());
    if (!last || last->state.unpacked() != known)
        m_keyframeMemory = std::make_shared<const DemoMemory>(PackedState(known), Tick{}, Tick{},
                                                              nullptr);
    point.kind = SeekPointKind::Keyframe;
    point.memory = m_keyframeMemory;
    return point;
}

Result<Step> DemoDecoder::step(PassSink *sink, std::stop_token stop)
{
    if (sink && m_mustAssume)
        assumeState();
    // Before the marker is looked for: messages before the first one count as later, too.
    m_news.addTo(m_state);
    m_news.clear();
    TRY_ASSIGN(const auto marker, nextMarker(sink, stop));
    if (sink)
        releaseCopies(*sink); // those before the first marker
    if (!marker) {
        // A last marker of a tick gives none, but may have been one of the header's.
        if (sink)
            emitMarkers(m_chain.tick().value_or(m_tick), *sink);
        return Step::End;
    }
    m_chain.accept(*marker);
    m_tick = marker->tick;
    m_stepByte = marker->offset;
    m_dyingNext.reset();
    if (sink)
        emitMarkers(m_tick, *sink);
    m_isAtKeyframe = marker->header.isKeyframe;
    m_hasSnapshot = false;
    m_isSnapshotBroken = false;
    TRY(readChunksOfTick(sink, stop));
    if (sink)
        releaseCopies(*sink);
    if (m_isAtKeyframe && !m_hasSnapshot) {
        static const Error missing{
            ErrorCode::Damaged,
            {faults::StateUnknownToKeyframe, Fault(Fault::tr("keyframe without a snapshot"))}};
        if (!m_isSnapshotBroken) {
            TRY(reportLoss(*marker, missing, sink, stop));
        }
        loseState();
    }
    if (m_isExact)
        m_knownTo = m_tick;
    if (sink) {
        if (m_protocol == Protocol::V06 && m_itemEvents.presence().awaitsLine()) {
            TRY_ASSIGN(const auto messages,
                       m_presenceAhead.read({m_stepByte, m_tick}, m_tick + MostLineTicks, stop));
            m_itemEvents.presence().hearAhead(messages, m_tick, *sink);
        }
        m_itemEvents.presence().endTick(m_tick, *sink);
        m_impliedEvents.endTick(*sink);
        sink->tickEnded(m_tick, m_state);
    }
    return Step::Done;
}

/// Those of ticks that are not recorded come with the next one that is.
void DemoDecoder::emitMarkers(Tick last, PassSink &sink)
{
    auto marker = std::ranges::lower_bound(m_markers, m_markersFrom.value);
    for (; marker != m_markers.end() && *marker <= last.value; ++marker) {
        sink.eventFound({.tick = {*marker}, .form = &markerForm(), .byte = MarkersOffset});
    }
    m_markersFrom = last + 1;
}

/// The marker that begins the next tick; nothing at the end. Messages before the
/// first marker of a file belong to its tick. Source: teeworlds-demo.md, section 3.3.
Result<std::optional<PlacedChunk>> DemoDecoder::nextMarker(PassSink *sink,
                                                           const std::stop_token &stop)
{
    for (;;) {
        auto chunk = m_chain.peek(stop);
        if (!chunk || !*chunk)
            return chunk;
        if ((*chunk)->header.kind == ChunkKind::TickMarker) {
            TRY_ASSIGN(const auto isFollowed, m_chain.hasChunkBehind(**chunk, stop));
            if (isFollowed)
                return chunk;
            // A last marker gives no tick; behind a broken place others may follow.
            m_chain.accept(**chunk);
            m_next.reset();
            return m_chain.peek(stop);
        }
        if (m_next)
            m_tick = m_next->tick;
        TRY(readChunk(**chunk, sink, stop));
        m_chain.accept(**chunk);
    }
}

Result<void> DemoDecoder::readChunksOfTick(PassSink *sink, const std::stop_token &stop)
{
    m_next.reset();
    for (;;) {
        while (const PlacedChunk *chunk = m_chain.dataAtHand()) {
            TRY(readChunk(*chunk, sink, stop));
            m_chain.accept(*chunk);
        }
        if (const PlacedChunk *marker = m_chain.markerAtHand())
            return noteNext(*marker, stop);
        const auto chunk = m_chain.peek(stop);
        if (!chunk) {
            TRY_READING(chunk);
            return {}; // this tick ends here; the next step says why there is no other
        }
        if (!*chunk)
            return {};
        if ((*chunk)->header.kind == ChunkKind::TickMarker)
            return noteNext(**chunk, stop);
        TRY(readChunk(**chunk, sink, stop));
        m_chain.accept(**chunk);
    }
}

Result<void> DemoDecoder::noteNext(const PlacedChunk &marker, const std::stop_token &stop)
{
    m_next = NextStep{marker.tick, marker.offset, false, false, marker.offset};
    if (!marker.header.isKeyframe || !marker.header.isAbsolute)
        return {};
    return m_chain.isWholeKeyframe(marker, stop).map([this](bool isWhole) {
        m_next->isKeyframe = isWhole;
    });
}

Result<void> DemoDecoder::readChunk(const PlacedChunk &chunk, PassSink *sink,
                                    const std::stop_token &stop)
{
    const ChunkKind kind = chunk.header.kind;
    const bool isMessage = kind == ChunkKind::Message;
    if (kind == ChunkKind::Unused) {
        // Readers skip them, but no recorder writes them; one word for a tick is enough.
        if (m_oddTick != m_tick) {
            const Error odd{ErrorCode::Damaged,
                            Fault::tr("chunk of a kind that no recorder writes")};
            reportDamage(chunk, odd, Fault::tr("%1; ticks may be missing here"), sink);
        }
        m_oddTick = m_tick;
        return {};
    }
    if (isMessage && !sink)
        return {};
    TRY_ASSIGN(const auto data, m_chain.data(chunk, stop));
    if (!isMessage) {
        if (sink)
            releaseCopies(*sink);
        return readSnapshot(chunk, data, sink, stop);
    }
    readMessage(chunk, data, *sink);
    return {};
}

Result<void> DemoDecoder::readSnapshot(const PlacedChunk &chunk, std::span<const std::byte> data,
                                       PassSink *sink, const std::stop_token &stop)
{
    const bool isFull = chunk.header.kind == ChunkKind::Snapshot;
    if (!isFull && (!m_isExact || (m_isAtKeyframe && !m_hasSnapshot)))
        return {}; // nothing to apply it to; the damage before it is reported already
    // Keyframes were decoded when they were looked at.
    const auto known = m_chain.checkedSnapshot(chunk);
    const auto ints = known ? Result<std::span<const std::int32_t>>(*known) : m_codec.decode(data);
    Result<void> applied = ints ? Result<void>{} : Result<void>(tl::unexpected(ints.error()));
    if (ints && isFull)
        applied = m_applier.applyFull(*ints, m_state);
    else if (ints)
        applied = m_applier.applyDelta(*ints, m_protocol, m_state);
    if (!applied) {
        m_isExact = false;
        m_isBroken = true;
        m_isSnapshotBroken = true;
        Error error = applied.error();
        error.fault = {faults::StateUnknownToKeyframe, std::move(error.fault)};
        TRY(reportLoss(chunk, error, sink, stop));
        if (isFull && ints && m_applier.applySafeItems(*ints, m_state) > 0) {
            m_hasSnapshot = true; // a part of it, and no base for deltas
            m_isLost = false;
            m_schema.update(m_state);
        }
        return {};
    }
    m_isExact = true;
    m_isLost = false;
    m_hasSnapshot = true;
    m_snapshotTick = m_tick;
    m_doubtfulClients = nullptr;
    const SnapshotChanges &touched = m_applier.changes();
    static_assert(UuidItemType < SnapshotChanges::MarkedTypes);
    const bool changesTypes = isFull || touched.maySet(UuidItemType)
                              || std::ranges::any_of(touched.removed, [](ItemKey key) {
                                     return key.type == UuidItemType;
                                 });
    if (changesTypes)
        m_schema.update(m_state);
    if (!sink)
        return {};
    const SnapshotChanges &changes = m_applier.changesIn(m_state);
    const bool isMissing = m_isBroken || m_knownTo < m_tick - MostTicksApart;
    const auto leavesBehind = [&](int client, const std::string &name) {
        const auto messages = m_presenceAhead.read({m_stepByte, m_tick}, m_tick, stop);
        return messages && std::ranges::any_of(messages->get(), [&](const auto &message) {
                   return message.byte > chunk.offset && message.tick <= m_tick
                          && message.isLeaving(client, name);
               });
    };
    m_itemEvents.observe(m_state, changes, m_tick, chunk.offset,
                         isMissing ? std::optional(std::min(m_knownTo, m_tick - 1)) : std::nullopt,
                         leavesBehind, *sink);
    if (std::exchange(m_isBroken, false))
        m_snapshotEvents.passLoss();
    m_news.leaveTeams(m_itemEvents.presence().newcomers(), m_state);
    m_snapshotEvents.observe(m_state, changes, m_tick, chunk.offset, m_itemEvents.presence(),
                             *sink);
    return {};
}

void DemoDecoder::loseState()
{
    // What stood before the keyframe is no longer true, and what is true is lost.
    m_isExact = false;
    m_isBroken = true;
    if (std::exchange(m_isLost, true))
        return;
    std::vector<ItemKey> recorded;
    m_state.forEach([&recorded](const ItemView &item) {
        if (isRecorded(item.key))
            recorded.push_back(item.key);
    });
    if (recorded.empty())
        return;
    for (const ItemKey key : recorded)
        m_state.remove(key);
    m_schema.update(m_state);
}

/// The state is not known up to the next keyframe.
Result<void> DemoDecoder::reportLoss(const PlacedChunk &chunk, const Error &error, PassSink *sink,
                                     const std::stop_token &stop)
{
    if (sink && m_keyframeAhead.offset <= chunk.offset) {
        TRY_ASSIGN(m_keyframeAhead,
                   keyframeBehind({m_stepByte, m_tick}, m_source, m_form, m_searchedBytes, stop));
    }
    m_damage.lostTicks = std::max<std::int64_t>(m_keyframeAhead.tick - m_tick, 0);
    reportDamage(chunk, error, sink);
    m_damage.lostTicks = 0;
    return {};
}

void DemoDecoder::reportDamage(const PlacedChunk &chunk, Error error, FaultKind lost,
                               PassSink *sink)
{
    error.fault = {lost, std::move(error.fault)};
    reportDamage(chunk, error, sink);
}

void DemoDecoder::reportDamage(const PlacedChunk &chunk, const Error &error, PassSink *sink)
{
    if (!sink)
        return;
    m_damage.tick = m_tick;
    m_damage.byte = chunk.offset;
    m_damage.size = chunk.end() - chunk.offset;
    m_damage.kind = damageKindOf(error);
    // A hostile file has the same fault millions of times.
    if (!(m_damage.fault == error.fault))
        m_damage.fault = error.fault;
    sink->damageFound(m_damage);
}

} // namespace tickscope::teeworlds
