// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/text_jumps.h"

#include <QDateTime>

#include <algorithm>

namespace tickscope {

namespace {

std::optional<Tick> tickOfOffset(std::chrono::milliseconds offset, const TimeBase &time)
{
    if (offset < std::chrono::milliseconds{0} || Time{offset} > time.length())
        return {};
    return time.tickAt(Time{offset});
}

/// An hour without a date is the next one behind the beginning of the recording.
std::optional<Tick> tickOfClock(const review::TextTime &found, const RecordingInfo &info,
                                const TimeBase &time)
{
    const auto beginSeconds = info.wallClockAtFirst(time.ticks().first);
    if (!found.clock || !beginSeconds)
        return {};
    const QDateTime begin = QDateTime::fromMSecsSinceEpoch(qRound64(*beginSeconds * 1e3), Qt::UTC);
    QDateTime at(found.date.value_or(begin.date()), *found.clock, Qt::UTC);
    const bool isUtc = info.zone == TimestampZone::Utc || info.zone == TimestampZone::Stated;
    // The recorder's own zone is not known: hours of it are compared as they stand.
    if (found.zone && isUtc)
        at = at.addSecs(-*found.zone);
    if (!found.date && at < begin)
        at = at.addDays(1);
    return tickOfOffset(std::chrono::milliseconds{begin.msecsTo(at)}, time);
}

std::optional<Tick> tickOfText(const review::TextTime &found, const RecordingInfo &info,
                               const TimeBase &time)
{
    switch (found.kind) {
    case review::TextTime::Kind::Tick:
        return time.ticks().contains({found.tick}) ? std::optional(Tick{found.tick}) : std::nullopt;
    case review::TextTime::Kind::Offset:
        if (const auto tick = tickOfOffset(found.offset, time))
            return tick;
        return tickOfClock(found, info, time);
    case review::TextTime::Kind::WallClock:
        return tickOfClock(found, info, time);
    }
    return {};
}

} // namespace

std::vector<TextJump> jumpsIn(const QString &text, const RecordingInfo &info, const TimeBase &time)
{
    std::vector<TextJump> jumps;
    for (const review::TextTime &found : review::timesIn(text)) {
        const auto tick = tickOfText(found, info, time);
        const QString written = text.mid(found.begin, found.size);
        if (tick && std::ranges::find(jumps, written, &TextJump::text) == jumps.end())
            jumps.push_back({written, *tick});
    }
    return jumps;
}

} // namespace tickscope
