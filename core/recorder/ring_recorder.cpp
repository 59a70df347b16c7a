// SPDX-License-Identifier: MIT
#include "core/recorder/ring_recorder.h"

#include <cmath>
#include <limits>
#include <ostream>

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/chunks/tick_rewriter.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/replay_file.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

/// Lays chunks out behind each other, their ticks from 0.
class StretchWriter
{
public:
    /// \param heldSlot  as in the first chunk, behind \a snapshotEvents events.
    Result<void> add(std::span<const std::byte> plain, ChunkEntry entry,
                     std::optional<std::int32_t> heldSlot, int snapshotEvents)
    {
        TickRewrite rewrite;
        rewrite.firstTick = m_nextTick;
        if (m_entries.empty() && heldSlot) {
            rewrite.inserted.add(ChangeHeldSlot{SubjectEntity, *heldSlot});
            rewrite.eventsBefore = snapshotEvents;
        }
        TRY_ASSIGN(const auto rewritten, rewriteTicks(plain, entry, rewrite));
        TRY_ASSIGN(const auto packed, m_packer.pack(rewritten));
        entry.startTick = m_nextTick;
        entry.compressedLength = static_cast<std::int32_t>(packed.size());
        entry.uncompressedLength = static_cast<std::int32_t>(rewritten.size());
        m_nextTick += entry.tickCount;
        m_entries.push_back(entry);
        m_chunks.insert(m_chunks.end(), packed.begin(), packed.end());
        return {};
    }

    Result<void> write(const ReplayDescription &description, std::ostream &out)
    {
        const auto metadata = nbtBytes(description.metadata);
        placeChunks(m_entries, metadata.size());
        for (const auto &bytes :
             {preambleBytes(headerOf(description), metadata, m_entries), m_chunks})
            out.write(reinterpret_cast<const char *>(bytes.data()), std::ssize(bytes));
        out.flush();
        if (!out)
            return ioError(Fault::tr("the recording cannot be written"));
        return {};
    }

private:
    ChunkPacker m_packer{RecordingLevel};
    std::vector<ChunkEntry> m_entries;
    std::vector<std::byte> m_chunks;
    std::int32_t m_nextTick = 0;
};

/// Source: hollowcube-replay.md, section 20.1.
void addReport(NbtCompound &metadata, const RecordedReport &report)
{
    constexpr std::uint8_t StringType = 8;
    NbtList accused;
    for (const std::string &name : report.accused)
        accused.tags.push_back({nbtText(name)});
    accused.elementType = accused.tags.empty() ? 0 : StringType;
    NbtCompound entry;
    entry.set("reporter", {nbtText(report.reporter)});
    entry.set("reason", {nbtText(report.reason)});
    entry.set("accused", {std::move(accused)});
    const NbtTag *tag = metadata.find("tickscope");
    const auto *present = tag ? tag->as<NbtCompound>() : nullptr;
    NbtCompound ours = present ? *present : NbtCompound();
    ours.set("report", {std::move(entry)});
    metadata.set("tickscope", {std::move(ours)});
}

} // namespace

RingRecorder::RingRecorder(ReplayDescription description, Snapshot snapshot, RingOptions options)
    : m_description(std::move(description))
    , m_snapshot(std::move(snapshot))
    , m_options(std::move(options))
{
}

void RingRecorder::takeSnapshotIfDue()
{
    if (!m_isSnapshotPending)
        return;
    m_isSnapshotPending = false;
    m_openFacts.heldSlot = m_heldSlot;
    m_openFacts.begin = m_options.now ? m_options.now() : 0;
    if (m_snapshot)
        m_snapshot(*this);
    m_openFacts.snapshotEvents = m_open.openEvents();
}

Result<void> RingRecorder::submit(const ReplayEvent &event)
{
    takeSnapshotIfDue();
    auto appended = m_open.append(event);
    const auto *change = std::get_if<ChangeHeldSlot>(&event);
    if (appended && change && change->entity == SubjectEntity)
        m_heldSlot = change->slot;
    return appended;
}

Result<void> RingRecorder::advance()
{
    if (m_open.openTick() == std::numeric_limits<std::int32_t>::max() - 1)
        return limitExceeded(faults::RecordingHasNoRoomForMoreTicks);
    takeSnapshotIfDue();
    m_open.endTick();
    const bool isFull = m_open.tickCount() >= m_options.ticksPerChunk
                        || m_open.plain().size() >= m_options.chunkBytes;
    if (!isFull)
        return {};
    TRY(endChunk());
    dropOldest();
    takeSnapshotIfDue();
    return {};
}

Result<void> RingRecorder::endChunk()
{
    TRY_ASSIGN(auto packed, m_packer.pack(m_open.plain()));
    Chunk chunk;
    chunk.entry.startTick = m_open.firstTick();
    chunk.entry.tickCount = m_open.tickCount();
    chunk.entry.flags = ChunkEntry::SnapshotFlag;
    chunk.entry.uncompressedLength = static_cast<std::int32_t>(m_open.plain().size());
    chunk.facts = m_openFacts;
    chunk.packed = std::move(packed);
    chunk.packed.shrink_to_fit(); // its room was made for bytes that cannot be packed
    m_packedBytes += chunk.packed.size();
    m_chunks.push_back(std::move(chunk));
    m_open.restart();
    m_isSnapshotPending = true;
    return {};
}

std::int32_t RingRecorder::savedTicks() const
{
    const std::int32_t first = m_chunks.empty() ? m_open.firstTick()
                                                : m_chunks.front().entry.startTick;
    return m_open.openTick() - first;
}

void RingRecorder::dropOldest()
{
    while (!m_chunks.empty()) {
        const bool isSpare = savedTicks() - m_chunks.front().entry.tickCount >= m_options.ticks;
        if (!isSpare && m_packedBytes <= m_options.memory)
            return;
        m_packedBytes -= m_chunks.front().packed.size();
        m_chunks.pop_front();
    }
}

std::size_t RingRecorder::memoryBytes() const
{
    return m_packedBytes + m_chunks.size() * sizeof(Chunk) + m_open.capacity();
}

Result<void> RingRecorder::save(std::ostream &out,
                                const std::optional<RecordedReport> &report) const
{
    StretchWriter writer;
    ChunkUnpacker unpacker;
    for (const Chunk &chunk : m_chunks) {
        TRY_ASSIGN(const auto plain,
                   unpacker.unpack(chunk.packed,
                                   static_cast<std::size_t>(chunk.entry.uncompressedLength)));
        TRY(writer.add(plain, chunk.entry, chunk.facts.heldSlot, chunk.facts.snapshotEvents));
    }
    if (m_open.tickCount() > 0) {
        ChunkEntry entry;
        entry.startTick = m_open.firstTick();
        entry.tickCount = m_open.tickCount();
        entry.flags = ChunkEntry::SnapshotFlag;
        TRY(writer.add(m_open.plain(), entry, m_openFacts.heldSlot, m_openFacts.snapshotEvents));
    }
    ReplayDescription description = m_description;
    const std::int32_t firstTick = m_open.openTick() - savedTicks();
    const double tickMilliseconds = 1000.0 / tickRateOf(description.metadata);
    if (!m_options.now)
        description.timestamp += std::llround(firstTick * tickMilliseconds);
    else if (savedTicks() > 0)
        description.timestamp = (m_chunks.empty() ? m_openFacts : m_chunks.front().facts).begin;
    if (report)
        addReport(description.metadata, *report);
    return writer.write(description, out);
}

} // namespace tickscope::recorder
