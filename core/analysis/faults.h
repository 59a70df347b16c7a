// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What searches and series tell.
namespace tickscope::faults {

inline constexpr FaultKind MapNameNoFileName{
    QT_TRANSLATE_NOOP("faults", "the map's name is no file name")};
inline constexpr FaultKind MoreValuesThanMemory{
    QT_TRANSLATE_NOOP("faults", "more values than fit into memory")};
inline constexpr FaultKind NoFileOfThatMapWasFound{
    QT_TRANSLATE_NOOP("faults", "no file of that map was found")};
inline constexpr FaultKind NoRegularExpression{
    QT_TRANSLATE_NOOP("faults", "\"{0}\" is no regular expression: {1}")};
inline constexpr FaultKind NoSuchStretchInRecording{
    QT_TRANSLATE_NOOP("faults", "no such stretch in the recording")};
inline constexpr FaultKind RecordingNamesNoMap{
    QT_TRANSLATE_NOOP("faults", "the recording names no map")};

} // namespace tickscope::faults
