// SPDX-License-Identifier: MIT
#include "core/analysis/compare/ways.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/analysis/compare/state_walk.h"

namespace tickscope {

namespace {

/// Five hours of fifty ticks a second; a recording that was made to cost memory has more.
constexpr std::size_t MostPoints = 1'000'000;

double distanceOf(const WayPoint &one, const WayPoint &other)
{
    return std::hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}

/// A way without its pauses, and how far it is to each point.
class CourseLine
{
public:
    explicit CourseLine(const Way &way)
    {
        for (const WayPoint &point : way) {
            const double step = m_points.empty() ? 0 : distanceOf(m_points.back(), point);
            if (!m_points.empty() && step == 0)
                continue;
            m_lengths.push_back(m_points.empty() ? 0 : m_lengths.back() + step);
            m_points.push_back(point);
        }
    }

    [[nodiscard]] Tick tickOf(std::size_t number) const { return m_points[number].tick; }

    /// The point where the way was at \a place, from the point \a from on.
    [[nodiscard]] std::size_t nearest(const WayPoint &place, std::size_t from) const
    {
        // How much further the way may be than straight to the place; it crosses itself, and what
        // lies behind the crossing is another part of it.
        constexpr double LongestDetour = 4;
        // Of a way that was made to cost time.
        constexpr std::size_t MostAhead = 4096;
        const double farthest = m_lengths[from] + LongestDetour * distanceOf(m_points[from], place);
        const std::size_t end = std::min(m_points.size(), from + MostAhead);
        std::size_t best = from;
        double least = distanceOf(m_points[best], place);
        for (std::size_t i = from; i < end && m_lengths[i] <= farthest; ++i) {
            const double distance = distanceOf(m_points[i], place);
            // It was there: a later visit is not meant, however near it came.
            if (distance <= stepAt(i))
                return descend(place, i);
            if (distance < least) {
                best = i;
                least = distance;
            }
        }
        return best;
    }

private:
    [[nodiscard]] double stepAt(std::size_t number) const
    {
        const double before = number > 0 ? m_lengths[number] - m_lengths[number - 1] : 0;
        const bool isLast = number + 1 == m_points.size();
        return std::max(before, isLast ? 0 : m_lengths[number + 1] - m_lengths[number]);
    }

    /// On as long as it comes nearer.
    [[nodiscard]] std::size_t descend(const WayPoint &place, std::size_t number) const
    {
        while (number + 1 < m_points.size()
               && distanceOf(m_points[number + 1], place) < distanceOf(m_points[number], place))
            ++number;
        return number;
    }

    std::vector<WayPoint> m_points;
    std::vector<double> m_lengths;
};

/// For each point of \a way how long it is up to there, in world units.
std::vector<double> lengthsOf(const Way &way)
{
    std::vector<double> lengths{0};
    for (std::size_t i = 1; i < way.size(); ++i)
        lengths.push_back(lengths.back() + distanceOf(way[i - 1], way[i]));
    return lengths;
}

/// \param player  null: anybody.
Result<Way> wayOfRun(const ComparedSide &side, const Player *player, const std::stop_token &stop)
{
    const Index &index = *side.content.index;
    const auto runs = runsOf(side.content.index, stop);
    if (!runs)
        return tl::unexpected(runs.error());
    const RaceRun *run = comparedRun(*runs, index.players(), player);
    if (!player && run && run->who)
        player = index.players().of(*run->who);
    if (!player && index.players().personCount() == 1) {
        const auto &players = index.players().players();
        player = &*std::ranges::find(players, false, &Player::isProxy);
    }
    if (!player)
        return failure(ErrorCode::BadInput,
                       {faultKind<QT_TRANSLATE_NOOP("faults", "places are compared of one player "
                                                              "of each: choose who it is")>});
    auto way = wayOf(side, player->id, run ? run->ticks : index.ticks(), stop);
    if (way && way->empty())
        return failure(ErrorCode::OutOfRange,
                       {faultKind<QT_TRANSLATE_NOOP("faults", "no place of {0} is recorded")>,
                        player->name()});
    return way;
}

} // namespace

Result<Way> wayOf(const ComparedSide &side, int player, TickRange ticks,
                  const std::stop_token &stop)
{
    Way way;
    StateWalk walk(side, ticks.first);
    while (way.size() < MostPoints) {
        const auto isThere = walk.goOn(stop);
        if (!isThere)
            return tl::unexpected(isThere.error());
        if (!*isThere || walk.tick() > ticks.last)
            break;
        if (walk.tick() < ticks.first || !walk.isRecorded())
            continue;
        for (const PlayerRow &row : playersOf(walk.shown(), side.content.index->players())) {
            if (row.isAlive && row.player == player)
                way.push_back({walk.tick(), row.position.x, row.position.y, row.z.value_or(0)});
        }
    }
    return way;
}

Result<std::vector<TickPair>> pairedByPlace(const Way &left, const Way &right,
                                            const std::stop_token &stop)
{
    const CourseLine course(right);
    std::vector<TickPair> pairs;
    pairs.reserve(left.size());
    std::size_t reached = 0;
    for (const WayPoint &point : left) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        reached = course.nearest(point, reached);
        pairs.push_back({point.tick, course.tickOf(reached)});
    }
    return pairs;
}

