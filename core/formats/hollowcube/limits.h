// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/fault.h"

/// What is too much in a replay. Source: hollowcube-replay.md, sections 11 and 20.9.

namespace tickscope::limits {

/// Plain bytes of one chunk; recorders close it at 1 MiB.
inline constexpr std::size_t ReplayChunkBytes = 64U << 20;
inline constexpr std::size_t ReplayChunks = 1'000'000;
/// Plain bytes of all chunks, from which on UnpackedRatio holds: seconds of unpacking.
inline constexpr std::uint64_t ReplayPlainAtAnyRatio = 1ULL << 30;
/// Packed bytes of all chunks beyond those of the files: no recorder lets chunks share bytes.
inline constexpr std::uint64_t ReplaySharedBytes = 64ULL << 20;
inline constexpr std::size_t ReplayMetadataBytes = 16U << 20;
/// The same of what a ghost is read from, which takes little memory; also of its dictionary.
inline constexpr std::size_t GhostMetadataBytes = 256U << 10;
/// Places in the index that a ghost's reader remembers; between them it reads on.
inline constexpr std::size_t GhostIndexMarks = 4096;
/// Entities alive at one time.
inline constexpr std::size_t ReplayEntities = 65'536;
/// Blocks that differ from the world's own: a cube of 79 to a side. What is set beyond is neither
/// in states nor in the events; 64 MiB of nothing else would keep a machine busy for long.
inline constexpr std::size_t ReplayBlocks = 500'000;

/// Blocks of one scene: more take longer to draw than a frame lasts, and cover each other.
inline constexpr std::size_t SceneBlocks = 20'000;
/// Words of a replay's state; texts of items could be repeated for every entity.
inline constexpr std::size_t ReplayStateWords = 10'000'000;
/// Entities that are listed as players; each new one is compared with all of them.
inline constexpr std::size_t ReplayPlayers = 4096;

/// Of one report of the game: that of all its blocks has 15 MB.
inline constexpr std::uint64_t RegistryReportBytes = 48U << 20;

/// Tags of one NBT tree and how deep they nest: a byte of the file becomes 50 in memory,
/// and the reader calls itself.
inline constexpr std::size_t NbtTags = 500'000;
inline constexpr std::size_t NbtDepth = 512;

} // namespace tickscope::limits

/// What is reported of Hollow Cube replays.
namespace tickscope::faults {

inline constexpr FaultKind BytesAreLeftBehindLastTick = Fault::tr(
    "bytes are left behind the last tick");
inline constexpr FaultKind ChunkIsTooLarge = Fault::tr("a chunk is too large");
inline constexpr FaultKind FileBecameShorter = Fault::tr("the file became shorter");
inline constexpr FaultKind RecordingHasNoRoomForMoreTicks = Fault::tr(
    "a recording has no room for more ticks");

} // namespace tickscope::faults
