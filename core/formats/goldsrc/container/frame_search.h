// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/formats/goldsrc/container/demo_directory.h"

namespace tickscope::goldsrc {

/// Bytes of a segment that are no frames.
struct LostFrames {
    Error error;           ///< Why, with the byte where they begin.
    std::uint64_t end = 0; ///< Behind them: a frame, or the end of the segment.
};

/// What follows in a segment: a frame, damage before it, or damage up to the end.
struct NextFrame {
    std::optional<PlacedFrame> frame;
    std::optional<LostFrames> lost;
};

/// The frame at \a offset of \a segment. Where there is none, the first place behind it
/// from which on frames follow on each other like those of a recording: a frame has no
/// mark of its own, so one alone proves nothing. Behind a header without any frame
/// nothing is searched for.
///
/// \param timeBefore  of the frame before in the segment, 0 for the first one: a stretch
///                    of zeros looks like frames without time and content.
/// Errors: Io, Cancelled.
[[nodiscard]] Result<NextFrame> readOrFindFrame(ByteWindow &window, std::uint64_t offset,
                                                const Segment &segment, const DemoForm &form,
                                                float timeBefore, std::stop_token stop);

/// Fills in the frame at \a offset where nothing is to be read, found or reported for it, as for
/// nearly all. False elsewhere.
[[nodiscard]] bool usualFrame(const ByteWindow &window, std::uint64_t offset,
                              const Segment &segment, const DemoForm &form, float timeBefore,
                              PlacedFrame &frame);

/// The first such place at \a offset or behind; nothing when there is none.
/// Errors: Io, Cancelled.
[[nodiscard]] Result<std::optional<std::uint64_t>> findFrames(ByteWindow &window,
                                                              std::uint64_t offset,
                                                              const Segment &segment,
                                                              const DemoForm &form,
                                                              std::stop_token stop);

} // namespace tickscope::goldsrc
