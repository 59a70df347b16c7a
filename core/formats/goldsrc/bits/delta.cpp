// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/bits/delta.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "core/base/try.h"

namespace tickscope::goldsrc {

namespace {

/// Seven mask bytes name no more. Source: goldsrc-demo.md, section 8.
constexpr std::uint32_t MaxFields = 56;
/// Descriptions that a recording may define; games have 7.
constexpr std::size_t MaxDescriptions = 16;
/// Values of one structure over all its descriptions; games have fewer than 100.
constexpr std::size_t MaxSlots = 512;

constexpr std::uint32_t SignedFlag = 0x80000000U;
/// Where a factor counts as 1. Section 3.3.
constexpr double FactorTolerance = 0.0001;

template<typename T>
T &grownTo(std::vector<T> &values, std::size_t index)
{
    if (index >= values.size())
        values.resize(index + 1);
    return values[index];
}

std::optional<DeltaKind> kindOf(std::uint32_t flags)
{
    // One bit for each kind, in their order.
    const std::uint32_t bits = flags & ~SignedFlag;
    const int place = std::countr_zero(bits);
    return std::has_single_bit(bits) && place <= static_cast<int>(DeltaKind::String)
               ? std::optional(static_cast<DeltaKind>(place))
               : std::nullopt;
}

Storage storageOf(DeltaKind kind)
{
    switch (kind) {
    case DeltaKind::Byte:
    case DeltaKind::Short:
    case DeltaKind::Integer:
        return Storage::Integer;
    case DeltaKind::String:
        return Storage::Text;
    default:
        return Storage::Real;
    }
}

/// A factor that would make nonsense of the values counts as 1.
double usableFactor(double factor)
{
    const bool isUsable = std::isfinite(factor) && factor != 0.0;
    return isUsable && std::abs(factor - 1.0) > FactorTolerance ? factor : 1.0;
}

/// The 32 bits of \a value without its fraction; both signed and unsigned numbers fit.
std::uint32_t integerWord(double value)
{
    const double least = std::numeric_limits<std::int32_t>::min();
    const double most = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(std::clamp(value, least, most)));
}

double realOf(const DeltaField &field, double raw, double serverTime)
{
    switch (field.kind) {
    case DeltaKind::Angle:
        return raw * 360.0 / static_cast<double>(std::uint64_t{1} << field.bits);
    case DeltaKind::TimeWindow8:
        return (serverTime * 100.0 - raw) / 100.0;
    case DeltaKind::TimeWindowBig:
        return (serverTime * field.preMultiplier - raw) / field.preMultiplier;
    default:
        return raw / field.preMultiplier * field.postMultiplier;
    }
}

void readField(BitReader &bits, const DeltaField &field, double serverTime, DeltaRecord &record)
{
    if (field.slot.storage == Storage::Text) {
        record.setText(field.slot, bits.text());
        return;
    }
    const NumberWire wire = numberWire(field);
    const double raw = wire.isSigned ? static_cast<double>(bits.signedBits(wire.bits))
                                     : static_cast<double>(bits.bits(wire.bits));
    record.setInteger(field.slot, wordOf(field, raw, serverTime));
}

/// Slots of the built-in description of descriptions.
namespace meta {
constexpr FieldSlot Flags{Storage::Integer, 0};
constexpr FieldSlot Name{Storage::Text, 0};
constexpr FieldSlot Offset{Storage::Integer, 1};
constexpr FieldSlot Size{Storage::Integer, 2};
constexpr FieldSlot Bits{Storage::Integer, 3};
constexpr FieldSlot PreMultiplier{Storage::Real, 4};
constexpr FieldSlot PostMultiplier{Storage::Real, 5};
} // namespace meta

/// delta_description_t. Section 3.1.
const DeltaDescription &metaDescription()
{
    static const DeltaDescription description{
        "delta_description_t",
        {
            {"flags", DeltaKind::Integer, false, 32, 1, 1, meta::Flags},
            {"name", DeltaKind::String, false, 0, 1, 1, meta::Name},
            {"offset", DeltaKind::Integer, false, 16, 1, 1, meta::Offset},
            {"size", DeltaKind::Integer, false, 8, 1, 1, meta::Size},
            {"bits", DeltaKind::Integer, false, 8, 1, 1, meta::Bits},
            {"pre-multiplier", DeltaKind::Float, false, 32, 4000, 1, meta::PreMultiplier},
            {"post-multiplier", DeltaKind::Float, false, 32, 4000, 1, meta::PostMultiplier},
        },
    };
    return description;
}

Result<DeltaField> fieldOf(const DeltaRecord &record)
{
    const auto flags = static_cast<std::uint32_t>(record.integerAt(meta::Flags));
    const auto width = static_cast<std::uint32_t>(record.integerAt(meta::Bits));
    const auto kind = kindOf(flags);
    if (!kind)
        return damaged(Fault::tr("field of a description has no known kind"));
    const bool hasSign = (flags & SignedFlag) != 0 || *kind == DeltaKind::TimeWindowBig;
    if (width > 32 || (hasSign && width == 0))
        return damaged(Fault::tr("field of a description has an impossible width"));

    DeltaField field;
    field.name = record.textAt(meta::Name);
    field.kind = *kind;
    field.isSigned = (flags & SignedFlag) != 0;
    field.bits = static_cast<std::uint8_t>(width);
    field.preMultiplier = usableFactor(record.realAt(meta::PreMultiplier));
    field.postMultiplier = usableFactor(record.realAt(meta::PostMultiplier));
    return field;
}

/// Names by KnownDescription.
constexpr std::array<std::string_view, 6> KnownNames{"entity_state_player_t", "entity_state_t",
                                                     "custom_entity_state_t", "clientdata_t",
                                                     "weapon_data_t",         "event_t"};
/// The first of them are those of entities.
constexpr std::size_t EntityNames = 3;

/// Name of the structure that a description is of: what it shares its slots with.
std::string_view structureOf(std::string_view description)
{
    const auto entities = std::span(KnownNames).first(EntityNames);
    const bool isEntity = std::ranges::find(entities, description) != entities.end();
    return isEntity ? "entity" : description;
}

} // namespace

