// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"
#include "core/base/result.h"

/// Faults of several formats, and of the registry.
namespace tickscope::faults {

inline constexpr FaultKind FileEndsInsideItsHeader = Fault::tr("the file ends inside its header");
inline constexpr FaultKind HeaderEmbeddedMap = Fault::tr(
    "maps in the recording with the stated hash");
inline constexpr FaultKind HeaderLength = Fault::tr("length in seconds");
inline constexpr FaultKind NoTicksForClip = Fault::tr("there are no ticks to take");
inline constexpr FaultKind ImpossibleTick = Fault::tr("tick marker with an impossible tick");
inline constexpr FaultKind TimeGoesBack = Fault::tr("tick marker that goes back in time");
/// Whole ticks that contradict those which are kept.
inline constexpr FaultKind TicksLeftOutBefore = Fault::trN(
    "%1; reading goes on at the next keyframe, without %n tick(s) before it");
inline constexpr FaultKind TicksLeftOutBehind = Fault::trN(
    "%1; reading ends there, without %n tick(s) behind it");
inline constexpr FaultKind EmptyFile = Fault::tr("the file is empty");
inline constexpr FaultKind UnknownFile = Fault::tr("unrecognised format");
inline constexpr FaultKind UnknownFolder = Fault::tr("unrecognised folder");

} // namespace tickscope::faults

namespace tickscope {

/// The code of a Damage for \a error, found inside a chunk or frame that is whole in its file:
/// what is cut short in there is no end of the recording, and must not be shown as one.
[[nodiscard]] inline ErrorCode damageKindOf(const Error &error)
{
    return error.code == ErrorCode::Truncated ? ErrorCode::Damaged : error.code;
}

} // namespace tickscope
