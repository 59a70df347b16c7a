// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/try.h"
#include "core/formats/clip_output.h"
#include "core/formats/faults.h"
#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/chunks/tick_rewriter.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/replay_mask.h"
#include "core/formats/hollowcube/replay_recording.h"
#include "core/formats/hollowcube/snapshot_collector.h"

namespace tickscope::hollowcube {

namespace {

/// Packed bytes before a clip that are searched for the slot that the subject held: as much as is
/// soon read.
constexpr std::uint64_t MostEarlierBytes = 32U << 20;

/// Ticks of a chunk that can be read, from its first on.
std::int32_t readableTicks(std::span<const std::byte> plain, const ChunkEntry &entry,
                           MoveEncoding moves, const EventRegistry &registry)
{
    ChunkTicks ticks(plain, entry, TickNumbering::Absolute);
    PrimitiveReader &reader = ticks.reader();
    std::int32_t readable = 0;
    for (; !ticks.atEnd(); ++readable) {
        const int count = ticks.begin();
        for (int i = 0; i < count && !reader.hasFailed(); ++i) {
            const std::int32_t id = readEventId(reader);
            if (!reader.hasFailed() && !registry.isKnown(id))
                return readable;
            if (!reader.hasFailed())
                (void)readPayload(reader, static_cast<std::size_t>(id), moves);
        }
        if (reader.hasFailed())
            return readable;
    }
    return readable;
}

/// Writes some ticks of a replay as a compacted one, its ticks from 0.
/// Source: hollowcube-replay.md, sections 3 to 7 and 20.10.
struct ReplayClip {
    const ReplayFile &file;
    /// Of ticks that the replay has.
    const ClipOptions &options;
    Time clockEnd; ///< See RecordingInfo::wallClockEnd.
    ClipOutput output;
    std::stop_token stop;
    ChunkReader reader{file.store};
    ChunkPacker packer{RecordingLevel};
    std::optional<ReplayMask> mask = {}; ///< Nothing where names are kept.
    std::int32_t first = static_cast<std::int32_t>(
        options.ticks.first.value); ///< As the source counts, as all here.
    std::int32_t last = static_cast<std::int32_t>(
        std::min(options.ticks.last.value, file.index().tickCount() - 1));
    std::size_t firstChunk = *file.index().chunkAt(options.ticks.first);
    std::int32_t anchorTick = 0; ///< The last one that says everything itself.
    EventBytes inserted = {};    ///< Before the first tick's own events.
    bool insertsSnapshot = false;
    std::optional<Fault> startFault = {}; ///< Why the clip begins later than was asked.
    std::optional<Fault> endFault = {};   ///< Why it ends earlier.
    double doneBefore = 0;                ///< Of the two times that all chunks are gone through.

    /// Chunks are packed twice: the index stands before them, and has their sizes.
    Result<ClipReport> run()
    {
        TRY_ASSIGN(auto metadata, readMetadata());
        if (options.names == ClipOptions::Names::Hidden)
            mask.emplace(moves(), metadata);
        TRY(findStart());
        std::vector<ChunkEntry> entries;
        const auto measured = forEachChunk([&](const ChunkEntry &entry, const auto &) {
            entries.push_back(entry);
            return Result<void>{};
        });
        if (!measured)
            return tl::unexpected(measured.error());
        const auto clipped = clipMetadata(std::move(metadata), entries.size());
        placeChunks(entries, clipped.size());
        output.write(preambleBytes(clipHeader(), clipped, entries));
        doneBefore = 1;
        TRY(writeChunks(entries));
        return report();
    }

    [[nodiscard]] MoveEncoding moves() const { return file.header().moves(); }

    /// As they were measured for \a entries: a file may be written meanwhile.
    Result<void> writeChunks(const std::vector<ChunkEntry> &entries)
    {
        const auto changed = ioError(Fault::tr("the recording changed while it was read"));
        std::size_t next = 0;
        const auto written = forEachChunk([&](const ChunkEntry &entry,
                                              std::span<const std::byte> packed) -> Result<void> {
            if (next == entries.size() || entry.compressedLength != entries[next].compressedLength
                || entry.uncompressedLength != entries[next].uncompressedLength
                || entry.tickCount != entries[next].tickCount)
                return changed;
            ++next;
            output.write(packed);
            return output.check();
        });
        return written && next != entries.size() ? Result<void>(changed) : written;
    }

