// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/datafile.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <zlib.h>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/teeworlds_common/limits.h"
#include "core/io/byte_reader.h"

namespace tickscope::teeworlds {

constexpr std::int32_t RawVersion = 3;
constexpr std::int32_t DeflatedVersion = 4;

/// A file of noise has damage everywhere; a few notes are as good as all.
constexpr std::size_t MaxFileNotes = 100;

/// zlib cannot pack more than this into one byte, so a larger claim is a lie and is
/// refused before memory is taken.
constexpr std::uint64_t MaxRatio = 1032;

/// The next \a count integers. The caller has bounded the count by the file's size.
static Result<std::vector<std::int32_t>> readInts(ByteReader &reader, std::size_t count)
{
    if (count > reader.remaining() / 4)
        return truncated(Fault::tr("map ends in a table"), reader.fileOffset());
    std::vector<std::int32_t> ints;
    ints.reserve(count);
    while (ints.size() < count)
        ints.push_back(*reader.readLe<std::int32_t>());
    return ints;
}

struct Datafile::Header {
    std::uint64_t itemAreaOffset = 0; ///< In the file.
    std::uint64_t itemAreaSize = 0;
    std::uint64_t dataAreaSize = 0;
};

Result<std::shared_ptr<const Datafile>> Datafile::read(std::vector<std::byte> file)
{
    if (file.size() > limits::MapBytes)
        return limitExceeded(Fault::tr("map file is too big"));
    const auto datafile = std::make_shared<Datafile>();
    datafile->m_file = std::move(file);
    return datafile->readAll().map([&] { return std::shared_ptr<const Datafile>(datafile); });
}

Result<void> Datafile::readAll()
{
    ByteReader reader(m_file);
    TRY_ASSIGN(const auto magic, reader.readBytes(4));
    if (std::memcmp(magic.data(), "DATA", 4) != 0 && std::memcmp(magic.data(), "ATAD", 4) != 0)
        return unknownFormat(Fault::tr("not a map file"), 0);

    // Version, two sizes that are not reliable, then counts and area sizes.
    TRY_ASSIGN(const auto fields, readInts(reader, 8));
    m_version = fields[0];
    if (m_version != RawVersion && m_version != DeflatedVersion)
        return unsupported(Fault::tr("unknown map file version"), 4);
    if (std::any_of(fields.begin() + 3, fields.end(), [](auto value) { return value < 0; }))
        return damaged(Fault::tr("negative size in the map's header"), 16);
    const auto typeCount = static_cast<std::size_t>(fields[3]);
    const auto itemCount = static_cast<std::size_t>(fields[4]);
    const auto blockCount = static_cast<std::size_t>(fields[5]);

    // Counts are 31 bits, so three times one is far from wrapping around.
    TRY_ASSIGN(const auto types, readInts(reader, 3 * typeCount));
    TRY_ASSIGN(const auto itemOffsets, readInts(reader, itemCount));
    TRY_ASSIGN(const auto blockOffsets, readInts(reader, blockCount));
    TRY_ASSIGN(const auto sizes, readInts(reader, m_version == DeflatedVersion ? blockCount : 0));

    const Header header{reader.fileOffset(), static_cast<std::uint64_t>(fields[6]),
                        static_cast<std::uint64_t>(fields[7])};
    if (header.itemAreaSize > reader.remaining())
        return truncated(Fault::tr("map ends among its items"), reader.fileOffset());

    m_items.resize(itemCount);
    std::size_t next = 0;
    for (std::size_t i = 0; i < typeCount; ++i) {
        const auto row = std::span(types).subspan(3 * i, 3);
        // Types follow each other without gaps, so a wrong table makes every index wrong.
        if (row[0] < 0 || row[0] > 0xffff || row[1] < 0 || std::cmp_not_equal(row[1], next)
            || row[2] < 0 || std::cmp_greater(row[2], itemCount - next))
            return damaged(Fault::tr("bad table of item types"), 36 + 12 * i);
        for (const std::size_t end = next + static_cast<std::size_t>(row[2]); next < end; ++next)
            m_items[next].type = static_cast<std::uint16_t>(row[0]);
    }
    if (next != itemCount)
        return damaged(Fault::tr("items without a type"), 36);
    readItems(header, itemOffsets);

    const auto dataStart = header.itemAreaOffset + header.itemAreaSize;
    for (std::size_t i = 0; i < blockCount; ++i) {
        const std::int64_t begin = blockOffsets[i];
        const std::int64_t end = i + 1 < blockCount
                                     ? blockOffsets[i + 1]
                                     : static_cast<std::int64_t>(header.dataAreaSize);
        Block block;
        if (begin < 0 || end < begin || std::cmp_greater(end, header.dataAreaSize)) {
            note({Fault::tr("data block %1 lies outside its area"), i});
        } else {
            block.offset = dataStart + static_cast<std::uint64_t>(begin);
            block.stored = static_cast<std::uint64_t>(end - begin);
            block.size = m_version == RawVersion ? block.stored
                                                 : static_cast<std::uint32_t>(sizes[i]);
        }
        m_blocks.push_back(block);
    }
    return {};
}

void Datafile::readItems(const Header &header, std::span<const std::int32_t> offsets)
{
    const auto area = std::span(m_file).subspan(static_cast<std::size_t>(header.itemAreaOffset),
                                                static_cast<std::size_t>(header.itemAreaSize));
    m_ints.reserve(area.size() / 4);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const std::int64_t begin = offsets[i];
        const std::int64_t end = i + 1 < offsets.size() ? offsets[i + 1]
                                                        : static_cast<std::int64_t>(area.size());
        // Ascending offsets also keep items from sharing bytes, which bounds the memory.
        if (begin < 0 || end < begin || std::cmp_greater(end, area.size())) {
            note({Fault::tr("item %1 lies outside its area"), i});
            continue;
        }
        readItem(m_items[i], area.subspan(static_cast<std::size_t>(begin),
                                          static_cast<std::size_t>(end - begin)));
    }
}

