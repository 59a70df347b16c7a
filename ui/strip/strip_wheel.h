// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/playback.h"
#include "ui/strip/time_scale.h"

class QWheelEvent;

namespace tickscope {

/// How far a wheel was turned, in notches: up and to the left are more than 0.
struct WheelTurn {
    double notches = 0;
    bool isSideways = false;

    [[nodiscard]] static WheelTurn of(const QWheelEvent &event);
};

/// Shows \a factor times closer what stands at \a x of \a scale.
void zoomStrip(Playback &playback, const TimeScale &scale, double factor, double x);
/// The same for a wheel.
void zoomStrip(Playback &playback, const TimeScale &scale, const WheelTurn &turn, double x);
/// Pans by a tenth of what is in view for each notch.
void panStrip(Playback &playback, const TimeScale &scale, const WheelTurn &turn);
/// Shows the whole recording.
void fitStrip(Playback &playback, const TimeScale &scale);

} // namespace tickscope
