// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/accessible/accessible_source.h"

namespace tickscope {

class PlotView;
struct PlotKey;

/// The graphs of \a view for assistive technology, each with its value at the playhead.
[[nodiscard]] std::vector<AccessiblePart> plotParts(PlotView &view);

/// Key of the part of that graph.
[[nodiscard]] QString plotPartKey(const PlotKey &key);

} // namespace tickscope