    /// Goes to the first tick whose state is known.
    Result<void> findStart()
    {
        for (;;) {
            auto found = findSnapshot();
            if (found)
                found = checkFirstTick();
            if (found || endsReading(found.error().code))
                return found;
            if (!startFault)
                startFault = found.error().fault;
            TRY_ASSIGN(const auto anchor, nextAnchor());
            if (!anchor)
                return damaged({Fault::tr("nothing of these ticks can be kept: %1"), *startFault});
            firstChunk = *anchor;
            first = file.index()[firstChunk].startTick;
        }
    }

    Result<void> checkFirstTick()
    {
        const ChunkEntry &entry = file.index()[firstChunk];
        TRY_ASSIGN(const auto plain, reader.read(entry, stop));
        TickRewrite rewrite{.moves = moves(), .registry = &file.registry};
        rewrite.keptTicks = first - entry.startTick + 1;
        return rewriteTicks(plain, entry, rewrite).map([](const auto &) {});
    }

    /// The next chunk of the clip that says all itself; nothing when there is none.
    Result<std::optional<std::size_t>> nextAnchor()
    {
        const auto &index = file.index();
        for (std::size_t chunk = firstChunk + 1;
             chunk < index.size() && index[chunk].startTick <= last; ++chunk) {
            const auto isFound = isAnchor(chunk);
            TRY_READING(isFound);
            if (isFound && *isFound)
                return chunk;
        }
        return std::nullopt;
    }

    Result<bool> isAnchor(std::size_t chunk)
    {
        const ChunkEntry &entry = file.index()[chunk];
        TRY_ASSIGN(const auto plain, reader.read(entry, stop));
        return chunk == 0
               || (entry.hasSnapshot()
                   && beginsWithSnapshot({plain, entry, TickNumbering::Absolute}, moves()));
    }

    /// What the first tick of the clip has to say of those before it: played from the last
    /// chunk that says everything itself.
    Result<void> findSnapshot()
    {
        SnapshotCollector collector(moves());
        inserted = {};
        insertsSnapshot = false;
        std::size_t anchor = firstChunk;
        for (auto isFound = isAnchor(anchor); !isFound || !*isFound; isFound = isAnchor(--anchor)) {
            if (!isFound)
                return tl::unexpected(isFound.error());
        }
        anchorTick = file.index()[anchor].startTick;
        if (anchorTick == first)
            return rememberHeldSlot(anchor, collector);
        for (std::size_t chunk = anchor; chunk <= firstChunk; ++chunk)
            TRY(play(chunk, collector));
        TRY(findHeldSlot(anchor, collector));
        inserted = collector.events();
        if (mask)
            inserted = mask->masked(inserted);
        insertsSnapshot = true;
        return {};
    }

    /// The chunk has a snapshot of its own, which lacks the held slot only.
    Result<void> rememberHeldSlot(std::size_t chunk, SnapshotCollector &collector)
    {
        auto found = findHeldSlot(chunk, collector);
        if (const auto slot = collector.heldSlot(); found && slot)
            inserted.add(ChangeHeldSlot{SubjectEntity, *slot});
        return found;
    }

    /// Follows the events of a chunk up to the first tick of the clip.
    Result<void> play(std::size_t chunk, SnapshotCollector &collector)
    {
        const ChunkEntry &entry = file.index()[chunk];
        TRY_ASSIGN(const auto plain, reader.read(entry, stop));
        TickRewrite rewrite{.moves = moves(), .registry = &file.registry};
        rewrite.keptTicks = std::min(entry.tickCount, first - entry.startTick);
        Result<void> applied;
        rewrite.writeEvent = [&](PrimitiveWriter &, const ReplayEvent &event,
                                 std::span<const std::byte> bytes) {
            if (applied)
                applied = collector.apply(event, bytes);
        };
        const auto played = rewriteTicks(plain, entry, rewrite);
        return applied ? played.map([](const auto &) {}) : applied;
    }

