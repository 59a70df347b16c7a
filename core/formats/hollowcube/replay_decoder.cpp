// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_decoder.h"

#include <algorithm>
#include <utility>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/hollowcube/event_texts.h"
#include "core/formats/hollowcube/replay_memory.h"
#include "core/io/archive.h"
#include "core/model/state/world_state.h"

namespace tickscope::hollowcube {

/// Neither is a fault of the recording.
static TickNumbering numberingOf(const ReplayHeader &header)
{
    return header.isSeedLiteral() ? TickNumbering::Relative : TickNumbering::Absolute;
}

ReplayDecoder::ReplayDecoder(Shared<ReplayFile> file)
    : m_file(std::move(file))
    , m_reader(m_file->store)
    , m_data(gameData(m_file->dataVersions.of(0), m_file->tickRate))
    , m_state(m_data.schema)
    , m_players(m_file)
    , m_chunk(m_file->index().size())
    , m_moves(m_file->header().moves())
    , m_delta(m_data.schema)
    , m_moveForm(replayForm(DeltaMoveId))
{
}

/// Chunks may lie in any order and in many files, but are decoded in the order of their ticks.
std::uint64_t ReplayDecoder::orderOf(Tick tick)
{
    return static_cast<std::uint64_t>(tick.value);
}

std::optional<NextStep> ReplayDecoder::next() const
{
    if (atEnd() || m_fault)
        return {};
    const bool isStart = m_ticks.atStart();
    // A flag without a snapshot behind it: only a whole state saves going back for one.
    const bool isEmptyFlag = isStart && entry().hasSnapshot() && !m_isAnchor;
    return NextStep{m_ticks.next(), orderOf(m_ticks.next()), isStart && m_isAnchor, isEmptyFlag,
                    m_chunkByte};
}

SeekPoint ReplayDecoder::savePoint() const
{
    auto memory = std::make_shared<ReplayMemory>();
    if (atEnd())
        return {m_tick + 1, orderOf(m_tick + 1), SeekPointKind::Checkpoint, std::move(memory), {}};
    const Tick tick = m_ticks.next();
    if (m_ticks.atStart() && m_isAnchor) {
        memory->heldSlot = m_state.heldSlot();
        return {tick, orderOf(tick), SeekPointKind::Keyframe, std::move(memory), m_chunkByte};
    }
    memory->world = m_state.world();
    memory->snapshot = m_delta.lastSnapshot();
    memory->data = m_data;
    return {tick, orderOf(tick), SeekPointKind::Checkpoint, std::move(memory), m_chunkByte};
}

Result<void> ReplayDecoder::restore(const SeekPoint &point, std::stop_token stop)
{
    const auto chunk = m_file->index().chunkAt(point.tick);
    if (!chunk)
        return failure(ErrorCode::OutOfRange, faults::NoSuchTickInRecording);
    const auto *memory = dynamic_cast<const ReplayMemory *>(point.memory.get());
    m_remembers = memory != nullptr;
    m_knowsBefore = false;
    m_delta.goTo(memory ? memory->snapshot : std::nullopt);
    m_tick = point.tick - 1;
    TRY(enter(*chunk, stop));
    if (memory && memory->world) {
        m_state.assume(*memory->world);
        m_data = memory->data;
        m_knowsBefore = true;
        skipTo(point.tick);
        return {};
    }
    m_state.reset(memory ? memory->heldSlot : std::nullopt, m_data.schema);
    if (m_fault || m_isAnchor)
        return {};
    return replayTo(point.tick, std::move(stop));
}

/// Goes back for the last chunk with a whole state and plays from there. Only for flags
/// that promise a snapshot where the host gave none.
Result<void> ReplayDecoder::replayTo(Tick tick, std::stop_token stop)
{
    std::size_t chunk = m_chunk;
    while (!m_fault && !m_isAnchor) {
        do
            --chunk;
        while (chunk > 0 && !m_file->index()[chunk].hasSnapshot());
        TRY(enter(chunk, stop));
    }
    while (!m_fault && !atEnd() && m_ticks.next() < tick) {
        const auto stepped = step(nullptr, stop);
        if (!stepped && endsReading(stepped.error().code))
            return tl::unexpected(stepped.error());
    }
    return {};
}

/// Unpacks \a chunk and goes to its first tick. A fault is kept for the step that would
/// give that tick.
Result<void> ReplayDecoder::enter(std::size_t chunk, std::stop_token stop)
{
    m_chunk = chunk;
    m_fault.reset();
    m_isAnchor = false;
    if (atEnd())
        return {};
    m_chunkByte = m_file->store.byteOf(entry());
    const auto plain = m_reader.read(entry(), std::move(stop));
    if (!plain) {
        m_ticks = ChunkTicks({}, entry(), TickNumbering::Absolute);
        if (endsReading(plain.error().code))
            return tl::unexpected(plain.error());
        m_fault = plain.error();
        return {};
    }
    const ReplayHeader &header = m_file->header();
    m_ticks = ChunkTicks(*plain, entry(), numberingOf(header));
    m_isAnchor = chunk == 0 || (entry().hasSnapshot() && beginsWithSnapshot(m_ticks, m_moves));
    // The design document leaves its snapshots open; they are taken for those of version 4
    // only where that fits to the last byte. Source: hollowcube-replay.md, section 19.
    if (header.isSeedLiteral() && entry().hasSnapshot()) {
        if (const auto fits = checkTicks(m_ticks, m_moves); !fits) {
            m_fault = faultOf(fits.error());
            m_fault->tick = entry().startTick;
        }
    }
    return {};
}

void ReplayDecoder::skipTo(Tick tick)
{
    PrimitiveReader &reader = m_ticks.reader();
    while (!m_fault && m_ticks.next() < tick && !m_ticks.atEnd()) {
        const int count = m_ticks.begin();
        for (int i = 0; i < count && !reader.hasFailed(); ++i)
            (void)readEvent(reader, m_moves);
        if (reader.hasFailed())
            m_fault = faultOf(reader.error());
    }
}

/// A fault inside the unpacked bytes as one of the file.
Error ReplayDecoder::faultOf(const Error &inside) const
{
    Error error = inside;
    error.tick = m_tick.value;
    if (inside.byte)
        error.fault = {Fault::tr("%1 (byte %2 of the unpacked chunk)"), std::move(error.fault),
                       *inside.byte};
    error.byte = static_cast<std::uint64_t>(entry().byteOffset);
    return error;
}

void ReplayDecoder::ask(const PassSink *sink)
{
    m_wantsEvents = sink && sink->wantsEvents();
    m_wantsFields = sink && sink->wantsFields();
    m_wantsValues = sink && sink->wantsValues();
}

/// Applies the moves that follow, \a most at the most, calls \a emit behind each, and returns how
/// many there were. A rare one ends them, and is an event like others.
template<typename Emit>
int ReplayDecoder::applyMoves(int most, Emit &&emit)
{
    const auto apply = [this, &emit](const PackedMove &move) {
        m_state.apply(move);
        emit(move);
    };
    return m_ticks.reader().readUsualMoves(std::byte{DeltaMoveId}, most, apply);
}

inline int ReplayDecoder::readMoves(int most, PassSink *sink)
{
    if (m_wantsFields || (m_wantsEvents && m_wantsValues))
        return tellMoves(most, *sink);
    const int count = applyMoves(most, [](const PackedMove &) {});
    m_untold[DeltaMoveId] += count;
    return count;
}

inline Result<void> ReplayDecoder::readEvents(int count, PassSink *sink)
{
    // Nine of ten events are such moves, so they go a shorter way.
    const bool hasPackedMoves = m_moves == MoveEncoding::Packed && !m_delta.isOn();
    for (int i = 0; i < count; ++i) {
        if (hasPackedMoves)
            i += readMoves(count - i, sink);
        if (i == count)
            break;
        TRY(readOneEvent(sink));
    }
    if (m_ticks.reader().hasFailed())
        return tl::unexpected(m_ticks.reader().error());
    return {};
}

/// Reads the \a count events that are left of the tick. False when they cannot be read.
bool ReplayDecoder::endTick(int count, PassSink *sink)
{
    m_bare.tick = m_tick;
    m_bare.byte = m_chunkByte;
    const auto read = readEvents(count, sink);
    if (!read)
        m_fault = faultOf(read.error());
    return read.has_value();
}

std::size_t ReplayDecoder::stepOver(PassSink &sink, Tick end, std::uint64_t mostEvents)
{
    const PrimitiveReader &reader = m_ticks.reader();
    // An event takes a byte at least.
    if (m_fault || atEnd() || m_ticks.atStart() || reader.remaining() > mostEvents)
        return 0;
    ask(&sink);
    // The last tick of a chunk has more to it.
    end = std::min(end, Tick{entry().endTick() - 1});
    const Tick first = m_ticks.next();
    while (!m_fault && m_ticks.next() < end) {
        // Moves alone change nothing that is reported when a tick ends.
        const bool isSilent = m_file->marks.empty() && m_state.heldSlot();
        const auto apply = [this](const PackedMove &move) { m_state.apply(move); };
        const int left = m_moves == MoveEncoding::Packed ? m_ticks.passMoves(
                             isSilent ? end : m_ticks.next() + 1, m_untold[DeltaMoveId], apply)
                                                         : m_ticks.begin();
        m_tick = m_ticks.next() - 1;
        if ((left == 0 && !reader.hasFailed()) || endTick(left, &sink))
            reportTick(sink);
    }
    m_bare.tick = m_tick;
    m_bare.byte = m_chunkByte;
    tellCounts(&sink);
    return static_cast<std::size_t>(m_ticks.next() - first - (m_fault ? 1 : 0));
}

Result<Step> ReplayDecoder::step(PassSink *sink, std::stop_token stop)
{
    if (m_fault)
        return stopAtFault(sink);
    if (atEnd())
        return Step::End;
    if (m_ticks.atStart())
        beginChunk(sink);
    m_knowsBefore = true;
    m_tick = m_ticks.next();
    ask(sink);
    const bool isRead = endTick(m_ticks.begin(), sink);
    tellCounts(sink);
    if (!isRead)
        return stopAtFault(sink);
    if (m_delta.isOn()) {
        if (sink)
            emitVanished(*sink);
        m_delta.end(m_state.world());
    }
    if (sink) {
        reportTick(*sink);
        sink->tickEnded(m_tick, sink->wantsStates() ? m_state.world() : m_state.unwrittenWorld());
    }
    if (m_ticks.atEnd()) {
        checkEnd(sink);
        TRY(enter(m_chunk + 1, std::move(stop)));
    }
    return Step::Done;
}

inline void ReplayDecoder::reportTick(PassSink &sink)
{
    reportPlayers(sink);
    if (!m_file->marks.empty())
        emitMarks(sink);
    if (m_ticks.atEnd())
        reportCounts(sink);
    if (!m_state.hasAllBlocks())
        reportFullBlocks(sink);
    // Which slot is held is written where it changes only.
    if (!m_state.heldSlot())
        sink.memoryMissed(m_tick);
}

void ReplayDecoder::beginChunk(PassSink *sink)
{
    const auto versionBefore = m_data.version;
    const auto heldSlot = m_remembers || sink ? m_state.heldSlot() : std::nullopt;
    useDataOfChunk();
    if (!m_isAnchor)
        return;
    using Before = SnapshotDelta::Before;
    const Before known = m_knowsBefore ? Before::Known : Before::NotRead;
    m_delta.begin(m_chunk == 0 ? Before::Nothing : known, m_state,
                  m_data.version == versionBefore ? SnapshotDelta::Numbers::Same
                                                  : SnapshotDelta::Numbers::Different);
    m_state.reset(heldSlot, m_data.schema);
}

/// Chunks of one recording may be recorded with several versions of the game. What goes on from
/// one to the other has numbers of both, which are then shown without names.
void ReplayDecoder::useDataOfChunk()
{
    const auto version = m_file->dataVersions.of(m_chunk);
    if (version == m_data.version)
        return;
    m_data = gameData(m_isAnchor ? version : std::nullopt, m_file->tickRate);
    m_reportedEntities = 0;
    if (!m_isAnchor)
        m_state.useSchema(m_data.schema);
}

Result<void> ReplayDecoder::readOneEvent(PassSink *sink)
{
    PrimitiveReader &reader = m_ticks.reader();
    const std::uint64_t begin = reader.offset();
    const std::int32_t number = readEventId(reader);
    if (!reader.hasFailed() && !m_file->registry.isKnown(number)) {
        if (sink)
            emitUnknown(number, *sink);
        return failure(
            ErrorCode::Damaged,
            {Fault::tr("an event is of an unknown kind: %1"), m_file->registry.textOf(number)},
            begin);
    }
    const auto id = static_cast<std::size_t>(number);
    // It has no payload; a hostile chunk has millions.
    if (!m_delta.isOn() && id == ClearGhostBlocksId && !m_wantsFields && !reader.hasFailed()) {
        emitBare(replayForm(id), NoClient, sink);
        m_counts[id] += sink ? 1 : 0;
        m_state.clearBlocks();
        return {};
    }
    const ReplayEvent event = id == SetItemId ? m_state.itemTexts().readSet(reader)
                                              : readPayload(reader, id, m_moves);
    if (reader.hasFailed())
        return tl::unexpected(reader.error());
    m_counts[id] += sink ? 1 : 0;
    if (const auto *block = std::get_if<SetBlock>(&event); block && m_state.leavesOut(*block))
        return {};
    // Emitted first: what is destroyed has its name from the state before.
    if (m_delta.isOn()) {
        const ReplayEvent *news = m_delta.newsIn(event, m_state);
        if (sink && news)
            emitEvent(*news, *sink);
    } else if (sink) {
        emitEvent(event, *sink);
    }
    return m_state.apply(event);
}

int ReplayDecoder::tellMoves(int most, PassSink &sink)
{
    m_bare.form = &m_moveForm;
    const int count = applyMoves(most, [&](const PackedMove &move) {
        if (m_wantsFields)
            return emitEvent(move.unpacked(), sink);
        m_bare.client = clientOf(move.entity);
        sink.eventFound(m_bare);
    });
    m_counts[DeltaMoveId] += count;
    return count;
}

/// Of events of which nobody wants to know more than how many there were.
void ReplayDecoder::tellCounts(PassSink *sink)
{
    for (std::size_t id = 0; id < m_untold.size(); ++id) {
        const std::int64_t count = std::exchange(m_untold[id], 0);
        if (!sink || count == 0)
            continue;
        m_bare.form = &replayForm(id);
        if (m_wantsEvents)
            sink->eventsFound(m_bare, static_cast<std::size_t>(count));
        m_counts[id] += id == DeltaMoveId ? count : 0; // others are counted
    }
}

/// What eventOf() makes of an event without values, as moves are, and without fields.
void ReplayDecoder::emitBare(const EventForm &form, int client, PassSink *sink)
{
    if (!m_wantsEvents)
        return;
    m_bare.form = &form;
    m_bare.client = client;
    sink->eventFound(m_bare);
}

void ReplayDecoder::emitEvent(const ReplayEvent &event, PassSink &sink)
{
    // Of a finish the form shows it; moves here are counted already, those in m_untold are not.
    const bool isCountedAlone = std::holds_alternative<RunEnd>(event)
                                || std::holds_alternative<DeltaMove>(event);
    if (!m_wantsFields && !m_wantsValues && !isCountedAlone) {
        ++m_untold[event.index()];
        return;
    }
    const auto [form, client] = headOf(event);
    if (!m_wantsFields && (!m_wantsValues || form.parts.empty()))
        return emitBare(form, client, &sink);
    std::string name;
    if (hasNameInText(event))
        name = m_players.nameOf(entityOf(event).value_or(SubjectEntity), m_state.entities(),
                                *m_data.schema);
    emitNow(eventOf(event, name, {m_state.itemTexts(), *m_data.schema, m_wantsFields}), sink);
}

void ReplayDecoder::emitNow(Event event, PassSink &sink) const
{
    event.tick = m_tick;
    event.byte = m_chunkByte;
    sink.eventFound(event);
}

inline void ReplayDecoder::reportPlayers(PassSink &sink)
{
    if (m_reportedEntities == m_state.entityChanges())
        return;
    m_reportedEntities = m_state.entityChanges();
    m_players.report(m_tick, m_state.entities(), m_data, sink);
}

} // namespace tickscope::hollowcube
