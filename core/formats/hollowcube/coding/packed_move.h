// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/base/fold_sign.h"
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
    /// Handled together: a million moves of a recording cost half as much.
    using Steps = std::int32_t __attribute__((vector_size(16)));

    std::int32_t entity = 0;         ///< Never negative.
    Steps steps{};                   ///< x, y and z in 1/4096 block; the fourth means nothing.
    const std::byte *view = nullptr; ///< Of PackedView. Borrowed.

    [[nodiscard]] PackedView packedView() const
    {
        PackedView packed;
        std::memcpy(packed.bytes.data(), view, sizeof(packed.bytes));
        return packed;
    }
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

/// Half of a register of the processor would be put together in more steps.
using EightWords = std::uint16_t __attribute__((vector_size(16)));

/// Where four varints of one or two groups lie behind each other in eight bytes.
struct alignas(16) FourVarints {
    std::uint64_t masks = 0; ///< Which bits of two bytes are theirs, of each, the first one lowest.
    std::array<std::uint8_t, 4> places{}; ///< Where each begins.
    std::uint8_t size = 0;                ///< Bytes of all of them; 0 where one has more groups.
};

/// By which of the eight bytes go on, the first one lowest.
inline constexpr std::array<FourVarints, 256> FourVarintsOf = [] {
    std::array<FourVarints, 256> all{};
    for (unsigned goingOn = 0; goingOn < all.size(); ++goingOn) {
        FourVarints four;
        unsigned at = 0;
        bool isLong = false;
        for (std::size_t i = 0; i < four.places.size(); ++i) {
            const unsigned more = goingOn >> at & 1U;
            four.places[i] = static_cast<std::uint8_t>(at);
            four.masks |= std::uint64_t{more == 1 ? 0x7F7FU : 0x7FU} << 16 * i;
            at += 1 + more;
            isLong = isLong || (goingOn >> (at - 1) & 1U) == 1;
        }
        four.size = static_cast<std::uint8_t>(isLong ? 0 : at);
        all[goingOn] = four;
    }
    return all;
}();

/// Reads four varints of one or two groups at \a at, where eight bytes are, into the first of
/// \a values, and goes behind them. False when one has more. Which have one group and which two is
/// hard to foretell, so a table says it of all at once.
[[nodiscard]] inline bool readFourVarints(const std::byte *&at, EightWords &values)
{
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof(word));
    constexpr std::uint64_t GoesOn = 0x8080'8080'8080'8080U;
    constexpr std::uint64_t Gather = 0x0002'0408'1020'4081U; // bit 7 of each byte to the top byte
    const FourVarints &four = FourVarintsOf[(word & GoesOn) * Gather >> 56];
    if (four.size == 0) [[unlikely]]
        return false;
    const auto wordAt = [at, &four](std::size_t i) {
        std::uint16_t groups = 0;
        std::memcpy(&groups, at + four.places[i], sizeof(groups));
        return groups;
    };
    using TwoLongs = std::uint64_t __attribute__((vector_size(16)));
    const auto masks = reinterpret_cast<EightWords>(TwoLongs{four.masks, 0});
    const EightWords groups = EightWords{wordAt(0), wordAt(1), wordAt(2), wordAt(3)} & masks;
    values = groups - (groups >> 1 & 0x3F80); // the second group moves down by a bit
    at += four.size;
    return true;
}

/// Behind the view that lies at \a begin, where there are as many bytes as PackedView holds; null
/// when its scale has too many groups.
[[nodiscard]] inline const std::byte *endOfView(const std::byte *begin)
{
    constexpr std::size_t Angles = 4;
    constexpr std::size_t Vector = 6;
    constexpr std::size_t ScaleGroups = 5;
    if ((begin[Angles] & HasMoreScale) == std::byte{}) [[likely]]
        return begin + (begin[Angles] == std::byte{} ? Angles + 1 : Angles + Vector);
    std::size_t size = Angles + Vector;
    while (begin[size] >= std::byte{0x80}) {
        if (++size == Angles + Vector + ScaleGroups)
            return nullptr;
    }
    return begin + size + 1;
}

/// Bytes that a usual move and the room for its view take at the most.
inline constexpr std::size_t UsualMoveRoom = 4 * 4 + sizeof(PackedView);

/// Reads the numbers of a move at \a at, as readUsualMove().
[[nodiscard]] inline bool readMoveNumbers(const std::byte *&at, PackedMove &move)
{
    if (EightWords few; readFourVarints(at, few)) [[likely]] {
        move.entity = few[0];
        // As unfoldSign(), then to twice as many bits, with those of the sign in front.
        const EightWords steps = few >> 1 ^ -(few & 1);
        const auto twice = reinterpret_cast<PackedMove::Steps>(
            __builtin_shufflevector(steps, steps, 0, 0, 1, 1, 2, 2, 3, 3));
        move.steps = __builtin_shufflevector(twice, twice, 1, 2, 3, 0) >> 16;
        return true;
    }
    std::array<std::uint32_t, 4> numbers;
    if (!std::ranges::all_of(numbers, [&at](auto &number) { return readFewGroups(at, number); }))
        return false;
    const auto stepsOf = [&](std::size_t i) {
        return static_cast<std::int32_t>(unfoldSign(numbers[i]));
    };
    move.entity = static_cast<std::int32_t>(numbers[0]);
    move.steps = PackedMove::Steps{stepsOf(1), stepsOf(2), stepsOf(3)};
    return true;
}

/// Reads a move at \a begin, where UsualMoveRoom bytes are, without asking for each number
/// whether it is there. Returns where it ends; null when a number has more groups than usual.
[[nodiscard]] inline const std::byte *readUsualMove(const std::byte *begin, PackedMove &move)
{
    if constexpr (std::endian::native != std::endian::little)
        return nullptr;
    move.view = begin;
    return readMoveNumbers(move.view, move) ? endOfView(move.view) : nullptr;
}

} // namespace tickscope::hollowcube
