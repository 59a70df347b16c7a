// SPDX-License-Identifier: MIT
#include "core/analysis/series/tracks.h"

#include <algorithm>
#include <cmath>

#include "core/base/limits.h"

namespace tickscope {

/// A tee at full speed moves by half a screen tile in it.
constexpr Time PointPause = std::chrono::milliseconds(80);
/// Of the usual speed: no player is so much faster by himself.
constexpr double JumpFactor = 12;
constexpr double FarthestPlace = 1e9; // world units
/// Ticks of the first piece.
constexpr std::size_t FirstTicks = 4000;
/// Points that the usual speed is measured by.
constexpr std::size_t MeasuredPoints = 20'000;

static void measureSpeeds(TrackSet &set)
{
    const std::size_t step = set.pointCount() / MeasuredPoints + 1;
    std::vector<float> speeds;
    for (const Track &track : set.tracks) {
        for (std::size_t i = 0; i < track.points.size(); i += step) {
            if (track.points[i].speed > 0)
                speeds.push_back(track.points[i].speed);
        }
    }
    if (speeds.empty())
        return;
    std::ranges::sort(speeds);
    set.jumpSpeed = static_cast<double>(speeds[speeds.size() / 2]) * JumpFactor;
    // A run of many teleports is not a fast one.
    const auto jumps = std::ranges::upper_bound(speeds, static_cast<float>(set.jumpSpeed));
    const auto count = static_cast<std::size_t>(jumps - speeds.begin());
    set.fastSpeed = static_cast<double>(speeds[count * 19 / 20]);
}

std::span<const TrackPoint> Track::between(std::int64_t first, std::int64_t end) const
{
    const auto begin = std::ranges::lower_bound(points, first, {}, &TrackPoint::offset);
    const auto behind = std::ranges::lower_bound(begin, points.end(), end, {}, &TrackPoint::offset);
    return {begin, behind};
}

bool Track::isJoined(std::size_t point) const
{
    return !std::ranges::binary_search(lineStarts, point);
}

const Track *TrackSet::find(int client) const
{
    const auto place = std::ranges::lower_bound(tracks, client, {}, &Track::client);
    return place != tracks.end() && place->client == client ? &*place : nullptr;
}

std::size_t TrackSet::pointCount() const
{
    std::size_t count = 0;
    for (const Track &track : tracks)
        count += track.points.size();
    return count;
}

/// Takes the places of the actors in every so many ticks.
class TrackReader::PointSink : public PassSink
{
public:
    PointSink(const Index &index, const Shared<Motion> &motion, Shared<SceneMaker> scene)
        : m_time(index.time())
        , m_mover(motion->makeMover())
        , m_scene(std::move(scene))
    {
        m_set.first = index.ticks().first;
        setEnd(index);
    }

    void goOn(const Index &index)
    {
        m_time = index.time();
        setEnd(index);
    }

    [[nodiscard]] Tick readTo() const { return m_set.readTo; }
    [[nodiscard]] std::size_t readTicks() const { return m_readTicks; }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        ++m_readTicks;
        const std::int64_t offset = tick - m_set.first;
        const Time time = m_time.timeAt(tick);
        const bool isDue = !m_lastTime || time >= *m_lastTime + m_pause;
        if (!isDue || tick > m_end || tick <= m_set.readTo
            || offset > std::numeric_limits<std::int32_t>::max())
            return;
        Frame frame;
        frame.asked = tick;
        const auto recorded = std::make_shared<const WorldState>(state);
        frame.at = Shown{tick, recorded, m_mover->moved(recorded, tick)};
        frame.exactness = Exactness::Recorded;
        for (const PlacedClient &client : m_scene->clientsIn(frame))
            take(client, static_cast<std::int32_t>(offset));
        m_before = static_cast<std::int32_t>(offset);
        m_set.readTo = tick;
        m_lastTime = time;
        if (m_points > limits::TrackPoints)
            thin();
    }

    [[nodiscard]] Shared<TrackSet> result() const
    {
        auto set = std::make_shared<TrackSet>(m_set);
        measureSpeeds(*set);
        return set;
    }

private:
    /// The last tick of what still grows may be half written.
    void setEnd(const Index &index)
    {
        m_end = index.ticks().last;
        if (index.outline().mayGrow)
            m_end = m_end - 1;
    }

