// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map/height_ramp.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "ui/world/canvas/world_palette.h"

namespace tickscope {

namespace {

constexpr std::array DarkColors{QColor(0x2C, 0x3C, 0x5A), QColor(0x35, 0x5F, 0x74),
                                QColor(0x5A, 0x8A, 0x80), QColor(0x9D, 0xB0, 0x86),
                                QColor(0xE0, 0xD3, 0xA0)};
constexpr std::array LightColors{QColor(0x5E, 0x7A, 0xA6), QColor(0x73, 0x9F, 0xB0),
                                 QColor(0x97, 0xBC, 0xA8), QColor(0xC4, 0xCF, 0x9E),
                                 QColor(0xEB, 0xD9, 0xA0)};
/// Standard deviations about the mean height that the colours reach.
constexpr double Reach = 2.0;

double areaOf(std::span<const MapPoint> corners)
{
    double twice = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const MapPoint &here = corners[i];
        const MapPoint &next = corners[(i + 1) % corners.size()];
        twice += double{here.x} * double{next.y} - double{next.x} * double{here.y};
    }
    return std::abs(twice) / 2;
}

/// Mean and spread of heights, each with its weight.
struct Spread {
    double weight = 0;
    double mean = 0;
    double squares = 0;
    double lowest = 0;
    double highest = 0;

    void add(double height, double itsWeight)
    {
        lowest = weight > 0 ? std::min(lowest, height) : height;
        highest = weight > 0 ? std::max(highest, height) : height;
        weight += itsWeight;
        const double before = height - mean;
        mean += before * itsWeight / weight;
        squares += itsWeight * before * (height - mean);
    }
};

} // namespace

HeightRamp::HeightRamp(double lowest, double highest, bool isDark)
    : m_lowest(lowest)
    , m_span(std::max(highest - lowest, 1.0))
    , m_isDark(isDark)
{
}

HeightRamp HeightRamp::of(const MapBackdrop &map, bool isDark)
{
    Spread spread;
    for (const ShapeLayer &layer : map.shapes) {
        for (const MapShape &shape : layer.shapes) {
            if (shape.kind != ShapeKind::Floor)
                continue;
            const auto corners = std::span(layer.points)
                                     .subspan(shape.firstPoint, shape.pointCount);
            spread.add(double{shape.meanHeight()}, areaOf(corners) + 1.0);
        }
    }
    const double reach = spread.weight > 0 ? Reach * std::sqrt(spread.squares / spread.weight) : 0;
    return {std::max(spread.lowest, spread.mean - reach),
            std::min(spread.highest, spread.mean + reach), isDark};
}

QColor HeightRamp::colorAt(double height) const
{
    const auto &colors = m_isDark ? DarkColors : LightColors;
    const double share = std::clamp((height - m_lowest) / m_span, 0.0, 1.0);
    const double place = share * static_cast<double>(colors.size() - 1);
    const auto before = std::min(static_cast<std::size_t>(place), colors.size() - 2);
    return mixed(colors[before], colors[before + 1], place - static_cast<double>(before));
}

} // namespace tickscope
