// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <list>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/io/byte_source.h"

namespace tickscope {

/// Blocks of one version of a remote file, kept on disk for the next time. What cannot be
/// written or read is not there: a cache has no errors. One thread; programs may share it.
class DiskCache
{
public:
    /// Keeps nothing.
    DiskCache() = default;
    /// \param folder  of all files; made when it is missing. What was used longest ago is
    ///                removed from it until there is room.
    /// \param version  text that differs for every file and version of it; stays secret.
    DiskCache(const std::string &folder, const std::string &version);

    /// Numbers of the blocks that are there, in any order.
    [[nodiscard]] std::vector<std::uint64_t> blocks() const;
    /// Nothing when the block is not there, or damaged.
    [[nodiscard]] std::optional<std::vector<std::byte>> read(std::uint64_t block,
                                                             std::size_t size) const;
    /// False when it is not kept.
    bool write(std::uint64_t block, std::span<const std::byte> bytes);

private:
    [[nodiscard]] std::string pathOf(std::uint64_t block) const;

    std::string m_folder;     ///< Of this version; empty when nothing is kept.
    std::uint64_t m_room = 0; ///< Bytes that may still be written.
};

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
