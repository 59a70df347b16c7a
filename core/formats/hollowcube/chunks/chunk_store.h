// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/io/byte_window.h"
#include "core/model/damage.h"

namespace tickscope::hollowcube {

/// Where the packed chunks of a recording lie, and what unpacking them takes.
struct ChunkStore {
    Shared<ByteSource> file;           ///< With the preamble; segments lie beside it.
    std::uint64_t begin = 0;           ///< First byte in \a file that may be a chunk's.
    bool isSegmented = false;          ///< Chunks lie in segments, not in \a file.
    std::int16_t dictionaryNumber = 0; ///< 0: none is needed.
    Shared<ChunkDictionary> dictionary;
    /// Segments below this number stay as they are. A segment is written once, and then comes
    /// into the index; the last one there may still be on its way to a server's folder.
    /// Source: hollowcube-replay.md, section 13.
    std::int32_t finishedSegments = 0;
    std::string owner = {}; ///< What identifies the recording; for those segments.

    /// Where \a entry lies in its own file: the number that a segmented recording has for it names
    /// that, too. Of a chunk that lies nowhere the place of its entry.
    [[nodiscard]] std::uint64_t byteOf(const ChunkEntry &entry) const;
    /// \a fault in the bytes of \a entry; says in which segment they are.
    [[nodiscard]] Damage damageOf(const ChunkEntry &entry, Fault fault) const;
};

/// Finds and unpacks chunks. One thread.
/// Source: hollowcube-replay.md, sections 6 and 11.
class ChunkReader
{
public:
    explicit ChunkReader(ChunkStore store);

    struct Place {
        Shared<ByteSource> source;
        std::uint64_t offset = 0;
    };
    /// Where \a entry lies, checked against the files that are there.
    /// Errors: Truncated, Damaged; Unsupported when its dictionary is not there; Io, Cancelled.
    Result<Place> find(const ChunkEntry &entry, std::stop_token stop);

    /// The plain bytes of \a entry; valid until the next call.
    /// Errors: those of find(), LimitExceeded; with the place of the chunk.
    Result<std::span<const std::byte>> read(const ChunkEntry &entry, std::stop_token stop);
    /// The same with little memory besides, for who keeps no block of the file at hand.
    Result<std::span<const std::byte>> readByPieces(const ChunkEntry &entry, std::stop_token stop);

private:
    Result<Place> findForReading(const ChunkEntry &entry, std::stop_token stop);
    [[nodiscard]] Result<std::span<const std::byte>> placed(
        Result<std::span<const std::byte>> plain, const ChunkEntry &entry) const;
    Result<Shared<ByteSource>> segment(std::int32_t number, std::stop_token stop);
    [[nodiscard]] bool isOfRecording(const Error &error) const;
    [[nodiscard]] bool isGone(std::stop_token stop) const;
    Result<std::span<const std::byte>> packed(const Place &place, std::size_t size,
                                              std::stop_token stop);

    ChunkStore m_store;
    ChunkUnpacker m_unpacker;
    /// The segment that was used last: a recording may have more than can be open.
    std::optional<std::int32_t> m_segmentNumber;
    Shared<ByteSource> m_segment;
    Shared<ByteSource> m_sized;           ///< The file that was asked last for its size.
    std::uint64_t m_size = 0;             ///< That.
    std::unique_ptr<ByteWindow> m_window; ///< Over the file that was read last.
    std::vector<std::byte> m_packed; ///< Of a chunk that is too long for the window, or a piece.
};

/// The dictionary beside the recording that \a source begins; null when there is none, or another
/// one. Errors: LimitExceeded where it is longer than \a longest; Io, Cancelled.
/// Source: hollowcube-replay.md, section 20.5.
[[nodiscard]] Result<Shared<ChunkDictionary>> findDictionary(const ByteSource &source,
                                                             std::int16_t number,
                                                             std::uint64_t longest,
                                                             std::stop_token stop);

/// Name of a segment's file. Source: hollowcube-replay.md, section 13.
[[nodiscard]] std::string segmentName(std::int32_t number);
inline constexpr const char *PreambleName = "preamble.dat";
inline constexpr const char *FinishedName = "finished";

/// Bounds what reading all chunks of a recording comes to. Each chunk is bounded, but an index
/// of some megabytes can name the same bytes a million times. Marks those as refused, in their
/// order, that make the packed or plain bytes more than the files can honestly hold.
/// Returns the packed bytes, those that several chunks share counted once. Errors: Cancelled.
Result<std::uint64_t> refuseExcess(std::vector<ChunkEntry> &entries, const ChunkStore &store,
                                   const std::stop_token &stop);

} // namespace tickscope::hollowcube
