// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/// Safety limits of the core, each with its reason. Those of a format stand in its folder.
namespace tickscope::limits {

/// One read of a file. Big enough that a system call is rare beside the decoding
/// of what it brings, small enough to stay in the second-level cache.
inline constexpr std::size_t ReadBlock = 1U << 20;

/// States that a cursor keeps for stepping back, in bytes.
inline constexpr std::size_t CursorCache = 16U << 20;

/// Cost after which the index pass makes a checkpoint of its own, in ticks
/// without a seek point of the file. Keyframes of a demo are 252 ticks apart.
inline constexpr std::int64_t CheckpointSpacing = 1000;

/// The same in bytes, for recordings without seek points of their own: what a seek has
/// to decode at the most.
inline constexpr std::uint64_t CheckpointBytes = 24U << 10;

/// Damage entries that are kept; a file of noise would fill the memory with them.
inline constexpr std::size_t DamageEntries = 10'000;

/// Memory for a recording's content, in bytes. Together with states that are kept, unpackers and
/// the program itself, one recording stays below 256 MiB.
/// Rows and texts of events; more go to a temporary file.
inline constexpr std::size_t EventMemory = 16U << 20;
/// That file: 400 million rows, weeks of recording.
inline constexpr std::size_t EventFileBytes = std::size_t{8} << 30;
/// Values of the header and the metadata; more are left out.
inline constexpr std::size_t MetadataMemory = 64U << 20;
/// Events of one tick that are decoded again, with their fields.
inline constexpr std::size_t TickEventMemory = 16U << 20;

/// Events for each byte of a recording, looked at when there are more than EventsAtAnyRatio.
/// A packed byte of real recordings holds less than ten; a bomb thousands.
inline constexpr std::uint64_t EventsForByte = 100;
inline constexpr std::uint64_t EventsAtAnyRatio = 1'000'000;

/// Seek points of the file: a demo of a day has 17,000 keyframes.
inline constexpr std::size_t SeekPoints = 200'000;

/// Changes between what follows and guesses in one part of an index: each player some times a
/// minute.
inline constexpr std::size_t GuessChanges = 100'000;

/// Values of one set of plotted fields: an hour at fifty ticks a second takes 3 MiB for each.
inline constexpr std::size_t SeriesBytes = 256U << 20;

/// Points of all players' tracks: three hours of thirty players. Longer recordings are thinned.
inline constexpr std::size_t TrackPoints = 6'000'000;

/// Files that are read from a pipe live in memory.
inline constexpr std::uint64_t PipeBytes = 512ULL << 20;

/// Bytes that come once, unpacked or from a server, are kept in memory up to this size;
/// more go to a temporary file.
inline constexpr std::size_t StoreMemory = 16U << 20;

/// A packed recording after unpacking, which is done as a whole since a packed stream cannot
/// be read from its middle. Room for days of a full server; a bomb must not fill the disk.
inline constexpr std::uint64_t UnpackedBytes = 16ULL << 30;

/// Unpacked bytes for each packed one, looked at when a recording has become bigger than
/// UnpackedAtAnyRatio. Real recordings reach 3, an empty server far more;
/// bombs 1000 and above.
inline constexpr std::uint64_t UnpackedRatio = 400;
inline constexpr std::uint64_t UnpackedAtAnyRatio = 64ULL << 20;

/// Memory that a packed stream may make its unpacker take (xz -9 wants 65 MiB). A power of
/// two: also zstd's window.
inline constexpr std::uint64_t UnpackerMemory = 128ULL << 20;

/// Unit of what is kept of a file on a server: a request for less costs as much time.
inline constexpr std::size_t HttpBlock = 64U << 10;

/// First request to a server: headers and indexes of most recordings.
inline constexpr std::size_t HttpFirstRead = 256U << 10;

/// One request, in blocks; more is asked for in several.
inline constexpr std::size_t HttpRunBlocks = 32;

/// Blocks of one file that are kept in memory.
inline constexpr std::size_t HttpMemoryBlocks = 256;

/// Files beside a recording on a server that stay open: a few segments of 4 MiB.
inline constexpr std::uint64_t HttpSiblingBytes = 64ULL << 20;

/// All blocks that are kept on disk, of all files.
inline constexpr std::uint64_t HttpDiskBytes = 1ULL << 30;

/// All indexes that are kept on disk.
inline constexpr std::uint64_t IndexDiskBytes = 1ULL << 30;

/// A file from a server that does not give out parts: all of it is fetched.
inline constexpr std::uint64_t HttpWholeBytes = 2ULL << 30;

/// A file with a bearer token; they have about a kilobyte.
inline constexpr std::uint64_t TokenBytes = 16U << 10;

/// A map file. The largest published ones have about 40 MiB.
inline constexpr std::uint64_t MapBytes = 128ULL << 20;

/// Entities that are counted, each once: their keys are kept in memory.
inline constexpr std::size_t CountedEntities = 50'000;

} // namespace tickscope::limits
