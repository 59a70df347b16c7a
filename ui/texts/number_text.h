// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>

namespace tickscope {

/// Stands where there is no value.
inline constexpr QChar NoValue(0x2014);

/// Number with a thin space between thousands.
[[nodiscard]] QString numberText(std::int64_t number);
/// Real number with as many digits as a person can use, at most \a decimals behind the point.
[[nodiscard]] QString realText(double number, int decimals = 2);
/// Bytes of a file or block: "1 234 567 bytes".
[[nodiscard]] QString byteCountText(std::uint64_t bytes);

/// Text from tables of ours as it goes into a file or another program: thin spaces
/// between digits are gone.
[[nodiscard]] QString withoutThinSpaces(QString text);

} // namespace tickscope
