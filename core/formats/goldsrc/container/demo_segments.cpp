// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/demo_segments.h"

#include <algorithm>
#include <utility>

#include "core/formats/goldsrc/container/frame_search.h"

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

/// Section 3.1, step 4: without a directory LOADING goes up to the first run of end
/// marks. A demo that begins with a message of the game has no LOADING.
Result<std::vector<Segment>> segmentsByWalking(const Shared<ByteSource> &source,
                                               const DemoForm &form, std::stop_token stop)
{
    ByteWindow window(source);
    const Segment all{SegmentKind::Loading, form.headerSize, source->size()};
    std::uint64_t offset = all.begin;
    float time = 0;
    bool hasLoading = false;
    bool hasEnded = false;
    while (offset < all.end) {
        const auto next = readOrFindFrame(window, offset, all, form, time, stop);
        if (!next)
            return tl::unexpected(next.error());
        const auto &frame = next->frame;
        if (!frame)
            break;
        if (frame->kind == FrameKind::Message && !hasLoading)
            return std::vector{Segment{SegmentKind::Playback, all.begin, all.end}};
        hasLoading = hasLoading || frame->kind == FrameKind::StartupMessage;
        const bool isEndMark = frame->kind == FrameKind::EndOfSegment;
        if (hasEnded && !isEndMark)
            break;
        hasEnded = isEndMark;
        time = frame->time;
        offset = frame->end();
    }
    if (!hasEnded && offset < all.end) {
        // The end of LOADING is among what cannot be read.
        const auto playback = findFrames(window, offset, {SegmentKind::Playback, offset, all.end},
                                         form, std::move(stop));
        if (!playback)
            return tl::unexpected(playback.error());
        hasEnded = hasLoading && playback->has_value();
        offset = playback->value_or(all.end);
    }
    if (!hasEnded || offset == all.end)
        return std::vector{all};
    return std::vector{Segment{SegmentKind::Loading, all.begin, offset},
                       Segment{SegmentKind::Playback, offset, all.end}};
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
