// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/fault.h"

/// What is told of maps, snapshots and messages of Teeworlds.
namespace tickscope::faults {

inline constexpr FaultKind BadTableOfItemTypes{
    QT_TRANSLATE_NOOP("faults", "bad table of item types")};
inline constexpr FaultKind ChunkIsTooLong{QT_TRANSLATE_NOOP("faults", "chunk is too long")};
inline constexpr FaultKind CompressedDataHasNoEndSymbol{
    QT_TRANSLATE_NOOP("faults", "compressed data has no end symbol")};
inline constexpr FaultKind DataBlockOfMapIsDamaged{
    QT_TRANSLATE_NOOP("faults", "data block of the map is damaged")};
inline constexpr FaultKind DataBlockOfMapIsTooBig{
    QT_TRANSLATE_NOOP("faults", "data block of the map is too big")};
inline constexpr FaultKind DataBlockOutsideArea{
    QT_TRANSLATE_NOOP("faults", "data block {0} lies outside its area")};
inline constexpr FaultKind DecompressedDataIsTooLong{
    QT_TRANSLATE_NOOP("faults", "decompressed data is too long")};
inline constexpr FaultKind DeltaChangesSizeOfItem{
    QT_TRANSLATE_NOOP("faults", "delta changes the size of an item")};
inline constexpr FaultKind DeltaEndsInsideRecord{
    QT_TRANSLATE_NOOP("faults", "delta ends inside a record")};
inline constexpr FaultKind DeltaMakesSnapshotTooLarge{
    QT_TRANSLATE_NOOP("faults", "delta makes the snapshot too large")};
inline constexpr FaultKind DeltaWithImpossibleCounts{
    QT_TRANSLATE_NOOP("faults", "delta with impossible counts")};
inline constexpr FaultKind DeltaWithImpossibleItem{
    QT_TRANSLATE_NOOP("faults", "delta with an impossible item")};
inline constexpr FaultKind DeltaWithItemLargerThanDelta{
    QT_TRANSLATE_NOOP("faults", "delta with an item larger than the delta")};
inline constexpr FaultKind DeltaWithoutHeader{QT_TRANSLATE_NOOP("faults", "delta without header")};
inline constexpr FaultKind EnvelopePointsMissing{
    QT_TRANSLATE_NOOP("faults", "an envelope names points that are not there")};
inline constexpr FaultKind EnvelopeTooLong{QT_TRANSLATE_NOOP("faults", "an envelope is too long")};
inline constexpr FaultKind GroupLayersMissing{
    QT_TRANSLATE_NOOP("faults", "a group names layers that are not there")};
inline constexpr FaultKind ImageTooBig{QT_TRANSLATE_NOOP("faults", "image \"{0}\" is too big")};
inline constexpr FaultKind ImageWithoutPixels{
    QT_TRANSLATE_NOOP("faults", "image \"{0}\" has no usable pixels")};
inline constexpr FaultKind ImpossibleSizeOfDataBlock{
    QT_TRANSLATE_NOOP("faults", "impossible size of a data block")};
inline constexpr FaultKind IntegerIsCut{QT_TRANSLATE_NOOP("faults", "integer is cut")};
inline constexpr FaultKind ItemsWithoutType{QT_TRANSLATE_NOOP("faults", "items without a type")};
inline constexpr FaultKind LastIntegerIsCut{QT_TRANSLATE_NOOP("faults", "the last integer is cut")};
inline constexpr FaultKind LayerHasTooFewQuads{
    QT_TRANSLATE_NOOP("faults", "layer has too few quads")};
inline constexpr FaultKind LayerHasTooFewTiles{
    QT_TRANSLATE_NOOP("faults", "layer has too few tiles")};
inline constexpr FaultKind LayerHasTooManyTiles{
    QT_TRANSLATE_NOOP("faults", "layer has too many tiles")};
inline constexpr FaultKind LayerIsTooBig{QT_TRANSLATE_NOOP("faults", "layer is too big")};
inline constexpr FaultKind LayerLeftOut{QT_TRANSLATE_NOOP("faults", "layer {0} is left out: {1}")};
inline constexpr FaultKind LayerWithoutWidthOrHeight{
    QT_TRANSLATE_NOOP("faults", "layer without width or height")};
inline constexpr FaultKind LayersTooBigTogether{
    QT_TRANSLATE_NOOP("faults", "layers of the map are too big together")};
inline constexpr FaultKind MapEndsAmongItsItems{
    QT_TRANSLATE_NOOP("faults", "map ends among its items")};
inline constexpr FaultKind MapEndsBeforeThisDataBlock{
    QT_TRANSLATE_NOOP("faults", "map ends before this data block")};
inline constexpr FaultKind MapEndsInTable{QT_TRANSLATE_NOOP("faults", "map ends in a table")};
inline constexpr FaultKind MapFileIsTooBig{QT_TRANSLATE_NOOP("faults", "map file is too big")};
inline constexpr FaultKind MapHasNoPixelsOfThisImage{
    QT_TRANSLATE_NOOP("faults", "the map has no pixels of this image")};
inline constexpr FaultKind MapItemOfAnotherType{
    QT_TRANSLATE_NOOP("faults", "an item of type {0} names another type")};
inline constexpr FaultKind MapItemOfWrongSize{
    QT_TRANSLATE_NOOP("faults", "an item of type {0} has a wrong size")};
inline constexpr FaultKind MapItemOutsideArea{
    QT_TRANSLATE_NOOP("faults", "item {0} lies outside its area")};
inline constexpr FaultKind MapTextMissing{QT_TRANSLATE_NOOP("faults", "a text is missing: {0}")};
inline constexpr FaultKind MapTextTooLong{QT_TRANSLATE_NOOP("faults", "a text is too long")};
inline constexpr FaultKind MessageFieldCut{QT_TRANSLATE_NOOP("faults", "message field {0} is cut")};
inline constexpr FaultKind MessageFieldNoUtf8{
    QT_TRANSLATE_NOOP("faults", "message field {0} is no UTF-8")};
inline constexpr FaultKind MessageFieldOutOfRange{
    QT_TRANSLATE_NOOP("faults", "message field {0} is out of range")};
inline constexpr FaultKind NegativeSizeInMapsHeader{
    QT_TRANSLATE_NOOP("faults", "negative size in the map's header")};
inline constexpr FaultKind NoGameLayer{QT_TRANSLATE_NOOP("faults", "the map has no game layer")};
inline constexpr FaultKind NoSuchDataBlockInMap{
    QT_TRANSLATE_NOOP("faults", "no such data block in the map")};
inline constexpr FaultKind NotMapFile{QT_TRANSLATE_NOOP("faults", "not a map file")};
inline constexpr FaultKind NumberOfMessageIsNegative{
    QT_TRANSLATE_NOOP("faults", "number of a message is negative")};
inline constexpr FaultKind ProjectilesOfMessageAreMissing{
    QT_TRANSLATE_NOOP("faults", "projectiles of a message are missing")};
inline constexpr FaultKind QuadLayerIsTooShort{
    QT_TRANSLATE_NOOP("faults", "quad layer is too short")};
inline constexpr FaultKind SecondPhysicsLayerOfOneKind{
    QT_TRANSLATE_NOOP("faults", "second physics layer of one kind")};
inline constexpr FaultKind SnapshotOfAnotherSize{
    QT_TRANSLATE_NOOP("faults", "snapshot of another size than it says")};
inline constexpr FaultKind SnapshotWithItemOutsideOfIt{
    QT_TRANSLATE_NOOP("faults", "snapshot with an item outside of it")};
inline constexpr FaultKind SnapshotWithLateFirstItem{
    QT_TRANSLATE_NOOP("faults", "snapshot whose first item is not at offset 0")};
inline constexpr FaultKind SnapshotWithNegativeOrOddSizes{
    QT_TRANSLATE_NOOP("faults", "snapshot with negative or odd sizes")};
inline constexpr FaultKind SnapshotWithTooManyItems{
    QT_TRANSLATE_NOOP("faults", "snapshot with too many items")};
inline constexpr FaultKind SnapshotWithoutHeader{
    QT_TRANSLATE_NOOP("faults", "snapshot without header")};
inline constexpr FaultKind TileLayerIsTooShort{
    QT_TRANSLATE_NOOP("faults", "tile layer is too short")};
inline constexpr FaultKind TooManyImages{
    QT_TRANSLATE_NOOP("faults", "the map has more than 64 images")};
inline constexpr FaultKind TooManyIntegers{QT_TRANSLATE_NOOP("faults", "too many integers")};
inline constexpr FaultKind TuningValuesAreMissing{
    QT_TRANSLATE_NOOP("faults", "tuning values are missing")};
inline constexpr FaultKind UnknownMapFileVersion{
    QT_TRANSLATE_NOOP("faults", "unknown map file version")};
inline constexpr FaultKind UnknownVersionOfMap{
    QT_TRANSLATE_NOOP("faults", "unknown version of the map")};

} // namespace tickscope::faults
