// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What walks and cursors tell.
namespace tickscope::faults {

inline constexpr FaultKind LeadsOverSeekPoint{QT_TRANSLATE_NOOP(
    "faults", "what is damaged before leads over the next seek point; reading goes on there")};
inline constexpr FaultKind NoRoomForEvents{
    QT_TRANSLATE_NOOP("faults", "no room on the disk for the events from here on")};

} // namespace tickscope::faults
