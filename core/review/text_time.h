// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include <QDate>
#include <QString>
#include <QTime>

namespace tickscope::review {

/// A time that somebody wrote down in a report or a log line.
struct TextTime {
    enum class Kind {
        Tick,
        Offset,   ///< Since the start of the recording.
        WallClock ///< The hour of a day, somewhere.
    };
    Kind kind = Kind::Tick;
    qsizetype begin = 0; ///< Where it stands in the text, in UTF-16 units.
    qsizetype size = 0;

    qint64 tick = 0;
    /// Of an offset. One that is written as an hour could be ("12:41") has clock as well.
    std::chrono::milliseconds offset{0};
    std::optional<QTime> clock;
    std::optional<QDate> date;
    std::optional<int> zone; ///< Seconds east of UTC; nothing where it does not say.

    friend bool operator==(const TextTime &, const TextTime &) = default;
};

/// The most times of one text: a pasted log has one in each line.
inline constexpr std::size_t MostTextTimes = 1000;

/// Ticks ("tick 38050"), mm:ss, hh:mm:ss and hours of a day with or without date and zone in \a
/// text, in their order. What is no time of its own (addresses, versions, 12:60) is left out.
/// Takes linear time.
[[nodiscard]] std::vector<TextTime> timesIn(const QString &text);

} // namespace tickscope::review
