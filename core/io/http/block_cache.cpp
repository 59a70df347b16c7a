// SPDX-License-Identifier: MIT
#include "core/io/http/block_cache.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>

#include "core/base/hash.h"
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
    if (auto bytes = m_disk.read(block, sizeOf(block)))
        return keep(block, std::move(*bytes));
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

namespace {

namespace fs = std::filesystem;

/// Before the bytes of a block: their CRC-32 as eight hex digits.
constexpr std::size_t CheckBytes = 8;
constexpr std::string_view BlockSuffix = ".block";

struct KeptFile {
    fs::path folder;
    fs::file_time_type used;
    std::uint64_t bytes = 0;
};

std::uint64_t bytesIn(const fs::path &folder)
{
    std::uint64_t bytes = 0;
    std::error_code failed;
    for (fs::directory_iterator entries(folder, failed), end; !failed && entries != end;
         entries.increment(failed)) {
        std::error_code gone;
        const auto size = entries->file_size(gone);
        bytes += gone ? 0 : size;
    }
    return bytes;
}

/// Removes whole files, the one that was used longest ago first, down to half of the
/// limit: the other half is what the files that are now opened may write.
void makeRoom(const fs::path &folder, const fs::path &kept)
{
    std::vector<KeptFile> files;
    std::uint64_t bytes = 0;
    std::error_code failed;
    for (fs::directory_iterator entries(folder, failed), end; !failed && entries != end;
         entries.increment(failed)) {
        std::error_code gone;
        if (!entries->is_directory(gone))
            continue;
        files.push_back(
            {entries->path(), entries->last_write_time(gone), bytesIn(entries->path())});
        bytes += files.back().bytes;
    }
    std::ranges::sort(files, {}, &KeptFile::used);
    for (const KeptFile &file : files) {
        if (bytes <= limits::HttpDiskBytes / 2)
            break;
        if (file.folder == kept)
            continue;
        std::error_code gone;
        fs::remove_all(file.folder, gone);
        bytes -= file.bytes;
    }
}

} // namespace

DiskCache::DiskCache(const std::string &folder, const std::string &version)
{
    const auto digest = sha256Of(std::as_bytes(std::span(version)));
    const fs::path own = fs::path(folder) / hexText(digest);
    std::error_code failed;
    fs::create_directories(own, failed);
    if (failed)
        return;
    // What a token opened for one user is nothing for the others of the machine.
    fs::permissions(folder, fs::perms::owner_all, failed);
    fs::last_write_time(own, fs::file_time_type::clock::now(), failed);
    if (failed)
        return;
    makeRoom(folder, own);
    m_folder = own.string();
    m_room = limits::HttpDiskBytes / 2 - std::min(limits::HttpDiskBytes / 2, bytesIn(own));
}

std::vector<std::uint64_t> DiskCache::blocks() const
{
    std::vector<std::uint64_t> numbers;
    std::error_code failed;
    if (m_folder.empty())
        return numbers;
    for (fs::directory_iterator entries(m_folder, failed), end; !failed && entries != end;
         entries.increment(failed)) {
        const std::string name = entries->path().filename().string();
        std::uint64_t number = 0;
        const char *nameEnd = name.data() + name.size();
        const auto parsed = std::from_chars(name.data(), nameEnd, number);
        if (parsed.ec == std::errc{} && std::string_view(parsed.ptr, nameEnd) == BlockSuffix)
            numbers.push_back(number);
    }
    return numbers;
}

std::optional<std::vector<std::byte>> DiskCache::read(std::uint64_t block, std::size_t size) const
{
    if (m_folder.empty())
        return {};
    std::ifstream file(pathOf(block), std::ios::binary);
    std::string check(CheckBytes, '\0');
    std::vector<std::byte> bytes(size);
    file.read(check.data(), static_cast<std::streamsize>(CheckBytes));
    file.read(reinterpret_cast<char *>(bytes.data()), static_cast<std::streamsize>(size));
    if (!file || file.peek() != std::ifstream::traits_type::eof()
        || check != crcText(crc32Of(bytes)))
        return {};
    return bytes;
}

bool DiskCache::write(std::uint64_t block, std::span<const std::byte> bytes)
{
    if (m_folder.empty() || bytes.size() + CheckBytes > m_room)
        return false;
    // Another program may write the same block: each has its own name for it until it is whole.
    const std::string path = pathOf(block);
    const std::string unfinished = path + '.' + std::to_string(::getpid());
    std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
    file << crcText(crc32Of(bytes));
    file.write(reinterpret_cast<const char *>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    std::error_code failed;
    if (file)
        fs::rename(unfinished, path, failed);
    if (!file || failed) {
        std::error_code ignored;
        fs::remove(unfinished, ignored);
        return false;
    }
    m_room -= bytes.size() + CheckBytes;
    return true;
}

std::string DiskCache::pathOf(std::uint64_t block) const
{
    return m_folder + '/' + std::to_string(block) + std::string(BlockSuffix);
}

} // namespace tickscope
