// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What is told of Hollow Cube replays.
namespace tickscope::faults {

inline constexpr FaultKind BlocksLeftOut{QT_TRANSLATE_NOOP(
    "faults",
    "more blocks are set than are kept; those from here on are left out, also of the events")};
inline constexpr FaultKind ByteOfUnpackedChunk{
    QT_TRANSLATE_NOOP("faults", "{0} (byte {1} of the unpacked chunk)")};
inline constexpr FaultKind BytesAreLeftBehindLastTick{
    QT_TRANSLATE_NOOP("faults", "bytes are left behind the last tick")};
inline constexpr FaultKind BytesAreLeftBehindNBT{
    QT_TRANSLATE_NOOP("faults", "bytes are left behind the NBT")};
inline constexpr FaultKind BytesBehindChunk{
    QT_TRANSLATE_N_NOOP("faults", "%n byte(s) left behind the last tick of a chunk")};
inline constexpr FaultKind BytesEndInsideNumber{
    QT_TRANSLATE_NOOP("faults", "the bytes end inside a number")};
inline constexpr FaultKind BytesEndInsideVarint{
    QT_TRANSLATE_NOOP("faults", "the bytes end inside a varint")};
inline constexpr FaultKind CheckpointWithImpossibleItems{
    QT_TRANSLATE_NOOP("faults", "a checkpoint with impossible items")};
inline constexpr FaultKind ChunkEndsBehindItsFile{
    QT_TRANSLATE_NOOP("faults", "a chunk ends behind its file")};
inline constexpr FaultKind ChunkIsLongerThanIndexSays{
    QT_TRANSLATE_NOOP("faults", "a chunk is longer than the index says")};
inline constexpr FaultKind ChunkIsShorterThanIndexSays{
    QT_TRANSLATE_NOOP("faults", "a chunk is shorter than the index says")};
inline constexpr FaultKind ChunkIsTooLarge{QT_TRANSLATE_NOOP("faults", "a chunk is too large")};
inline constexpr FaultKind ChunkLiesInsideHeaderOrIndex{
    QT_TRANSLATE_NOOP("faults", "a chunk lies inside the header or the index")};
inline constexpr FaultKind ChunkLiesOutsideFile{
    QT_TRANSLATE_NOOP("faults", "a chunk lies outside the file")};
inline constexpr FaultKind ChunkNotBehindLast{
    QT_TRANSLATE_NOOP("faults", "a chunk does not begin where the one before ended")};
inline constexpr FaultKind ChunkNotPacked{
    QT_TRANSLATE_NOOP("faults", "a chunk cannot be packed: {0}")};
inline constexpr FaultKind ChunkNotUnpacked{
    QT_TRANSLATE_NOOP("faults", "a chunk cannot be unpacked: {0}")};
inline constexpr FaultKind ChunkRefused{
    QT_TRANSLATE_NOOP("faults", "a chunk shares its bytes with others, or unpacks to too much")};
inline constexpr FaultKind ChunksWereLeftOut{QT_TRANSLATE_N_NOOP(
    "faults", "Chunk {2} cannot be read ({1}); left out from there on: %n chunk(s).")};
inline constexpr FaultKind ChunkTicksLost{QT_TRANSLATE_N_NOOP("faults", "{0}; %n tick(s) lost")};
inline constexpr FaultKind ChunkWithoutBytes{QT_TRANSLATE_NOOP("faults", "a chunk has no bytes")};
inline constexpr FaultKind ChunkWithoutTicks{QT_TRANSLATE_NOOP("faults", "a chunk has no ticks")};
inline constexpr FaultKind DesignLayoutNotRepaired{
    QT_TRANSLATE_NOOP("faults", "files in the layout of the design document cannot be repaired")};
inline constexpr FaultKind DesignVersionUnknown{
    QT_TRANSLATE_NOOP("faults", "version {0} of the design document's layout is not known")};
inline constexpr FaultKind DictionaryCannotBeRead{
    QT_TRANSLATE_NOOP("faults", "the dictionary cannot be read")};
inline constexpr FaultKind DictionaryOfAnotherNumber{
    QT_TRANSLATE_NOOP("faults", "the dictionary has number {0} instead of {1}")};
inline constexpr FaultKind DictionaryWanted{
    QT_TRANSLATE_NOOP("faults", "the chunks need dictionary {0}")};
inline constexpr FaultKind EventIsOfUnknownKind{
    QT_TRANSLATE_NOOP("faults", "an event is of an unknown kind")};
inline constexpr FaultKind EventOfUnknownId{
    QT_TRANSLATE_NOOP("faults", "an event is of an unknown kind: {0}")};
inline constexpr FaultKind FileBecameShorter{
    QT_TRANSLATE_NOOP("faults", "the file became shorter")};
inline constexpr FaultKind FirstChunkUnreadable{
    QT_TRANSLATE_NOOP("faults", "the first chunk cannot be read ({0}), so nothing can be kept")};
inline constexpr FaultKind GoesOnAtSnapshot{
    QT_TRANSLATE_NOOP("faults", "{0}; reading goes on at the next snapshot")};
inline constexpr FaultKind InSegment{QT_TRANSLATE_NOOP("faults", "{1}: {0}")};
inline constexpr FaultKind HeaderFileSize{QT_TRANSLATE_NOOP("faults", "bytes of the file")};
inline constexpr FaultKind HeaderTicks{QT_TRANSLATE_NOOP("faults", "ticks")};
inline constexpr FaultKind HeaderHadAnotherNumberOfTicks{
    QT_TRANSLATE_NOOP("faults", "The header had another number of ticks than the index.")};
inline constexpr FaultKind HeaderHasAnotherNumberOfTicks{
    QT_TRANSLATE_NOOP("faults", "the header has another number of ticks")};
inline constexpr FaultKind HeaderHasNegativeLength{
    QT_TRANSLATE_NOOP("faults", "the header has a negative length")};
inline constexpr FaultKind IndexIsLongerThanItsChunksNeed{
    QT_TRANSLATE_NOOP("faults", "the index is longer than its chunks need")};
inline constexpr FaultKind IndexIsShorterThanItsChunksNeed{
    QT_TRANSLATE_NOOP("faults", "the index is shorter than its chunks need")};
inline constexpr FaultKind LengthReachesBehindEnd{
    QT_TRANSLATE_NOOP("faults", "a length reaches behind the end")};
inline constexpr FaultKind MetadataLeftOut{QT_TRANSLATE_NOOP(
    "faults", "the metadata take too much memory; {0} values of them are left out")};
inline constexpr FaultKind MetadataWereEmptied{
    QT_TRANSLATE_NOOP("faults", "The metadata cannot be read ({0}); they are empty now.")};
inline constexpr FaultKind MoreItemsThanBytes{
    QT_TRANSLATE_NOOP("faults", "more items are announced than bytes are left")};
inline constexpr FaultKind NBTArrayIsLongerThanItsBytes{
    QT_TRANSLATE_NOOP("faults", "an NBT array is longer than its bytes")};
inline constexpr FaultKind NBTDoesNotBeginWithCompound{
    QT_TRANSLATE_NOOP("faults", "NBT does not begin with a compound")};
inline constexpr FaultKind NBTHasTagOfUnknownType{
    QT_TRANSLATE_NOOP("faults", "NBT has a tag of an unknown type")};
inline constexpr FaultKind NBTHasTooManyTags{QT_TRANSLATE_NOOP("faults", "NBT has too many tags")};
inline constexpr FaultKind NBTIsNestedTooDeep{
    QT_TRANSLATE_NOOP("faults", "NBT is nested too deep")};
inline constexpr FaultKind NBTListHasTagsOfUnknownType{
    QT_TRANSLATE_NOOP("faults", "an NBT list has tags of an unknown type")};
inline constexpr FaultKind NBTListIsLongerThanItsBytes{
    QT_TRANSLATE_NOOP("faults", "an NBT list is longer than its bytes")};
inline constexpr FaultKind NumberOfChunksIsNegative{
    QT_TRANSLATE_NOOP("faults", "the number of chunks is negative")};
inline constexpr FaultKind PreambleIsNotAsLongAsItsFile{
    QT_TRANSLATE_NOOP("faults", "the preamble is not as long as its file")};
inline constexpr FaultKind PreambleLongerThanFile{
    QT_TRANSLATE_NOOP("faults", "metadata and index are longer than the file")};
inline constexpr FaultKind PreambleMissing{
    QT_TRANSLATE_NOOP("faults", "{0}: {1} bytes of a segmented Hollow Cube recording; the "
                                "preamble.dat that tells what they are is not beside them")};
inline constexpr FaultKind PreambleTooLong{
    QT_TRANSLATE_NOOP("faults", "metadata or index are too long")};
inline constexpr FaultKind RecordingWithDictionary{
    QT_TRANSLATE_NOOP("faults", "a recording with a dictionary")};
inline constexpr FaultKind ReplayVersionUnknown{
    QT_TRANSLATE_NOOP("faults", "version {0} is not known")};
inline constexpr FaultKind SegmentHasGap{QT_TRANSLATE_NOOP("faults", "a segment has a gap")};
inline constexpr FaultKind SegmentOfChunkIsMissing{
    QT_TRANSLATE_NOOP("faults", "the segment of a chunk is missing")};
inline constexpr FaultKind SegmentsDoNotFollowOnEachOther{
    QT_TRANSLATE_NOOP("faults", "segments do not follow on each other")};
inline constexpr FaultKind SegmentsWereJoined{
    QT_TRANSLATE_NOOP("faults", "The segments were joined to one file.")};
inline constexpr FaultKind ShownWithoutMetadata{
    QT_TRANSLATE_NOOP("faults", "{0}; the recording is shown without its metadata")};
inline constexpr FaultKind TextHasNegativeLength{
    QT_TRANSLATE_NOOP("faults", "a text has a negative length")};
inline constexpr FaultKind TextsOfItemsAreTooLong{
    QT_TRANSLATE_NOOP("faults", "the texts of items are too long")};
inline constexpr FaultKind ThereAreTooManyChunks{
    QT_TRANSLATE_NOOP("faults", "there are too many chunks")};
inline constexpr FaultKind ThisIsNoHollowCubeReplay{
    QT_TRANSLATE_NOOP("faults", "this is no Hollow Cube replay")};
inline constexpr FaultKind TickCountsDiffer{QT_TRANSLATE_NOOP(
    "faults", "the header has {0} ticks and the index {1}; the index is believed")};
inline constexpr FaultKind TickHasNegativeNumberOfEvents{
    QT_TRANSLATE_NOOP("faults", "a tick has a negative number of events")};
inline constexpr FaultKind TickOfAnotherNumber{
    QT_TRANSLATE_NOOP("faults", "a tick has another number than its place")};
inline constexpr FaultKind TickOutOfPlace{
    QT_TRANSLATE_NOOP("faults", "a tick is not inside its chunk, or out of order")};
inline constexpr FaultKind TooManyEntitiesAreAlive{
    QT_TRANSLATE_NOOP("faults", "too many entities are alive")};
inline constexpr FaultKind TooManyTicks{
    QT_TRANSLATE_NOOP("faults", "the chunks have more ticks than there can be")};
inline constexpr FaultKind ValueIsOutsideItsList{
    QT_TRANSLATE_NOOP("faults", "a value is outside its list")};
inline constexpr FaultKind VarintIsTooLong{QT_TRANSLATE_NOOP("faults", "a varint is too long")};
inline constexpr FaultKind WorldVersionHasImpossibleLength{
    QT_TRANSLATE_NOOP("faults", "the world version has an impossible length")};

} // namespace tickscope::faults
