// SPDX-License-Identifier: MIT
#include "core/analysis/series/series.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tickscope {

bool isNumeric(const Field &field)
{
    switch (field.encoding) {
    case Encoding::Int32:
    case Encoding::UInt32:
    case Encoding::Int64:
    case Encoding::Float32:
    case Encoding::Float64:
        return field.kind != FieldKind::Text && field.kind != FieldKind::Bytes;
    case Encoding::PackedText:
    case Encoding::Uuid:
    case Encoding::NumberedTexts:
        return false;
    }
    return false;
}

static bool isInRadians(const Field &field)
{
    return field.unit == "rad" || field.role == Role::AimAngle;
}

double shownNumber(const Field &field, const Value &value)
{
    const double number = numberOf(value) * field.scale;
    return isInRadians(field) ? 0 - std::remainder(number * 180 / std::numbers::pi, 360) : number;
}

std::string shownUnit(const Field &field)
{
    return isInRadians(field) ? "°" : field.unit;
}

std::size_t SeriesPart::byteSize() const
{
    std::size_t bytes = ticks.size() * sizeof(Tick);
    for (const SamplePyramid &column : columns)
        bytes += column.byteSize();
    return bytes;
}

SeriesSet::SeriesSet(std::vector<SeriesKey> keys)
    : m_keys(std::move(keys))
{
}

SeriesSet SeriesSet::with(Shared<SeriesPart> part) const
{
    SeriesSet set = *this;
    set.m_size += part->ticks.size();
    set.m_bytes += part->byteSize();
    set.m_parts.push_back(std::move(part));
    return set;
}

SeriesSet SeriesSet::withoutLastPart() const
{
    SeriesSet set = *this;
    if (set.m_parts.empty())
        return set;
    set.m_size -= set.m_parts.back()->ticks.size();
    set.m_bytes -= set.m_parts.back()->byteSize();
    set.m_parts.pop_back();
    return set;
}

std::optional<std::size_t> SeriesSet::find(const SeriesKey &key) const
{
    const auto found = std::ranges::find(m_keys, key);
    if (found == m_keys.end())
        return {};
    return static_cast<std::size_t>(found - m_keys.begin());
}

Tick SeriesSet::tick(std::size_t sample) const
{
    return m_parts[sample / PartSamples]->ticks[sample % PartSamples];
}

double SeriesSet::value(std::size_t column, std::size_t sample) const
{
    return m_parts[sample / PartSamples]->columns[column][sample % PartSamples];
}

std::size_t SeriesSet::firstFrom(Tick tick) const
{
    const auto endsBefore = [tick](const Shared<SeriesPart> &part) {
        return part->ticks.empty() || part->ticks.back() < tick;
    };
    const auto part = std::ranges::partition_point(m_parts, endsBefore);
    if (part == m_parts.end())
        return m_size;
    const auto place = std::ranges::lower_bound((*part)->ticks, tick);
    return static_cast<std::size_t>(part - m_parts.begin()) * PartSamples
           + static_cast<std::size_t>(place - (*part)->ticks.begin());
}

std::optional<double> SeriesSet::valueAt(std::size_t column, Tick tick) const
{
    const std::size_t behind = firstFrom(tick + 1);
    if (behind == 0)
        return {};
    const double held = value(column, behind - 1);
    if (std::isnan(held))
        return {};
    return held;
}

ValueRange SeriesSet::range(std::size_t column, std::size_t begin, std::size_t end) const
{
    ValueRange range;
    while (begin < end) {
        const std::size_t part = begin / PartSamples;
        const std::size_t partEnd = std::min(end, (part + 1) * PartSamples);
        range.add(m_parts[part]->columns[column].range(begin - part * PartSamples,
                                                       partEnd - part * PartSamples));
        begin = partEnd;
    }
    return range;
}

} // namespace tickscope
