// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>

namespace tickscope {

/// Stands where there is no value.
inline constexpr QChar NoValue(0x2014);

/// \a count as Qt's plural forms take it ("%Ln tick(s)"): held to the range of int.
[[nodiscard]] int pluralCount(std::int64_t count);
/// Number with its thousands parted as the locale does.
[[nodiscard]] QString numberText(std::int64_t number);
/// Real number with as many digits as a person can use, at most \a decimals behind the point.
[[nodiscard]] QString realText(double number, int decimals = 2);
/// Bytes of a file or block: "1,234,567 bytes".
[[nodiscard]] QString byteCountText(std::uint64_t bytes);

/// Text of ours as it goes into a file or another program: what parts thousands is gone.
[[nodiscard]] QString withoutGrouping(QString text);
/// The same for one value of a table. One with letters is a text of a recording and stays.
[[nodiscard]] QString valueWithoutGrouping(const QString &value);

} // namespace tickscope
