// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "core/model/time_base.h"

namespace tickscope {

/// "0:17.80", "4:07.30", "1:02:03.40", with the decimal sign of the language.
[[nodiscard]] QString timeText(Time time);
/// The same without fractions: "4:07".
[[nodiscard]] QString timeTextInSeconds(Time time);

/// What a person typed as a time or tick, as parseDestination() takes it: with a decimal point.
[[nodiscard]] std::string typedTime(QString typed);

} // namespace tickscope
