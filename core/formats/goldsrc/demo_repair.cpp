// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/clip_output.h"
#include "core/formats/goldsrc/container/frame_search.h"
#include "core/formats/goldsrc/goldsrc_recording.h"
#include "core/formats/goldsrc/limits.h"

namespace tickscope::goldsrc {

namespace {

/// Bytes of whole frames that follow on each other.
struct Stretch {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

/// What of a segment can be kept.
struct KeptSegment {
    Segment segment;
    std::vector<Stretch> stretches; ///< End marks behind the first one included.
    std::vector<LostFrames> lost;
    bool hasEndMark = false;
    float time = 0; ///< Of the first end mark, or of the last whole frame.
    std::int32_t number = 0;
    std::int32_t tickCount = 0;

    void add(const PlacedFrame &frame)
    {
        if (stretches.empty() || stretches.back().end != frame.offset)
            stretches.push_back({frame.offset, frame.offset});
        stretches.back().end = frame.end();
    }

    [[nodiscard]] std::uint64_t size() const
    {
        std::uint64_t size = 0;
        for (const Stretch &stretch : stretches)
            size += stretch.end - stretch.begin;
        return size;
    }
};

struct Repair {
    Shared<ByteSource> source;
    const DemoHeader &header;
    const SegmentMap &map;
    ClipOutput out;
    std::stop_token stop;
    ByteWindow window{source};
    std::vector<KeptSegment> segments = {};
    RepairReport report = {};

    Result<RepairReport> run()
    {
        bool isWhole = true;
        for (const Segment &segment : map.segments) {
            TRY_ASSIGN(auto kept, scan(segment));
            isWhole = isWhole && kept.hasEndMark && kept.lost.empty();
            segments.push_back(std::move(kept));
        }
        const auto isEmpty = [](const KeptSegment &kept) { return kept.size() == 0; };
        if (std::ranges::all_of(segments, isEmpty)) {
            return tl::unexpected(segments.empty() || segments.front().lost.empty()
                                      ? Error{ErrorCode::Truncated, faults::DemoHoldsNoFrame}
                                      : segments.front().lost.front().error);
        }
        describe();
        TRY(isWhole && map.found.directory ? mendHeader() : rebuild());
        return std::move(report);
    }

    Result<KeptSegment> scan(const Segment &segment)
    {
        KeptSegment kept;
        kept.segment = segment;
        std::uint64_t offset = segment.begin;
        while (offset < segment.end && !kept.hasEndMark) {
            TRY(checkStop(stop));
            TRY_ASSIGN(auto next,
                       readOrFindFrame(window, offset, segment, header.form, kept.time, stop));
            if (next.lost)
                kept.lost.push_back(std::move(*next.lost));
            if (!next.frame)
                break;
            const PlacedFrame &frame = *next.frame;
            kept.add(frame);
            offset = frame.end();
            kept.hasEndMark = frame.kind == FrameKind::EndOfSegment;
            kept.time = frame.time;
            kept.number = frame.number;
            kept.tickCount += frame.kind == FrameKind::Message ? 1 : 0;
        }
        TRY(addEndMarks(offset, kept));
        return kept;
    }

    /// Those that earlier recordings in the same session left behind the first one.
    Result<void> addEndMarks(std::uint64_t offset, KeptSegment &kept)
    {
        while (kept.hasEndMark && offset < kept.segment.end) {
            const auto frame = readFrame(window, offset, kept.segment.end, header.form, stop);
            if (!frame
                && (frame.error().code == ErrorCode::Io
                    || frame.error().code == ErrorCode::Cancelled))
                return tl::unexpected(frame.error());
            if (!frame || frame->kind != FrameKind::EndOfSegment)
                break;
            kept.add(*frame);
            offset = frame->end();
        }
        return {};
    }