Result<PairedWays> waysOf(const ComparedSide &left, const ComparedSide &right, const Player *player,
                          const Player *other, const std::stop_token &stop)
{
    if (isSameWorld(left.content.recording->info(), right.content.recording->info())
        != SameWorld::Yes)
        return failure(ErrorCode::BadInput,
                       {faultKind<QT_TRANSLATE_NOOP(
                           "faults", "places can only be compared in recordings of the same world "
                                     "or map, by its id or hash")>});
    auto here = wayOfRun(left, player, stop);
    auto there = here ? wayOfRun(right, other, stop) : std::move(here);
    if (!there)
        return tl::unexpected(there.error());
    auto pairs = pairedByPlace(*here, *there, stop);
    if (!pairs)
        return tl::unexpected(pairs.error());
    return PairedWays{*std::move(here), *std::move(there), *std::move(pairs)};
}

std::vector<WayLag> lagsOf(const PairedWays &ways, const TimeBase &leftTime,
                           const TimeBase &rightTime)
{
    const std::vector<double> lengths = lengthsOf(ways.left);
    std::vector<WayLag> lags;
    for (std::size_t i = 0; i < ways.pairs.size(); ++i) {
        // Who stands still is later at the next point, not at this one.
        if (i > 0 && lengths[i] == lengths[i - 1])
            continue;
        const TickPair &pair = ways.pairs[i];
        const Time own = leftTime.timeAt(pair.left) - leftTime.timeAt(ways.pairs.front().left);
        const Time other = rightTime.timeAt(pair.right) - rightTime.timeAt(ways.right.front().tick);
        lags.push_back({pair.left, lengths[i], other - own});
    }
    return lags;
}

std::vector<RunSplit> splitsOfWay(const PairedWays &ways, const TimeBase &leftTime,
                                  const TimeBase &rightTime, int parts)
{
    const std::vector<double> lengths = lengthsOf(ways.left);
    const auto since = [](const TimeBase &time, Tick first, Tick tick) {
        return RunSplit::Side{tick, time.timeAt(tick) - time.timeAt(first)};
    };
    std::vector<RunSplit> splits;
    for (int part = 1; part <= parts; ++part) {
        const double length = lengths.back() * part / parts;
        const auto reached = std::ranges::lower_bound(lengths, length);
        const auto place = std::min<std::size_t>(
            static_cast<std::size_t>(reached - lengths.begin()), ways.pairs.size() - 1);
        const TickPair &pair = ways.pairs[place];
        splits.push_back({.name = std::to_string(part) + '/' + std::to_string(parts),
                          .left = since(leftTime, ways.left.front().tick, pair.left),
                          .right = since(rightTime, ways.right.front().tick, pair.right)});
    }
    return splits;
}

} // namespace tickscope
