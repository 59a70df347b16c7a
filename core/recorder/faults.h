// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What recorders and converters tell.
namespace tickscope::faults {

inline constexpr FaultKind CannotBeWritten{QT_TRANSLATE_NOOP("faults", "{0}: cannot be written")};
inline constexpr FaultKind DictionaryNumberTooBig{
    QT_TRANSLATE_NOOP("faults", "the dictionary's number {0} does not fit into a header")};
inline constexpr FaultKind FinishedRecordingCannotBeResumed{
    QT_TRANSLATE_NOOP("faults", "a finished recording cannot be resumed")};
inline constexpr FaultKind NoDictionary{
    QT_TRANSLATE_NOOP("faults", "no dictionary can be made: {0}")};
inline constexpr FaultKind NoDictionaryOfChunks{
    QT_TRANSLATE_NOOP("faults", "no dictionary can be made of these chunks: {0}")};
inline constexpr FaultKind NotTheBytesWritten{
    QT_TRANSLATE_NOOP("faults", "{0}: does not have the bytes written to it")};
inline constexpr FaultKind OnlyRecordingsOfVersion3AreConverted{
    QT_TRANSLATE_NOOP("faults", "only recordings of version 3 are converted")};
inline constexpr FaultKind OnlyVersion4CanBeResumed{
    QT_TRANSLATE_NOOP("faults", "only version 4 can be resumed")};
inline constexpr FaultKind RecorderHasEnded{QT_TRANSLATE_NOOP("faults", "the recorder has ended")};
inline constexpr FaultKind RecordingCannotBeWritten{
    QT_TRANSLATE_NOOP("faults", "the recording cannot be written")};
inline constexpr FaultKind RecordingHasNoRoomForMoreTicks{
    QT_TRANSLATE_NOOP("faults", "a recording has no room for more ticks")};
inline constexpr FaultKind RecordingIsCompactedAlready{
    QT_TRANSLATE_NOOP("faults", "the recording is compacted already")};
inline constexpr FaultKind RecordingIsOfAnotherWorld{
    QT_TRANSLATE_NOOP("faults", "the recording is of another world")};
inline constexpr FaultKind RecordingIsThereAlready{
    QT_TRANSLATE_NOOP("faults", "a recording is there already")};
inline constexpr FaultKind RecordingNotFinished{
    QT_TRANSLATE_NOOP("faults", "the recording is not finished; it may still grow")};
inline constexpr FaultKind ThisIsNoDictionaryOfZstd{
    QT_TRANSLATE_NOOP("faults", "this is no dictionary of zstd")};
inline constexpr FaultKind TickHasTooManyEvents{
    QT_TRANSLATE_NOOP("faults", "a tick has too many events")};
inline constexpr FaultKind TrainedDictionaryIsEmpty{
    QT_TRANSLATE_NOOP("faults", "the trained dictionary is empty")};

} // namespace tickscope::faults