void Datafile::readItem(DatafileItem &item, std::span<const std::byte> bytes)
{
    ByteReader reader(bytes);
    const auto key = reader.readLe<std::uint32_t>();
    const auto size = reader.readLe<std::int32_t>();
    if (!key || !size || *size < 0 || std::cmp_greater(*size, reader.remaining())) {
        note({Fault::tr("an item of type %1 has a wrong size"), item.type});
        return;
    }
    item.id = static_cast<std::uint16_t>(*key & 0xffff);
    if (*key >> 16 != item.type)
        note({Fault::tr("an item of type %1 names another type"), item.type});
    item.firstInt = m_ints.size();
    item.intCount = static_cast<std::size_t>(*size) / 4;
    for (std::size_t i = 0; i < item.intCount; ++i)
        m_ints.push_back(*reader.readLe<std::int32_t>());
}

void Datafile::note(Fault fault)
{
    if (m_notes.size() < MaxFileNotes)
        m_notes.push_back(std::move(fault));
}

std::vector<DatafileItem> Datafile::itemsOfType(std::uint16_t type) const
{
    std::vector<DatafileItem> items;
    std::copy_if(m_items.begin(), m_items.end(), std::back_inserter(items),
                 [type](const DatafileItem &item) { return item.type == type; });
    return items;
}

std::uint64_t Datafile::blockSize(std::int32_t index) const
{
    if (index < 0 || std::cmp_greater_equal(index, m_blocks.size()))
        return 0;
    return m_blocks[static_cast<std::size_t>(index)].size;
}

Result<std::vector<std::byte>> Datafile::block(std::int32_t index) const
{
    if (index < 0 || std::cmp_greater_equal(index, m_blocks.size()))
        return damaged(Fault::tr("no such data block in the map"));
    const Block &block = m_blocks[static_cast<std::size_t>(index)];
    if (block.size == 0)
        return std::vector<std::byte>();
    if (block.offset > m_file.size() || block.stored > m_file.size() - block.offset)
        return truncated(Fault::tr("map ends before this data block"), block.offset);
    if (block.size > limits::MapBlockBytes)
        return limitExceeded(Fault::tr("data block of the map is too big"), block.offset);

    const auto stored = std::span(m_file).subspan(static_cast<std::size_t>(block.offset),
                                                  static_cast<std::size_t>(block.stored));
    if (m_version == RawVersion)
        return std::vector<std::byte>(stored.begin(), stored.end());
    if (block.size > (block.stored + 1) * MaxRatio)
        return damaged(Fault::tr("impossible size of a data block"), block.offset);
    std::vector<std::byte> bytes(static_cast<std::size_t>(block.size));
    auto size = static_cast<uLongf>(bytes.size());
    const int status = uncompress(reinterpret_cast<Bytef *>(bytes.data()), &size,
                                  reinterpret_cast<const Bytef *>(stored.data()),
                                  static_cast<uLong>(stored.size()));
    if (status != Z_OK || size != bytes.size())
        return damaged(Fault::tr("data block of the map is damaged"), block.offset);
    return bytes;
}

} // namespace tickscope::teeworlds
