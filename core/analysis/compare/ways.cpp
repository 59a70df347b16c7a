// SPDX-License-Identifier: MIT
#include "core/analysis/compare/ways.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "core/analysis/compare/state_walk.h"
#include "core/base/try.h"

namespace tickscope {

namespace {

/// Five hours of fifty ticks a second; a recording that was made to cost memory has more.
constexpr std::size_t MostPoints = 1'000'000;

double distanceOf(const WayPoint &one, const WayPoint &other)
{
    return std::hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}

/// A way without its pauses.
Way withoutPauses(const Way &way)
{
    Way points;
    for (const WayPoint &point : way) {
        if (points.empty() || distanceOf(points.back(), point) > 0)
            points.push_back(point);
    }
    return points;
}

/// Some points of a way, evenly by their numbers, from the first to the last.
class Samples
{
public:
    explicit Samples(const Way &way)
        : m_way(way)
        , m_count(std::min(way.size(), MostSamples))
    {
    }

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Number in the way.
    [[nodiscard]] std::size_t placeOf(std::size_t sample) const
    {
        return m_count < 2 ? 0 : sample * (m_way.size() - 1) / (m_count - 1);
    }
    [[nodiscard]] const WayPoint &at(std::size_t sample) const { return m_way[placeOf(sample)]; }
    /// The last one at or before a point of the way.
    [[nodiscard]] std::size_t before(std::size_t place) const
    {
        std::size_t sample = m_way.size() < 2 ? 0 : place * (m_count - 1) / (m_way.size() - 1);
        while (sample + 1 < m_count && placeOf(sample + 1) <= place)
            ++sample;
        return sample;
    }

private:
    static constexpr std::size_t MostSamples = 1500;

