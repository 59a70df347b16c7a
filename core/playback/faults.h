// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What is told of typed times.
namespace tickscope::faults {

inline constexpr FaultKind NotTime{QT_TRANSLATE_NOOP("faults", "not a time: \"{0}\"")};
inline constexpr FaultKind RecordingLasts{QT_TRANSLATE_NOOP("faults", "the recording lasts {0}")};
inline constexpr FaultKind TicksGo{QT_TRANSLATE_NOOP("faults", "ticks go from {0} to {1}")};

} // namespace tickscope::faults
