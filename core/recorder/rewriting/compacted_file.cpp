// SPDX-License-Identifier: MIT
#include "core/recorder/rewriting/compacted_file.h"

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/io/new_file.h"
#include "core/recorder/storing/segment_store.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

void write(std::ostream &out, std::span<const std::byte> bytes)
{
    out.write(reinterpret_cast<const char *>(bytes.data()), std::ssize(bytes));
}

} // namespace

CompactedFile::CompactedFile(std::string path, ChunkPacker packer)
    : m_path(std::move(path))
    , m_chunksPath(temporaryName(m_path))
    , m_wholePath(temporaryName(m_path))
    , m_packer(std::move(packer))
    , m_chunks(m_chunksPath, std::ios::binary)
{
}

CompactedFile::~CompactedFile()
{
    m_chunks.close();
    removeFile(m_chunksPath);
    removeFile(m_wholePath);
}

Result<void> CompactedFile::add(const ChunkEntry &entry, std::span<const std::byte> plain)
{
    TRY_ASSIGN(const auto packed, m_packer.pack(plain));
    write(m_chunks, packed);
    if (!m_chunks)
        return ioError({faults::CannotBeWritten, m_path});
    ChunkEntry &added = m_entries.emplace_back(entry);
    added.compressedLength = static_cast<std::int32_t>(packed.size());
    added.uncompressedLength = static_cast<std::int32_t>(plain.size());
    return {};
}

Result<std::string> CompactedFile::assemble(const ReplayHeader &header,
                                            std::span<const std::byte> metadata)
{
    m_chunks.close();
    placeChunks(m_entries, metadata.size());
    std::ofstream whole(m_wholePath, std::ios::binary);
    write(whole, preambleBytes(header, metadata, m_entries));
    if (!m_entries.empty()) { // copying nothing would count as a failure
        std::ifstream chunks(m_chunksPath, std::ios::binary);
        whole << chunks.rdbuf();
    }
    whole.close();
    if (!m_chunks || !whole)
        return ioError({faults::CannotBeWritten, m_path});
    return m_wholePath;
}

Result<void> CompactedFile::publish()
{
    return publishFile(m_wholePath, m_path);
}

} // namespace tickscope::recorder
