// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_decoder.h"

#include <algorithm>
#include <utility>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/faults.h"
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
    , m_chunk(m_file->index().size())
    , m_moves(m_file->header().moves())
    , m_delta(m_data.schema)
    , m_reporter(m_file, m_state, m_data)
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
        return outOfRange(faults::NoSuchTickInRecording);
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
        TRY_READING(stepped);
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
        TRY_READING(plain);
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

/// Applies the moves that follow, \a most at the most, and returns how many there were. A rare one
/// ends them, and is an event like others.
inline int ReplayDecoder::readMoves(int most)
{
    PrimitiveReader &reader = m_ticks.reader();
    if (!m_reporter.wantsMoves()) {
        const auto apply = [this](const PackedMove &move) { m_state.apply(move); };
        const int count = reader.readUsualMoves(std::byte{DeltaMoveId}, most, apply);
        m_reporter.passedMoves() += count;
        return count;
    }
    const auto applyAndNote = [this](const PackedMove &move) {
        m_state.apply(move);
        m_reporter.noteMove(move);
    };
    const int count = reader.readUsualMoves(std::byte{DeltaMoveId}, most, applyAndNote);
    m_reporter.emitMoves();
    m_reporter.count(DeltaMoveId, count);
    return count;
}

inline Result<void> ReplayDecoder::readEvents(int count)
{
    // Nine of ten events are such moves, so they go a shorter way.
    const bool hasPackedMoves = m_moves == MoveEncoding::Packed && !m_delta.isOn();
    for (int i = 0; i < count; ++i) {
        if (hasPackedMoves)
            i += readMoves(count - i);
        if (i == count)
            break;
        TRY(readOneEvent());
    }
    if (m_ticks.reader().hasFailed())
        return tl::unexpected(m_ticks.reader().error());
    return {};
}

/// Reads the \a count events that are left of the tick. False when they cannot be read.
bool ReplayDecoder::endTick(int count)
{
    const auto read = readEvents(count);
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
    m_reporter.setSink(&sink);
    // The last tick of a chunk has more to it.
    end = std::min(end, Tick{entry().endTick() - 1});
    const Tick first = m_ticks.next();
    while (!m_fault && m_ticks.next() < end) {
        // Moves alone change nothing that is reported when a tick ends.
        const bool isSilent = m_file->marks.empty() && m_state.heldSlot();
        const auto apply = [this](const PackedMove &move) { m_state.apply(move); };
        const int left = m_moves == MoveEncoding::Packed && !m_reporter.wantsMoves()
                             ? m_ticks.passMoves(isSilent ? end : m_ticks.next() + 1,
                                                 m_reporter.passedMoves(), apply)
                             : m_ticks.begin();
        m_tick = m_ticks.next() - 1;
        m_reporter.setPlace(m_tick, m_chunkByte);
        if ((left == 0 && !reader.hasFailed()) || endTick(left))
            m_reporter.reportTick(m_chunk, m_ticks.atEnd());
    }
    m_reporter.emitCounts();
    return static_cast<std::size_t>(m_ticks.next() - first - (m_fault ? 1 : 0));
}

Result<Step> ReplayDecoder::step(PassSink *sink, std::stop_token stop)
{
    m_reporter.setSink(sink);
    if (m_fault)
        return stopAtFault();
    if (atEnd())
        return Step::End;
    if (m_ticks.atStart())
        beginChunk(sink);
    m_knowsBefore = true;
    m_tick = m_ticks.next();
    m_reporter.setPlace(m_tick, m_chunkByte);
    const bool isRead = endTick(m_ticks.begin());
    m_reporter.emitCounts();
    if (!isRead)
        return stopAtFault();
    if (m_delta.isOn()) {
        m_reporter.emitVanished(m_delta);
        m_delta.end(m_state.world());
    }
    if (sink) {
        m_reporter.reportTick(m_chunk, m_ticks.atEnd());
        sink->tickEnded(m_tick, sink->wantsStates() ? m_state.world() : m_state.unwrittenWorld());
    }
    if (m_ticks.atEnd()) {
        m_reporter.reportRest(m_chunk, m_ticks.reader().remaining());
        TRY(enter(m_chunk + 1, std::move(stop)));
    }
    return Step::Done;
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
    m_reporter.repeatPlayers();
    if (!m_isAnchor)
        m_state.useSchema(m_data.schema);
}

Result<void> ReplayDecoder::readOneEvent()
{
    PrimitiveReader &reader = m_ticks.reader();
    const std::uint64_t begin = reader.offset();
    const std::int32_t number = readEventId(reader);
    if (!reader.hasFailed() && !m_file->registry.isKnown(number)) {
        m_reporter.emitUnknown(number);
        return damaged(
            {Fault::tr("an event is of an unknown kind: %1"), m_file->registry.textOf(number)},
            begin);
    }
    const auto id = static_cast<std::size_t>(number);
    // It has no payload; a hostile chunk has millions.
    if (!m_delta.isOn() && id == ClearGhostBlocksId && !m_reporter.wantsFields()
        && !reader.hasFailed()) {
        m_reporter.emitBlocksCleared();
        m_state.clearBlocks();
        return {};
    }
    const ReplayEvent event = id == SetItemId ? m_state.itemTexts().readSet(reader)
                                              : readPayload(reader, id, m_moves);
    if (reader.hasFailed())
        return tl::unexpected(reader.error());
    m_reporter.count(id);
    if (const auto *block = std::get_if<SetBlock>(&event); block && m_state.leavesOut(*block))
        return {};
    // Emitted first: what is destroyed has its name from the state before.
    const ReplayEvent *news = m_delta.isOn() ? m_delta.newsIn(event, m_state) : &event;
    if (news)
        m_reporter.emitEvent(*news);
    return m_state.apply(event);
}

/// Reports the fault, unless it lies outside the files, which stands in the outline already.
Result<Step> ReplayDecoder::stopAtFault()
{
    Error reported = *m_fault;
    if (m_fault->byte != entry().entryOffset) {
        m_reporter.reportFault(*m_fault, m_chunk, m_ticks.next());
        reported.byte = m_chunkByte;
    }
    return tl::unexpected(std::move(reported));
}

} // namespace tickscope::hollowcube