NumberWire numberWire(const DeltaField &field)
{
    switch (field.kind) {
    case DeltaKind::Angle:
        return {field.bits, false};
    case DeltaKind::TimeWindow8:
        return {8, true};
    case DeltaKind::TimeWindowBig:
        return {field.bits, true};
    default:
        return {field.bits, field.isSigned};
    }
}

std::uint32_t wordOf(const DeltaField &field, double raw, double serverTime)
{
    // Dividing by 1 costs more than all else here, and most fields would do it.
    const bool isPlain = field.preMultiplier == 1 && field.postMultiplier == 1;
    if (field.slot.storage == Storage::Integer)
        return integerWord(isPlain ? raw : raw / field.preMultiplier * field.postMultiplier);
    return std::bit_cast<std::uint32_t>(static_cast<float>(realOf(field, raw, serverTime)));
}

std::int32_t DeltaRecord::integerAt(FieldSlot slot) const
{
    return slot.index < words.size() ? std::bit_cast<std::int32_t>(words[slot.index]) : 0;
}

float DeltaRecord::realAt(FieldSlot slot) const
{
    return slot.index < words.size() ? std::bit_cast<float>(words[slot.index]) : 0.0F;
}

std::string_view DeltaRecord::textAt(FieldSlot slot) const
{
    return slot.index < texts.size() ? std::string_view(texts[slot.index]) : std::string_view();
}

void DeltaRecord::setInteger(FieldSlot slot, std::uint32_t value)
{
    grownTo(words, slot.index) = value;
}

void DeltaRecord::setText(FieldSlot slot, std::string text)
{
    grownTo(texts, slot.index) = std::move(text);
}

const DeltaField *DeltaDescription::fieldNamed(std::string_view fieldName) const
{
    const auto found = std::ranges::find(fields, fieldName, &DeltaField::name);
    return found == fields.end() ? nullptr : &*found;
}

Value valueOf(const DeltaField &field, const DeltaRecord &record)
{
    switch (field.slot.storage) {
    case Storage::Text:
        return std::string(record.textAt(field.slot));
    case Storage::Real:
        return double{record.realAt(field.slot)};
    case Storage::Integer:
        break;
    }
    const std::int32_t value = record.integerAt(field.slot);
    return field.isSigned ? std::int64_t{value} : std::int64_t{static_cast<std::uint32_t>(value)};
}

double numberOf(const DeltaField &field, const DeltaRecord &record)
{
    switch (field.slot.storage) {
    case Storage::Text:
        return 0;
    case Storage::Real:
        return record.realAt(field.slot);
    case Storage::Integer:
        break;
    }
    const std::int32_t value = record.integerAt(field.slot);
    return field.isSigned ? static_cast<double>(value)
                          : static_cast<double>(static_cast<std::uint32_t>(value));
}

double numberOf(const DeltaDescription &description, const DeltaRecord &record,
                std::string_view fieldName)
{
    const DeltaField *field = description.fieldNamed(fieldName);
    return field ? numberOf(*field, record) : 0;
}

Shared<DeltaDescription> DeltaDescriptions::find(std::string_view name) const
{
    const auto found = m_descriptions.find(name);
    return found == m_descriptions.end() ? nullptr : found->second;
}

