// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <stop_token>
#include <vector>

#include "core/formats/clip_output.h"
#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/model/time_base.h"

namespace tickscope::goldsrc {

/// Writes a demo with the header of another one, frame by frame, into a stream that can be sought
/// in. One thread. Source: goldsrc-demo.md, sections 2 to 4.
class ClipWriter
{
public:
    /// \param header, map  of the source; must outlive this.
    ClipWriter(const DemoHeader &header, const SegmentMap &map, std::ostream &out)
        : m_header(header)
        , m_map(map)
        , m_out(out)
    {
    }

    /// The header. \param isAnonymous  without what stands behind its texts.
    /// Errors: Truncated, Io, Cancelled.
    Result<void> begin(const ByteSource &source, bool isAnonymous, const std::stop_token &stop);
    /// The frames that follow are a segment of that kind.
    void beginSegment(SegmentKind kind);
    /// \param frame  head and payload. Errors: Io.
    Result<void> addFrame(std::span<const std::byte> frame);
    /// A tick of the present segment was written.
    void countTick() { ++m_entries.back().frameCount; }
    /// The end mark of the present segment. Errors: Io.
    Result<void> endSegment(float time, std::int32_t number);
    /// Directory, and its place in the header. Errors: LimitExceeded, Io.
    Result<void> finish();

private:
    const DemoHeader &m_header;
    const SegmentMap &m_map;
    ClipOutput m_out;
    std::vector<std::byte> m_head;
    std::uint64_t m_size = 0; ///< Written so far.
    std::vector<DirectoryEntry> m_entries;
};

/// Times of a clip's frames: they count from its first tick, as those of a recording do.
class ClipTimes
{
public:
    /// \param time  of the source; must outlive this.
    explicit ClipTimes(const TimeBase &time)
        : m_source(time)
    {
    }

    /// \param frame  of the clip's first tick.
    void begin(const PlacedFrame &frame, Tick tick);
    /// Whether the clip begins where the recording does, and its times stay as they are.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    /// The frames that follow belong to \a tick; \a frame is its own, the last of them. Times of
    /// damaged ones, and of a second segment, go by what the outline made of them.
    void setTick(const PlacedFrame &frame, Tick tick);
    [[nodiscard]] float timeOf(const PlacedFrame &frame);
    [[nodiscard]] float last() const { return m_last; }

private:
    const TimeBase &m_source;
    bool m_isWhole = true;
    float m_offset = 0;
    double m_shift = 0; ///< Of the tick, against what is recorded.
    double m_expected = 0;
    std::uint64_t m_tickByte = 0; ///< Of the tick's own frame.
    Time m_first{};
    float m_last = 0;
};

} // namespace tickscope::goldsrc
