// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/model/time_base.h"

namespace tickscope {

/// Everything that a person can do to time.
enum class TimeAction {
    TogglePlay,   ///< Plays on in the present direction, or pauses.
    PlayForward,  ///< Forward; pressed again while playing: twice as fast.
    PlayBackward, ///< Likewise backwards.
    Pause,
    SetSpeed, ///< To \a number, 1/16 to 64, negative backwards.
    Faster,   ///< Next speed of the list.
    Slower,
    StepTicks, ///< By \a number ticks; pauses.
    JumpBy,    ///< By \a time.
    GoToTime,  ///< To \a time.
    GoToTick,  ///< To \a tick.
    GoToShare, ///< To \a number, 0 to 1, of the recording.
    NextEvent, ///< Of the filtered ones.
    PreviousEvent,
    NextHook, ///< That holds something, of the players of the filter.
    PreviousHook,
    NextHit, ///< Of a weapon, likewise.
    PreviousHit,
    NextMarker,
    PreviousMarker,
    NextSeekPoint,
    PreviousSeekPoint,
    LoopBegin, ///< A-B loop begins at the head.
    LoopEnd,   ///< And ends at the head.
    LoopTicks, ///< A-B loop from \a tick to \a last; the head stays where it is.
    ClearLoop,
    GoToLive, ///< Near the end of a recording that is still written, and plays on with it.
};

/// One wish about time as a value: keys, buttons, links and tests send the same.
struct TimeCommand {
    TimeAction action = TimeAction::TogglePlay;
    double number = 0;
    Time time{0};
    Tick tick;
    Tick last{}; ///< Of LoopTicks.
};

/// Reads "12.5", "mm:ss", "hh:mm:ss.fff" (time since the start).
/// Errors: BadInput when it is none of these.
[[nodiscard]] Result<Time> parseTime(const std::string &text);

/// What a person typed to go somewhere: "@123", "#123" or "tick 123" a tick, else a time.
/// Errors: BadInput; OutOfRange, naming the range.
[[nodiscard]] Result<TimeCommand> parseDestination(const std::string &text, const TimeBase &time);

/// "mm:ss.cc", with hours when there are any.
[[nodiscard]] std::string clockText(Time time);

} // namespace tickscope
