// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <zstd.h>

#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/event_texts.h"
#include "core/formats/hollowcube/items/replay_schema.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/replay_file.h"
#include "core/formats/hollowcube/replay_notes.h"
#include "core/formats/hollowcube/replay_recording.h"
#include "core/formats/note_writer.h"
#include "core/io/byte_source.h"
#include "format_info/hollowcube.h"

namespace tickscope {

namespace hollowcube {

namespace {

/// A segment that lies beside a recording and that its index does not know: the recorder
/// ended while it committed. Source: hollowcube-replay.md, sections 13 and 20.11.
struct OrphanSegment {
    std::string name;
    /// Its whole chunks if their ticks go on where the index ends; empty if they do not.
    std::vector<ChunkEntry> chunks;

    /// What became of it, for people.
    [[nodiscard]] std::string note() const;
};

/// A segment is committed at 4 MiB, and one chunk more fits.
constexpr std::uint64_t LongestOrphan = 2 * limits::ReplayChunkBytes;

/// Splits a segment by its frames, which hold their own size.
struct ChunkFinder {
    std::span<const std::byte> segment;
    std::int32_t number;
    const Preamble &preamble;
    MoveEncoding moves = preamble.header.moves();
    std::int64_t nextTick = preamble.index.tickCount();
    std::uint64_t entryOffset = preamble.length();
    std::size_t offset = 0;
    ChunkUnpacker unpacker{};

    std::vector<ChunkEntry> run()
    {
        std::vector<ChunkEntry> chunks;
        while (auto chunk = next())
            chunks.push_back(*chunk);
        return chunks;
    }

    std::optional<ChunkEntry> next()
    {
        const auto rest = segment.subspan(offset);
        const std::size_t packedSize = ZSTD_findFrameCompressedSize(rest.data(), rest.size());
        if (ZSTD_isError(packedSize) != 0 || packedSize > rest.size())
            return {}; // cut, or no frame at all
        const auto plainSize = ZSTD_getFrameContentSize(rest.data(), rest.size());
        if (plainSize == 0 || plainSize > limits::ReplayChunkBytes)
            return {}; // recorders state it; errors are huge numbers
        const auto plain = unpacker.unpack(rest.first(packedSize),
                                           static_cast<std::size_t>(plainSize));
        const auto ticks = plain ? countTicks(*plain) : std::nullopt;
        if (!ticks)
            return {};
        ChunkEntry entry = entryAtNextTick();
        entry.tickCount = *ticks;
        entry.byteOffset = ChunkEntry::segmentedOffset(number, static_cast<std::uint32_t>(offset));
        entry.compressedLength = static_cast<std::int32_t>(packedSize);
        entry.uncompressedLength = static_cast<std::int32_t>(plainSize);
        if (beginsWithSnapshot({*plain, entry, TickNumbering::Absolute}, moves))
            entry.flags = ChunkEntry::SnapshotFlag;
        // Places behind the index, as far apart as entries in it.
        constexpr std::uint64_t EntrySize = 13;
        entry.entryOffset = entryOffset;
        entryOffset += EntrySize;
        nextTick += *ticks;
        offset += packedSize;
        return entry;
    }

    [[nodiscard]] ChunkEntry entryAtNextTick() const
    {
        ChunkEntry entry;
        entry.startTick = static_cast<std::int32_t>(nextTick);
        entry.tickCount = std::numeric_limits<std::int32_t>::max() - entry.startTick;
        return entry;
    }

