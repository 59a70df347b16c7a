// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/formats/hollowcube/coding/replay_event.h"

namespace tickscope::hollowcube {

/// Appends the primitives of a replay to a buffer, in their shortest form.
/// Source: hollowcube-replay.md, section 2.
class PrimitiveWriter
{
public:
    /// \param buffer  borrowed; what it holds stays.
    explicit PrimitiveWriter(std::vector<std::byte> &buffer)
        : m_buffer(buffer)
    {
    }

    void writeU8(std::uint8_t value) { writeBigEndian(value, 1); }
    void writeI16(std::int16_t value) { writeBigEndian(static_cast<std::uint16_t>(value), 2); }
    void writeI32(std::int32_t value) { writeBigEndian(static_cast<std::uint32_t>(value), 4); }
    void writeI64(std::int64_t value) { writeBigEndian(static_cast<std::uint64_t>(value), 8); }
    void writeF32(float value) { writeBigEndian(std::bit_cast<std::uint32_t>(value), 4); }
    void writeF64(double value) { writeBigEndian(std::bit_cast<std::uint64_t>(value), 8); }
    void writeBool(bool value) { writeU8(value ? 1 : 0); }
    void writeVarint(std::int32_t value) { writeGroups(static_cast<std::uint32_t>(value)); }
    void writeVarlong(std::int64_t value) { writeGroups(static_cast<std::uint64_t>(value)); }
    void writeBytes(std::span<const std::byte> bytes);
    void writeString(std::string_view text);

    void writePlacement(const Placement &placement);
    void writePackedPlacement(const Placement &placement);
    void writePackedVector(const Vector3 &vector);

private:
    void writeBigEndian(std::uint64_t value, unsigned size);
    void writeGroups(std::uint64_t value);

    std::vector<std::byte> &m_buffer;
};

} // namespace tickscope::hollowcube
