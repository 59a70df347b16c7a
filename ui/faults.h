// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fault.h"

/// Faults of recordings and files that only the window has, besides those of the core.
namespace tickscope::faults {

inline constexpr FaultKind RecordingHoldsNoTick = Fault::tr("the recording holds no tick");

} // namespace tickscope::faults