    /// Snapshots lack it: it may have been told long before the chunk \a anchor.
    Result<void> findHeldSlot(std::size_t anchor, SnapshotCollector &collector)
    {
        std::uint64_t searched = 0;
        for (std::size_t chunk = anchor; !collector.heldSlot() && chunk > 0;) {
            const ChunkEntry &entry = file.index()[--chunk];
            searched += static_cast<std::uint64_t>(entry.compressedLength);
            SnapshotCollector earlier(moves());
            if (searched > MostEarlierBytes)
                return {};
            const auto played = play(chunk, earlier);
            // Behind what cannot be read the slot is not known.
            if (!played)
                return endsReading(played.error().code) ? played : Result<void>{};
            if (const auto slot = earlier.heldSlot())
                collector.assumeHeldSlot(*slot);
        }
        return {};
    }

    /// Calls \a visit(entry, packed) for each chunk of the clip, up to one that cannot be read.
    template<typename Visitor>
    Result<void> forEachChunk(Visitor &&visit)
    {
        std::int32_t nextTick = 0;
        const auto &index = file.index();
        for (std::size_t chunk = firstChunk; chunk < index.size() && index[chunk].startTick <= last;
             ++chunk) {
            TRY(checkStop(stop));
            TRY_ASSIGN(const auto plain, rewritten(index[chunk], nextTick));
            if (keptTicks(index[chunk]) <= 0)
                return {};
            if (plain.size() > limits::ReplayChunkBytes) // with what the clip begins with
                return limitExceeded(faults::ChunkIsTooLarge);
            TRY_ASSIGN(const auto packed, pack(index[chunk], plain));
            ChunkEntry entry = index[chunk];
            entry.tickCount = keptTicks(entry);
            entry.startTick = std::exchange(nextTick, nextTick + entry.tickCount);
            if (chunk == firstChunk && insertsSnapshot)
                entry.flags = static_cast<std::uint8_t>(entry.flags | ChunkEntry::SnapshotFlag);
            entry.compressedLength = static_cast<std::int32_t>(packed.size());
            entry.uncompressedLength = static_cast<std::int32_t>(plain.size());
            if (auto visited = visit(std::as_const(entry), std::span<const std::byte>(packed));
                !visited)
                return visited;
            if (options.progress)
                options.progress((doneBefore + nextTick / (last - first + 1.0)) / 2);
        }
        return {};
    }

    [[nodiscard]] std::int32_t skippedTicks(const ChunkEntry &entry) const
    {
        return std::max(first - entry.startTick, 0);
    }
    [[nodiscard]] std::int32_t keptTicks(const ChunkEntry &entry) const
    {
        const auto end = std::min(entry.endTick(), std::int64_t{last} + 1);
        return static_cast<std::int32_t>(end - entry.startTick) - skippedTicks(entry);
    }

    /// The plain bytes of a chunk in the clip. Where they cannot be read on, the clip ends.
    Result<std::vector<std::byte>> rewritten(const ChunkEntry &entry, std::int32_t firstTick)
    {
        const auto plain = reader.read(entry, stop);
        if (!plain)
            return endAt(entry, 0, plain.error());
        auto bytes = rewriteTicks(*plain, entry, rewriteFor(entry, firstTick));
        if (bytes || endsReading(bytes.error().code))
            return bytes;
        const auto readable = readableTicks(*plain, entry, moves(), file.registry);
        const bool hasNoRoom = bytes.error().code == ErrorCode::LimitExceeded && firstTick == 0
                               && readable > skippedTicks(entry);
        if (hasNoRoom || readable >= skippedTicks(entry) + keptTicks(entry))
            return limitExceeded(
                {Fault::tr("what is there at tick %1 is more than one tick can tell; a "
                           "clip can begin at tick %2"),
                 first, anchorTick});
        if (auto ended = endAt(entry, readable, bytes.error()); !ended || keptTicks(entry) <= 0)
            return ended;
        return rewriteTicks(*plain, entry, rewriteFor(entry, firstTick));
    }

    /// Behind the first ticks of \a entry; no bytes. Errors: \a why, where it ends reading.
    Result<std::vector<std::byte>> endAt(const ChunkEntry &entry, std::int32_t readable,
                                         const Error &why)
    {
        if (endsReading(why.code))
            return tl::unexpected(why);
        last = entry.startTick + readable - 1;
        endFault = why.fault;
        return {};
    }

