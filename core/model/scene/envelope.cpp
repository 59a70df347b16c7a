// SPDX-License-Identifier: MIT
#include "core/model/scene/envelope.h"

#include <algorithm>
#include <cmath>

namespace tickscope {

namespace {

double cubic(double from, double fromHandle, double toHandle, double to, double share)
{
    const double rest = 1 - share;
    return rest * rest * rest * from + 3 * rest * rest * share * fromHandle
           + 3 * rest * share * share * toHandle + share * share * share * to;
}

/// The value of one channel where its curve through time and value is at \a seconds.
double bezierAt(const CurvePoint &from, const CurvePoint &to, std::size_t channel, double seconds)
{
    // Handles beyond the stretch would make the curve turn back in time.
    const auto within = [&](double time) { return std::clamp(time, from.seconds, to.seconds); };
    const double outTime = within(from.seconds + double(from.out.seconds[channel]));
    const double inTime = within(to.seconds + double(to.in.seconds[channel]));
    // Time grows along such a curve, so halving finds the place.
    double low = 0;
    double high = 1;
    for (int step = 0; step < 24; ++step) {
        const double middle = (low + high) / 2;
        const bool isBefore = cubic(from.seconds, outTime, inTime, to.seconds, middle) < seconds;
        (isBefore ? low : high) = middle;
    }
    const double begin = from.values[channel];
    const double end = to.values[channel];
    return cubic(begin, begin + double(from.out.values[channel]),
                 end + double(to.in.values[channel]), end, (low + high) / 2);
}

double easedShare(CurveKind curve, double share)
{
    switch (curve) {
    case CurveKind::Step:
        return 0;
    case CurveKind::Slow:
        return share * share * share;
    case CurveKind::Fast:
        return 1 - (1 - share) * (1 - share) * (1 - share);
    case CurveKind::Smooth:
        return share * share * (3 - 2 * share);
    case CurveKind::Linear:
    case CurveKind::Bezier:
        return share;
    }
    return share;
}

double valueBetween(const CurvePoint &from, const CurvePoint &to, std::size_t channel,
                    double seconds)
{
    if (from.curve == CurveKind::Bezier)
        return bezierAt(from, to, channel, seconds);
    const double share = easedShare(from.curve,
                                    (seconds - from.seconds) / (to.seconds - from.seconds));
    return double(from.values[channel])
           + (double(to.values[channel]) - double(from.values[channel])) * share;
}

} // namespace

EnvelopeValues valuesAt(const Envelope &envelope, double seconds, const EnvelopeValues &defaults)
{
    EnvelopeValues values = defaults;
    const auto &points = envelope.points;
    if (points.empty())
        return values;
    const auto channels = static_cast<std::size_t>(std::clamp(envelope.channels, 0, 4));

    const double length = points.back().seconds;
    const double time = length > 0 ? std::fmod(seconds, length) : 0.0;
    const auto next = std::ranges::adjacent_find(points, [time](const auto &from, const auto &to) {
        return from.seconds <= time && time < to.seconds;
    });
    for (std::size_t channel = 0; channel < channels; ++channel) {
        values[channel] = next == points.end()
                              ? points.back().values[channel]
                              : static_cast<float>(valueBetween(*next, *(next + 1), channel, time));
    }
    return values;
}

} // namespace tickscope
