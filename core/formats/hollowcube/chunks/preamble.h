// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string_view>

#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/chunks/replay_header.h"
#include "core/formats/hollowcube/nbt/nbt.h"
#include "core/io/byte_source.h"

namespace tickscope::hollowcube {

/// Whether chunks lie behind the index or in files of their own.
enum class Representation { Compacted, Segmented };

/// Header, metadata and index: what both representations begin with.
struct Preamble {
    ReplayHeader header;
    NbtCompound metadata;
    std::vector<std::byte> metadataBytes; ///< As they stand in the file, if they can be read.
    std::optional<Error> metadataFault;   ///< Why metadata is empty although there should be some.
    ChunkIndex index;

    [[nodiscard]] std::uint64_t length() const { return header.preambleLength(); }
    [[nodiscard]] std::uint64_t indexOffset() const
    {
        return HeaderSize + static_cast<std::uint64_t>(header.metadataLength);
    }
    /// By the first chunk's place: segments begin at 0, where a file has its header. Nothing
    /// when there is no chunk, or its place fits neither.
    [[nodiscard]] std::optional<Representation> representation() const;
};

/// The file that a recording begins with: \a source itself, or preamble.dat in the folder that
/// \a source is, or that it is a part of, or servedReplay(). Errors: UnknownFormat, Io, Cancelled.
[[nodiscard]] Result<Shared<ByteSource>> preambleFile(Shared<ByteSource> source,
                                                      std::stop_token stop);

/// Where \a source is the answer of a game server's interface to the address of a replay: that
/// answer with the segments beside it, as preamble.dat has them in a folder, or the one file that
/// it was compacted to. Null for all else. Errors: Io, Cancelled.
/// Source: hollowcube-replay.md, section 17.
[[nodiscard]] Result<Shared<ByteSource>> servedReplay(const Shared<ByteSource> &source,
                                                      std::stop_token stop);

/// Whether the file at \a path is a part of a segmented recording beside its preamble.
[[nodiscard]] bool isPartOfRecording(std::string_view path);

/// Whether metadata and index may be as long as \a header says, in a file of so many bytes.
/// Errors: Damaged, Truncated, LimitExceeded.
[[nodiscard]] Result<void> checkLengths(const ReplayHeader &header, std::uint64_t fileSize);

/// Reads the preamble at the beginning of \a source by the viewer's rule: metadata that
/// cannot be read is left out, everything that contradicts itself is refused.
/// Errors: Io, Cancelled, and those of the parts.
/// Source: hollowcube-replay.md, section 11.
[[nodiscard]] Result<Preamble> readPreamble(const ByteSource &source, std::stop_token stop);

/// Checks what the viewer's rule lets pass: for recorders that write on, and for copies.
/// \param fileSize  of the file with the preamble.
/// Errors: Damaged, Unsupported. Source: hollowcube-replay.md, section 11 (strict).
[[nodiscard]] Result<void> checkStrictly(const Preamble &preamble, std::uint64_t fileSize);

/// Whether the segmented recording that \a preamble begins has its end.
/// Errors: Unsupported when it has not; Io, Cancelled.
[[nodiscard]] Result<void> checkFinished(const ByteSource &preamble, std::stop_token stop);

/// Gives each chunk of a compacted file its place: in order, without gaps, behind a preamble
/// with that much metadata.
void placeChunks(std::span<ChunkEntry> entries, std::size_t metadataLength);

/// Header, metadata and index. Lengths and counts of \a header are filled in.
[[nodiscard]] std::vector<std::byte> preambleBytes(ReplayHeader header,
                                                   std::span<const std::byte> metadata,
                                                   std::span<const ChunkEntry> entries);

} // namespace tickscope::hollowcube
