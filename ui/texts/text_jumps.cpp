// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/text_jumps.h"

#include "core/analysis/event_query.h"
#include "ui/texts/number_text.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

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
    const std::chrono::milliseconds offset{begin.msecsTo(at)};
    if (info.wallClockEnd && offset >= *info.wallClockEnd)
        return {};
    return tickOfOffset(offset, time);
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

/// The time that \a written leaves open: a second, or of an hour without seconds the minute.
Time precisionOf(const QString &written, bool isHour)
{
    static const QRegularExpression fraction(QStringLiteral(":[0-9]{2}[.,][0-9]"));
    if (fraction.match(written).hasMatch())
        return {};
    return isHour && written.count(u':') == 1 ? Time(std::chrono::minutes{1})
                                              : Time(std::chrono::seconds{1});
}

/// Who has not spawned as long after joining only watches.
constexpr Time SpawnsWithin = std::chrono::minutes{1};

} // namespace

Tick firstSeen(const Index &index, PlayerRef who)
{
    EventQuery query;
    query.traits = traitsOf({EventTrait::SpawnStimulus});
    query.players = {who};
    const TimeBase &time = index.time();
    query.ticks = TickRange{who.tick, time.tickAt(time.timeAt(who.tick) + SpawnsWithin)};
    Tick seen = who.tick;
    (void)forEachEvent(index, EventMatcher(std::move(query), index),
                       [&seen](std::size_t, const EventRow &event) {
                           seen = event.tick;
                           return false;
                       });
    return seen;
}

Tick landing(const TextJump &jump, const std::vector<const Player *> &players, const Index &index)
{
    std::optional<Tick> first;
    for (const Player *player : players) {
        if (player->clientAt(jump.tick))
            return jump.tick;
        for (const Stay &stay : player->stays) {
            if (jump.tick < stay.ticks.first && stay.ticks.first <= jump.last && !first)
                first = firstSeen(index, stay.ref());
        }
    }
    return first.value_or(jump.tick);
}

std::vector<TextJump> jumpsIn(const QString &text, const RecordingInfo &info, const TimeBase &time)
{
    std::vector<TextJump> jumps;
    for (const review::TextTime &found : review::timesIn(text)) {
        const auto tick = tickOfText(found, info, time);
        const QString written = text.mid(found.begin, found.size);
        if (!tick || std::ranges::find(jumps, written, &TextJump::text) != jumps.end())
            continue;
        const bool isTick = found.kind == review::TextTime::Kind::Tick;
        const bool isOffset = found.kind == review::TextTime::Kind::Offset
                              && tick == tickOfOffset(found.offset, time);
        const Time end = time.timeAt(*tick) + precisionOf(written, !isOffset);
        jumps.push_back(
            {written, *tick,
             isTick ? *tick : std::max(*tick, time.tickAt(std::min(end, time.length())) - 1)});
    }
    return jumps;
}

Result<TimeCommand> typedDestination(const QString &typed, const RecordingInfo &info,
                                     const TimeBase &time)
{
    auto command = parseDestination(typedTime(typed), time);
    const auto times = review::timesIn(typed);
    if (command || times.size() != 1 || times.front().begin != typed.indexOf(typed.trimmed()))
        return command;
    if (const auto tick = tickOfText(times.front(), info, time))
        return TimeCommand::goToTick(*tick);
    if (times.front().clock && info.wallClock)
        command.error().code = ErrorCode::OutOfRange;
    return command;
}

} // namespace tickscope
