// SPDX-License-Identifier: MIT
#include <algorithm>
#include <ostream>
#include <utility>

#include "core/base/fault.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/faults.h"
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

/// Copies parts of the source, and bytes of our own between them.
class Writer
{
public:
    Writer(const ByteSource &source, std::ostream &out, std::stop_token stop)
        : m_source(source)
        , m_out(out)
        , m_stop(std::move(stop))
    {
    }

    Result<void> copy(std::uint64_t offset, std::uint64_t size)
    {
        m_block.resize(limits::ReadBlock);
        while (size > 0) {
            const auto wanted = static_cast<std::size_t>(
                std::min<std::uint64_t>(size, m_block.size()));
            TRY_ASSIGN(const auto read,
                       m_source.readAt(offset, std::span(m_block).first(wanted), m_stop));
            if (read == 0)
                return failure(ErrorCode::Io, faults::RecordingHasBecomeShorter, offset);
            TRY(write(std::span(m_block).first(read)));
            offset += read;
            size -= read;
        }
        return {};
    }

    Result<void> write(std::span<const std::byte> bytes)
    {
        m_out.write(reinterpret_cast<const char *>(bytes.data()),
                    static_cast<std::streamsize>(bytes.size()));
        if (!m_out)
            return failure(ErrorCode::Io, faults::RepairedRecordingCannotBeWritten);
        m_written += bytes.size();
        return {};
    }

    [[nodiscard]] std::uint64_t written() const { return m_written; }

private:
    const ByteSource &m_source;
    std::ostream &m_out;
    std::stop_token m_stop;
    std::vector<std::byte> m_block;
    std::uint64_t m_written = 0;
};

class Repair
{
public:
    Repair(const Shared<ByteSource> &source, const DemoHeader &header, const SegmentMap &map,
           std::ostream &out, std::stop_token stop)
        : m_source(source)
        , m_header(header)
        , m_map(map)
        , m_stop(stop)
        , m_window(source)
        , m_writer(*source, out, std::move(stop))
    {
    }

    Result<RepairReport> run()
    {
        bool isWhole = true;
        for (const Segment &segment : m_map.segments) {
            TRY_ASSIGN(auto kept, scan(segment));
            isWhole = isWhole && kept.hasEndMark && kept.lost.empty();
            m_kept.push_back(std::move(kept));
        }
        const auto isEmpty = [](const KeptSegment &kept) { return kept.size() == 0; };
        if (std::ranges::all_of(m_kept, isEmpty)) {
            return tl::unexpected(
                m_kept.empty() || m_kept.front().lost.empty()
                    ? Error{ErrorCode::Truncated, faults::DemoHoldsNoFrame, {}, {}}
                    : m_kept.front().lost.front().error);
        }
        describe();
        TRY(isWhole && m_map.found.directory ? mendHeader() : rebuild());
        return std::move(m_report);
    }

private:
    Result<KeptSegment> scan(const Segment &segment)
    {
        KeptSegment kept;
        kept.segment = segment;
        std::uint64_t offset = segment.begin;
        while (offset < segment.end && !kept.hasEndMark) {
            if (m_stop.stop_requested())
                return failure(ErrorCode::Cancelled, faults::Cancelled);
            TRY_ASSIGN(auto next, readOrFindFrame(m_window, offset, segment, m_header.form,
                                                  kept.time, m_stop));
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
            const auto frame = readFrame(m_window, offset, kept.segment.end, m_header.form, m_stop);
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
        if (auto fault = directoryFault(m_header, m_map))
            m_report.changes.push_back(*fault);
        std::int64_t promised = 0;
        for (const KeptSegment &kept : m_kept) {
            if (kept.segment.kind == SegmentKind::Playback)
                m_report.keptTicks += kept.tickCount;
            for (const LostFrames &lost : kept.lost)
                m_report.changes.push_back(changeOf(lost, kept.segment));
            if (!kept.hasEndMark && kept.size() > 0)
                m_report.changes.emplace_back(Fault::tr("an end mark was added"));
        }
        if (!m_map.found.directory)
            return;
        for (const DirectoryEntry &entry : m_map.found.directory->entries)
            promised += entry.kind == SegmentKind::Playback ? entry.frameCount : 0;
        const bool isBroken = std::ranges::any_of(
            m_kept, [](const KeptSegment &kept) { return !kept.lost.empty(); });
        if (isBroken)
            m_report.lostTicks = std::max<std::int64_t>(promised - m_report.keptTicks, 0);
    }

    static Fault changeOf(const LostFrames &lost, const Segment &segment)
    {
        const std::uint64_t begin = lost.error.byte.value_or(segment.begin);
        if (lost.end == segment.end)
            return {Fault::tr("from byte {0} on nothing could be kept: {1}"), begin,
                    lost.error.fault};
        return {Fault::tr("bytes {0} to {1} could not be kept: {2}"), begin, lost.end - 1,
                lost.error.fault};
    }

    /// Header with \a directory as the offset of the directory.
    Result<void> writeHeader(std::uint64_t directory)
    {
        TRY_ASSIGN(const auto offset, directoryOffsetBytes(directory));
        TRY(m_writer.copy(0, m_header.form.directoryOffsetByte()));
        return m_writer.write(offset);
    }

    Result<void> mendHeader()
    {
        const Directory &directory = *m_map.found.directory;
        TRY(writeHeader(directory.offset));
        // What follows a directory that was searched for is not part of the recording.
        const bool isSearched = m_map.found.how == DirectoryFind::BySearching;
        const std::uint64_t end = isSearched ? directory.end() : m_source->size();
        if (isSearched && m_source->size() > end)
            m_report.changes.emplace_back(Fault::trN("%n byte(s) behind the directory cut off"),
                                          m_source->size() - end);
        return m_writer.copy(m_writer.written(), end - m_writer.written());
    }

    Result<void> rebuild()
    {
        std::uint64_t offset = m_header.form.headerSize;
        std::vector<DirectoryEntry> entries;
        for (const KeptSegment &kept : m_kept) {
            if (kept.size() == 0)
                continue;
            entries.push_back(entryOf(kept, offset));
            offset += kept.size() + (kept.hasEndMark ? 0 : FrameHeaderSize);
        }
        TRY(writeHeader(offset));
        for (const KeptSegment &kept : m_kept) {
            for (const auto &[begin, end] : kept.stretches) {
                TRY(m_writer.copy(begin, end - begin));
            }
            if (kept.hasEndMark || kept.size() == 0)
                continue;
            TRY(m_writer.write(frameHead(endOfSegmentType(m_header.form), kept.time, kept.number)));
        }
        return m_writer.write(directoryBytes(entries));
    }

    [[nodiscard]] DirectoryEntry entryOf(const KeptSegment &kept, std::uint64_t offset) const
    {
        DirectoryEntry entry;
        if (const auto &directory = m_map.found.directory) {
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

    Shared<ByteSource> m_source;
    const DemoHeader &m_header;
    const SegmentMap &m_map;
    std::stop_token m_stop;
    ByteWindow m_window;
    Writer m_writer;
    std::vector<KeptSegment> m_kept;
    RepairReport m_report;
};

} // namespace

Result<RepairReport> GoldSrcRecording::repair(std::ostream &out, std::stop_token stop) const
{
    return Repair(m_source, m_header, m_map, out, std::move(stop)).run();
}

} // namespace tickscope::goldsrc
