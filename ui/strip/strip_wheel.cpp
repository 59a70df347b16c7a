// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_wheel.h"

#include "ui/strip/strip_drag.h"

#include <QWheelEvent>

#include <cmath>

namespace tickscope {

namespace {

constexpr double AnglePerNotch = 120;
constexpr double ZoomPerNotch = 1.25;

} // namespace

WheelTurn WheelTurn::of(const QWheelEvent &event)
{
    const QPoint angle = event.angleDelta();
    const bool isSideways = std::abs(angle.x()) > std::abs(angle.y());
    return {(isSideways ? angle.x() : angle.y()) / AnglePerNotch, isSideways};
}

void zoomStrip(Playback &playback, const TimeScale &scale, double factor, double x)
{
    const TimeBase &base = playback.time().time();
    showScale(playback, scale.zoomed(factor, x, base.length(), shortestSpan(scale, base)));
}

void zoomStrip(Playback &playback, const TimeScale &scale, const WheelTurn &turn, double x)
{
    zoomStrip(playback, scale, std::pow(ZoomPerNotch, turn.notches), x);
}

void panStrip(Playback &playback, const TimeScale &scale, const WheelTurn &turn)
{
    showScale(playback,
              scale.panned(-turn.notches * scale.width / 10, playback.time().time().length()));
}

void fitStrip(Playback &playback, const TimeScale &scale)
{
    showScale(playback, TimeScale::whole(playback.time().time().length(), scale.width));
}

} // namespace tickscope
