// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tickscope {

/// Blocks of one version of a file, or what was made of it, kept on disk for the next time. What
/// cannot be written or read is not there: a cache has no errors. One thread; programs may share
/// it.
class DiskCache
{
public:
    /// Keeps nothing.
    DiskCache() = default;
    /// \param folder  of all files; made when it is missing. What was used longest ago is
    ///                removed from it until there is room.
    /// \param version  text that differs for every file and version of it; stays secret.
    /// \param limit    bytes that the folder may take.
    DiskCache(const std::string &folder, const std::string &version, std::uint64_t limit);

    /// Numbers of the blocks that are there, in any order.
    [[nodiscard]] std::vector<std::uint64_t> blocks() const;
    /// False when the block is not there, or damaged; \a bytes are of no use then.
    [[nodiscard]] bool read(std::uint64_t block, std::vector<std::byte> &bytes) const;
    /// False when it is not kept.
    bool write(std::uint64_t block, std::span<const std::byte> bytes);
    /// The same of what is packed on the disk.
    /// \param roomFor  gives room for so many bytes, or none where they are too many.
    /// \param packed   for the packed bytes, so that they need no new memory.
    bool readPacked(std::uint64_t block,
                    const std::function<std::span<std::byte>(std::uint64_t size)> &roomFor,
                    std::vector<std::byte> &packed) const;
    bool writePacked(std::uint64_t block, std::span<const std::byte> plain);
    /// The file of a block, for who maps it; empty where nothing is kept.
    [[nodiscard]] std::string pathOf(std::uint64_t block) const;
    /// Before the bytes of a block: their CRC-32 as eight hex digits.
    static constexpr std::size_t CheckBytes = 8;
    /// Of all blocks.
    [[nodiscard]] std::uint64_t byteSize() const;
    /// Removes all blocks.
    void clear();

private:
    [[nodiscard]] bool makeFolder();

    std::string m_folder;                ///< Of this version; empty when nothing is kept.
    std::uint64_t m_most = 0;            ///< Bytes of this version.
    std::optional<std::uint64_t> m_room; ///< Bytes that may still be written; set by the first.
};

/// The folder \a inner of the program in the user's cache folder, by the XDG base directory
/// specification; empty without a home.
[[nodiscard]] std::string userCacheFolder(const std::string &inner);

} // namespace tickscope
