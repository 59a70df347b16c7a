// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tickscope {

class FormatRegistry;

/// Filters for the dialog that opens recordings: all formats, each alone, packed or not, and all
/// files.
[[nodiscard]] QString fileFilters(const FormatRegistry &registry);

} // namespace tickscope
