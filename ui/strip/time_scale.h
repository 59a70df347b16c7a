// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/time_base.h"

namespace tickscope {

/// Maps the stretch of time in view to pixels and back. A plain value: no widget.
struct TimeScale {
    Time begin{0};    ///< At x = 0.
    Time span{1};     ///< From x = 0 to x = width; more than zero.
    double width = 1; ///< Pixels; more than zero.

    [[nodiscard]] double xAt(Time time) const;
    [[nodiscard]] Time timeAt(double x) const;
    [[nodiscard]] Time end() const { return begin + span; }
    [[nodiscard]] double nanosecondsPerPixel() const
    {
        return static_cast<double>(span.count()) / width;
    }

    /// The whole of a recording of \a length.
    [[nodiscard]] static TimeScale whole(Time length, double width);
    /// \a factor times closer with the time at \a x staying there; inside the recording,
    /// and never closer than \a shortest.
    [[nodiscard]] TimeScale zoomed(double factor, double x, Time length, Time shortest) const;
    /// Moved by \a pixels to the right; inside the recording.
    [[nodiscard]] TimeScale panned(double pixels, Time length) const;
    /// Beginning at \a time as far as the recording allows.
    [[nodiscard]] TimeScale from(Time time, Time length) const;

    friend bool operator==(const TimeScale &, const TimeScale &) = default;
};

/// Distance of the lines of an axis: the least of the steps 1-2-5 (in seconds, minutes
/// and hours) that are \a minimumPixels or more apart.
[[nodiscard]] Time axisStep(const TimeScale &scale, double minimumPixels);

/// First tick that begins at or after \a time; one behind the last if none does.
[[nodiscard]] Tick firstTickFrom(const TimeBase &base, Time time);

/// Where \a tick begins; one behind the last tick is the right edge of the recording.
[[nodiscard]] double xOf(const TimeScale &scale, const TimeBase &base, Tick tick);

/// First tick of each pixel column: column i has the ticks from [i] to before [i + 1].
/// One entry more than columns.
[[nodiscard]] std::vector<Tick> columnTicks(const TimeScale &scale, const TimeBase &base);

/// Place of the first of the sorted \a ticks at or behind \a tick, from \a low on.
/// \param ticks  has size() and [].
template<typename Ticks>
[[nodiscard]] std::size_t firstFrom(const Ticks &ticks, Tick tick, std::size_t low = 0)
{
    return firstFrom(tick, low, ticks.size(), [&](std::size_t place) { return ticks[place]; });
}

/// How many of the sorted \a ticks lie in each column of \a columns.
template<typename Ticks>
[[nodiscard]] std::vector<std::uint32_t> columnCounts(const Ticks &ticks,
                                                      const std::vector<Tick> &columns)
{
    std::vector<std::uint32_t> counts;
    if (columns.size() < 2)
        return counts;
    counts.reserve(columns.size() - 1);
    std::size_t from = firstFrom(ticks, columns.front());
    for (std::size_t i = 1; i < columns.size(); ++i) {
        const std::size_t to = firstFrom(ticks, columns[i], from);
        counts.push_back(static_cast<std::uint32_t>(to - from));
        from = to;
    }
    return counts;
}

} // namespace tickscope
