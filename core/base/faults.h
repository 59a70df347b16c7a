// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// Faults that any folder can tell.
namespace tickscope::faults {

inline constexpr FaultKind Joined{QT_TRANSLATE_NOOP("faults", "{0}; {1}")};
inline constexpr FaultKind NoSuchTickInRecording{
    QT_TRANSLATE_NOOP("faults", "no such tick in the recording")};
inline constexpr FaultKind RecordingHasBecomeShorter{
    QT_TRANSLATE_NOOP("faults", "the recording has become shorter")};

} // namespace tickscope::faults