Result<void> DeltaDescriptions::assignSlots(Shared<Structure> &structure,
                                            std::vector<DeltaField> &fields)
{
    std::shared_ptr<Structure> grown; // A copy, once there is something new.
    for (DeltaField &field : fields) {
        const Storage storage = storageOf(field.kind);
        const auto key = std::pair(field.name, storage);
        const Structure &present = grown ? *grown : *structure;
        if (const auto known = present.known.find(key); known != present.known.end()) {
            field.slot = known->second;
            continue;
        }
        if (present.known.size() == MaxSlots)
            return limitExceeded(Fault::tr("too many different fields in descriptions"));
        if (!grown)
            grown = std::make_shared<Structure>(*structure);
        std::uint16_t &count = storage == Storage::Text ? grown->textCount : grown->wordCount;
        field.slot = FieldSlot{storage, count++};
        grown->known.emplace(key, field.slot);
    }
    if (grown)
        structure = std::move(grown);
    return {};
}

Result<void> DeltaDescriptions::define(DeltaDescription description)
{
    const bool isNew = !m_descriptions.contains(description.name);
    if (isNew && m_descriptions.size() == MaxDescriptions)
        return limitExceeded(Fault::tr("too many descriptions"));
    auto &structure = m_structures[std::string(structureOf(description.name))];
    if (!structure)
        structure = std::make_shared<const Structure>();
    TRY(assignSlots(structure, description.fields));
    const auto defined = std::make_shared<const DeltaDescription>(std::move(description));
    m_descriptions[defined->name] = defined;
    const auto name = std::ranges::find(KnownNames, defined->name);
    if (name != KnownNames.end())
        m_known[static_cast<std::size_t>(name - KnownNames.begin())] = defined;
    return {};
}

bool DeltaDescriptions::findKnown()
{
    const auto isSlot = [](FieldSlot slot) {
        return slot.storage <= Storage::Text && slot.index < MaxSlots;
    };
    const auto isField = [&](const DeltaField &field) {
        return isSlot(field.slot) && field.kind <= DeltaKind::String
               && field.slot.storage == storageOf(field.kind) && field.bits <= 32
               && field.preMultiplier == usableFactor(field.preMultiplier)
               && field.postMultiplier == usableFactor(field.postMultiplier);
    };
    for (const auto &[name, structure] : m_structures) {
        if (!structure || structure->wordCount > MaxSlots || structure->textCount > MaxSlots)
            return false;
    }
    for (const auto &[name, description] : m_descriptions) {
        const bool isPossible = description && description->name == name
                                && description->fields.size() <= MaxFields
                                && std::ranges::all_of(description->fields, isField);
        if (!isPossible)
            return false;
        const auto known = std::ranges::find(KnownNames, name);
        if (known != KnownNames.end())
            m_known[static_cast<std::size_t>(known - KnownNames.begin())] = description;
    }
    return m_descriptions.size() <= MaxDescriptions;
}

Result<DeltaDescription> readDeltaDescription(BitReader &bits, std::string name)
{
    const std::uint32_t count = bits.bits(16);
    if (count > MaxFields)
        return limitExceeded(Fault::tr("description has more fields than a mask"));
    DeltaDescription description{std::move(name), {}};
    description.fields.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        DeltaRecord record;
        readDelta(bits, metaDescription(), 0, record);
        if (bits.hasOverrun())
            return truncated(Fault::tr("description ends early"));
        TRY_ASSIGN(auto field, fieldOf(record));
        description.fields.push_back(std::move(field));
    }
    return description;
}

/// A bit for each field that follows.
static std::uint64_t readMask(BitReader &bits, const DeltaDescription &description)
{
    const std::uint32_t maskBytes = bits.bits(3);
    std::uint64_t mask = 0;
    for (std::uint32_t i = 0; i < maskBytes; ++i)
        mask |= std::uint64_t{bits.bits(8)} << (8 * i);
    if (description.fields.size() < 64)
        mask &= (std::uint64_t{1} << description.fields.size()) - 1;
    return mask;
}

void readDelta(BitReader &bits, const DeltaDescription &description, double serverTime,
               DeltaRecord &record)
{
    for (std::uint64_t mask = readMask(bits, description); mask != 0; mask &= mask - 1) {
        const auto index = static_cast<std::size_t>(std::countr_zero(mask));
        readField(bits, description.fields[index], serverTime, record);
    }
}

void skipDelta(BitReader &bits, const DeltaDescription &description)
{
    std::size_t count = 0;
    for (std::uint64_t mask = readMask(bits, description); mask != 0; mask &= mask - 1) {
        const DeltaField &field = description
                                      .fields[static_cast<std::size_t>(std::countr_zero(mask))];
        if (field.slot.storage != Storage::Text) {
            count += numberWire(field).bits;
            continue;
        }
        bits.skip(std::exchange(count, 0));
        (void)bits.text();
    }
    bits.skip(count);
}

} // namespace tickscope::goldsrc
