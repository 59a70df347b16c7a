// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/time_base.h"

namespace tickscope {

/// Everything that a person can do to time.
enum class TimeAction {
    TogglePlay,   ///< Plays on in the present direction, or pauses.
    PlayForward,  ///< Forward at the present speed; pressed again while playing: twice as fast.
    PlayBackward, ///< Likewise backwards.
    Pause,
    SetSpeed, ///< To \a number, 1/16 to 64, negative backwards.
    Faster,   ///< Next speed of the list.
    Slower,
    StepTicks,    ///< By \a number ticks; pauses.
    JumpBy,       ///< By \a time.
    GoToTime,     ///< To \a time.
    GoToTick,     ///< To \a tick.
    GoToShare,    ///< To \a number, 0 to 1, of the recording.
    GoToLandmark, ///< To the nearest one of \a landmark in \a direction.
    LoopBegin,    ///< A-B loop begins at the head.
    LoopEnd,      ///< And ends at the head.
    LoopTicks,    ///< A-B loop from \a tick to \a last; the head stays where it is.
    ClearLoop,
    GoToLive, ///< Near the end of a recording that is still written, and plays on with it.
};

/// Kinds of places in a recording that one can go to: data of those who have them, who may name
/// more (a document has the kinds of events with EventTrait::Landmark).
namespace landmark {
inline constexpr std::string_view Event = "event"; ///< Of the filtered ones.
inline constexpr std::string_view Marker = "marker";
inline constexpr std::string_view SeekPoint = "seek point";
} // namespace landmark

enum class SeekDirection { Backward, Forward };

/// A request about time as a value: keys, buttons, links and tests send the same.
struct TimeCommand {
    TimeAction action = TimeAction::TogglePlay;
    double number = 0;
    Time time{0};
    Tick tick{};
    Tick last{};                 ///< Of LoopTicks.
    std::string_view landmark{}; ///< Static storage.
    SeekDirection direction = SeekDirection::Forward;

    /// One that needs no more than an action: Pause.
    [[nodiscard]] static TimeCommand of(TimeAction action) { return {.action = action}; }
    [[nodiscard]] static TimeCommand goToTick(Tick tick)
    {
        return {.action = TimeAction::GoToTick, .tick = tick};
    }
    [[nodiscard]] static TimeCommand goToTime(Time time)
    {
        return {.action = TimeAction::GoToTime, .time = time};
    }
    [[nodiscard]] static TimeCommand goToShare(double share)
    {
        return {.action = TimeAction::GoToShare, .number = share};
    }
    [[nodiscard]] static TimeCommand goTo(std::string_view landmark, SeekDirection direction)
    {
        return {.action = TimeAction::GoToLandmark, .landmark = landmark, .direction = direction};
    }
    [[nodiscard]] static TimeCommand jumpBy(Time time)
    {
        return {.action = TimeAction::JumpBy, .time = time};
    }
    [[nodiscard]] static TimeCommand stepBy(double ticks)
    {
        return {.action = TimeAction::StepTicks, .number = ticks};
    }
    [[nodiscard]] static TimeCommand setSpeed(double speed)
    {
        return {.action = TimeAction::SetSpeed, .number = speed};
    }
    [[nodiscard]] static TimeCommand loopOver(TickRange ticks)
    {
        return {.action = TimeAction::LoopTicks, .tick = ticks.first, .last = ticks.last};
    }
};

/// Reads "12.5", "mm:ss", "hh:mm:ss.fff" (time since the start).
/// Errors: BadInput when it is none of these.
[[nodiscard]] Result<Time> parseTime(const std::string &text);

/// What a person typed to go somewhere: "@123", "#123" or "tick 123" a tick, else a time.
/// Errors: BadInput; OutOfRange, naming the range.
[[nodiscard]] Result<TimeCommand> parseDestination(const std::string &text, const TimeBase &time);

/// "mm:ss.cc", with hours when there are any.
[[nodiscard]] std::string clockText(Time time);
/// Of a race, whose clock may count thousandths: the same, with the third digit where there is one.
[[nodiscard]] std::string raceClockText(Time time);

} // namespace tickscope
