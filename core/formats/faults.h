// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What several formats tell, or the registry.
namespace tickscope::faults {

inline constexpr FaultKind FileEndsInsideItsHeader{
    QT_TRANSLATE_NOOP("faults", "the file ends inside its header")};
inline constexpr FaultKind RepairedRecordingCannotBeWritten{
    QT_TRANSLATE_NOOP("faults", "the repaired recording cannot be written")};
inline constexpr FaultKind UnknownFile{QT_TRANSLATE_NOOP("faults", "no reader knows this file")};
inline constexpr FaultKind UnknownFolder{
    QT_TRANSLATE_NOOP("faults", "no reader knows this folder")};
inline constexpr FaultKind UnknownPackedFile{
    QT_TRANSLATE_NOOP("faults", "no reader knows what is packed in this file")};

} // namespace tickscope::faults
