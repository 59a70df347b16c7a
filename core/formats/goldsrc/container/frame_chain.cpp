// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/frame_chain.h"

#include <algorithm>
#include <utility>

#include "core/formats/goldsrc/faults.h"
#include "core/formats/goldsrc/limits.h"

namespace tickscope::goldsrc {

namespace {
/// Frames walked between two looks at the stop token.
constexpr std::size_t StopEvery = 4096;
} // namespace

FrameChain::FrameChain(Shared<ByteSource> source, const DemoForm &form,
                       std::vector<Segment> segments)
    : m_window(std::move(source))
    , m_form(form)
    , m_segments(std::move(segments))
{
    goToSegment(0);
}

void FrameChain::goToSegment(std::size_t number)
{
    if (number > 0 && number >= m_segments.size())
        m_offset = std::max(m_offset, m_segments.empty() ? 0 : m_segments.back().end);
    m_segment = number;
    if (number < m_segments.size())
        m_offset = m_segments[number].begin;
}

void FrameChain::restart(std::uint64_t offset)
{
    const auto holding = std::ranges::find_if(
        m_segments, [offset](const Segment &segment) { return segment.contains(offset); });
    m_segment = static_cast<std::size_t>(holding - m_segments.begin());
    m_offset = offset;
}

Result<void> FrameChain::next(TickFrames &tick, std::stop_token stop)
{
    tick.frames.clear();
    tick.lost.clear();
    tick.hasTick = false;
    tick.byte = m_offset;
    for (;;) {
        if (tick.frames.size() % StopEvery == 0 && stop.stop_requested())
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        if (m_segment >= m_segments.size())
            return {};
        if (auto read = readOne(tick, stop); !read)
            return read;
        if (tick.hasTick)
            return {};
    }
}

/// Takes the frame that follows, or goes to the next segment.
Result<void> FrameChain::readOne(TickFrames &tick, std::stop_token stop)
{
    const Segment &segment = m_segments[m_segment];
    const bool isFull = tick.frames.size() >= limits::FramesBetweenTicks;
    if (isFull || m_offset == segment.end) {
        auto error = isFull
                         ? Error{ErrorCode::LimitExceeded,
                                 faults::TooManyFramesWithoutNetworkMessage,
                                 m_offset,
                                 {}}
                         : Error{
                             ErrorCode::Truncated, faults::EndMarkOfSegmentIsMissing, m_offset, {}};
        tick.lost.push_back({std::move(error), segment.end});
        goToSegment(m_segment + 1);
        return {};
    }
    const float timeBefore = tick.frames.empty() ? 0 : tick.frames.back().time;
    auto next = readOrFindFrame(m_window, m_offset, segment, m_form, timeBefore, std::move(stop));
    if (!next)
        return tl::unexpected(next.error());
    if (next->lost)
        tick.lost.push_back(std::move(*next->lost));
    if (!next->frame) {
        goToSegment(m_segment + 1);
        return {};
    }
    tick.frames.push_back(*next->frame);
    m_offset = next->frame->end();
    tick.hasTick = segment.kind == SegmentKind::Playback && next->frame->kind == FrameKind::Message;
    if (next->frame->kind == FrameKind::EndOfSegment)
        goToSegment(m_segment + 1);
    return {};
}

Result<std::span<const std::byte>> FrameChain::payload(const PlacedFrame &frame,
                                                       std::stop_token stop)
{
    auto bytes = m_window.bytesAt(frame.payloadOffset(), frame.payloadSize(), stop);
    if (bytes && bytes->size() < frame.payloadSize())
        return failure(ErrorCode::Truncated, faults::FileEndsInsideFrame, frame.offset);
    return bytes;
}

} // namespace tickscope::goldsrc