    const Way &m_way;
    std::size_t m_count;
};

/// What it costs to leave out all of \a way before or behind each of its samples, where the other
/// one begins or ends at \a place: nothing where it comes nearest to that. Else who falls back
/// would be taken to begin there.
std::vector<double> costsOfLeavingOut(const Samples &way, const WayPoint &place, std::size_t others)
{
    constexpr double Weight = 4; // of being so far apart all the way
    std::vector<double> costs(way.count());
    for (std::size_t i = 0; i < costs.size(); ++i)
        costs[i] = distanceOf(way.at(i), place);
    const double least = *std::ranges::min_element(costs);
    for (double &cost : costs)
        cost = Weight * static_cast<double>(others) * (cost - least);
    return costs;
}

/// Which samples of two ways belong together over all: dynamic time warping, in which the right
/// way may begin earlier and end later. For each left one the first and last right one; neither
/// falls.
std::vector<std::pair<std::size_t, std::size_t>> warped(const Samples &left, const Samples &right)
{
    enum Step : std::uint8_t { Begin, Both, Left, Right };
    std::vector<double> costs = costsOfLeavingOut(right, left.at(0), left.count());
    std::vector<Step> steps(left.count() * right.count(), Begin);
    for (std::size_t i = 0; i < left.count(); ++i) {
        double diagonal = 0; // of the row and the column before
        for (std::size_t j = 0; j < right.count(); ++j) {
            const double above = costs[j];
            const double here = distanceOf(left.at(i), right.at(j));
            Step &step = steps[i * right.count() + j];
            if (i == 0) {
                step = j > 0 && costs[j - 1] < above ? Right : Begin;
                costs[j] = here + (step == Right ? costs[j - 1] : above);
            } else if (j == 0) {
                costs[j] += here;
                step = Left;
            } else {
                const double beside = costs[j - 1];
                const double least = std::min({diagonal, above, beside});
                step = diagonal == least ? Both : above == least ? Left : Right;
                costs[j] = least + here;
            }
            diagonal = above;
        }
    }
    const auto ends = costsOfLeavingOut(right, left.at(left.count() - 1), left.count());
    std::ranges::transform(costs, ends, costs.begin(), std::plus());
    auto j = static_cast<std::size_t>(std::ranges::min_element(costs) - costs.begin());
    std::vector<std::pair<std::size_t, std::size_t>> ranges(left.count());
    for (std::size_t i = left.count() - 1;;) {
        ranges[i] = {j, std::max(ranges[i].second, j)};
        const Step step = steps[i * right.count() + j];
        if (step == Begin)
            break;
        if (step != Right)
            ranges[--i].second = step == Both ? j - 1 : j;
        if (step != Left)
            --j;
    }
    return ranges;
}

/// The point of \a way between two numbers, the last one among them, that is nearest to \a place;
/// the first of several.
std::size_t nearest(const Way &way, const WayPoint &place, std::size_t first, std::size_t last)
{
    // Of a way that was made to cost time.
    constexpr std::size_t MostAhead = 4096;
    std::size_t best = first;
    double least = distanceOf(way[first], place);
    for (std::size_t i = first + 1; i <= std::min(last, first + MostAhead); ++i) {
        const double distance = distanceOf(way[i], place);
        if (distance < least) {
            best = i;
            least = distance;
        }
    }
    return best;
}

/// How far a player gets in a moment, in world units: so far may two be apart who are at one place.
double reachOf(const Way &way)
{
    constexpr double Moment = 16; // ticks that are recorded
    std::vector<double> steps;
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (const double step = distanceOf(way[i - 1], way[i]); step > 0)
            steps.push_back(step);
    }
    if (steps.empty())
        return 0;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::ranges::nth_element(steps, middle);
    return Moment * *middle;
}

/// Whether the right player was at most places of the left way.
bool isOneCourse(const std::vector<TickPair> &pairs)
{
    const auto together = std::ranges::count(pairs, false, &TickPair::isApart);
    return 2 * static_cast<std::size_t>(together) > pairs.size();
}

/// For each point of \a way how long it is up to there, in world units.
std::vector<double> lengthsOf(const Way &way)
{
    std::vector<double> lengths{0};
    for (std::size_t i = 1; i < way.size(); ++i)
        lengths.push_back(lengths.back() + distanceOf(way[i - 1], way[i]));
    return lengths;
}

/// The way of a run, or of all that is recorded of a player.
struct RunWay {
    Way way;
    bool endsAtFinish = false;
};

/// \param player  null: anybody.
Result<RunWay> wayOfRun(const ComparedSide &side, const Player *player, const std::stop_token &stop)
{
    const Index &index = *side.content.index;
    TRY_ASSIGN(const auto runs, runsOf(side.content.index, stop));
    TRY_ASSIGN(const RaceRun *run, comparedRun(side, runs, player, stop));
    player = comparedPlayer(index.players(), run, player);
    if (!player && run)
        return badInput(Fault::tr("it is not recorded who finished: choose who it is"));
    if (!player)
        return badInput(Fault::tr("places are compared of one player of each: choose who it is"));
    TRY_ASSIGN(auto way, wayOf(side, player->id, run ? run->ticks : index.ticks(), stop));
    if (way.empty())
        return outOfRange({Fault::tr("no place of %1 is recorded"), player->name()});
    const bool endsAtFinish = run && run->isFinished && way.back().tick == run->ticks.last;
    return RunWay{std::move(way), endsAtFinish};
}

} // namespace

Result<const RaceRun *> comparedRun(const ComparedSide &side, const std::vector<RaceRun> &runs,
                                    const Player *chosen, const std::stop_token &stop)
{
    const PlayerTable &players = side.content.index->players();
    const RaceRun *best = comparedRun(runs, players, chosen);
    if (chosen || !best || !side.format)
        return best;
    // At a finish there is a state, which says whose it is.
    const Tick finish = best->ticks.last;
    TRY_ASSIGN(const auto client, recorderAt(side, finish, stop));
    const Player *recorder = client ? players.at(*client, finish) : nullptr;
    const RaceRun *own = recorder ? comparedRun(runs, players, recorder) : nullptr;
    return own ? own : best;
}

const Player *comparedPlayer(const PlayerTable &players, const RaceRun *run, const Player *chosen)
{
    if (!chosen && run && run->who)
        chosen = players.of(*run->who);
    if (!chosen && players.personCount() == 1)
        chosen = &*std::ranges::find(players.players(), false, &Player::isProxy);
    return chosen;
}

