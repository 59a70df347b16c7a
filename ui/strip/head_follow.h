// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/playback.h"
#include "ui/strip/time_scale.h"

namespace tickscope {

/// Keeps the head in the stretch in view, as far as somebody looks there.
class HeadFollow
{
public:
    explicit HeadFollow(Playback &playback)
        : m_playback(playback)
    {
    }

    /// The head has moved while \a scale is shown.
    void keepInView(const TimeScale &scale);

private:
    Playback &m_playback;
    Time m_lastHead{0}; ///< Head when it was looked at last.
};

} // namespace tickscope
