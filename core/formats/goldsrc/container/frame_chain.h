// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/tick.h"
#include "core/formats/goldsrc/container/frame_search.h"
#include "core/io/byte_window.h"

namespace tickscope::goldsrc {

/// The frames that belong to one tick: those up to its network frame. What follows the
/// last tick has no network frame of its own.
struct TickFrames {
    std::vector<PlacedFrame> frames;
    std::uint64_t byte = 0;       ///< Where they begin.
    bool hasTick = false;         ///< Whether the last frame is the network frame of a tick.
    std::vector<LostFrames> lost; ///< Found between the frames.
};

/// Walks the frames of all segments, up to the first end mark of each, and sorts them
/// into ticks. Outline and decoder share it, so they stop at the same places. One thread.
///
/// Tick k is the k-th network frame of Playback. LOADING belongs to the first tick.
/// Source: goldsrc-demo.md, section 6.
class FrameChain
{
public:
    FrameChain(Shared<ByteSource> source, const DemoForm &form, std::vector<Segment> segments);

    /// Goes to \a offset, which is the beginning of a tick's frames.
    void restart(std::uint64_t offset);

    /// Replaces \a tick by the frames that follow; no frame at all at the end.
    /// Damage is reported in \a tick; reading goes on at the next frames that can be found,
    /// or else in the next segment.
    /// Errors: Io, Cancelled.
    Result<void> next(TickFrames &tick, std::stop_token stop);

    /// Payload of a frame that next() gave. Valid until the next call of anything here.
    Result<std::span<const std::byte>> payload(const PlacedFrame &frame, std::stop_token stop);

private:
    void goToSegment(std::size_t number);
    Result<void> readOne(TickFrames &tick, const std::stop_token &stop);
    /// Goes behind the last of \a tick's frames.
    void pass(TickFrames &tick);

    ByteWindow m_window;
    DemoForm m_form;
    std::vector<Segment> m_segments;
    std::size_t m_segment = 0; ///< That holds m_offset.
    std::uint64_t m_offset = 0;
};

/// Times of a demo's ticks, made of what the frames say.
///
/// Frame times do not fall (goldsrc-demo.md, section 4). Where they do, one of two
/// is wrong: the one that does not fit between its neighbours takes the time before it.
class TickTimes
{
public:
    /// \param seconds  of the next tick, as stored.
    void add(float seconds);
    /// Time of a new Playback segment begins again; here it goes on.
    void beginSegment() { m_segmentBegin = m_times.empty() ? Time{0} : m_times.back(); }

    [[nodiscard]] std::size_t count() const { return m_times.size(); }
    /// Ticks whose time was not believed, in order.
    [[nodiscard]] const std::vector<Tick> &wrong() const { return m_wrong; }
    /// One for each tick, not falling.
    [[nodiscard]] std::vector<Time> take() { return std::move(m_times); }

private:
    std::vector<Time> m_times;
    std::vector<Tick> m_wrong;
    Time m_segmentBegin{0}; ///< Added to the times of the present segment.
};

} // namespace tickscope::goldsrc
