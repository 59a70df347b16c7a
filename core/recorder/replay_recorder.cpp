// SPDX-License-Identifier: MIT
#include "core/recorder/replay_recorder.h"

#include <limits>
#include <string_view>

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/events/event_registry.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

/// Whether all segments of the index are there.
Result<void> checkSegmentsPresent(const Shared<ByteSource> &source, const Preamble &preamble)
{
    ChunkReader reader({source, preamble.length(), true, 0, nullptr});
    for (const ChunkEntry &entry : preamble.index.entries())
        TRY(reader.find(entry, {}));
    return {};
}

Result<void> checkSameWorld(const ReplayHeader &header, const ReplayDescription &description)
{
    if (header.version != VersionCurrent)
        return unsupported(Fault::tr("only version 4 can be resumed"));
    if (header.worldId != description.worldId || header.worldVersion != description.worldVersion)
        return damaged(Fault::tr("the recording is of another world"));
    return {};
}

} // namespace

Recorder::Recorder(std::unique_ptr<SegmentStore> store, ReplayHeader header,
                   std::vector<std::byte> metadata, Snapshot snapshot, RecorderOptions options)
    : m_header(std::move(header))
    , m_metadata(std::move(metadata))
    , m_snapshot(std::move(snapshot))
    , m_options(std::move(options))
    , m_lastCommit(m_options.now())
    , m_commits(std::move(store))
{
}

Result<std::unique_ptr<Recorder>> Recorder::begin(std::unique_ptr<SegmentStore> store,
                                                  const ReplayDescription &description,
                                                  Snapshot snapshot, RecorderOptions options)
{
    TRY_ASSIGN(const auto present, store->preamble());
    if (present)
        return damaged(Fault::tr("a recording is there already"));
    return std::unique_ptr<Recorder>(new Recorder(std::move(store), headerOf(description),
                                                  nbtBytes(description.metadata),
                                                  std::move(snapshot), std::move(options)));
}

Result<std::unique_ptr<Recorder>> Recorder::resume(std::unique_ptr<SegmentStore> store,
                                                   const ReplayDescription &description,
                                                   Snapshot snapshot, RecorderOptions options)
{
    TRY_ASSIGN(const auto source, store->preamble());
    if (!source)
        return begin(std::move(store), description, std::move(snapshot), std::move(options));
    TRY_ASSIGN(const auto isFinished, store->isFinished());
    if (isFinished)
        return damaged(Fault::tr("a finished recording cannot be resumed"));

    auto preamble = readPreamble(*source, {});
    auto checked = preamble ? checkStrictly(*preamble, source->size())
                            : Result<void>(tl::unexpected(preamble.error()));
    if (checked)
        checked = checkSameWorld(preamble->header, description);
    if (checked)
        checked = checkSegmentsPresent(source, *preamble);
    if (!checked)
        return tl::unexpected(checked.error());

    const auto &entries = preamble->index.entries();
    std::vector<std::byte> metadata = preamble->metadataBytes;
    if (preamble->header.dataVersion != description.dataVersion) {
        NbtCompound noted = preamble->metadata;
        noteDataVersion(noted, 0, preamble->header.dataVersion);
        noteDataVersion(noted, static_cast<std::int32_t>(entries.size()), description.dataVersion);
        metadata = nbtBytes(noted);
    }
    std::unique_ptr<Recorder> recorder(new Recorder(std::move(store), preamble->header,
                                                    std::move(metadata), std::move(snapshot),
                                                    std::move(options)));
    recorder->m_entries = entries;
    recorder->m_segmentNumber = entries.empty() ? 0 : entries.back().segment() + 1;
    recorder->m_resumedTicks = static_cast<std::int32_t>(preamble->index.tickCount());
    recorder->m_hasCommitted = true;
    recorder->m_chunk = ChunkBuilder(recorder->m_resumedTicks);
    return recorder;
}

Result<void> Recorder::checkOpen()
{
    if (!m_ended)
        m_ended = m_commits.error();
    if (m_ended)
        return tl::unexpected(*m_ended);
    return {};
}

void Recorder::takeSnapshotIfDue()
{
    if (!m_isSnapshotPending)
        return;
    m_isSnapshotPending = false; // what it submits must not begin it again
    if (m_snapshot)
        m_snapshot(*this);
    m_snapshotEvents = m_chunk.openEvents();
}

Result<void> Recorder::submit(const ReplayEvent &event)
{
    TRY(checkOpen());
    takeSnapshotIfDue();
    return m_chunk.append(event);
}

Result<void> Recorder::advance()
{
    TRY(checkOpen());
    if (m_chunk.openTick() == std::numeric_limits<std::int32_t>::max() - 1)
        return limitExceeded(faults::RecordingHasNoRoomForMoreTicks);
    takeSnapshotIfDue();
    m_filledTicks += m_chunk.openEvents() > m_snapshotEvents ? 1 : 0;
    m_snapshotEvents = 0;
    m_chunk.endTick();
    TRY(endChunkIfFull());
    const bool isLate = m_options.commitInterval.count() > 0
                        && m_options.now() - m_lastCommit >= m_options.commitInterval;
    const bool isMuch = m_options.commitTicks > 0 && m_filledTicks >= m_options.commitTicks;
    if (isLate || isMuch || m_segment.size() >= m_options.segmentBytes)
        TRY(commit(Ending::None));
    // Not at the very beginning: there the first event, or the end of tick 0, brings it.
    takeSnapshotIfDue();
    return {};
}

