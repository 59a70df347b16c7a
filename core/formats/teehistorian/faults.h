// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What is told of teehistorian files.
namespace tickscope::faults {

inline constexpr FaultKind BytesBehindEnd{
    QT_TRANSLATE_NOOP("faults", "bytes behind the end of the recording")};
inline constexpr FaultKind ExRecordTooShort{
    QT_TRANSLATE_NOOP("faults", "{0} record with too few bytes")};
inline constexpr FaultKind FileEndsInsideRecord{
    QT_TRANSLATE_NOOP("faults", "the file ends inside a record")};
inline constexpr FaultKind HeaderDoesNotEnd{QT_TRANSLATE_NOOP("faults", "the header does not end")};
inline constexpr FaultKind HeaderHoldsBytesThatJSONForbids{
    QT_TRANSLATE_NOOP("faults", "the header holds bytes that JSON forbids")};
inline constexpr FaultKind HeaderIsNoJSONObject{
    QT_TRANSLATE_NOOP("faults", "the header is no JSON object")};
inline constexpr FaultKind HeaderNamesNoVersion{
    QT_TRANSLATE_NOOP("faults", "the header names no version")};
inline constexpr FaultKind HeaderNoWholeJsonObject{QT_TRANSLATE_NOOP(
    "faults", "the header is no whole JSON object; what is behind this is left out")};
inline constexpr FaultKind MapWithoutGameLayer{
    QT_TRANSLATE_NOOP("faults", "a map without a game layer has no rules")};
inline constexpr FaultKind MissingInputChanges{
    QT_TRANSLATE_NOOP("faults", "an input changes that was never recorded; it is left out")};
inline constexpr FaultKind MissingTeeMoves{
    QT_TRANSLATE_NOOP("faults", "a tee moves that is not there; it is left out until it appears")};
inline constexpr FaultKind MissingTeeVanishes{
    QT_TRANSLATE_NOOP("faults", "a tee vanishes that is not there")};
inline constexpr FaultKind MoreTicksThanServerCanCount{
    QT_TRANSLATE_NOOP("faults", "more ticks than a server can count")};
inline constexpr FaultKind NegativeTicks{QT_TRANSLATE_NOOP("faults", "a negative number of ticks")};
inline constexpr FaultKind NoTeehistorianFile{QT_TRANSLATE_NOOP("faults", "no teehistorian file")};
inline constexpr FaultKind PresentTeeAppears{
    QT_TRANSLATE_NOOP("faults", "a tee appears that is there already")};
inline constexpr FaultKind RecordIsLongerThanAnyServerWrites{
    QT_TRANSLATE_NOOP("faults", "record is longer than any server writes")};
inline constexpr FaultKind RecordOfUnknownClient{
    QT_TRANSLATE_NOOP("faults", "record of a client ID that no server gives")};
inline constexpr FaultKind RecordOfUnknownKind{
    QT_TRANSLATE_NOOP("faults", "record of an unknown kind; nothing behind it can be found")};
inline constexpr FaultKind RecordWithNegativeSize{
    QT_TRANSLATE_NOOP("faults", "record with a negative size; nothing behind it can be found")};
inline constexpr FaultKind RecordingUnfinished{QT_TRANSLATE_NOOP(
    "faults", "unfinished: the server ended before it wrote an end, or is still writing")};
inline constexpr FaultKind TeehistorianVersionUnknown{
    QT_TRANSLATE_NOOP("faults", "version {0} is not known")};
inline constexpr FaultKind UnknownTeam{QT_TRANSLATE_NOOP("faults", "a team that no server has")};

} // namespace tickscope::faults
