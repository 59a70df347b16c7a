// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include <QColor>

#include "core/model/scene/map_backdrop.h"

namespace tickscope {

/// The heights that a picture shows, in world units, both ends included.
struct HeightWindow {
    double lowest = -std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();

    [[nodiscard]] bool contains(double height) const
    {
        return lowest <= height && height <= highest;
    }
    [[nodiscard]] bool overlaps(double low, double high) const
    {
        return low <= highest && lowest <= high;
    }

    friend bool operator==(const HeightWindow &, const HeightWindow &) = default;
};

/// Colours for heights: low ones deep and cool, high ones bright and warm, in steps of
/// lightness that separate them without hues, too.
class HeightRamp
{
public:
    /// \param lowest, highest  heights with the first and the last colour.
    HeightRamp(double lowest, double highest, bool isDark);
    /// For the floors of \a map; few that lie far off do not count.
    [[nodiscard]] static HeightRamp of(const MapBackdrop &map, bool isDark);

    [[nodiscard]] QColor colorAt(double height) const;

private:
    double m_lowest = 0;
    double m_span = 1; ///< More than zero.
    bool m_isDark = true;
};

} // namespace tickscope
