// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <QString>

#include "core/model/state/schema.h"
#include "core/model/time_base.h"

namespace tickscope {

struct RecordingInfo;

/// Stands where there is no value.
inline constexpr QChar NoValue(0x2014);

/// \a count as Qt's plural forms take it ("%Ln tick(s)"): held to the range of int.
[[nodiscard]] int pluralCount(std::int64_t count);
/// Number with its thousands parted as the locale does.
[[nodiscard]] QString numberText(std::int64_t number);
/// Real number with as many digits as a person can use, at most \a decimals behind the point.
[[nodiscard]] QString realText(double number, int decimals = 2);
/// With all of its decimals, for numbers that stand below each other or change while one looks.
[[nodiscard]] QString fixedText(double number, int decimals);
/// Bytes of a file or block: "1,234,567 bytes".
[[nodiscard]] QString byteCountText(std::uint64_t bytes);

/// Text of ours as it goes into a file or another program: what parts thousands is gone.
[[nodiscard]] QString withoutGrouping(QString text);
/// The same for one value of a table. One with letters is a text of a recording and stays.
[[nodiscard]] QString valueWithoutGrouping(const QString &value);

/// Word of the unit: "tiles".
[[nodiscard]] QString lengthWord(LengthUnit unit);
/// The same of a speed: "tiles/s".
[[nodiscard]] QString speedWord(LengthUnit unit);
/// \a number of that unit, as finely as it matters to players: "12.5", "1,024".
[[nodiscard]] QString lengthText(double number, LengthUnit unit);
/// A place among the fields of a recording: "12.5, 60.2", with a height where it has one.
[[nodiscard]] QString placeText(double x, double y, std::optional<double> z,
                                const GameLength &length);

/// How fast it plays: "×2", "×¼", "×−1".
[[nodiscard]] QString speedText(double speed);

/// "0:17.80", "4:07.30", "1:02:03.40", with the decimal sign of the language.
[[nodiscard]] QString timeText(Time time);
/// Of a race: the same, or "0:12.345".
[[nodiscard]] QString raceTimeText(Time time);
/// Without fractions: "4:07".
[[nodiscard]] QString timeTextInSeconds(Time time);

/// Points, or with \a isTime the seconds of a race, below zero: "0:19". Empty without a score.
[[nodiscard]] QString scoreText(std::optional<std::int64_t> score, bool isTime);

/// When \a info says that it was recorded: "2026-11-21 04:46:48 UTC"; may be empty.
[[nodiscard]] QString timestampText(const RecordingInfo &info);

/// What the clock of \a info showed \a time behind its \a first tick: "04:48:01 UTC"; empty where
/// the recording does not say.
[[nodiscard]] QString wallClockText(const RecordingInfo &info, Tick first, Time time);

/// What a person typed as a time or tick, as parseDestination() takes it: with a decimal point.
[[nodiscard]] std::string typedTime(QString typed);

/// "12:05", with hours, or fractions, where \a step needs them.
[[nodiscard]] QString axisLabel(Time time, Time step);

} // namespace tickscope
