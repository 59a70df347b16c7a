// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/model/time_base.h"

namespace tickscope {

/// "12:05", with hours, or fractions, where \a step needs them.
[[nodiscard]] QString axisLabel(Time time, Time step);

} // namespace tickscope