    /// Nothing when they do not go on from the chunk before, or cannot be read.
    [[nodiscard]] std::optional<std::int32_t> countTicks(std::span<const std::byte> plain) const
    {
        ChunkTicks ticks(plain, entryAtNextTick(), TickNumbering::Absolute);
        PrimitiveReader &reader = ticks.reader();
        std::int32_t count = 0;
        for (; reader.remaining() > 0 && !ticks.atEnd(); ++count) {
            const int events = ticks.begin();
            for (int i = 0; i < events && !reader.hasFailed(); ++i)
                static_cast<void>(readEvent(reader, moves));
        }
        if (reader.hasFailed() || reader.remaining() > 0 || count == 0)
            return {};
        return count;
    }
};

std::string OrphanSegment::note() const
{
    if (chunks.empty())
        return name + " was never committed and does not go on from here; it is left out";
    return name + " was never committed; its whole chunks begin here";
}

/// The segment behind the last one in \a preamble; nothing when there is none.
/// Only for recordings that are not finished. Errors: Io, Cancelled.
Result<std::optional<OrphanSegment>> findOrphanSegment(const ByteSource &source,
                                                       const Preamble &preamble,
                                                       std::stop_token stop)
{
    const auto &entries = preamble.index.entries();
    if (entries.empty() || preamble.header.dictionary != 0)
        return std::nullopt;
    const std::int32_t last = entries.back().segment();
    if (last < 0 || last == std::numeric_limits<std::int32_t>::max())
        return std::nullopt;
    OrphanSegment orphan;
    orphan.name = segmentName(last + 1);
    TRY_ASSIGN(const auto file, source.sibling(orphan.name, stop));
    if (!file)
        return std::nullopt;
    const std::uint64_t size = std::min<std::uint64_t>(file->size(), LongestOrphan);
    TRY_ASSIGN(const auto bytes, readAll(*file, 0, size, LongestOrphan, stop));
    orphan.chunks = ChunkFinder{.segment = bytes, .number = last + 1, .preamble = preamble}.run();
    return orphan;
}

constexpr std::uint64_t LongestDictionary = 16U << 20;

/// Whether a file beside \a source is there and cannot be read, which is no reason to do without
/// the others.
bool isUnreadable(const ByteSource &source, const Error &error)
{
    return error.code == ErrorCode::Io && !source.isRemote();
}

/// Takes in what a crash left beside the recording, if it goes on from there.
void addOrphan(ReplayFile &file, const OrphanSegment &orphan)
{
    const bool isRecovered = !orphan.chunks.empty();
    const Tick end{file.index().tickCount()};
    file.marks.push_back({isRecovered ? end : end - 1, orphan.note(), true});
    std::ranges::stable_sort(file.marks, {}, &ReplayMark::tick);
    if (!isRecovered)
        return;
    std::vector<ChunkEntry> entries = std::move(file.preamble.index).release();
    entries.insert(entries.end(), orphan.chunks.begin(), orphan.chunks.end());
    file.preamble.index = ChunkIndex(std::move(entries));
}

class ReplayFormat : public Format
{
public:
    [[nodiscard]] const FormatInfo &info() const override { return FormatInfo_hollowcube; }
    [[nodiscard]] std::string_view entryFile() const override { return PreambleName; }

    [[nodiscard]] EventForms eventForms() const override { return replayEventForms(); }

    [[nodiscard]] std::vector<std::string> countNames() const override
    {
        std::vector<std::string> names{"chunks", "segments"};
        for (std::size_t kind = 0; kind < EventKindCount; ++kind)
            names.emplace_back(eventCountName(kind));
        return names;
    }

    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view name) const override
    {
        if (beginsLikeReplay(head))
            return Probe::Certain;
        return isPartOfRecording(name) ? Probe::Maybe : Probe::No;
    }

    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        TRY_ASSIGN(auto file, preambleFile(std::move(source), stop));
        return openPreamble(std::move(file), std::move(stop));
    }

    [[nodiscard]] const NoteWriter *noteWriter() const override { return &replayNoteWriter(); }

    [[nodiscard]] Comparability comparability() const override { return {.isWhole = true}; }

private:
    static Result<Shared<Recording>> openPreamble(Shared<ByteSource> source, std::stop_token stop)
    {
        ReplayFile file;
        TRY_ASSIGN(file.preamble, readPreamble(*source, stop));
        const ReplayHeader &header = file.header();
        file.store.file = source;
        file.store.begin = file.preamble.length();
        file.store.isSegmented = file.preamble.representation() == Representation::Segmented;
        file.store.dictionaryNumber = header.dictionary;
        if (header.dictionary > 0) {
            TRY_ASSIGN(file.store.dictionary,
                       findDictionary(*source, header.dictionary, LongestDictionary, stop));
        }
        file.committedChunks = file.index().size();
        file.tickRate = tickRateOf(file.preamble.metadata);
        file.runner = runnerOf(file.preamble.metadata);
        file.marks = marksOf(file.preamble.metadata);
        file.dataVersions = DataVersions(header, file.preamble.metadata);
        file.registry = EventRegistry(file.preamble.metadata);
        if (file.store.isSegmented) {
            const auto finished = source->sibling(FinishedName, stop);
            if (!finished && !isUnreadable(*source, finished.error()))
                return tl::unexpected(finished.error());
            file.mayGrow = finished && *finished == nullptr;
            file.store.finishedSegments = file.index().entries().back().segment();
            file.store.owner = std::to_string(header.timestamp);
        }
        if (file.mayGrow) {
            const auto orphan = findOrphanSegment(*source, file.preamble, stop);
            if (!orphan && !isUnreadable(*source, orphan.error()))
                return tl::unexpected(orphan.error());
            if (orphan && *orphan)
                addOrphan(file, **orphan);
        }
        auto entries = std::move(file.preamble.index).release();
        TRY_ASSIGN(const auto packed, refuseExcess(entries, file.store, stop));
        file.preamble.index = ChunkIndex(std::move(entries));
        file.packedBytes = packed;
        return ReplayRecording::make(std::move(file), std::move(stop));
    }
};

} // namespace

} // namespace hollowcube

std::unique_ptr<Format> makeFormat_hollowcube()
{
    return std::make_unique<hollowcube::ReplayFormat>();
}

} // namespace tickscope