Result<Way> wayOf(const ComparedSide &side, int player, TickRange ticks,
                  const std::stop_token &stop)
{
    Way way;
    StateWalk walk(side, ticks.first);
    while (way.size() < MostPoints) {
        TRY_ASSIGN(const auto isThere, walk.goOn(stop));
        if (!isThere || walk.tick() > ticks.last)
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

Result<std::vector<TickPair>> pairedByPlace(const Way &left, const Way &right, double reach,
                                            const std::stop_token &stop)
{
    const Way here = withoutPauses(left);
    const Way there = withoutPauses(right);
    const Samples samples(here);
    const Samples others(there);
    const auto ranges = warped(samples, others);
    std::vector<TickPair> pairs;
    pairs.reserve(left.size());
    std::size_t place = 0;
    std::size_t reached = 0;
    for (const WayPoint &point : left) {
        TRY(checkStop(stop));
        while (place + 1 < here.size() && here[place + 1].tick <= point.tick)
            ++place;
        // One sample more at each end: where several fit equally well, the ends are arbitrary.
        const std::size_t sample = samples.before(place);
        const std::size_t first = std::max(ranges[sample].first, std::size_t{1}) - 1;
        const std::size_t last = std::min(
            ranges[std::min(sample + 1, ranges.size() - 1)].second + 1, others.count() - 1);
        const std::size_t from = std::max(reached, others.placeOf(first));
        reached = nearest(there, point, from, std::max(from, others.placeOf(last)));
        const WayPoint &beside = there[reached];
        pairs.push_back({point.tick, beside.tick, distanceOf(point, beside) > reach});
    }
    return pairs;
}

Result<PairedWays> waysOf(const ComparedSide &left, const ComparedSide &right, const Player *player,
                          const Player *other, const std::stop_token &stop)
{
    if (isSameWorld(left.content.recording->info(), right.content.recording->info())
        != SameWorld::Yes)
        return badInput(Fault::tr("places can only be compared in recordings of the same world or "
                                  "map, by its id or hash"));
    TRY_ASSIGN(auto here, wayOfRun(left, player, stop));
    TRY_ASSIGN(auto there, wayOfRun(right, other, stop));
    TRY_ASSIGN(auto pairs, pairedByPlace(here.way, there.way, reachOf(here.way), stop));
    if (!isOneCourse(pairs))
        return badInput(Fault::tr("the ways of the two lie too far apart to be compared"));
    // The finish is one place, wherever on its line they are.
    if (here.endsAtFinish && there.endsAtFinish)
        pairs.back() = {here.way.back().tick, there.way.back().tick};
    return PairedWays{std::move(here.way), std::move(there.way), std::move(pairs)};
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
        lags.push_back(
            {pair.left, lengths[i], pair.isApart ? std::nullopt : std::optional(other - own)});
    }
    return lags;
}

std::vector<RunSplit> splitsOfWay(const PairedWays &ways, const TimeBase &leftTime,
                                  const TimeBase &rightTime, int parts)
{
    // Who falls back has parts that the other one has not.
    const std::vector<double> leftLengths = lengthsOf(ways.left);
    const std::vector<double> rightLengths = lengthsOf(ways.right);
    const bool isAlongRight = rightLengths.back() < leftLengths.back();
    const std::vector<double> &lengths = isAlongRight ? rightLengths : leftLengths;
    const auto pairAt = [&](std::size_t place) {
        if (!isAlongRight)
            return ways.pairs[place];
        const auto pair = std::ranges::lower_bound(ways.pairs, ways.right[place].tick, {},
                                                   &TickPair::right);
        return pair == ways.pairs.end() ? ways.pairs.back() : *pair;
    };
    const auto since = [](const TimeBase &time, Tick first, Tick tick) {
        return RunSplit::Side{tick, time.timeAt(tick) - time.timeAt(first)};
    };
    std::vector<RunSplit> splits;
    for (int part = 1; part <= parts; ++part) {
        const double length = lengths.back() * part / parts;
        const auto reached = std::ranges::lower_bound(lengths, length);
        const auto place = std::min(static_cast<std::size_t>(reached - lengths.begin()),
                                    lengths.size() - 1);
        const TickPair pair = pairAt(place);
        RunSplit split{std::to_string(part) + '/' + std::to_string(parts), {}, {}};
        if (!isAlongRight || !pair.isApart)
            split.left = since(leftTime, ways.left.front().tick, pair.left);
        if (isAlongRight || !pair.isApart)
            split.right = since(rightTime, ways.right.front().tick,
                                isAlongRight ? ways.right[place].tick : pair.right);
        splits.push_back(std::move(split));
    }
    return splits;
}

} // namespace tickscope
