// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/fault.h"

/// What is too much in demos and maps of Teeworlds.

namespace tickscope::limits {

/// Compressed or decompressed data of one chunk, and one snapshot.
/// Source: teeworlds-demo.md, section 4.
inline constexpr std::size_t DemoChunkBytes = 65536;
inline constexpr std::size_t DemoChunkInts = DemoChunkBytes / 4;

/// Items of one snapshot. Source: teeworlds-snapshot.md, section 1.
inline constexpr std::size_t SnapshotItems = 1024;

/// One data block of a map after inflating: a layer of 4000 x 4000 tiles.
inline constexpr std::uint64_t MapBlockBytes = 64ULL << 20;

/// All blocks of a map that are inflated for drawing.
inline constexpr std::uint64_t MapInflatedBytes = 256ULL << 20;

/// Pixels of one image of a map, 2048 x 2048, and of all together, as they are drawn: what is more
/// is drawn smaller. Real maps have more than 64 MiB together.
inline constexpr std::uint64_t MapImageBytes = 16ULL << 20;
inline constexpr std::uint64_t MapImagesBytes = 192ULL << 20;

/// Tiles of a layer in each direction, and together.
inline constexpr std::int64_t MapLayerSide = 20'000;
inline constexpr std::int64_t MapLayerTiles = 16'000'000;

/// Ticks that a character is moved on from its recorded state.
/// Source: teeworlds-prediction.md, section 2.
inline constexpr std::int64_t PredictedTicks = 150;

} // namespace tickscope::limits

/// What is reported of maps, snapshots and messages of Teeworlds.
namespace tickscope::faults {

inline constexpr FaultKind DeltaEndsInsideRecord = Fault::tr("delta ends inside a record");
inline constexpr FaultKind LayerHasTooFewTiles = Fault::tr("layer has too few tiles");
inline constexpr FaultKind LayersTooBigTogether = Fault::tr(
    "layers of the map are too big together");
inline constexpr FaultKind MessageFieldCut = Fault::tr("message field %1 is cut");
inline constexpr FaultKind SecondPhysicsLayerOfOneKind = Fault::tr(
    "second physics layer of one kind");
inline constexpr FaultKind TileLayerIsTooShort = Fault::tr("tile layer is too short");

} // namespace tickscope::faults
