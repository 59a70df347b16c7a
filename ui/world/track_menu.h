// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace tickscope {

class TrackLayers;

/// Adds the submenus "Trails" and "Heat map" to \a menu. \param layers  lives longer.
void addTrackMenus(QMenu &menu, TrackLayers &layers);

} // namespace tickscope
