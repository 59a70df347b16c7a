// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What is told of a recording's header.
namespace tickscope::faults {

inline constexpr FaultKind HeaderContentDiffers{
    QT_TRANSLATE_NOOP("faults", "{0}: stated {1}, found {2}")};
inline constexpr FaultKind HeaderContentLacks{
    QT_TRANSLATE_NOOP("faults", "{0}: stated {1}, found none")};
inline constexpr FaultKind HeaderIsRight{QT_TRANSLATE_NOOP("faults", "{0}: {1}, as stated")};
inline constexpr FaultKind HeaderStatesNothing{QT_TRANSLATE_NOOP("faults", "{0}: not stated")};

} // namespace tickscope::faults
