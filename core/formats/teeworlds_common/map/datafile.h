// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/result.h"

/// Container of Teeworlds maps. Source: teeworlds-map.md, section 1.
namespace tickscope::teeworlds {

/// One item: a row of integers under a type and an id.
struct DatafileItem {
    std::uint16_t type = 0; ///< As the table of types says.
    std::uint16_t id = 0;
    std::size_t firstInt = 0; ///< Place in the container's integers.
    std::size_t intCount = 0; ///< 0 also for an item that could not be read.
};

/// The items of a datafile, and its data blocks, which are inflated when asked for.
/// Immutable, any thread.
class Datafile
{
public:
    /// Reads everything but the data blocks. \a file is kept for them.
    ///
    /// Damage in single items or blocks is noted and leaves an empty item or a block
    /// that cannot be read, so that indices of the others stay right.
    /// Errors: UnknownFormat, Unsupported (version), Truncated, Damaged, LimitExceeded.
    [[nodiscard]] static Result<std::shared_ptr<const Datafile>> read(std::vector<std::byte> file);

    /// All items of \a type in the order of the file; their index is the place here.
    [[nodiscard]] std::vector<DatafileItem> itemsOfType(std::uint16_t type) const;
    /// Integers of an item of this file.
    [[nodiscard]] std::span<const std::int32_t> ints(const DatafileItem &item) const
    {
        return std::span(m_ints).subspan(item.firstInt, item.intCount);
    }

    /// Size of a block after inflating, as the file says; 0 when there is no such block.
    [[nodiscard]] std::uint64_t blockSize(std::int32_t index) const;
    /// Inflates a block.
    /// Errors: Damaged, Truncated when the file is cut before it, LimitExceeded.
    [[nodiscard]] Result<std::vector<std::byte>> block(std::int32_t index) const;

    /// What was odd and left out, in English.
    [[nodiscard]] const std::vector<Fault> &notes() const { return m_notes; }

private:
    struct Header;
    struct Block {
        std::uint64_t offset = 0; ///< In the file.
        std::uint64_t stored = 0; ///< Bytes in the file; offset + stored may be behind its end.
        std::uint64_t size = 0;   ///< Bytes after inflating.
    };

    [[nodiscard]] Result<void> readAll();
    void readItems(const Header &header, std::span<const std::int32_t> offsets);
    void readItem(DatafileItem &item, std::span<const std::byte> bytes);
    void note(Fault fault);

    std::vector<std::byte> m_file;
    std::int32_t m_version = 0;
    std::vector<DatafileItem> m_items;
    std::vector<std::int32_t> m_ints;
    std::vector<Block> m_blocks;
    std::vector<Fault> m_notes;
};

} // namespace tickscope::teeworlds
