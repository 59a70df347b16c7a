// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/coding/replay_event.h"

namespace tickscope::hollowcube {

/// Where an entity looks and how fast it is, as the end of a DeltaMove of version 4 has it. Only
/// the last one before somebody asks is ever looked at, so it stays as it lies in the file. Source:
/// hollowcube-replay.md, sections 2 and 8.
struct PackedView {
    /// Two angles, a vector of six bytes, and the five groups of a varint: one less.
    std::array<std::byte, 16> bytes{}; ///< What lies behind it may follow.

    struct Unpacked {
        float yaw = 0;
        float pitch = 0;
        Vector3 velocity;
    };
    [[nodiscard]] Unpacked unpacked() const;
};

/// A DeltaMove of version 4 as it lies in the file. Nine of ten events are such.
/// Source: hollowcube-replay.md, sections 2 and 8.
struct PackedMove {
    std::int32_t entity = 0;
    std::array<std::int64_t, 3> steps{}; ///< x, y and z in 1/4096 block.
    PackedView view;

    [[nodiscard]] DeltaMove unpacked() const;
};

/// Of the first byte of a packed vector: whether a varint with the upper bits of its scale follows.
inline constexpr std::byte HasMoreScale{4};

/// Reads a varint of up to four groups at \a at, where four bytes are, and goes behind it. False
/// when it has more. Without asking how many there are, which is hard to foretell.
[[nodiscard]] inline bool readFewGroups(const std::byte *&at, std::uint32_t &value)
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

/// The same of one that mostly has one group or two.
[[nodiscard]] inline bool readOneOrTwoGroups(const std::byte *&at, std::uint32_t &value)
{
    std::uint16_t both = 0;
    std::memcpy(&both, at, sizeof(both));
    const std::uint32_t word = both; // sums of 16 bits take longer
    constexpr std::uint32_t BothGoOn = 0x8080;
    if ((word & BothGoOn) == BothGoOn) [[unlikely]]
        return readFewGroups(at, value);
    const std::uint32_t goesOn = word >> 7 & 1U;
    value = (word & 0x7FU) + (word >> 8) * (goesOn << 7);
    at += 1 + goesOn;
    return true;
}

/// Bytes of a view that lies at \a begin, where there are as many as PackedView holds; 0 when its
/// scale has too many groups.
[[nodiscard]] inline std::size_t sizeOfView(const std::byte *begin)
{
    constexpr std::size_t Angles = 4;
    constexpr std::size_t Vector = 6;
    constexpr std::size_t ScaleGroups = 5;
    if (begin[Angles] == std::byte{})
        return Angles + 1;
    std::size_t size = Angles + Vector;
    if ((begin[Angles] & HasMoreScale) == std::byte{})
        return size;
    while (begin[size] >= std::byte{0x80}) {
        if (++size == Angles + Vector + ScaleGroups)
            return 0;
    }
    return size + 1;
}

/// Bytes that a usual move and the room for its view take at the most.
inline constexpr std::size_t UsualMoveRoom = 4 * 4 + sizeof(PackedView);

/// Reads a move at \a begin, where UsualMoveRoom bytes are, without asking for each number
/// whether it is there. Returns its size; 0 when a number has more groups than usual.
[[nodiscard]] inline std::size_t readUsualMove(const std::byte *begin, PackedMove &move)
{
    if constexpr (std::endian::native != std::endian::little)
        return 0;
    const std::byte *at = begin;
    std::uint32_t number = 0;
    if (!readOneOrTwoGroups(at, number))
        return 0;
    move.entity = static_cast<std::int32_t>(number);
    for (std::int64_t &steps : move.steps) {
        if (!readOneOrTwoGroups(at, number))
            return 0;
        steps = unfoldSign(number);
    }
    std::memcpy(move.view.bytes.data(), at, sizeof(move.view.bytes));
    const std::size_t size = sizeOfView(at);
    return size == 0 ? 0 : static_cast<std::size_t>(at - begin) + size;
}

} // namespace tickscope::hollowcube
