// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/frame_chain.h"

#include <algorithm>
#include <utility>

#include "core/base/limits.h"

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
    tick.damage.clear();
    tick.hasTick = false;
    tick.byte = m_offset;
    for (;;) {
        if (tick.frames.size() % StopEvery == 0 && stop.stop_requested())
            return failure(ErrorCode::Cancelled, "cancelled");
        if (m_segment >= m_segments.size())
            return {};
        const auto more = readOne(tick, stop);
        if (!more)
            return tl::unexpected(more.error());
        if (tick.hasTick)
            return {};
    }
}

/// Takes the frame at m_offset, or goes to the next segment. Returns whether it took one.
Result<bool> FrameChain::readOne(TickFrames &tick, std::stop_token stop)
{
    const Segment &segment = m_segments[m_segment];
    auto frame = readFrame(m_window, m_offset, segment.end, m_form, stop);
    if (frame && tick.frames.size() >= limits::FramesBetweenTicks)
        frame = failure(ErrorCode::LimitExceeded, "too many frames without a network message",
                        m_offset);
    if (!frame) {
        const Error &error = frame.error();
        if (error.code == ErrorCode::Io || error.code == ErrorCode::Cancelled)
            return tl::unexpected(error);
        tick.damage.push_back(
            m_offset == segment.end
                ? Error{ErrorCode::Truncated, "the end mark of a segment is missing", m_offset, {}}
                : error);
        goToSegment(m_segment + 1);
        return false;
    }
    tick.frames.push_back(*frame);
    m_offset = frame->end();
    tick.hasTick = segment.kind == SegmentKind::Playback && frame->kind == FrameKind::Message;
    if (frame->kind == FrameKind::EndOfSegment)
        goToSegment(m_segment + 1);
    return true;
}

Result<std::span<const std::byte>> FrameChain::payload(const PlacedFrame &frame,
                                                       std::stop_token stop)
{
    auto bytes = m_window.bytesAt(frame.payloadOffset(), frame.payloadSize(), stop);
    if (bytes && bytes->size() < frame.payloadSize())
        return failure(ErrorCode::Truncated, "the file ends inside a frame", frame.offset);
    return bytes;
}

} // namespace tickscope::goldsrc
