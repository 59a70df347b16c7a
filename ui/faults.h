// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fault.h"

/// What the window tells of recordings and files besides what the core does.
namespace tickscope::faults {

inline constexpr FaultKind FileOfAnotherHash{
    QT_TRANSLATE_NOOP("faults", "the file there has another SHA-256")};
inline constexpr FaultKind RecordingHoldsNoTick{
    QT_TRANSLATE_NOOP("faults", "the recording holds no tick")};

} // namespace tickscope::faults