Result<void> Recorder::endChunkIfFull()
{
    const bool isFull = m_chunk.tickCount() >= m_options.ticksPerChunk
                        || m_chunk.plain().size() >= m_options.chunkBytes;
    return isFull ? endChunk() : Result<void>{};
}

/// Packs the ended ticks. The open tick must have no events.
Result<void> Recorder::endChunk()
{
    const auto plain = m_chunk.plain();
    auto packed = m_packer.pack(plain);
    if (!packed) {
        m_ended = packed.error();
        return tl::unexpected(packed.error());
    }
    ChunkEntry entry;
    entry.startTick = m_chunk.firstTick();
    entry.tickCount = m_chunk.tickCount();
    entry.flags = ChunkEntry::SnapshotFlag;
    entry.byteOffset = ChunkEntry::segmentedOffset(m_segmentNumber,
                                                   static_cast<std::uint32_t>(m_segment.size()));
    entry.compressedLength = static_cast<std::int32_t>(packed->size());
    entry.uncompressedLength = static_cast<std::int32_t>(plain.size());
    m_entries.push_back(entry);
    m_segment.insert(m_segment.end(), packed->begin(), packed->end());
    m_packedBytes += packed->size();
    m_chunk.restart();
    m_isSnapshotPending = true;
    return {};
}

Result<void> Recorder::commit(Ending ending)
{
    if (m_chunk.tickCount() > 0)
        TRY(endChunk());
    m_lastCommit = m_options.now();
    m_filledTicks = 0;
    const bool isFinal = ending == Ending::Final;
    if (m_segment.empty() && !(isFinal && m_hasCommitted))
        return {};
    Commit commit;
    commit.preamble = preambleBytes(m_header, m_metadata, m_entries);
    if (!m_segment.empty()) {
        commit.segmentNumber = m_segmentNumber;
        commit.segment = std::move(m_segment);
    }
    commit.isFinal = isFinal;
    m_segment.clear();
    if (commit.segmentNumber)
        ++m_segmentNumber;
    m_hasCommitted = true;
    m_commits.add(std::move(commit),
                  m_entries.empty() ? 0 : static_cast<std::int32_t>(m_entries.back().endTick()));
    return {};
}

/// A tick that is half submitted must not be stored.
void Recorder::dropOpenTick()
{
    m_chunk.dropOpenTick();
    if (m_chunk.tickCount() == 0)
        m_isSnapshotPending = true;
}

Result<void> Recorder::pause()
{
    TRY(checkOpen());
    dropOpenTick();
    return commit(Ending::None);
}

Result<void> Recorder::waitUntilStored()
{
    const auto stored = m_commits.wait();
    return stored ? checkOpen() : stored;
}

Result<void> Recorder::end(Ending ending)
{
    TRY(checkOpen());
    dropOpenTick();
    const bool isTooShort = !m_hasCommitted && m_chunk.openTick() < m_options.shortestRun;
    auto committed = isTooShort ? Result<void>{} : commit(ending);
    if (committed)
        committed = m_commits.wait();
    if (committed)
        discard();
    return committed;
}

void Recorder::discard()
{
    if (!m_ended)
        m_ended = Error{ErrorCode::Damaged, Fault::tr("the recorder has ended")};
}

using namespace hollowcube;

namespace {

constexpr std::uint8_t StringType = 8;
constexpr std::uint8_t CompoundType = 10;
constexpr std::int32_t RegistryVersion = 1;

/// A copy of what is there under \a name if it is of that type, else an empty one.
template<typename T>
T copyOf(const NbtCompound &parent, std::string_view name)
{
    const NbtTag *tag = parent.find(name);
    const T *held = tag ? tag->as<T>() : nullptr;
    return held ? *held : T{};
}

NbtList eventRegistry()
{
    NbtList names;
    names.elementType = StringType;
    for (const std::string_view name : RegisteredNames)
        names.tags.push_back({std::string(name)});
    return names;
}

std::optional<std::int64_t> lastDataVersion(const NbtList &rows)
{
    if (rows.tags.empty())
        return {};
    const auto *row = rows.tags.back().as<NbtCompound>();
    const NbtTag *version = row ? row->find("dataVersion") : nullptr;
    return version ? version->integer() : std::nullopt;
}

} // namespace

ReplayHeader headerOf(const ReplayDescription &description)
{
    ReplayHeader header;
    header.worldId = description.worldId;
    header.worldVersion = description.worldVersion;
    header.timestamp = description.timestamp;
    header.dataVersion = description.dataVersion;
    return header;
}

void noteDataVersion(NbtCompound &metadata, std::int32_t chunk, std::int32_t dataVersion)
{
    NbtCompound ours = copyOf<NbtCompound>(metadata, "tickscope");
    NbtList rows = copyOf<NbtList>(ours, "dataVersions");
    if (lastDataVersion(rows) == dataVersion)
        return;
    NbtCompound row;
    row.set("fromChunk", {chunk});
    row.set("dataVersion", {dataVersion});
    rows.elementType = CompoundType;
    rows.tags.push_back({std::move(row)});
    ours.set("dataVersions", {std::move(rows)});
    metadata.set("tickscope", {std::move(ours)});
}

void describeEvents(NbtCompound &metadata, std::int32_t dataVersion)
{
    NbtCompound ours = copyOf<NbtCompound>(metadata, "tickscope");
    ours.set("registry", {eventRegistry()});
    ours.set("registryVersion", {RegistryVersion});
    ours.set("tickRate", {static_cast<std::int32_t>(DefaultTickRate)});
    metadata.set("tickscope", {std::move(ours)});
    noteDataVersion(metadata, 0, dataVersion);
}

} // namespace tickscope::recorder
