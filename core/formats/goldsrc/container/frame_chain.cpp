// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/frame_chain.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/try.h"
#include "core/formats/goldsrc/limits.h"

namespace tickscope::goldsrc {

/// Frames walked between two looks at the stop token.
constexpr std::size_t StopEvery = 4096;

/// No recording is longer than a year; a broken float may be anything.
constexpr double MostSeconds = 366.0 * 24 * 3600;

/// Tiny negative times occur at the beginning. Source: goldsrc-demo.md, section 4.
constexpr double LeastSeconds = -1.0;

constexpr double NanosecondsPerSecond = 1e9;

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
            return cancelled();
        if (m_segment >= m_segments.size())
            return {};
        TRY(readOne(tick, stop));
        if (tick.hasTick)
            return {};
    }
}

/// Takes the frame that follows, or goes to the next segment.
Result<void> FrameChain::readOne(TickFrames &tick, const std::stop_token &stop)
{
    const Segment &segment = m_segments[m_segment];
    const bool isFull = tick.frames.size() >= limits::FramesBetweenTicks;
    if (isFull || m_offset == segment.end) {
        auto error = isFull ? Error{ErrorCode::LimitExceeded,
                                    Fault::tr("too many frames without a network message"),
                                    m_offset,
                                    {}}
                            : Error{ErrorCode::Truncated,
                                    Fault::tr("the end mark of a segment is missing"),
                                    m_offset,
                                    {}};
        tick.lost.push_back({std::move(error), segment.end});
        goToSegment(m_segment + 1);
        return {};
    }
    const float timeBefore = tick.frames.empty() ? 0 : tick.frames.back().time;
    if (usualFrame(m_window, m_offset, segment, m_form, timeBefore, tick.frames.emplace_back())) {
        pass(tick);
        return {};
    }
    tick.frames.pop_back();
    TRY_ASSIGN(auto next, readOrFindFrame(m_window, m_offset, segment, m_form, timeBefore, stop));
    if (next.lost)
        tick.lost.push_back(std::move(*next.lost));
    if (!next.frame) {
        goToSegment(m_segment + 1);
        return {};
    }
    tick.frames.push_back(*next.frame);
    pass(tick);
    return {};
}

void FrameChain::pass(TickFrames &tick)
{
    const PlacedFrame &frame = tick.frames.back();
    m_offset = frame.end();
    tick.hasTick = m_segments[m_segment].kind == SegmentKind::Playback
                   && frame.kind == FrameKind::Message;
    if (frame.kind == FrameKind::EndOfSegment)
        goToSegment(m_segment + 1);
}

Result<std::span<const std::byte>> FrameChain::payload(const PlacedFrame &frame,
                                                       std::stop_token stop)
{
    const auto atHand = m_window.atHand(frame.payloadOffset(), frame.payloadSize());
    if (atHand.size() == frame.payloadSize())
        return atHand;
    auto bytes = m_window.bytesAt(frame.payloadOffset(), frame.payloadSize(), stop);
    if (bytes && bytes->size() < frame.payloadSize())
        return truncated(Fault::tr("the file ends inside a frame"), frame.offset);
    return bytes;
}

void TickTimes::add(float seconds)
{
    const Time before = m_times.empty() ? m_segmentBegin : m_times.back();
    const double exact = seconds;
    const Tick tick{static_cast<std::int64_t>(m_times.size())};
    if (!std::isfinite(exact) || exact > MostSeconds || exact < LeastSeconds) {
        m_wrong.push_back(tick);
        m_times.push_back(before);
        return;
    }
    const auto sinceSegment = std::max<std::int64_t>(std::llround(exact * NanosecondsPerSecond), 0);
    Time time = m_segmentBegin + Time{sinceSegment};
    if (time < before) {
        const std::size_t count = m_times.size();
        const Time beforeThat = count > 1 ? std::max(m_times[count - 2], m_segmentBegin)
                                          : m_segmentBegin;
        // If this one fits behind the last but one, then the last one leapt ahead.
        if (time >= beforeThat) {
            m_wrong.push_back(tick - 1);
            m_times.back() = beforeThat;
        } else {
            m_wrong.push_back(tick);
            time = before;
        }
    }
    m_times.push_back(time);
}

} // namespace tickscope::goldsrc
