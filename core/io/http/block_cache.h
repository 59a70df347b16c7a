// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <list>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/io/byte_source.h"
#include "core/io/disk_cache.h"

namespace tickscope {

/// The blocks of a remote file that are at hand: the ones used last in memory, and all of
/// them on disk as far as it has room. One thread.
class BlockCache
{
public:
    /// \param size  of the file, in bytes.
    /// \param memoryBlocks  how many are kept in memory.
    BlockCache(std::uint64_t size, std::size_t memoryBlocks, DiskCache disk);

    [[nodiscard]] std::uint64_t blockCount() const;
    /// Bytes of \a block; the last one may be shorter.
    [[nodiscard]] std::size_t sizeOf(std::uint64_t block) const;

    [[nodiscard]] bool has(std::uint64_t block) const { return m_present.contains(block); }
    /// The bytes of \a block, valid until the next call; empty when it is not at hand, or
    /// no longer.
    std::span<const std::byte> find(std::uint64_t block);
    /// A copy of what is in memory, with the number of each block.
    [[nodiscard]] std::vector<std::pair<std::uint64_t, std::vector<std::byte>>> inMemory() const;
    /// \param bytes  sizeOf(block) of them.
    void store(std::uint64_t block, std::vector<std::byte> bytes);
    /// As store(), but in memory alone: a file that grows would fill the disk with its versions.
    void storeInMemory(std::uint64_t block, std::vector<std::byte> bytes);

    /// What is at hand, in order and joined.
    [[nodiscard]] std::vector<ByteRange> ranges() const;

private:
    struct Kept {
        std::uint64_t block = 0;
        std::vector<std::byte> bytes;
    };

    std::span<const std::byte> keep(std::uint64_t block, std::vector<std::byte> bytes);

    std::uint64_t m_size;
    std::size_t m_memoryBlocks;
    DiskCache m_disk;
    std::list<Kept> m_memory; ///< The one used last is first.
    std::unordered_map<std::uint64_t, std::list<Kept>::iterator> m_places;
    std::set<std::uint64_t> m_onDisk;
    std::set<std::uint64_t> m_present; ///< In memory or on disk.
};

} // namespace tickscope
