// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/coding/primitive_writer.h"

#include <algorithm>
#include <cmath>

#include "core/base/fold_sign.h"
#include "core/formats/hollowcube/coding/quantising.h"

namespace tickscope::hollowcube {

/// What a packed vector can hold, and below which it is nothing.
constexpr double GreatestComponent = 1.7179869183e10;
constexpr double SmallestComponent = 3.051944088384301e-5;

static double heldComponent(double value)
{
    return std::isnan(value) ? 0.0 : std::clamp(value, -GreatestComponent, GreatestComponent);
}

void PrimitiveWriter::writeBigEndian(std::uint64_t value, unsigned size)
{
    for (unsigned i = size; i-- > 0;)
        m_buffer.push_back(static_cast<std::byte>(value >> (8 * i)));
}

void PrimitiveWriter::writeGroups(std::uint64_t value)
{
    for (; value > 0x7FU; value >>= 7)
        m_buffer.push_back(static_cast<std::byte>(value | 0x80U));
    m_buffer.push_back(static_cast<std::byte>(value));
}

void PrimitiveWriter::writeBytes(std::span<const std::byte> bytes)
{
    m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
}

void PrimitiveWriter::writeString(std::string_view text)
{
    writeVarint(static_cast<std::int32_t>(text.size()));
    writeBytes(std::as_bytes(std::span(text)));
}

void PrimitiveWriter::writePlacement(const Placement &placement)
{
    writeF64(placement.position.x);
    writeF64(placement.position.y);
    writeF64(placement.position.z);
    writeF32(placement.yaw);
    writeF32(placement.pitch);
}

void PrimitiveWriter::writePackedPlacement(const Placement &placement)
{
    for (const double coordinate :
         {placement.position.x, placement.position.y, placement.position.z})
        writeGroups(foldSign(stepsOfCoordinate(coordinate)));
    writeI16(stepsOfAngle(placement.yaw));
    writeI16(stepsOfAngle(placement.pitch));
}

void PrimitiveWriter::writePackedVector(const Vector3 &vector)
{
    const double x = heldComponent(vector.x);
    const double y = heldComponent(vector.y);
    const double z = heldComponent(vector.z);
    const double greatest = std::max({std::abs(x), std::abs(y), std::abs(z)});
    if (greatest < SmallestComponent) {
        writeU8(0);
        return;
    }
    const double factor = std::ceil(greatest);
    const auto scale = static_cast<std::uint64_t>(factor);
    const auto component = [factor](double value) {
        return static_cast<std::uint64_t>(
            std::floor((value / factor * 0.5 + 0.5) * VectorSteps + 0.5));
    };
    const bool isLong = scale > 3;
    const std::uint64_t bits = (scale & 3U) | (isLong ? 4U : 0U) | component(x) << 3
                               | component(y) << 18 | component(z) << 33;
    writeU8(static_cast<std::uint8_t>(bits));
    writeU8(static_cast<std::uint8_t>(bits >> 8));
    writeBigEndian(bits >> 16, 4);
    if (isLong)
        writeGroups(scale >> 2);
}

} // namespace tickscope::hollowcube
