// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/playback.h"
#include "ui/strip/time_scale.h"

class QKeyEvent;

namespace tickscope {

/// What Alt and the arrow keys do to a strip, as they move the picture of the world: Left and
/// Right pan, Up and Down zoom about the playhead. Returns whether \a event was for it.
[[nodiscard]] bool pressStripKey(const QKeyEvent &event, Playback &playback,
                                 const TimeScale &scale);

} // namespace tickscope
