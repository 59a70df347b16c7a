// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace tickscope::theme {

/// What text needs on its ground (WCAG 2.1, level AA).
inline constexpr double LegibleContrast = 4.5;

/// Contrast of two opaque colours as WCAG 2.1 counts it: 1 for equal ones, 21 for black on white.
[[nodiscard]] double contrastOf(const QColor &one, const QColor &other);

} // namespace tickscope::theme
