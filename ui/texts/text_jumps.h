// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/recording.h"
#include "core/playback/time_command.h"
#include "core/review/text_time.h"
#include "core/timeline/index.h"

namespace tickscope {

/// A time of a text, and the ticks of a recording that it means.
struct TextJump {
    QString text; ///< As it was written.
    Tick tick;
    Tick last; ///< "1:03" is all of that second.
};

/// The times of \a text that lie in the recording, each once, in their order. What could be an
/// offset or an hour is taken for an offset if the recording is that long.
[[nodiscard]] std::vector<TextJump> jumpsIn(const QString &text, const RecordingInfo &info,
                                            const TimeBase &time);

/// Where somebody wants to go who typed that: a time, a tick or a time of day. OutOfRange where it
/// lies outside the recording, BadInput where it is none of them.
[[nodiscard]] Result<TimeCommand> typedDestination(const QString &typed, const RecordingInfo &info,
                                                   const TimeBase &time);

/// When \a who has a place first: who joins has none yet, where the recording says when players
/// appear in the world.
[[nodiscard]] Tick firstSeen(const Index &index, PlayerRef who);

/// Where \a jump goes to in a report about one of \a players: if they come within the time that
/// was written, where they are seen first.
[[nodiscard]] Tick landing(const TextJump &jump, const std::vector<const Player *> &players,
                           const Index &index);

} // namespace tickscope
