// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/base/fault.h"

/// What is too much in a demo of GoldSrc.

namespace tickscope::limits {

/// Frames of a GoldSrc demo before, between and behind its network frames. While
/// loading there are some hundreds; a hostile file is nothing but frames of nine bytes.
inline constexpr std::size_t FramesBetweenTicks = 100'000;

/// Messages that still hold where a clip begins; a long game has some thousands.
inline constexpr std::size_t StandingMessages = 20'000;

/// Packets before a clip that are kept unread. They are read when there are more.
inline constexpr std::size_t SkippedBytes = 8U << 20;

} // namespace tickscope::limits

/// What is reported of GoldSrc demos.
namespace tickscope::faults {

inline constexpr FaultKind DemoHoldsNoFrame = Fault::tr("the demo holds no frame");
inline constexpr FaultKind FileEndsInsideDemoHeader = Fault::tr(
    "the file ends inside the demo header");
inline constexpr FaultKind FrameIsCutOff = Fault::tr("a frame is cut off");
inline constexpr FaultKind ListOfEntitiesEndsEarly = Fault::tr("list of entities ends early");

} // namespace tickscope::faults
