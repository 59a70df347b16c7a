// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/recording.h"
#include "core/review/text_time.h"
#include "core/timeline/index.h"

namespace tickscope {

/// A time of a text, and the tick of a recording that it means.
struct TextJump {
    QString text; ///< As it was written.
    Tick tick;
};

/// The times of \a text that lie in the recording, each once, in their order. What could be an
/// offset or an hour is taken for an offset if the recording is that long.
[[nodiscard]] std::vector<TextJump> jumpsIn(const QString &text, const RecordingInfo &info,
                                            const TimeBase &time);

} // namespace tickscope
