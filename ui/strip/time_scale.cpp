// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/time_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tickscope {

using namespace std::chrono_literals;

constexpr std::array<Time, 22> Steps{1ms, 2ms, 5ms, 10ms, 20ms, 50ms, 100ms, 200ms, 500ms, 1s, 2s,
                                     5s,  10s, 20s, 1min, 2min, 5min, 10min, 20min, 1h,    2h, 5h};

/// A double as time; beyond the range of Time the nearest that fits well.
static Time asTime(double nanoseconds)
{
    constexpr double Farthest = 4e18;
    return Time{static_cast<Time::rep>(std::clamp(nanoseconds, -Farthest, Farthest))};
}

double TimeScale::xAt(Time time) const
{
    return static_cast<double>((time - begin).count()) / nanosecondsPerPixel();
}

Time TimeScale::timeAt(double x) const
{
    return begin + asTime(std::round(x * nanosecondsPerPixel()));
}

TimeScale TimeScale::whole(Time length, double width)
{
    return {Time{0}, std::max(length, Time{1}), std::max(width, 1.0)};
}

TimeScale TimeScale::from(Time time, Time length) const
{
    TimeScale moved = *this;
    moved.begin = std::clamp(time, Time{0}, std::max(length - span, Time{0}));
    return moved;
}

TimeScale TimeScale::zoomed(double factor, double x, Time length, Time shortest) const
{
    const Time longest = std::max(length, Time{1});
    const Time held = timeAt(x);
    TimeScale closer = *this;
    closer.span = std::clamp(asTime(static_cast<double>(span.count()) / factor),
                             std::min(std::max(shortest, Time{1}), longest), longest);
    return closer.from(held - asTime(x * closer.nanosecondsPerPixel()), length);
}

TimeScale TimeScale::panned(double pixels, Time length) const
{
    return from(begin + asTime(pixels * nanosecondsPerPixel()), length);
}

Time axisStep(const TimeScale &scale, double minimumPixels)
{
    const Time least = asTime(minimumPixels * scale.nanosecondsPerPixel());
    for (const Time step : Steps) {
        if (step >= least)
            return step;
    }
    // Days of recording: ten hours and its multiples.
    Time step = 10h;
    while (step < least)
        step *= 2;
    return step;
}

Tick firstTickFrom(const TimeBase &base, Time time)
{
    if (time > base.length())
        return base.ticks().last + 1;
    const Tick tick = base.tickAt(time);
    return base.timeAt(tick) < time ? tick + 1 : tick;
}

double xOf(const TimeScale &scale, const TimeBase &base, Tick tick)
{
    return scale.xAt(tick > base.ticks().last ? base.length() : base.timeAt(tick));
}

std::vector<Tick> columnTicks(const TimeScale &scale, const TimeBase &base)
{
    const auto columns = static_cast<std::size_t>(std::ceil(scale.width));
    std::vector<Tick> ticks;
    ticks.reserve(columns + 1);
    for (std::size_t i = 0; i < columns; ++i)
        ticks.push_back(firstTickFrom(base, scale.timeAt(static_cast<double>(i))));
    // The last column holds its right edge, so that the last tick of the whole is seen.
    ticks.push_back(firstTickFrom(base, scale.timeAt(static_cast<double>(columns)) + Time{1}));
    return ticks;
}

} // namespace tickscope
