// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/base/fault.h"

/// What is too much in a teehistorian file.

namespace tickscope::limits {

/// One record of a teehistorian file. The longest real ones are saved games of a full
/// team, some 20 KiB; network messages have at most 1394 bytes.
inline constexpr std::size_t TeehistorianRecord = 256U << 10;

/// The JSON header of a teehistorian file; real ones have 4 KiB.
inline constexpr std::size_t TeehistorianHeader = 1U << 20;

} // namespace tickscope::limits

/// What is reported of teehistorian files.
namespace tickscope::faults {

inline constexpr FaultKind MoreTicksThanServerCanCount = Fault::tr(
    "more ticks than a server can count");
inline constexpr FaultKind RecordOfUnknownClient = Fault::tr(
    "record of a client ID that no server gives");
inline constexpr FaultKind RecordingUnfinished = Fault::tr(
    "unfinished: the server ended before it wrote an end, or is still writing");

} // namespace tickscope::faults
