// SPDX-License-Identifier: MIT
#include "core/io/http/block_cache.h"

#include <algorithm>

#include "core/base/limits.h"

namespace tickscope {

BlockCache::BlockCache(std::uint64_t size, std::size_t memoryBlocks, DiskCache disk)
    : m_size(size)
    , m_memoryBlocks(std::max<std::size_t>(memoryBlocks, 1))
    , m_disk(std::move(disk))
{
    for (const std::uint64_t block : m_disk.blocks()) {
        if (block < blockCount())
            m_onDisk.insert(block);
    }
    m_present = m_onDisk;
}

std::uint64_t BlockCache::blockCount() const
{
    return m_size / limits::HttpBlock + (m_size % limits::HttpBlock > 0 ? 1 : 0);
}

std::size_t BlockCache::sizeOf(std::uint64_t block) const
{
    return static_cast<std::size_t>(
        std::min<std::uint64_t>(limits::HttpBlock, m_size - block * limits::HttpBlock));
}

std::span<const std::byte> BlockCache::find(std::uint64_t block)
{
    if (const auto place = m_places.find(block); place != m_places.end()) {
        m_memory.splice(m_memory.begin(), m_memory, place->second);
        return m_memory.front().bytes;
    }
    if (!m_onDisk.contains(block))
        return {};
    if (std::vector<std::byte> bytes; m_disk.read(block, bytes) && bytes.size() == sizeOf(block))
        return keep(block, std::move(bytes));
    // Somebody emptied the folder, or the disk is failing.
    m_onDisk.erase(block);
    m_present.erase(block);
    return {};
}

std::vector<std::pair<std::uint64_t, std::vector<std::byte>>> BlockCache::inMemory() const
{
    std::vector<std::pair<std::uint64_t, std::vector<std::byte>>> blocks;
    blocks.reserve(m_memory.size());
    for (const Kept &kept : m_memory)
        blocks.emplace_back(kept.block, kept.bytes);
    return blocks;
}

void BlockCache::store(std::uint64_t block, std::vector<std::byte> bytes)
{
    if (!m_onDisk.contains(block) && m_disk.write(block, bytes))
        m_onDisk.insert(block);
    storeInMemory(block, std::move(bytes));
}

void BlockCache::storeInMemory(std::uint64_t block, std::vector<std::byte> bytes)
{
    m_present.insert(block);
    if (!m_places.contains(block))
        keep(block, std::move(bytes));
}

std::span<const std::byte> BlockCache::keep(std::uint64_t block, std::vector<std::byte> bytes)
{
    m_memory.push_front({block, std::move(bytes)});
    m_places[block] = m_memory.begin();
    if (m_memory.size() > m_memoryBlocks) {
        const std::uint64_t oldest = m_memory.back().block;
        m_places.erase(oldest);
        m_memory.pop_back();
        if (!m_onDisk.contains(oldest))
            m_present.erase(oldest);
    }
    return m_memory.front().bytes;
}

std::vector<ByteRange> BlockCache::ranges() const
{
    std::vector<ByteRange> ranges;
    for (const std::uint64_t block : m_present) {
        const ByteRange range{block * limits::HttpBlock, sizeOf(block)};
        if (!ranges.empty() && ranges.back().first + ranges.back().size == range.first)
            ranges.back().size += range.size;
        else
            ranges.push_back(range);
    }
    return ranges;
}

} // namespace tickscope
