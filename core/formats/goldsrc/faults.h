// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What is told of GoldSrc demos.
namespace tickscope::faults {

inline constexpr FaultKind AtSecond{QT_TRANSLATE_NOOP("faults", "{0} (at {1} s)")};
inline constexpr FaultKind BaselinesEndEarly{QT_TRANSLATE_NOOP("faults", "baselines end early")};
inline constexpr FaultKind BytesBehindDirectoryWereCut{
    QT_TRANSLATE_N_NOOP("faults", "%n byte(s) behind the directory cut off")};
inline constexpr FaultKind BytesWereNotKept{
    QT_TRANSLATE_NOOP("faults", "bytes {0} to {1} could not be kept: {2}")};
inline constexpr FaultKind ClientDataEndEarly{QT_TRANSLATE_NOOP("faults", "client data end early")};
inline constexpr FaultKind ClientDataOfMissingPacket{QT_TRANSLATE_NOOP(
    "faults",
    "client data refer to a packet that is missing; they stay as they were up to a whole update")};
inline constexpr FaultKind CutAtSecond{QT_TRANSLATE_NOOP("faults", "{0} (cut at {1} s)")};
inline constexpr FaultKind DemoHoldsNoFrame{QT_TRANSLATE_NOOP("faults", "the demo holds no frame")};
inline constexpr FaultKind DescriptionEndsEarly{
    QT_TRANSLATE_NOOP("faults", "description ends early")};
inline constexpr FaultKind DescriptionHasMoreFieldsThanMask{
    QT_TRANSLATE_NOOP("faults", "description has more fields than a mask")};
inline constexpr FaultKind DirectoryElsewhere{QT_TRANSLATE_NOOP(
    "faults", "the header says that the directory is at {0}, but it is at {1}; nothing is lost")};
inline constexpr FaultKind DirectoryNowhere{QT_TRANSLATE_NOOP(
    "faults", "there is no directory at {0} or elsewhere; the frames were read one after another")};
inline constexpr FaultKind EndMarkOfSegmentIsMissing{
    QT_TRANSLATE_NOOP("faults", "the end mark of a segment is missing")};
inline constexpr FaultKind EndMarkWasAdded{QT_TRANSLATE_NOOP("faults", "an end mark was added")};
inline constexpr FaultKind EntitiesOfMissingPacket{QT_TRANSLATE_NOOP(
    "faults",
    "entities refer to a packet that is missing; they stay as they were up to a whole update")};
inline constexpr FaultKind EntityBeforeDescriptionOfItsFields{
    QT_TRANSLATE_NOOP("faults", "entity before the description of its fields")};
inline constexpr FaultKind EntityRefersToNoneBeforeIt{
    QT_TRANSLATE_NOOP("faults", "entity refers to none before it")};
inline constexpr FaultKind FacesOfMapShareTheirEdges{
    QT_TRANSLATE_NOOP("faults", "faces of the map share their edges")};
inline constexpr FaultKind FieldOfUnknownKind{
    QT_TRANSLATE_NOOP("faults", "field of a description has no known kind")};
inline constexpr FaultKind FieldWithImpossibleWidth{
    QT_TRANSLATE_NOOP("faults", "field of a description has an impossible width")};
inline constexpr FaultKind FileEndsInsideDemoHeader{
    QT_TRANSLATE_NOOP("faults", "the file ends inside the demo header")};
inline constexpr FaultKind FileEndsInsideFrame{
    QT_TRANSLATE_NOOP("faults", "the file ends inside a frame")};
inline constexpr FaultKind FrameHeaderIsCutOff{
    QT_TRANSLATE_NOOP("faults", "a frame header is cut off")};
inline constexpr FaultKind FrameIsCutOff{QT_TRANSLATE_NOOP("faults", "a frame is cut off")};
inline constexpr FaultKind FrameRestLost{
    QT_TRANSLATE_NOOP("faults", "{0}; the rest of the frame is lost")};
inline constexpr FaultKind FramesGoOn{QT_TRANSLATE_NOOP("faults", "{0}; frames go on at byte {1}")};
inline constexpr FaultKind HeaderDirectory{QT_TRANSLATE_NOOP("faults", "place of the directory")};
inline constexpr FaultKind HeaderFrameBytes{QT_TRANSLATE_NOOP("faults", "bytes of all segments")};
inline constexpr FaultKind HeaderFrames{QT_TRANSLATE_NOOP("faults", "network frames")};
inline constexpr FaultKind HltvMessageOfUnrecordedMode{
    QT_TRANSLATE_NOOP("faults", "HLTV message of a mode that is not recorded")};
inline constexpr FaultKind ImpossibleFrameLength{
    QT_TRANSLATE_NOOP("faults", "frame with an impossible length of {0}")};
inline constexpr FaultKind ImpossibleFrameType{
    QT_TRANSLATE_NOOP("faults", "impossible frame type {0}")};
inline constexpr FaultKind InstancedBaselineDoesNotExist{
    QT_TRANSLATE_NOOP("faults", "instanced baseline does not exist")};
inline constexpr FaultKind InstancedBaselinesEndEarly{
    QT_TRANSLATE_NOOP("faults", "instanced baselines end early")};
inline constexpr FaultKind ListOfCheckedFilesEndsEarly{
    QT_TRANSLATE_NOOP("faults", "list of checked files ends early")};
inline constexpr FaultKind ListOfEntitiesEndsEarly{
    QT_TRANSLATE_NOOP("faults", "list of entities ends early")};
inline constexpr FaultKind ListOfResourcesEndsEarly{
    QT_TRANSLATE_NOOP("faults", "list of resources ends early")};
inline constexpr FaultKind MapHasNoWorld{QT_TRANSLATE_NOOP("faults", "map has no world")};
inline constexpr FaultKind MapPartEndsInRecord{
    QT_TRANSLATE_NOOP("faults", "part of the map ends inside a record")};
inline constexpr FaultKind MapPartOutsideFile{
    QT_TRANSLATE_NOOP("faults", "part of the map lies outside the file")};
inline constexpr FaultKind MessageEndsEarly{QT_TRANSLATE_NOOP("faults", "message ends early")};
inline constexpr FaultKind MessageOfUnknownId{
    QT_TRANSLATE_NOOP("faults", "message of an id that no server sends")};
inline constexpr FaultKind MessageOfUnknownPlayer{
    QT_TRANSLATE_NOOP("faults", "message of a player that does not exist")};
inline constexpr FaultKind NewerNetworkProtocol{QT_TRANSLATE_NOOP(
    "faults", "network protocol {0} is newer than the newest known one; it is read as 48")};
inline constexpr FaultKind NoHalfLifeDemo{QT_TRANSLATE_NOOP("faults", "no Half-Life demo")};
inline constexpr FaultKind NoMapOfHalfLife{QT_TRANSLATE_NOOP("faults", "no map of Half-Life")};
inline constexpr FaultKind NothingBehindInSegment{
    QT_TRANSLATE_NOOP("faults", "{0}; nothing behind it in its segment can be read")};
inline constexpr FaultKind NothingWasKeptFrom{
    QT_TRANSLATE_NOOP("faults", "from byte {0} on nothing could be kept: {1}")};
inline constexpr FaultKind NumberOfEntityIsTooHigh{
    QT_TRANSLATE_NOOP("faults", "number of an entity is too high")};
inline constexpr FaultKind PacketHasTooManyEntities{
    QT_TRANSLATE_NOOP("faults", "packet has too many entities")};
inline constexpr FaultKind PacketWithOtherCount{
    QT_TRANSLATE_NOOP("faults", "packet has {0} entities and not as many as it announces")};
inline constexpr FaultKind RecordBeforeDescriptionOfItsFields{
    QT_TRANSLATE_NOOP("faults", "record before the description of its fields")};
inline constexpr FaultKind RecordingIsTooLongForDirectory{
    QT_TRANSLATE_NOOP("faults", "the recording is too long for a directory")};
inline constexpr FaultKind RecordingWithoutDirectory{
    QT_TRANSLATE_NOOP("faults", "the recording was not finished: it has no directory")};
inline constexpr FaultKind TempEntityOfUnknownKind{
    QT_TRANSLATE_NOOP("faults", "temp entity of a kind that does not exist")};
inline constexpr FaultKind TextHasNoEnd{QT_TRANSLATE_NOOP("faults", "text has no end")};
inline constexpr FaultKind TooManyDescriptions{
    QT_TRANSLATE_NOOP("faults", "too many descriptions")};
inline constexpr FaultKind TooManyDifferentFieldsInDescriptions{
    QT_TRANSLATE_NOOP("faults", "too many different fields in descriptions")};
inline constexpr FaultKind TooManyFramesWithoutNetworkMessage{
    QT_TRANSLATE_NOOP("faults", "too many frames without a network message")};
inline constexpr FaultKind UnknownDemoProtocol{
    QT_TRANSLATE_NOOP("faults", "demo protocol {0} with network protocol {1} is not known")};
inline constexpr FaultKind UserInfoOfUnknownSlot{
    QT_TRANSLATE_NOOP("faults", "user info of a slot that does not exist")};
inline constexpr FaultKind UserMessageThatWasNeverRegistered{
    QT_TRANSLATE_NOOP("faults", "user message that was never registered")};
inline constexpr FaultKind UserMessageWithEngineId{
    QT_TRANSLATE_NOOP("faults", "user message takes the id of an engine message")};
inline constexpr FaultKind WrongTimes{QT_TRANSLATE_NOOP(
    "faults",
    "{0} ticks have a time that cannot be; they take the time of the tick before, first tick {1}")};
inline constexpr FaultKind ZerosWhereFrameShouldBe{
    QT_TRANSLATE_NOOP("faults", "zeros where a frame should be")};

} // namespace tickscope::faults
