// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/model/state/schema.h"
#include "ui/texts/number_text.h"

namespace tickscope {

/// A value as recorded, without word or unit; a dash for nothing.
[[nodiscard]] QString plainValueText(const Value &value);
/// The value of \a field for people: the word of an enum or the set flags behind the
/// number, the scaled number with its unit, text as text.
[[nodiscard]] QString fieldValueText(const Field &field, const Value &value);

} // namespace tickscope