    [[nodiscard]] TickRewrite rewriteFor(const ChunkEntry &entry, std::int32_t firstTick) const
    {
        TickRewrite rewrite{.moves = moves(),
                            .firstTick = firstTick,
                            .ifFull = TickRewrite::IfFull::Fail,
                            .registry = &file.registry};
        rewrite.skippedTicks = skippedTicks(entry);
        rewrite.keptTicks = keptTicks(entry);
        if (firstTick == 0)
            rewrite.inserted = inserted;
        if (mask) {
            rewrite.writeEvent = [this](PrimitiveWriter &writer, const ReplayEvent &event,
                                        std::span<const std::byte> bytes) {
                mask->write(writer, event, bytes);
            };
        }
        return rewrite;
    }

    /// A chunk that has not changed stays packed as it is.
    Result<std::vector<std::byte>> pack(const ChunkEntry &entry, std::span<const std::byte> plain)
    {
        const bool mayStay = first == 0 && !mask && file.store.dictionaryNumber == 0;
        if (!mayStay || keptTicks(entry) < entry.tickCount)
            return packer.pack(plain);
        TRY_ASSIGN(const auto was, reader.read(entry, stop));
        if (!std::ranges::equal(was, plain))
            return packer.pack(plain);
        TRY_ASSIGN(const auto place, reader.find(entry, stop));
        const auto size = static_cast<std::uint64_t>(entry.compressedLength);
        return readAll(*place.source, place.offset, size, size, stop);
    }

    /// With the time of day of the first tick; where that is unknown, of when recording began.
    [[nodiscard]] ReplayHeader clipHeader() const
    {
        ReplayHeader header = file.header();
        const bool hasClock = file.tickPeriod() * std::int64_t{first} < clockEnd;
        const std::int64_t later = hasClock ? std::llround(first * 1000.0 / file.tickRate) : 0;
        header.timestamp = std::min(header.timestamp,
                                    std::numeric_limits<std::int64_t>::max() - later)
                           + later;
        header.dictionary = 0;
        header.dataVersion = file.dataVersions.of(firstChunk).value_or(header.dataVersion);
        return header;
    }

    Result<NbtCompound> readMetadata()
    {
        if (file.preamble.metadataFault)
            return NbtCompound();
        return parseNbt(file.preamble.metadataBytes, HeaderSize, stop);
    }

    [[nodiscard]] std::vector<std::byte> clipMetadata(NbtCompound metadata,
                                                      std::size_t chunkCount) const
    {
        const auto clipped = metadataOfTicks(std::move(metadata), {{first}, {last}},
                                             file.dataVersions, firstChunk, chunkCount);
        return nbtBytes(mask ? mask->masked(clipped) : clipped);
    }

    [[nodiscard]] ClipReport report() const
    {
        ClipReport report;
        report.ticks = {{first}, {last}};
        report.tickCount = std::int64_t{last} - first + 1;
        const std::int64_t lostAtStart = first - options.ticks.first.value;
        const std::int64_t lostAtEnd = endFault ? options.ticks.last.value - last : 0;
        report.lostTicks = lostAtStart + lostAtEnd;
        if (startFault)
            report.changes.emplace_back(Fault::trN("%n tick(s) left out at the beginning: %2"),
                                        lostAtStart, *startFault);
        if (endFault)
            report.changes.emplace_back(Fault::trN("%n tick(s) left out at the end: %2"), lostAtEnd,
                                        *endFault);
        if (mask)
            report.hiddenTexts = mask->hiddenTexts();
        return report;
    }
};

} // namespace

Result<ClipReport> ReplayRecording::writeClip(const Outline &, const ClipOptions &options,
                                              std::ostream &out, std::stop_token stop) const
{
    if (m_file->header().isSeedLiteral())
        return unsupported(Fault::tr("files in the layout of the design document cannot be cut"));
    if (!m_file->index().chunkAt(options.ticks.first))
        return damaged(faults::NoTicksForClip);
    return ReplayClip{.file = *m_file,
                      .options = options,
                      .clockEnd = *info().wallClockEnd,
                      .output = ClipOutput(out),
                      .stop = std::move(stop)}
        .run();
}

} // namespace tickscope::hollowcube
