// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/formats/hollowcube/chunks/replay_header.h"

namespace tickscope::recorder {

/// Writes a compacted recording chunk by chunk. Nothing stands under its name before it is
/// whole; what it needs meanwhile lies beside it and goes with the writer.
///
/// The index stands in front of the chunks and its length depends on theirs, so they are
/// packed into a file of their own first.
class CompactedFile
{
public:
    /// \param path  of the recording.
    CompactedFile(std::string path, hollowcube::ChunkPacker packer);
    ~CompactedFile();
    CompactedFile &operator=(CompactedFile &&) = delete; // no copies

    /// Appends a chunk. Of \a entry ticks and flags are kept. Errors: Io, LimitExceeded.
    Result<void> add(const hollowcube::ChunkEntry &entry, std::span<const std::byte> plain);

    /// Puts all together under a temporary name and returns it, for checking.
    /// Errors: Io. Nothing can be added any more.
    Result<std::string> assemble(const hollowcube::ReplayHeader &header,
                                 std::span<const std::byte> metadata);
    /// Gives the assembled file its name, replacing what has it, when the disk has it all.
    /// Errors: Io.
    Result<void> publish();

    /// All chunks so far.
    [[nodiscard]] const std::vector<hollowcube::ChunkEntry> &entries() const { return m_entries; }

private:
    std::string m_path;
    std::string m_chunksPath;
    std::string m_wholePath;
    hollowcube::ChunkPacker m_packer;
    std::ofstream m_chunks;
    std::vector<hollowcube::ChunkEntry> m_entries;
};

} // namespace tickscope::recorder
