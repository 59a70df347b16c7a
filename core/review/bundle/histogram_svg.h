// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/bundle/bundle.h"

namespace tickscope::review {

/// \a plot as a picture of its own: SVG of the profile Tiny 1.2, with axes, their numbers and the
/// label. On a white ground; nothing in it runs or loads. Empty without bars.
[[nodiscard]] QByteArray histogramSvg(const BundlePlot &plot);

} // namespace tickscope::review
