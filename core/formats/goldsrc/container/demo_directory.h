// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/formats/goldsrc/container/demo_frame.h"
#include "core/io/byte_source.h"

namespace tickscope::goldsrc {

/// Bytes of an entry, and entries that a directory may have.
/// Source: goldsrc-demo.md, section 3.
inline constexpr std::size_t EntrySize = 92;
inline constexpr std::size_t TitleSize = 64;
inline constexpr std::uint32_t MostEntries = 1024;
inline constexpr std::size_t CountSize = 4;

enum class SegmentKind : std::uint8_t {
    Loading,  ///< What the game needs to know before it plays.
    Playback, ///< The recorded game.
};

/// One entry as stored. Counts and lengths are hints; offset is inside the file.
struct DirectoryEntry {
    SegmentKind kind = SegmentKind::Loading;
    std::string title;
    std::int32_t flags = 0;
    std::int32_t cdTrack = -1;
    float duration = 0; ///< Seconds.
    std::int32_t frameCount = 0;
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
};

/// A directory that passed the tests of section 3.1, step 1.
struct Directory {
    std::uint64_t offset = 0;
    std::vector<DirectoryEntry> entries;

    [[nodiscard]] std::uint64_t end() const
    {
        return offset + CountSize + EntrySize * entries.size();
    }
};

/// How a directory came to be known.
enum class DirectoryFind {
    ByHeader,    ///< The header's offset is right.
    AtFileEnd,   ///< It ends with the file; the header's offset is wrong.
    BySearching, ///< Found by its titles; the header's offset is wrong.
    Nowhere,
};

struct FoundDirectory {
    DirectoryFind how = DirectoryFind::Nowhere;
    std::optional<Directory> directory;
};

/// The directory at \a offset; nothing when there is none that makes sense.
/// Errors: Io, Cancelled.
[[nodiscard]] Result<std::optional<Directory>> readDirectory(const ByteSource &source,
                                                             std::uint64_t offset,
                                                             std::size_t headerSize,
                                                             std::stop_token stop);

/// Steps 1 to 3 of section 3.1. \a offset is what the header says.
/// Errors: Io, Cancelled.
[[nodiscard]] Result<FoundDirectory> findDirectory(const ByteSource &source, std::uint64_t offset,
                                                   std::size_t headerSize, std::stop_token stop);

/// \a offset of a directory as the end of a header has it. Errors: LimitExceeded beyond 32 bits.
[[nodiscard]] Result<std::vector<std::byte>> directoryOffsetBytes(std::uint64_t offset);

/// The bytes of a directory that a repaired file ends with.
[[nodiscard]] std::vector<std::byte> directoryBytes(const std::vector<DirectoryEntry> &entries);

/// A stretch of frames.
struct Segment {
    SegmentKind kind = SegmentKind::Loading;
    std::uint64_t begin = 0;
    std::uint64_t end = 0; ///< No frame reaches behind it.

    [[nodiscard]] bool contains(std::uint64_t byte) const { return begin <= byte && byte < end; }
};

/// Where the segments of a demo are, and how that is known.
struct SegmentMap {
    std::vector<Segment> segments; ///< By offset, not overlapping.
    FoundDirectory found;
};

/// Finds the segments by the steps of section 3.1. What the directory of a file says of
/// lengths is not believed: a segment ends at its end mark, the next one, or the directory.
/// Errors: Io, Cancelled.
[[nodiscard]] Result<SegmentMap> findSegments(const Shared<ByteSource> &source,
                                              const DemoHeader &header, std::stop_token stop);

} // namespace tickscope::goldsrc
