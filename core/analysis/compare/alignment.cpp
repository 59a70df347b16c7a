// SPDX-License-Identifier: MIT
#include "core/analysis/compare/alignment.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "core/analysis/event_lines.h"
#include "core/analysis/runs.h"
#include "core/base/try.h"

namespace tickscope {

namespace {

/// Whether the wall clock is that of the whole world, and not that of a place.
bool isUniversal(TimestampZone zone)
{
    return zone == TimestampZone::Utc || zone == TimestampZone::Stated;
}

/// How much later \a left began than \a right.
Result<Time> offsetByClock(const ComparedRecording &leftOne, const ComparedRecording &rightOne)
{
    const RecordingInfo &left = leftOne.recording->info();
    const RecordingInfo &right = rightOne.recording->info();
    const auto leftBegin = left.wallClockAtFirst(leftOne.index->ticks().first);
    const auto rightBegin = right.wallClockAtFirst(rightOne.index->ticks().first);
    if (!leftBegin || !rightBegin)
        return badInput(Fault::tr("one of the recordings does not say when it was made"));
    if (isUniversal(left.zone) != isUniversal(right.zone))
        return badInput(Fault::tr("the clocks of the recordings cannot be compared: one is local, "
                                  "its zone unknown"));
    // Dates are as hostile as all else: nanoseconds do not hold every pair of them.
    constexpr double FarthestApart = 1e9; // seconds
    const double apart = *leftBegin - *rightBegin;
    if (std::abs(apart) > FarthestApart)
        return badInput(Fault::tr("the recordings were made too far apart"));
    return Time(std::llround(apart * 1e9));
}

Result<Time> offsetByTick(const ComparedRecording &left, const ComparedRecording &right)
{
    // Ticks of another length are other ticks, whatever their numbers are.
    if (left.recording->info().tickRate <= 0
        || left.recording->info().tickRate != right.recording->info().tickRate)
        return badInput(Fault::tr("the ticks of the recordings do not last equally long"));
    const auto between = left.index->ticks().first - right.index->ticks().first;
    return Time(std::llround(static_cast<double>(between) * 1e9 / left.recording->info().tickRate));
}

/// A race may have begun before the recording, where there are no times.
Time timeOfStart(const Index &index, Tick tick)
{
    const TimeBase &time = index.time();
    const double before = static_cast<double>(std::max<std::int64_t>(index.ticks().first - tick, 0))
                          / time.ticksPerSecond();
    return time.timeAt(tick) - Time(std::llround(before * 1e9));
}

Result<Time> timeOfEvent(const ComparedRecording &of, const EventQuery &query, int number)
{
    const auto tick = tickOfEvent(of.index, query, number);
    if (!tick)
        return badInput(Fault::tr("one of the recordings has no such event"));
    return timeOfStart(*of.index, *tick);
}

/// Whether the clocks of two recordings are those of one session. They are set by the net, and
/// local ones of two recorders differ by quarters of an hour.
SameSession isAtOneTime(const ComparedRecording &leftOne, const ComparedRecording &rightOne,
                        Time later)
{
    constexpr double Tolerance = 5;
    constexpr double Quarter = 900;
    constexpr double MostZones = 26 * 3600;
    const RecordingInfo &left = leftOne.recording->info();
    const RecordingInfo &right = rightOne.recording->info();
    const auto leftBegin = left.wallClockAtFirst(leftOne.index->ticks().first);
    const auto rightBegin = right.wallClockAtFirst(rightOne.index->ticks().first);
    if (!leftBegin || !rightBegin)
        return SameSession::Maybe;
    const double apart = *leftBegin - *rightBegin - std::chrono::duration<double>(later).count();
    if (std::abs(apart) <= Tolerance)
        return SameSession::Yes;
    const bool haveOneZone = isUniversal(left.zone) == isUniversal(right.zone)
                             && (isUniversal(left.zone) || left.type == right.type);
    const bool isZoneApart = std::abs(apart) <= MostZones
                             && std::abs(std::remainder(apart, Quarter)) <= Tolerance;
    return isZoneApart && !haveOneZone ? SameSession::Maybe : SameSession::No;
}

/// Whether both may be of one server's map. A server gives clients of another protocol a map of
/// the same name, made for them: then their clocks must tell the rest.
bool mayBeOnOneMap(const RecordingInfo &left, const RecordingInfo &right)
{
    if (isSameWorld(left, right) == SameWorld::Yes)
        return true;
    return left.map && right.map && left.map->name == right.map->name
           && left.protocol != right.protocol && left.wallClock && right.wallClock;
}

std::set<std::string_view> namesAt(const PlayerTable &players, Tick tick)
{
    std::set<std::string_view> names;
    for (const Player &player : players.players()) {
        if (!player.isProxy && player.clientAt(tick))
            names.insert(player.nameAt(tick));
    }
    return names;
}

/// Whether more than half of those who are there in one of them are there in the other one, at some
/// moments of \a ticks.
bool haveTheSamePeople(const PlayerTable &left, const PlayerTable &right, TickRange ticks)
{
    constexpr std::int64_t Moments = 8;
    std::size_t common = 0;
    std::size_t fewest = 0;
    for (std::int64_t moment = 1; moment <= Moments; ++moment) {
        const Tick tick = ticks.first + (ticks.last - ticks.first) / (Moments + 1) * moment;
        const auto here = namesAt(left, tick);
        const auto there = namesAt(right, tick);
        fewest += std::min(here.size(), there.size());
        common += static_cast<std::size_t>(
            std::ranges::count_if(here, [&](auto name) { return there.contains(name); }));
    }
    return common * 2 > fewest;
}

} // namespace

SameSession isSameSession(const ComparedRecording &left, const ComparedRecording &right)
{
    if (!mayBeOnOneMap(left.recording->info(), right.recording->info()))
        return SameSession::No;
    const auto later = offsetByTick(left, right);
    const TickRange ticks{std::max(left.index->ticks().first, right.index->ticks().first),
                          std::min(left.index->ticks().last, right.index->ticks().last)};
    if (!later || ticks.isEmpty()
        || !haveTheSamePeople(left.index->players(), right.index->players(), ticks))
        return SameSession::No;
    return isAtOneTime(left, right, *later);
}

/// When those that \a query takes were, equal ones and those of one finish once, as in lists; of a
/// start whence the time of the race counts.
static std::vector<Tick> ticksOfEvents(const Shared<Index> &index, EventQuery query)
{
    query.foldsRepeats = true;
    std::vector<Tick> ticks;
    const auto lines = EventSelection(std::move(query)).linesOf(index, {});
    for (const EventLine &line : lines.value_or(EventLines()))
        ticks.push_back(raceStartOf(index->event(line.row), *index));
    return ticks;
}

/// Which one of the events of \a starts \a run began with, from 1.
static std::optional<int> numberOfStart(const Shared<Index> &index, const EventQuery &starts,
                                        const RaceRun &run)
{
    const auto ticks = ticksOfEvents(index, starts);
    const auto found = std::ranges::find(ticks, run.ticks.first);
    return found == ticks.end() ? std::nullopt
                                : std::optional(static_cast<int>(found - ticks.begin()) + 1);
}

Alignment alignmentOfRuns(const Shared<Index> &left, const RaceRun &leftRun,
                          const Shared<Index> &right, const RaceRun &rightRun)
{
    Alignment alignment{.by = Alignment::By::Event};
    for (const auto &[kind, count] : left->kindCounts()) {
        if (kind->has(EventTrait::BeginsRace))
            alignment.event.kinds.insert(std::string(kind->id));
    }
    alignment.otherEvent = alignment.event;
    const auto here = numberOfStart(left, alignment.event, leftRun);
    const auto there = numberOfStart(right, alignment.otherEvent, rightRun);
    if (alignment.event.kinds.empty() || !here || !there)
        return {.nudge = timeOfStart(*right, rightRun.ticks.first)
                         - timeOfStart(*left, leftRun.ticks.first)};
    alignment.number = *here;
    alignment.otherNumber = *there;
    return alignment;
}

SameWorld isSameWorld(const RecordingInfo &left, const RecordingInfo &right)
{
    if (!left.world.empty() && !right.world.empty())
        return left.world == right.world ? SameWorld::Yes : SameWorld::No;
    if (!left.map || !right.map)
        return left.map || right.map ? SameWorld::No : SameWorld::Unknown;
    if (left.map->sha256 && right.map->sha256)
        return left.map->sha256 == right.map->sha256 ? SameWorld::Yes : SameWorld::No;
    if (left.map->name != right.map->name)
        return SameWorld::No;
    if (left.map->crc32 && right.map->crc32)
        return left.map->crc32 == right.map->crc32 ? SameWorld::Yes : SameWorld::No;
    return SameWorld::Unknown; // maps of one name are many
}

std::optional<Tick> tickOfEvent(const Shared<Index> &index, const EventQuery &query, int number)
{
    const auto ticks = ticksOfEvents(index, query);
    const bool isThere = number > 0 && static_cast<std::size_t>(number) <= ticks.size();
    return isThere ? std::optional(ticks[static_cast<std::size_t>(number) - 1]) : std::nullopt;
}

Result<Time> offsetBetween(const Alignment &alignment, const ComparedRecording &left,
                           const ComparedRecording &right)
{
    const auto nudged = [&alignment](Time offset) { return offset + alignment.nudge; };
    switch (alignment.by) {
    case Alignment::By::Start:
        return alignment.nudge;
    case Alignment::By::Tick:
        return offsetByTick(left, right).map(nudged);
    case Alignment::By::TimeOfDay:
        // Clocks tell whole seconds, the ticks of one session the very moment.
        return (isSameSession(left, right) == SameSession::Yes ? offsetByTick(left, right)
                                                               : offsetByClock(left, right))
            .map(nudged);
    case Alignment::By::Place:
    case Alignment::By::Event:
        break;
    }
    TRY_ASSIGN(const auto here, timeOfEvent(left, alignment.event, alignment.number));
    TRY_ASSIGN(const auto there, timeOfEvent(right, alignment.otherEvent, alignment.otherNumber));
    return nudged(there - here);
}

Result<TickPairing> pairingBy(const Alignment &alignment, const ComparedRecording &left,
                              const ComparedRecording &right)
{
    TRY_ASSIGN(const auto offset, offsetBetween(alignment, left, right));
    Time end = Time::max();
    if (alignment.by == Alignment::By::TimeOfDay) {
        end = left.recording->info().wallClockEnd.value_or(end);
        if (const auto rightEnd = right.recording->info().wallClockEnd)
            end = std::min(end, *rightEnd - offset);
    }
    return TickPairing(left.index->time(), right.index->time(), offset, end);
}

TickPairing::TickPairing(const TimeBase &left, const TimeBase &right, Time offset, Time end)
    : m_left(left)
    , m_right(right)
    , m_offset(offset)
    , m_end(end)
{
}

TickPairing::TickPairing(const TimeBase &left, const TimeBase &right, std::vector<TickPair> pairs,
                         Time nudge)
    : m_left(left)
    , m_right(right)
    , m_offset(nudge)
    , m_pairs(std::move(pairs))
{
}

/// The tick of \a base that begins nearest to \a time, if it does so within half a tick.
static std::optional<Tick> tickNear(const TimeBase &base, Time time)
{
    const Time half(std::llround(5e8 / base.ticksPerSecond()));
    if (time < -half || time > base.length() + half)
        return {};
    const Tick before = base.tickAt(time + half);
    return std::chrono::abs(base.timeAt(before) - time) <= half ? std::optional(before)
                                                                : std::nullopt;
}

std::optional<Tick> TickPairing::rightOf(Tick left) const
{
    if (!m_pairs.empty() && (left < m_pairs.front().left || left > m_pairs.back().left))
        return {};
    const auto time = rightAt(m_left.timeAt(left));
    return time ? tickNear(m_right, *time) : std::nullopt;
}

std::optional<Tick> TickPairing::leftOf(Tick right) const
{
    const Time time = m_right.timeAt(right) - m_offset;
    if (m_pairs.empty())
        return time < m_end ? tickNear(m_left, time) : std::nullopt;
    const Tick wanted = m_right.tickAt(time);
    const auto found = std::ranges::lower_bound(m_pairs, wanted, {}, &TickPair::right);
    if (found == m_pairs.end() || found->isApart || wanted < m_pairs.front().right)
        return {};
    return found->left;
}

TickRange TickPairing::commonIn(TickRange ticks) const
{
    TickRange common{ticks.last + 1, ticks.first - 1};
    const auto add = [&](std::optional<Tick> left) {
        if (left && ticks.contains(*left) && rightOf(*left))
            common = {std::min(common.first, *left), std::max(common.last, *left)};
    };
    for (const TickPair &pair : m_pairs)
        add(pair.left);
    // Of two stretches that share moments one begins, and one ends, in the other. A damaged
    // recording may claim years, so they are not walked.
    if (m_pairs.empty()) {
        for (const auto &left : {std::optional(ticks.first), std::optional(ticks.last),
                                 leftOf(m_right.ticks().first), leftOf(m_right.ticks().last)})
            add(left);
    }
    return common;
}

std::optional<Time> TickPairing::rightAt(Time left) const
{
    if (m_pairs.empty())
        return left < m_end ? std::optional(left + m_offset) : std::nullopt;
    const auto behind = std::ranges::upper_bound(
        m_pairs, left, {}, [this](const TickPair &pair) { return m_left.timeAt(pair.left); });
    const TickPair &before = behind == m_pairs.begin() ? m_pairs.front() : *std::prev(behind);
    if (before.isApart)
        return {};
    const Time since = left - m_left.timeAt(before.left);
    const Time right = m_right.timeAt(before.right) + m_offset;
    if (behind == m_pairs.begin() || behind == m_pairs.end())
        return right + since;
    const Time step = m_left.timeAt(behind->left) - m_left.timeAt(before.left);
    const Time rightStep = m_right.timeAt(behind->right) - m_right.timeAt(before.right);
    const double share = static_cast<double>(since.count()) / static_cast<double>(step.count());
    return right + Time(std::llround(static_cast<double>(rightStep.count()) * share));
}

} // namespace tickscope
