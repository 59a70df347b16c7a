// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/state/schema.h"
#include "core/model/state/value.h"

#include <QString>

#include <cstdint>

namespace tickscope {

/// Number with a thin space between thousands.
[[nodiscard]] QString numberText(std::int64_t number);
/// Real number with as many digits as a person can use, at most \a decimals behind the point.
[[nodiscard]] QString realText(double number, int decimals = 2);
/// Bytes of a file or block: "1 234 567 bytes".
[[nodiscard]] QString byteCountText(std::uint64_t bytes);

/// A value as recorded, without word or unit; a dash for nothing.
[[nodiscard]] QString plainValueText(const Value &value);
/// The value of \a field for people: the word of an enum or the set flags behind the
/// number, the scaled number with its unit, text as text.
[[nodiscard]] QString fieldValueText(const Field &field, const Value &value);

/// Text from tables of ours as it goes into a file or another program: thin spaces
/// between digits are gone.
[[nodiscard]] QString withoutThinSpaces(QString text);

} // namespace tickscope
