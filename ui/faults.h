// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fault.h"

/// Faults of recordings and files that only the window has, besides those of the core.
namespace tickscope::faults {

inline constexpr FaultKind RecordingHoldsNoTick{
    QT_TRANSLATE_NOOP("faults", "the recording holds no tick")};

} // namespace tickscope::faults
