// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "core/base/result.h"
#include "core/formats/hollowcube/coding/packed_move.h"
#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/coding/replay_event.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

/// Reads the primitives of a replay from a block in memory and never past its end.
///
/// A failed read gives zero, and so does every read after it: the reader of an event
/// checks once at its end, which is what keeps a million events fast. The block is borrowed.
/// Source: hollowcube-replay.md, section 2.
class PrimitiveReader
{
public:
    /// \param offset  of the block, for errors.
    explicit PrimitiveReader(std::span<const std::byte> block, std::uint64_t offset = 0)
        : m_block(block)
        , m_offset(offset)
    {
    }

    [[nodiscard]] std::size_t remaining() const { return m_block.size() - m_position; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::uint64_t offset() const { return m_offset + m_position; }
    /// The bytes from \a begin, a former position(), up to here; none once a read has failed.
    [[nodiscard]] std::span<const std::byte> bytesSince(std::size_t begin) const
    {
        return hasFailed() ? std::span<const std::byte>()
                           : m_block.subspan(begin, m_position - begin);
    }

    [[nodiscard]] bool hasFailed() const { return bool(m_fault); }
    /// Why, and where reading stopped. Only when hasFailed().
    [[nodiscard]] Error error() const { return {m_code, m_fault, offset(), {}}; }
    /// What follows cannot be read any more. The first fault counts.
    void fail(ErrorCode code, FaultKind kind);

    [[nodiscard]] std::int8_t readI8() { return static_cast<std::int8_t>(readBigEndian<1>()); }
    [[nodiscard]] std::uint8_t readU8() { return static_cast<std::uint8_t>(readBigEndian<1>()); }
    [[nodiscard]] std::int16_t readI16() { return static_cast<std::int16_t>(readBigEndian<2>()); }
    [[nodiscard]] std::uint16_t readU16() { return static_cast<std::uint16_t>(readBigEndian<2>()); }
    [[nodiscard]] std::int32_t readI32() { return static_cast<std::int32_t>(readBigEndian<4>()); }
    [[nodiscard]] std::int64_t readI64() { return static_cast<std::int64_t>(readBigEndian<8>()); }
    [[nodiscard]] float readF32() { return std::bit_cast<float>(readI32()); }
    [[nodiscard]] double readF64() { return std::bit_cast<double>(readI64()); }

    /// Only 1 is true.
    [[nodiscard]] bool readBool() { return readU8() == 1; }
    /// 32 bits in one to five bytes.
    [[nodiscard]] std::int32_t readVarint()
    {
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(readGroups(5)));
    }
    /// The same, where one byte is rare.
    [[nodiscard]] std::int32_t readLongVarint()
    {
        const std::byte *at = m_block.data() + m_position;
        std::uint32_t few = 0;
        if (std::endian::native != std::endian::little || remaining() < sizeof(few)
            || !readFewGroups(at, few))
            return readVarint();
        m_position = static_cast<std::size_t>(at - m_block.data());
        return static_cast<std::int32_t>(few);
    }
    /// 64 bits in one to ten bytes.
    [[nodiscard]] std::int64_t readVarlong() { return static_cast<std::int64_t>(readGroups(10)); }
    [[nodiscard]] std::span<const std::byte> readBytes(std::size_t count);
    /// Whether the next bytes are these.
    [[nodiscard]] bool startsWith(std::string_view bytes) const
    {
        return remaining() >= bytes.size()
               && std::memcmp(m_block.data() + m_position, bytes.data(), bytes.size()) == 0;
    }
    /// Bytes of a text, as recorded.
    [[nodiscard]] std::string_view readString();
    /// A number below \a count.
    [[nodiscard]] std::int32_t readEnum(std::int32_t count);

    [[nodiscard]] Placement readPlacement();
    /// Coordinates in steps of 1/4096 block, angles in steps of 1/65536 turn.
    [[nodiscard]] Placement readPackedPlacement();
    [[nodiscard]] float readAngle() { return angleOfSteps(readI16()); }
    [[nodiscard]] Vector3 readPackedVector();
    /// Calls \a visit for the moves of version 4 that lie here behind each other, \a id in front
    /// of each, up to \a most of them; returns how many. Ends early at those that are long, and
    /// near the end of the block.
    template<typename Visitor>
    int readUsualMoves(std::byte id, int most, Visitor &&visit)
    {
        return most - readUsualMoves(id, most, visit, [](auto &, auto &) { return false; });
    }
    /// The same of \a left moves. Behind the last one, where UsualMoveRoom bytes are, \a goOn says
    /// whether more follow, goes to them and says how many. Returns how many were not read.
    template<typename Visitor, typename GoOn>
    int readUsualMoves(std::byte id, int left, Visitor &&visit, GoOn &&goOn)
    {
        const std::byte *at = m_block.data() + m_position;
        const std::byte *last = at + remaining() - std::min(remaining(), UsualMoveRoom);
        PackedMove move;
        do {
            for (; left > 0 && at < last && *at == id; --left) {
                const std::byte *end = readUsualMove(at + 1, move);
                if (!end)
                    break;
                at = end;
                visit(move);
            }
        } while (left == 0 && at < last && goOn(at, left));
        m_position = static_cast<std::size_t>(at - m_block.data());
        return left;
    }
    [[nodiscard]] BlockPosition readBlockPosition() { return BlockPosition::unpacked(readI64()); }

private:
    template<std::size_t Size>
    std::uint64_t readBigEndian()
    {
        if (remaining() < Size) {
            fail(ErrorCode::Truncated, Fault::tr("the bytes end inside a number"));
            return 0;
        }
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < Size; ++i)
            value = value << 8 | std::to_integer<std::uint64_t>(m_block[m_position + i]);
        m_position += Size;
        return value;
    }
    /// Seven bits a byte; most numbers take one.
    std::uint64_t readGroups(unsigned longest)
    {
        if (m_position < m_block.size()) {
            const auto only = std::to_integer<std::uint8_t>(m_block[m_position]);
            if (only < 0x80U) {
                ++m_position;
                return only;
            }
        }
        return readLongGroups(longest);
    }
    /// The top bit of each of the next eight bytes that ends a number; none set where there are
    /// not so many bytes, or they lie the other way round.
    [[nodiscard]] std::uint64_t groupEnds() const
    {
        std::uint64_t word = 0;
        if (std::endian::native != std::endian::little || remaining() < sizeof(word))
            return 0;
        std::memcpy(&word, m_block.data() + m_position, sizeof(word));
        return ~word & 0x8080'8080'8080'8080U;
    }
    std::uint64_t readLongGroups(unsigned longest);
    std::uint64_t readGroupsByOne(unsigned longest);
    [[nodiscard]] double readCoordinate();

    std::span<const std::byte> m_block;
    std::size_t m_position = 0;
    std::uint64_t m_offset;
    FaultKind m_fault;
    ErrorCode m_code = ErrorCode::Damaged;
};

} // namespace tickscope::hollowcube
