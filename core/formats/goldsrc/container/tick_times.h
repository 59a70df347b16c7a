// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/tick.h"

namespace tickscope::goldsrc {

/// Times of a demo's ticks, made of what the frames say.
///
/// Frame times do not fall (goldsrc-demo.md, section 4). Where they do, one of two
/// is wrong: the one that does not fit between its neighbours takes the time before it.
class TickTimes
{
public:
    /// \param seconds  of the next tick, as stored.
    void add(float seconds);
    /// Time of a new Playback segment begins anew; here it goes on.
    void beginSegment();

    [[nodiscard]] std::size_t count() const { return m_times.size(); }
    /// Ticks whose time was not believed, in order.
    [[nodiscard]] const std::vector<Tick> &wrong() const { return m_wrong; }
    /// One for each tick, not falling.
    [[nodiscard]] std::vector<Time> take() { return std::move(m_times); }

private:
    std::vector<Time> m_times;
    std::vector<Tick> m_wrong;
    Time m_segmentBegin{0}; ///< Added to the times of the present segment.
};

} // namespace tickscope::goldsrc
