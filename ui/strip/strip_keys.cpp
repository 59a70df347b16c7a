// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_keys.h"

#include "ui/strip/strip_wheel.h"

#include <QKeyEvent>

#include <algorithm>

namespace tickscope {

bool pressStripKey(const QKeyEvent &event, Playback &playback, const TimeScale &scale)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::AltModifier)
        return false;
    // About what is in view, where the playhead is not.
    const double head = scale.xAt(playback.time().head());
    const double middle = head >= 0 && head <= scale.width ? head : scale.width / 2;
    switch (event.key()) {
    case Qt::Key_Left:
        panStrip(playback, scale, {1, true});
        return true;
    case Qt::Key_Right:
        panStrip(playback, scale, {-1, true});
        return true;
    case Qt::Key_Up:
        zoomStrip(playback, scale, {1, false}, middle);
        return true;
    case Qt::Key_Down:
        zoomStrip(playback, scale, {-1, false}, middle);
        return true;
    default:
        return false;
    }
}

} // namespace tickscope
