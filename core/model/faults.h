// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What is told of recordings of every format.
namespace tickscope::faults {

inline constexpr FaultKind EventsLeftOut{QT_TRANSLATE_NOOP(
    "faults",
    "more events than a recording of its size can hold; those from here on are left out")};
inline constexpr FaultKind MoreDamage{
    QT_TRANSLATE_NOOP("faults", "more damaged places, which are not listed")};
inline constexpr FaultKind RecordingHoldsNoMap{
    QT_TRANSLATE_NOOP("faults", "the recording holds no map")};
inline constexpr FaultKind RecordingsOfThisFormatCannotBeRepaired{
    QT_TRANSLATE_NOOP("faults", "recordings of this format cannot be repaired")};
inline constexpr FaultKind RecordingsOfThisFormatHaveNoMaps{
    QT_TRANSLATE_NOOP("faults", "recordings of this format have no maps")};
inline constexpr FaultKind TimesInRow{QT_TRANSLATE_NOOP("faults", "{0} ({1} times in a row)")};
inline constexpr FaultKind CheckpointsAreNotKept{
    QT_TRANSLATE_NOOP("faults", "checkpoints of this format are not kept")};
inline constexpr FaultKind WalksAreNotKept{
    QT_TRANSLATE_NOOP("faults", "walks of this format are not kept")};

} // namespace tickscope::faults
