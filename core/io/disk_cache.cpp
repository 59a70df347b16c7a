// SPDX-License-Identifier: MIT
#include "core/io/disk_cache.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>

#include <zstd.h>

#include "core/base/hash.h"
#include "core/base/parsing.h"
#include "core/io/byte_source.h"

namespace tickscope {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view BlockSuffix = ".block";
/// As small as with 1, and unpacked sooner by a seventh.
constexpr int PackingLevel = -1;

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

/// Removes whole files, the one that was used longest ago first, down to \a most bytes.
void makeRoom(const fs::path &folder, const fs::path &kept, std::uint64_t most)
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
        if (bytes <= most)
            break;
        if (file.folder == kept)
            continue;
        std::error_code gone;
        fs::remove_all(file.folder, gone);
        bytes -= file.bytes;
    }
}

} // namespace

std::string userCacheFolder(const std::string &inner)
{
    const auto text = [](const char *name) {
        const char *value = std::getenv(name);
        return std::string(value ? value : "");
    };
    if (const std::string chosen = text("XDG_CACHE_HOME"); chosen.starts_with('/'))
        return chosen + "/tickscope/" + inner;
    const std::string home = text("HOME");
    return home.empty() ? std::string() : home + "/.cache/tickscope/" + inner;
}

DiskCache::DiskCache(const std::string &folder, const std::string &version, std::uint64_t limit)
    : m_folder((fs::path(folder) / hexText(sha256Of(std::as_bytes(std::span(version))))).string())
    , m_most(limit / 2)
{
    std::error_code failed;
    fs::last_write_time(m_folder, fs::file_time_type::clock::now(), failed);
}

/// For the first block that is written.
bool DiskCache::makeFolder()
{
    const fs::path folder = fs::path(m_folder).parent_path();
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed)
        return false;
    // What a token opened for one user is nothing for the others of the machine.
    fs::permissions(folder, fs::perms::owner_all, failed);
    if (failed)
        return false;
    // The other half is what the files that are now opened may write.
    makeRoom(folder, m_folder, m_most);
    m_room = m_most - std::min(m_most, bytesIn(m_folder));
    return true;
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
        std::string_view rest = name;
        if (const auto number = consumeNumber<std::uint64_t>(rest); number && rest == BlockSuffix)
            numbers.push_back(*number);
    }
    return numbers;
}

bool DiskCache::read(std::uint64_t block, std::vector<std::byte> &bytes) const
{
    const auto file = m_folder.empty() ? nullptr : openFile(pathOf(block)).value_or(nullptr);
    if (!file || file->size() < CheckBytes || file->size() > m_most)
        return false;
    std::string check(CheckBytes, '\0');
    bytes.resize(static_cast<std::size_t>(file->size()) - CheckBytes);
    return file->readAt(0, std::as_writable_bytes(std::span(check)), {}) == CheckBytes
           && file->readAt(CheckBytes, bytes, {}) == bytes.size()
           && check == crcText(crc32Of(bytes));
}

bool DiskCache::write(std::uint64_t block, std::span<const std::byte> bytes)
{
    if (m_folder.empty() || (!m_room && !makeFolder()) || bytes.size() + CheckBytes > *m_room)
        return false;
    // Others may write the same block: each has its own name for it until it is whole.
    static std::atomic<unsigned> writes = 0;
    const std::string path = pathOf(block);
    const std::string unfinished = path + '.' + std::to_string(::getpid()) + '.'
                                   + std::to_string(++writes);
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
    *m_room -= bytes.size() + CheckBytes;
    return true;
}

bool DiskCache::readPacked(std::uint64_t block,
                           const std::function<std::span<std::byte>(std::uint64_t size)> &roomFor,
                           std::vector<std::byte> &packed) const
{
    if (!read(block, packed))
        return false;
    // What is wrong with it are very large numbers.
    const auto size = ::ZSTD_getFrameContentSize(packed.data(), packed.size());
    const std::span<std::byte> plain = roomFor(size);
    return plain.size() == size
           && ::ZSTD_decompress(plain.data(), plain.size(), packed.data(), packed.size()) == size;
}

/// Without a checksum, which blocks have.
bool DiskCache::writePacked(std::uint64_t block, std::span<const std::byte> plain)
{
    const std::size_t room = ::ZSTD_compressBound(plain.size());
    const auto packed = std::make_unique_for_overwrite<std::byte[]>(room);
    const std::size_t size = ::ZSTD_compress(packed.get(), room, plain.data(), plain.size(),
                                             PackingLevel);
    return ::ZSTD_isError(size) == 0 && write(block, std::span(packed.get(), size));
}

std::uint64_t DiskCache::byteSize() const
{
    return m_folder.empty() ? 0 : bytesIn(m_folder);
}

void DiskCache::clear()
{
    std::error_code failed;
    if (!m_folder.empty())
        fs::remove_all(m_folder, failed);
    m_room.reset();
}

std::string DiskCache::pathOf(std::uint64_t block) const
{
    return m_folder.empty() ? std::string()
                            : m_folder + '/' + std::to_string(block) + std::string(BlockSuffix);
}

} // namespace tickscope
