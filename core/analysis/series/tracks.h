// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "core/model/scene/motion.h"
#include "core/model/scene/view_plane.h"
#include "core/timeline/index.h"
#include "core/timeline/shared_pass.h"

namespace tickscope {

/// Where somebody was, seen from above.
struct TrackPoint {
    std::int32_t offset = 0; ///< Ticks behind the first one of the recording.
    float x = 0;
    float y = 0;
    float height = 0; ///< 0 without a third dimension.
    float speed = 0;  ///< World units a second on the way here; 0 where a line begins.

    /// Its place on a picture of \a plane.
    [[nodiscard]] Vector2 seenIn(ViewPlane plane) const
    {
        return inPlane({double{x}, double{y}}, double{height}, plane);
    }
};

/// The way of one client ID over the recording.
struct Track {
    int client = NoClient;
    std::vector<TrackPoint> points;      ///< By tick.
    std::vector<std::size_t> lineStarts; ///< Points that nothing leads to: after an absence.

    /// Points from the first one at or after \a first to the last one before \a end.
    [[nodiscard]] std::span<const TrackPoint> between(std::int64_t first, std::int64_t end) const;
    /// Whether a line leads to \a point, a number, from the one before.
    [[nodiscard]] bool isJoined(std::size_t point) const;
};

/// Ways of everybody as far as a pass came. Immutable once shared.
struct TrackSet {
    Tick first; ///< Of the recording; offsets count from here.
    Tick readTo{-1};
    std::vector<Track> tracks; ///< By client.
    /// Nineteen of twenty points were reached slower, jumps aside.
    double fastSpeed = 0;
    /// Faster than anybody moves: a teleporter, or a new life.
    double jumpSpeed = std::numeric_limits<double>::infinity();

    [[nodiscard]] const Track *find(int client) const; ///< Null if there is none.
    [[nodiscard]] std::size_t pointCount() const;
};

/// Reads the ways of all players over a recording, some twelve points a second and fewer in
/// long ones; who stands still needs none.
class TrackReader : public PassListener
{
public:
    using Found = Shared<TrackSet>;

    /// \param motion, scene  make the positions that the world view shows.
    TrackReader(const Index &index, const Shared<Motion> &motion, Shared<SceneMaker> scene);
    ~TrackReader() override;

    /// From now on it reads the same recording grown longer, of which \a index is.
    void goOn(const Index &index);

    /// Where it begins, or goes on, in \a recording.
    [[nodiscard]] SharedPass::Start startIn(Shared<Recording> recording, const Index &index) const;

    [[nodiscard]] PassSink &sink() override;
    /// The pieces grow longer, as each is a copy of all that was read.
    [[nodiscard]] bool isFull() const override;

    /// A copy of all that is read so far. Never fails.
    Result<Shared<TrackSet>> take(bool isOver);

private:
    class PointSink;

    std::unique_ptr<PointSink> m_sink;
    std::size_t m_takenTicks = 0; ///< That were read when something was taken last.
};

} // namespace tickscope
