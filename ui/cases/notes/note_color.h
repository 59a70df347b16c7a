// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/markers/marker_color.h"

namespace tickscope {

/// Notes keep a colour that every program knows, "#ffb84d"; the window shows the marker's colour
/// that is nearest to it, which is legible in both palettes. Empty or none: amber.
[[nodiscard]] MarkerColor noteColor(const QString &stored);
[[nodiscard]] QString storedColor(MarkerColor color);

} // namespace tickscope
