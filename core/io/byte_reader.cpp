// SPDX-License-Identifier: MIT
#include "core/io/byte_reader.h"

#include <bit>

#include "core/io/byte_source.h"
#include "core/io/sticky_reader.h"

namespace tickscope {

namespace {

std::uint32_t littleEndian(std::span<const std::byte> bytes)
{
    std::uint32_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        value = value << 8 | std::to_integer<std::uint32_t>(bytes[i]);
    return value;
}

std::uint32_t bigEndian(std::span<const std::byte> bytes)
{
    std::uint32_t value = 0;
    for (const std::byte byte : bytes)
        value = value << 8 | std::to_integer<std::uint32_t>(byte);
    return value;
}

} // namespace

tl::unexpected<Error> ByteReader::endsEarly() const
{
    return failure(ErrorCode::Truncated, faults::BlockEndsEarly, fileOffset());
}

Result<std::uint16_t> ByteReader::readU16Le()
{
    return readBytes(2).map(
        [](auto bytes) { return static_cast<std::uint16_t>(littleEndian(bytes)); });
}

Result<std::uint32_t> ByteReader::readU32Le()
{
    return readBytes(4).map(littleEndian);
}

Result<std::int32_t> ByteReader::readI32Le()
{
    return readU32Le().map([](std::uint32_t value) { return std::bit_cast<std::int32_t>(value); });
}

Result<std::uint32_t> ByteReader::readU32Be()
{
    return readBytes(4).map(bigEndian);
}

Result<std::int32_t> ByteReader::readI32Be()
{
    return readU32Be().map([](std::uint32_t value) { return std::bit_cast<std::int32_t>(value); });
}

Result<void> StickyReader::result() const
{
    if (m_hasFailed)
        return failure(ErrorCode::Truncated, faults::BlockEndsEarly, fileOffset());
    return {};
}

} // namespace tickscope
