// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What several formats tell, or the registry.
namespace tickscope::faults {

inline constexpr FaultKind FileEndsInsideItsHeader{
    QT_TRANSLATE_NOOP("faults", "the file ends inside its header")};
inline constexpr FaultKind HeaderEmbeddedMap{
    QT_TRANSLATE_NOOP("faults", "maps in the recording with the stated hash")};
inline constexpr FaultKind HeaderLength{QT_TRANSLATE_NOOP("faults", "length in seconds")};
inline constexpr FaultKind RepairedRecordingCannotBeWritten{
    QT_TRANSLATE_NOOP("faults", "the repaired recording cannot be written")};
inline constexpr FaultKind EmptyFile{QT_TRANSLATE_NOOP("faults", "the file is empty")};
inline constexpr FaultKind UnknownFile{QT_TRANSLATE_NOOP("faults", "unrecognised format")};
inline constexpr FaultKind UnknownFolder{QT_TRANSLATE_NOOP("faults", "unrecognised folder")};
inline constexpr FaultKind UnknownPackedFile{
    QT_TRANSLATE_NOOP("faults", "unrecognised format inside the packed file")};

} // namespace tickscope::faults
