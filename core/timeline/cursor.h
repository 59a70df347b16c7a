// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/model/scene/frame.h"
#include "core/model/scene/motion.h"
#include "core/timeline/index.h"
#include "core/timeline/stretch_cache.h"

namespace tickscope {

/// Shows any tick of a recording: nearest seek point, restore, step to the tick.
///
/// One cursor for all formats; one thread.
class Cursor
{
public:
    explicit Cursor(Shared<Recording> recording, std::size_t cacheBytes);

    /// The world at \a tick with its neighbours. Asks \a mover for the shown states.
    /// Errors: OutOfRange outside the recording, Io, Cancelled. A place that cannot
    /// be read gives a frame with exactness Damaged.
    Result<Frame> frameAt(Tick tick, const Index &index, Mover &mover, std::stop_token stop);

    /// Frees the states that are no longer kept. frameAt() leaves it undone, since it may take
    /// longer than the frame: call it when the frame has been given away.
    void tidy() { m_stretches.tidy(); }

private:
    using SeekPoints = StretchCache::SeekPoints;

    Result<Frame> frameFrom(const Index &index, const SeekPoints &points, Tick tick, Mover &mover,
                            std::stop_token stop);
    Result<std::optional<KeptTick>> lastBefore(std::size_t seekPoint, const SeekPoints &points,
                                               std::stop_token stop);
    Result<std::optional<KeptTick>> firstAfter(std::size_t seekPoint, const SeekPoints &points,
                                               std::stop_token stop);
    [[nodiscard]] bool isPastSoonRead(Tick tick, const SeekPoints &points) const;
    Result<PastStates> pastOf(Tick at, std::size_t last, const SeekPoints &points,
                              std::stop_token stop);
    [[nodiscard]] std::optional<std::vector<Past>> knownPast(Tick at, std::size_t seekPoint,
                                                             const SeekPoints &points) const;
    static void addPast(const Stretch &stretch, Tick first, Tick end, std::vector<Past> &past);
    Result<std::vector<Past>> readPast(Tick at, std::size_t seekPoint, const SeekPoints &points,
                                       std::stop_token stop);
    Result<std::vector<LastPlace>> lastPlacesOf(const WorldState &state, std::size_t seekPoint,
                                                const SeekPoints &points, std::stop_token stop);

    Shared<Recording> m_recording;
    StretchCache m_stretches;
    bool m_readsPastLater = false; ///< As isPastSoonRead() says of the frame that is made.
    std::optional<Tick> m_pastAt;  ///< Whose past is m_past.
    PastStates m_past;
};

} // namespace tickscope
