// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/coding/primitive_reader.h"

#include "core/base/fold_sign.h"

namespace tickscope::hollowcube {

/// Three numbers of 15 bits from bit 3 on, and what they are multiplied with.
static Vector3 vectorOf(std::uint64_t bits, std::uint64_t scale)
{
    const auto component = [bits, scale](unsigned shift) {
        const std::uint64_t raw = std::min<std::uint64_t>(bits >> shift & 0x7FFFU, VectorSteps);
        return (static_cast<double>(raw) * 2.0 / VectorSteps - 1.0) * static_cast<double>(scale);
    };
    return {component(3), component(18), component(33)};
}

PackedView::Unpacked PackedView::unpacked() const
{
    PrimitiveReader reader(bytes);
    Unpacked read;
    read.yaw = reader.readAngle();
    read.pitch = reader.readAngle();
    read.velocity = reader.readPackedVector();
    return read;
}

DeltaMove PackedMove::unpacked() const
{
    const auto [yaw, pitch, velocity] = packedView().unpacked();
    return {
        entity,
        {{coordinateOfSteps(steps[0]), coordinateOfSteps(steps[1]), coordinateOfSteps(steps[2])},
         yaw,
         pitch},
        velocity};
}

void PrimitiveReader::fail(ErrorCode code, FaultKind kind)
{
    if (m_fault)
        return;
    m_fault = kind;
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
            fail(ErrorCode::Truncated, Fault::tr("the bytes end inside a varint"));
            return 0;
        }
        const auto group = std::to_integer<std::uint64_t>(m_block[m_position + i]);
        value |= (group & 0x7FU) << (7 * i); // bits beyond the type's are dropped
        if ((group & 0x80U) == 0) {
            m_position += i + 1;
            return value;
        }
    }
    fail(ErrorCode::Damaged, Fault::tr("a varint is too long"));
    return 0;
}

std::span<const std::byte> PrimitiveReader::readBytes(std::size_t count)
{
    if (count > remaining()) {
        fail(ErrorCode::Truncated, Fault::tr("a length reaches behind the end"));
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
        fail(ErrorCode::Damaged, Fault::tr("a text has a negative length"));
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
    fail(ErrorCode::Damaged, Fault::tr("a value is outside its list"));
    return 0;
}

Placement PrimitiveReader::readPlacement()
{
    return Placement{
        .position = {readF64(), readF64(), readF64()}, .yaw = readF32(), .pitch = readF32()};
}

double PrimitiveReader::readCoordinate()
{
    return coordinateOfSteps(unfoldSign(static_cast<std::uint64_t>(readVarlong())));
}

Placement PrimitiveReader::readPackedPlacement()
{
    return Placement{.position = {readCoordinate(), readCoordinate(), readCoordinate()},
                     .yaw = readAngle(),
                     .pitch = readAngle()};
}

Vector3 PrimitiveReader::readPackedVector()
{
    constexpr std::uint64_t ScaleBits = 3; // the lowest of the scale
    const std::uint64_t first = readU8();
    if (first == 0)
        return {};
    const std::uint64_t second = readU8();
    // The last four bytes lie the other way round.
    const auto upper = static_cast<std::uint32_t>(readI32());
    const std::uint64_t bits = first | second << 8 | std::uint64_t{upper} << 16;
    std::uint64_t scale = bits & ScaleBits;
    if ((std::byte{static_cast<std::uint8_t>(first)} & HasMoreScale) != std::byte{})
        scale |= std::uint64_t{static_cast<std::uint32_t>(readVarint())} << 2;
    return vectorOf(bits, scale);
}

} // namespace tickscope::hollowcube
