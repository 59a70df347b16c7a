// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

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

} // namespace tickscope