    [[nodiscard]] Track &trackOf(int client)
    {
        auto &tracks = m_set.tracks;
        const auto place = std::ranges::lower_bound(tracks, client, {}, &Track::client);
        if (place != tracks.end() && place->client == client)
            return *place;
        return *tracks.insert(place, Track{client, {}, {}});
    }

    [[nodiscard]] double secondsBetween(std::int32_t from, std::int32_t to) const
    {
        const Time way = m_time.timeAt(m_set.first + to) - m_time.timeAt(m_set.first + from);
        return std::max(1e-3, std::chrono::duration<double>(way).count());
    }

    void take(const PlacedClient &placed, std::int32_t offset)
    {
        const double height = placed.height.value_or(0.0);
        // Coordinates of a damaged file may be anything.
        if (std::abs(placed.position.x) > FarthestPlace
            || std::abs(placed.position.y) > FarthestPlace || std::abs(height) > FarthestPlace)
            return;
        Track &track = trackOf(placed.client);
        auto &points = track.points;
        TrackPoint point{offset, static_cast<float>(placed.position.x),
                         static_cast<float>(placed.position.y), static_cast<float>(height), 0};
        const bool isJoined = !points.empty() && points.back().offset == m_before;
        if (!points.empty() && points.back().offset == offset)
            return;
        if (isJoined) {
            const TrackPoint &last = points.back();
            const double way = std::hypot(point.x - last.x, point.y - last.y,
                                          point.height - last.height);
            point.speed = static_cast<float>(way / secondsBetween(last.offset, offset));
        } else {
            track.lineStarts.push_back(points.size());
        }
        // Who stands still needs two points.
        const bool stands = isJoined && point.speed == 0 && points.back().speed == 0
                            && track.lineStarts.back() + 1 < points.size();
        if (stands) {
            points.back().offset = offset;
            return;
        }
        points.push_back(point);
        ++m_points;
    }

    /// Every second point goes, and from now on half as many come.
    void thin()
    {
        m_pause *= 2;
        m_points = 0;
        for (Track &track : m_set.tracks) {
            std::vector<TrackPoint> kept;
            std::vector<std::size_t> starts;
            for (std::size_t i = 0; i < track.points.size(); ++i) {
                const bool isStart = !track.isJoined(i);
                const bool isLast = i + 1 == track.points.size();
                if (isStart)
                    starts.push_back(kept.size());
                if (isStart || isLast || i % 2 == 0)
                    kept.push_back(track.points[i]);
            }
            m_points += kept.size();
            track.points = std::move(kept);
            track.lineStarts = std::move(starts);
        }
    }

    TimeBase m_time;
    std::unique_ptr<Mover> m_mover;
    Shared<SceneMaker> m_scene;
    TrackSet m_set;
    Tick m_end; ///< The last that counts.
    Time m_pause = PointPause;
    std::optional<Time> m_lastTime;
    std::int32_t m_before = -1; ///< Offset of the points before.
    std::size_t m_points = 0;
    std::size_t m_readTicks = 0; ///< All that were read.
};

TrackReader::TrackReader(const Index &index, const Shared<Motion> &motion, Shared<SceneMaker> scene)
    : m_sink(std::make_unique<PointSink>(index, motion, std::move(scene)))
{
}

TrackReader::~TrackReader() = default;

void TrackReader::goOn(const Index &index)
{
    m_sink->goOn(index);
}

SharedPass::Start TrackReader::startIn(Shared<Recording> recording, const Index &index) const
{
    const Tick readTo = m_sink->readTo();
    const std::size_t first = readTo < index.ticks().first ? 0 : index.seekPointBefore(readTo);
    return {std::move(recording), index.seekPoints(), first};
}

PassSink &TrackReader::sink()
{
    return *m_sink;
}

bool TrackReader::isFull() const
{
    return m_sink->readTicks() >= m_takenTicks + FirstTicks + m_takenTicks / 2;
}

Result<Shared<TrackSet>> TrackReader::take(bool /*isOver*/)
{
    m_takenTicks = m_sink->readTicks();
    return m_sink->result();
}

} // namespace tickscope
