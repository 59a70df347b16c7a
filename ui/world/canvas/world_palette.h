// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/scene.h"

namespace tickscope {

/// Colours of the picture itself. A value, so that workers can paint too.
struct WorldPalette {
    bool isDark = true;
    QColor skyTop;
    QColor skyBottom;
    QColor grid;
    QColor outside;   ///< Laid over what is not part of the map.
    QColor solidEdge; ///< Ground near the open.
    QColor solidDeep; ///< Ground far from it.
    QColor solidRim;
    QColor steelEdge;
    QColor steelDeep;
    QColor steelRim;
    QColor steelHatch;
    QColor outline; ///< Around figures.
    QColor plate;   ///< Behind text in the picture.
    QColor plateText;
    QColor accent; ///< What is selected.

    [[nodiscard]] static WorldPalette make(bool dark);
};

/// Colour of cells that are not ground; the same in both palettes.
[[nodiscard]] QColor cellColor(CellKind kind);

[[nodiscard]] inline QColor screenColor(const Color &color)
{
    return {color.red, color.green, color.blue, color.alpha};
}

/// Colour of a team where a recording has several.
[[nodiscard]] QColor teamColor(int team);

/// Gives everybody the colour-blind-safe colour of their client ID instead of the skin's.
void useSafeColors(Scene &scene);

/// The colour with its HSL lightness moved between two bounds.
[[nodiscard]] QColor withLightness(const QColor &color, double least, double most);
/// The colour as text that reads on the plates of \a palette.
[[nodiscard]] QColor inkOn(const WorldPalette &palette, const QColor &color);

/// Mix of two colours; \a share of \a other.
[[nodiscard]] QColor mixed(const QColor &color, const QColor &other, double share);

} // namespace tickscope
