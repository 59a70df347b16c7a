// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/coding/primitive_reader.h"

#include <algorithm>
#include <bit>

#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

namespace {

/// Of the bits of a packed vector: the lowest of its scale, and whether a varint has the others.
constexpr std::uint64_t ScaleBits = 3;
constexpr std::uint64_t HasMoreScale = 4;

/// Bytes of a move whose varints have four groups at most.
constexpr std::size_t LongestUsualMove = 5 * 4 + 2 * 2 + 6;

/// Reads a varint of up to four groups at \a at, where four bytes are, and goes behind it. False
/// when it has more. Without asking how many there are, which is hard to foretell.
bool readFewGroups(const std::byte *&at, std::uint32_t &value)
{
    std::uint32_t word = 0;
    std::memcpy(&word, at, sizeof(word));
    const std::uint32_t ends = ~word & 0x8080'8080U;
    if (ends == 0)
        return false;
    word &= (ends ^ (ends - 1)) & 0x7F7F'7F7FU; // up to the first end
    // Groups of 7 become groups of 14 and of 28 bits.
    word = (word & 0x007F'007FU) | (word & 0x7F00'7F00U) >> 1;
    value = (word & 0x0000'3FFFU) | (word & 0x3FFF'0000U) >> 2;
    at += static_cast<unsigned>(std::countr_zero(ends)) / 8 + 1;
    return true;
}

/// The same of one that nearly always has one group.
bool readShortGroups(const std::byte *&at, std::uint32_t &value)
{
    if (*at >= std::byte{0x80}) [[unlikely]]
        return readFewGroups(at, value);
    value = std::to_integer<std::uint32_t>(*at++);
    return true;
}

/// The same of one that has one group or two.
bool readOneOrTwoGroups(const std::byte *&at, std::uint32_t &value)
{
    std::uint16_t word = 0;
    std::memcpy(&word, at, sizeof(word));
    constexpr std::uint32_t BothGoOn = 0x8080;
    if ((word & BothGoOn) == BothGoOn) [[unlikely]]
        return readFewGroups(at, value);
    const std::uint32_t goesOn = std::uint32_t{word} >> 7 & 1U;
    value = (word & 0x7FU) | (std::uint32_t{word} >> 1 & 0x3F80U & (0U - goesOn));
    at += 1 + goesOn;
    return true;
}

/// Reads a move at \a begin, where LongestUsualMove bytes are, without asking for each number
/// whether it is there. Returns its size; 0 when a number has more groups than usual.
std::size_t readUsualMove(const std::byte *begin, PackedMove &move)
{
    if constexpr (std::endian::native != std::endian::little)
        return 0;
    const std::byte *at = begin;
    std::uint32_t number = 0;
    if (!readShortGroups(at, number))
        return 0;
    move.entity = static_cast<std::int32_t>(number);
    for (std::int64_t &steps : move.steps) {
        if (!readOneOrTwoGroups(at, number))
            return 0;
        steps = unfoldSign(number);
    }
    std::uint32_t angles = 0;
    std::memcpy(&angles, at, sizeof(angles));
    angles = __builtin_bswap32(angles);
    move.yaw = static_cast<std::int16_t>(angles >> 16);
    move.pitch = static_cast<std::int16_t>(angles);
    at += sizeof(angles);
    if (*at == std::byte{}) {
        move.velocity = {};
        return static_cast<std::size_t>(at + 1 - begin);
    }
    std::uint16_t lower = 0;
    std::uint32_t upper = 0; // lies the other way round
    std::memcpy(&lower, at, sizeof(lower));
    std::memcpy(&upper, at + sizeof(lower), sizeof(upper));
    const std::uint64_t bits = lower | std::uint64_t{__builtin_bswap32(upper)} << 16;
    at += sizeof(lower) + sizeof(upper);
    move.velocity = {bits, bits & ScaleBits};
    if ((bits & HasMoreScale) != 0) {
        if (!readShortGroups(at, number))
            return 0;
        move.velocity.scale |= std::uint64_t{number} << 2;
    }
    return static_cast<std::size_t>(at - begin);
}

} // namespace

Vector3 PackedVector::unpacked() const
{
    if (bits == 0)
        return {};
    const auto component = [this](unsigned shift) {
        const std::uint64_t raw = std::min<std::uint64_t>(bits >> shift & 0x7FFFU, VectorSteps);
        return (static_cast<double>(raw) * 2.0 / VectorSteps - 1.0) * static_cast<double>(scale);
    };
    return {component(3), component(18), component(33)};
}

void PrimitiveReader::fail(ErrorCode code, const FaultKind &kind)
{
    if (m_fault)
        return;
    m_fault = &kind;
    m_code = code;
    // Nothing is left, so that every later read fails without asking.
    m_offset += m_position;
    m_position = 0;
    m_block = {};
}

