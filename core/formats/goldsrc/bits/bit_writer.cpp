// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/bits/bit_writer.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tickscope::goldsrc {

namespace {

bool isEqualIn(const DeltaField &field, const DeltaRecord &left, const DeltaRecord &right)
{
    return field.slot.storage == Storage::Text
               ? left.textAt(field.slot) == right.textAt(field.slot)
               : left.integerAt(field.slot) == right.integerAt(field.slot);
}

/// Whether \a record has as many numbers as \a target, once it has this one. A 0 that was sent and
/// one that never was are no difference to a game, but records are compared and shown.
bool makesAsLong(const DeltaField &field, const DeltaRecord &target, const DeltaRecord &record)
{
    return field.slot.storage != Storage::Text && record.words.size() < target.words.size()
           && field.slot.index + std::size_t{1} == target.words.size();
}

/// What would travel, were there fractions and no bounds.
double idealNumber(const DeltaField &field, const DeltaRecord &record, double serverTime)
{
    const double value = numberOf(field, record);
    switch (field.kind) {
    case DeltaKind::Angle:
        return value * std::exp2(field.bits) / 360.0;
    case DeltaKind::TimeWindow8:
        return (serverTime - value) * 100.0;
    case DeltaKind::TimeWindowBig:
        return (serverTime - value) * field.preMultiplier;
    default:
        return value / field.postMultiplier * field.preMultiplier;
    }
}

/// The number that a reader makes of \a wanted, or the nearest one that can travel.
std::int64_t travellingNumber(const DeltaField &field, const DeltaRecord &record, double serverTime)
{
    const NumberWire wire = numberWire(field);
    const double most = std::exp2(wire.bits - (wire.isSigned ? 1 : 0)) - 1;
    const double least = wire.isSigned ? -most : 0;
    const double ideal = idealNumber(field, record, serverTime);
    const double nearest = std::isfinite(ideal) ? std::clamp(std::round(ideal), least, most) : 0;
    const auto wanted = static_cast<std::uint32_t>(record.integerAt(field.slot));
    // What is cut to an integer may lie beside the nearest.
    for (const double number : {nearest, nearest + 1, nearest - 1}) {
        if (least <= number && number <= most && wordOf(field, number, serverTime) == wanted)
            return static_cast<std::int64_t>(number);
    }
    return static_cast<std::int64_t>(nearest);
}

void writeNumber(BitWriter &bits, const DeltaField &field, std::int64_t number)
{
    const NumberWire wire = numberWire(field);
    if (wire.isSigned)
        bits.signedBits(number, wire.bits);
    else
        bits.bits(static_cast<std::uint32_t>(number), wire.bits);
}

} // namespace

void BitWriter::bits(std::uint32_t value, unsigned count)
{
    const bool isLowFirst = m_order == BitOrder::LowFirst;
    for (unsigned i = 0; i < count; ++i, ++m_count) {
        const auto place = static_cast<unsigned>(m_count % 8);
        if (place == 0)
            m_bytes.push_back({});
        const std::uint32_t bit = value >> (isLowFirst ? i : count - 1 - i) & 1U;
        m_bytes.back() |= static_cast<std::byte>(bit << (isLowFirst ? place : 7 - place));
    }
}

void BitWriter::signedBits(std::int64_t value, unsigned count)
{
    flag(value < 0);
    bits(static_cast<std::uint32_t>(value < 0 ? -value : value), count - 1);
}

void BitWriter::text(std::string_view text)
{
    for (const char character : text)
        bits(static_cast<unsigned char>(character), 8);
    bits(0, 8);
}

bool writeDelta(BitWriter &bits, const DeltaDescription &description, double serverTime,
                const DeltaRecord &target, DeltaRecord &known)
{
    std::uint64_t mask = 0;
    for (std::size_t i = 0; i < description.fields.size(); ++i) {
        const DeltaField &field = description.fields[i];
        if (!isEqualIn(field, target, known) || makesAsLong(field, target, known))
            mask |= std::uint64_t{1} << i;
    }
    const auto maskBytes = static_cast<std::uint32_t>((std::bit_width(mask) + 7) / 8);
    bits.bits(maskBytes, 3);
    for (std::uint32_t i = 0; i < maskBytes; ++i)
        bits.bits(static_cast<std::uint32_t>(mask >> (8 * i) & 0xFF), 8);
    bool isExact = true;
    for (; mask != 0; mask &= mask - 1) {
        const DeltaField &field = description
                                      .fields[static_cast<std::size_t>(std::countr_zero(mask))];
        if (field.slot.storage == Storage::Text) {
            bits.text(target.textAt(field.slot));
            known.setText(field.slot, std::string(target.textAt(field.slot)));
            continue;
        }
        const std::int64_t number = travellingNumber(field, target, serverTime);
        writeNumber(bits, field, number);
        known.setInteger(field.slot, wordOf(field, static_cast<double>(number), serverTime));
        isExact = isExact && isEqualIn(field, target, known);
    }
    return isExact;
}

} // namespace tickscope::goldsrc