    void describe()
    {
        if (auto fault = directoryFault(header, map))
            report.changes.push_back(*fault);
        std::int64_t promised = 0;
        for (const KeptSegment &kept : segments) {
            if (kept.segment.kind == SegmentKind::Playback)
                report.keptTicks += kept.tickCount;
            for (const LostFrames &lost : kept.lost)
                report.changes.push_back(changeOf(lost, kept.segment));
            if (!kept.hasEndMark && kept.size() > 0)
                report.changes.emplace_back(Fault::tr("an end mark was added"));
        }
        if (!map.found.directory)
            return;
        for (const DirectoryEntry &entry : map.found.directory->entries)
            promised += entry.kind == SegmentKind::Playback ? entry.frameCount : 0;
        const bool isBroken = std::ranges::any_of(
            segments, [](const KeptSegment &kept) { return !kept.lost.empty(); });
        if (isBroken)
            report.lostTicks = std::max<std::int64_t>(promised - report.keptTicks, 0);
    }

    static Fault changeOf(const LostFrames &lost, const Segment &segment)
    {
        const std::uint64_t begin = lost.error.byte.value_or(segment.begin);
        if (lost.end == segment.end)
            return {Fault::tr("from byte %1 on nothing could be kept: %2"), begin,
                    lost.error.fault};
        return {Fault::tr("bytes %1 to %2 could not be kept: %3"), begin, lost.end - 1,
                lost.error.fault};
    }

    /// Header with \a directory as the offset of the directory.
    Result<void> writeHeader(std::uint64_t directory)
    {
        TRY_ASSIGN(const auto offset, directoryOffsetBytes(directory));
        TRY(out.copy(*source, {0, header.form.directoryOffsetByte()}, stop));
        out.write(offset);
        return out.check();
    }

    Result<void> mendHeader()
    {
        const Directory &directory = *map.found.directory;
        TRY(writeHeader(directory.offset));
        // What follows a directory that was searched for is not part of the recording.
        const bool isSearched = map.found.how == DirectoryFind::BySearching;
        const std::uint64_t end = isSearched ? directory.end() : source->size();
        if (isSearched && source->size() > end)
            report.changes.emplace_back(Fault::trN("%n byte(s) behind the directory cut off"),
                                        source->size() - end);
        const std::uint64_t behindOffset = header.form.directoryOffsetByte() + sizeof(std::int32_t);
        return out.copy(*source, {behindOffset, end - behindOffset}, stop);
    }

    Result<void> rebuild()
    {
        std::uint64_t offset = header.form.headerSize;
        std::vector<DirectoryEntry> entries;
        for (const KeptSegment &kept : segments) {
            if (kept.size() == 0)
                continue;
            entries.push_back(entryOf(kept, offset));
            offset += kept.size() + (kept.hasEndMark ? 0 : FrameHeaderSize);
        }
        TRY(writeHeader(offset));
        for (const KeptSegment &kept : segments) {
            for (const auto &[begin, end] : kept.stretches)
                TRY(out.copy(*source, {begin, end - begin}, stop));
            if (kept.hasEndMark || kept.size() == 0)
                continue;
            out.write(frameHead(endOfSegmentType(header.form), kept.time, kept.number));
        }
        out.write(directoryBytes(entries));
        return out.check();
    }

    [[nodiscard]] DirectoryEntry entryOf(const KeptSegment &kept, std::uint64_t offset) const
    {
        DirectoryEntry entry;
        if (const auto &directory = map.found.directory) {
            const auto same = std::ranges::find(directory->entries, kept.segment.begin,
                                                &DirectoryEntry::offset);
            if (same != directory->entries.end())
                entry = *same;
        }
        const bool isPlayback = kept.segment.kind == SegmentKind::Playback;
        entry.kind = kept.segment.kind;
        if (entry.title.empty())
            entry.title = isPlayback ? "Playback" : "LOADING";
        entry.duration = isPlayback ? kept.time : 0;
        entry.frameCount = isPlayback ? kept.tickCount : 0;
        // writeHeader() has refused what does not fit into 32 bits.
        entry.offset = static_cast<std::uint32_t>(offset);
        entry.length = static_cast<std::uint32_t>(kept.size()
                                                  + (kept.hasEndMark ? 0 : FrameHeaderSize));
        return entry;
    }
};

} // namespace

Result<RepairReport> GoldSrcRecording::repair(std::ostream &out, std::stop_token stop) const
{
    return Repair{.source = m_source,
                  .header = m_header,
                  .map = m_map,
                  .out = ClipOutput(out),
                  .stop = std::move(stop)}
        .run();
}

} // namespace tickscope::goldsrc