/// All groups at once, from eight bytes: how many there are is hard to foretell.
std::uint64_t PrimitiveReader::readLongGroups(unsigned longest)
{
    if (std::endian::native == std::endian::little && remaining() >= sizeof(std::uint32_t)) {
        const std::byte *at = m_block.data() + m_position;
        std::uint32_t few = 0;
        if (readFewGroups(at, few)) {
            m_position = static_cast<std::size_t>(at - m_block.data());
            return few;
        }
    }
    const std::uint64_t ends = groupEnds();
    const auto bits = static_cast<unsigned>(std::countr_zero(ends)) + 1;
    if (ends == 0 || bits > 8 * longest)
        return readGroupsByOne(longest);
    std::uint64_t word = 0;
    std::memcpy(&word, m_block.data() + m_position, sizeof(word));
    word &= 0x7F7F'7F7F'7F7F'7F7FU & (~std::uint64_t{0} >> (64 - bits));
    // Groups of 7 become groups of 14, of 28 and of 56 bits.
    word = (word & 0x007F'007F'007F'007FU) | (word & 0x7F00'7F00'7F00'7F00U) >> 1;
    word = (word & 0x0000'3FFF'0000'3FFFU) | (word & 0x3FFF'0000'3FFF'0000U) >> 2;
    word = (word & 0x0000'0000'0FFF'FFFFU) | (word & 0x0FFF'FFFF'0000'0000U) >> 4;
    m_position += bits / 8;
    return word;
}

std::uint64_t PrimitiveReader::readGroupsByOne(unsigned longest)
{
    std::uint64_t value = 0;
    for (unsigned i = 0; i < longest; ++i) {
        if (i >= remaining()) {
            fail(ErrorCode::Truncated,
                 faultKind<QT_TRANSLATE_NOOP("faults", "the bytes end inside a varint")>);
            return 0;
        }
        const auto group = std::to_integer<std::uint64_t>(m_block[m_position + i]);
        value |= (group & 0x7FU) << (7 * i); // bits beyond the type's are dropped
        if ((group & 0x80U) == 0) {
            m_position += i + 1;
            return value;
        }
    }
    fail(ErrorCode::Damaged, faultKind<QT_TRANSLATE_NOOP("faults", "a varint is too long")>);
    return 0;
}

std::span<const std::byte> PrimitiveReader::readBytes(std::size_t count)
{
    if (count > remaining()) {
        fail(ErrorCode::Truncated,
             faultKind<QT_TRANSLATE_NOOP("faults", "a length reaches behind the end")>);
        return {};
    }
    const auto bytes = m_block.subspan(m_position, count);
    m_position += count;
    return bytes;
}

std::string_view PrimitiveReader::readString()
{
    const auto length = readVarint();
    if (length < 0) {
        fail(ErrorCode::Damaged,
             faultKind<QT_TRANSLATE_NOOP("faults", "a text has a negative length")>);
        return {};
    }
    const auto bytes = readBytes(static_cast<std::size_t>(length));
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

std::int32_t PrimitiveReader::readEnum(std::int32_t count)
{
    const auto value = readVarint();
    if (value >= 0 && value < count)
        return value;
    fail(ErrorCode::Damaged, faultKind<QT_TRANSLATE_NOOP("faults", "a value is outside its list")>);
    return 0;
}

Placement PrimitiveReader::readPlacement()
{
    Placement read;
    read.position = {readF64(), readF64(), readF64()};
    read.yaw = readF32();
    read.pitch = readF32();
    return read;
}

double PrimitiveReader::readCoordinate()
{
    return coordinateOfSteps(unfoldSign(static_cast<std::uint64_t>(readVarlong())));
}

float PrimitiveReader::readAngle()
{
    return angleOfSteps(readI16());
}

Placement PrimitiveReader::readPackedPlacement()
{
    Placement read;
    read.position = {readCoordinate(), readCoordinate(), readCoordinate()};
    read.yaw = readAngle();
    read.pitch = readAngle();
    return read;
}

PackedVector PrimitiveReader::readVectorBits()
{
    const std::uint64_t first = readU8();
    if (first == 0)
        return {};
    const std::uint64_t second = readU8();
    // The last four bytes lie the other way round.
    const auto upper = static_cast<std::uint32_t>(readI32());
    const std::uint64_t bits = first | second << 8 | std::uint64_t{upper} << 16;
    std::uint64_t scale = bits & ScaleBits;
    if ((bits & HasMoreScale) != 0)
        scale |= std::uint64_t{static_cast<std::uint32_t>(readVarint())} << 2;
    return {bits, scale};
}

PackedMove PrimitiveReader::readPackedMove()
{
    PackedMove move;
    if (remaining() >= LongestUsualMove) {
        if (const std::size_t size = readUsualMove(m_block.data() + m_position, move)) {
            m_position += size;
            return move;
        }
    }
    move.entity = readVarint();
    for (std::int64_t &steps : move.steps)
        steps = unfoldSign(static_cast<std::uint64_t>(readVarlong()));
    move.yaw = readI16();
    move.pitch = readI16();
    move.velocity = readVectorBits();
    return move;
}

BlockPosition PrimitiveReader::readBlockPosition()
{
    return BlockPosition::unpacked(readI64());
}

} // namespace tickscope::hollowcube
