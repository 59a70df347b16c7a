// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What is told of demos of Teeworlds.
namespace tickscope::faults {

inline constexpr FaultKind CannotWrite{QT_TRANSLATE_NOOP("faults", "cannot write {0}")};
inline constexpr FaultKind CannotWriteFor{QT_TRANSLATE_NOOP("faults", "cannot write {0}: {1}")};
inline constexpr FaultKind ChunkIsTooBig{QT_TRANSLATE_NOOP("faults", "a chunk is too big")};
inline constexpr FaultKind ChunksLeadOverKeyframe{
    QT_TRANSLATE_NOOP("faults", "chunks that lead over a keyframe")};
inline constexpr FaultKind DemoNothingBehind{
    QT_TRANSLATE_NOOP("faults", "{0}; nothing behind it can be read")};
inline constexpr FaultKind DemoVersionNew{
    QT_TRANSLATE_NOOP("faults", "version {0} of demos is not known; it is read as version {1}")};
inline constexpr FaultKind DemoVersionTooOld{QT_TRANSLATE_NOOP(
    "faults",
    "demo version {0} is of Teeworlds 0.5, whose objects are not known; versions 3 to 6 are read")};
inline constexpr FaultKind FileEndsInsideChunk{
    QT_TRANSLATE_NOOP("faults", "the file ends inside a chunk")};
inline constexpr FaultKind FileEndsInsideChunkHeader{
    QT_TRANSLATE_NOOP("faults", "the file ends inside a chunk header")};
inline constexpr FaultKind FileEndsInsideItsMap{
    QT_TRANSLATE_NOOP("faults", "the file ends inside its map")};
inline constexpr FaultKind FileEndsInsideItsMarkers{
    QT_TRANSLATE_NOOP("faults", "the file ends inside its markers")};
inline constexpr FaultKind FirstTickMarkerHasNoTick{
    QT_TRANSLATE_NOOP("faults", "the first tick marker has no tick")};
inline constexpr FaultKind GoesOnAtKeyframe{
    QT_TRANSLATE_NOOP("faults", "{0}; reading goes on at the next keyframe")};
inline constexpr FaultKind HeaderMarkers{QT_TRANSLATE_NOOP("faults", "markers")};
inline constexpr FaultKind ItemChangedItsSize{
    QT_TRANSLATE_NOOP("faults", "an item changed its size")};
inline constexpr FaultKind KeyframeWithoutSnapshot{
    QT_TRANSLATE_NOOP("faults", "keyframe without a snapshot")};
inline constexpr FaultKind MapIsTooBig{QT_TRANSLATE_NOOP("faults", "the map is too big")};
inline constexpr FaultKind MapOfAnotherCrc{QT_TRANSLATE_NOOP(
    "faults", "the map in the recording does not have the CRC-32 that the header states")};
inline constexpr FaultKind MapOfAnotherSha256{QT_TRANSLATE_NOOP(
    "faults", "the map in the recording does not have the SHA-256 that the header states")};
inline constexpr FaultKind MessageLost{QT_TRANSLATE_NOOP("faults", "{0}; one message is lost")};
inline constexpr FaultKind NoDemo{
    QT_TRANSLATE_NOOP("faults", "no demo: it does not begin with TWDEMO")};
inline constexpr FaultKind NoKeyframe{QT_TRANSLATE_NOOP("faults", "the demo holds no keyframe")};
inline constexpr FaultKind NoWholeKeyframe{QT_TRANSLATE_NOOP(
    "faults", "the demo holds no whole keyframe; no state of its ticks is known")};
inline constexpr FaultKind OnlyDemosOfVersion3To6AreWritten{
    QT_TRANSLATE_NOOP("faults", "only demos of version 3 to 6 are written")};
inline constexpr FaultKind OwnMapFaulty{
    QT_TRANSLATE_NOOP("faults", "the map in the recording: {0}")};
inline constexpr FaultKind OwnMapLayerLeftOut{
    QT_TRANSLATE_NOOP("faults", "layer {0} of the map in the recording is left out: {1}")};
inline constexpr FaultKind OwnMapUnreadable{
    QT_TRANSLATE_NOOP("faults", "the map in the recording cannot be read: {0}")};
inline constexpr FaultKind SearchGivenUp{
    QT_TRANSLATE_NOOP("faults", "{0}; the search for a keyframe behind it is given up")};
inline constexpr FaultKind SnapshotWithoutTickOfItsOwn{
    QT_TRANSLATE_NOOP("faults", "a snapshot without a tick of its own")};
inline constexpr FaultKind StateUnknownToKeyframe{
    QT_TRANSLATE_NOOP("faults", "{0}; the state is not known up to the next keyframe")};
inline constexpr FaultKind TickMarkerGoesBack{
    QT_TRANSLATE_NOOP("faults", "tick marker that goes back in time")};
inline constexpr FaultKind TickMarkerLeaps{
    QT_TRANSLATE_NOOP("faults", "tick marker that leaps to a doubtful tick")};
inline constexpr FaultKind TickMarkerWithImpossibleTick{
    QT_TRANSLATE_NOOP("faults", "tick marker with an impossible tick")};
inline constexpr FaultKind TicksMayBeMissing{
    QT_TRANSLATE_NOOP("faults", "{0}; ticks may be missing here")};
inline constexpr FaultKind TicksMustAscend{QT_TRANSLATE_NOOP("faults", "ticks must ascend")};
inline constexpr FaultKind TooManyItemsInSnapshot{
    QT_TRANSLATE_NOOP("faults", "too many items in a snapshot")};
inline constexpr FaultKind TooManyMarkers{
    QT_TRANSLATE_NOOP("faults", "the header states {0} markers, and has room for {1}")};
inline constexpr FaultKind UnusedChunk{
    QT_TRANSLATE_NOOP("faults", "chunk of a kind that no recorder writes")};

} // namespace tickscope::faults
