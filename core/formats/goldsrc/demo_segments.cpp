// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/demo_segments.h"

#include <algorithm>
#include <utility>

namespace tickscope::goldsrc {

namespace {

std::vector<Segment> segmentsOf(const Directory &directory)
{
    std::vector<Segment> segments;
    segments.reserve(directory.entries.size());
    for (const DirectoryEntry &entry : directory.entries)
        segments.push_back({entry.kind, entry.offset, directory.offset});
    std::ranges::stable_sort(segments, {}, &Segment::begin);
    // Two entries with the same frames would make a small file endless work.
    const auto beginAlike = [](const Segment &left, const Segment &right) {
        return left.begin == right.begin;
    };
    segments.erase(std::unique(segments.begin(), segments.end(), beginAlike), segments.end());
    for (std::size_t i = 0; i + 1 < segments.size(); ++i)
        segments[i].end = segments[i + 1].begin;
    return segments;
}

bool isStop(const Error &error)
{
    return error.code == ErrorCode::Io || error.code == ErrorCode::Cancelled;
}

/// Section 3.1, step 4: without a directory LOADING goes up to the first run of end
/// marks. A demo that begins with a message of the game has no LOADING.
Result<std::vector<Segment>> segmentsByWalking(const Shared<ByteSource> &source,
                                               const DemoForm &form, std::stop_token stop)
{
    ByteWindow window(source);
    const std::uint64_t size = source->size();
    std::uint64_t offset = form.headerSize;
    bool hasLoading = false;
    bool hasEnded = false;
    while (offset < size) {
        const auto frame = readFrame(window, offset, size, form, stop);
        if (!frame && isStop(frame.error()))
            return tl::unexpected(frame.error());
        if (!frame)
            break;
        if (frame->kind == FrameKind::Message && !hasLoading)
            return std::vector{Segment{SegmentKind::Playback, form.headerSize, size}};
        hasLoading = hasLoading || frame->kind == FrameKind::StartupMessage;
        const bool isEndMark = frame->kind == FrameKind::EndOfSegment;
        if (hasEnded && !isEndMark)
            break;
        hasEnded = isEndMark;
        offset = frame->end();
    }
    if (!hasEnded || offset == size)
        return std::vector{Segment{SegmentKind::Loading, form.headerSize, size}};
    return std::vector{Segment{SegmentKind::Loading, form.headerSize, offset},
                       Segment{SegmentKind::Playback, offset, size}};
}

} // namespace

Result<SegmentMap> findSegments(const Shared<ByteSource> &source, const DemoHeader &header,
                                std::stop_token stop)
{
    SegmentMap map;
    auto found = findDirectory(*source, header.directoryOffset, header.form.headerSize, stop);
    if (!found)
        return tl::unexpected(found.error());
    map.found = std::move(*found);
    if (map.found.directory) {
        map.segments = segmentsOf(*map.found.directory);
        return map;
    }
    auto walked = segmentsByWalking(source, header.form, stop);
    if (!walked)
        return tl::unexpected(walked.error());
    map.segments = std::move(*walked);
    return map;
}

} // namespace tickscope::goldsrc
