// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playback/playback_commands.h"

#include "ui/commands/argument.h"
#include "ui/commands/command_keys.h"

#include <algorithm>

namespace tickscope {

PlaybackCommands::PlaybackCommands(Document &document)
    : QObject(&document)
    , m_document(document)
    , m_commands(this, document)
{
    addPlaying();
    addLoop();
    m_commands.refreshWith(Document::TimeChanged | Document::RangeChanged);
}

std::function<void()> PlaybackCommands::sends(TimeAction action, double number)
{
    return [this, action, number] { m_document.playback().apply({action, number, Time{0}, {}}); };
}

void PlaybackCommands::addPlaying()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "play.toggle",
         .text = tr("Play"),
         .shortcuts = keys({"Space"}),
         .handler = sends(TimeAction::TogglePlay),
         .place = {MenuName::Playback, 100},
         .icon = "play",
         .presentText =
             [this] { return m_document.playback().time().isPlaying() ? tr("Pause") : tr("Play"); },
         .presentIcon =
             [this] {
                 return QString(m_document.playback().time().isPlaying() ? "pause" : "play");
             }});
    add({.id = "play.forward",
         .text = tr("Play forwards"),
         .shortcuts = keys({"L"}),
         .handler = sends(TimeAction::PlayForward),
         .place = {MenuName::Playback, 110},
         .toolTip = tr("Play forwards; press again to double the speed"),
         .icon = "play"});
    add({.id = "play.backward",
         .text = tr("Play backwards"),
         .shortcuts = keys({"J"}),
         .handler = sends(TimeAction::PlayBackward),
         .place = {MenuName::Playback, 120},
         .toolTip = tr("Play backwards; press again to double the speed"),
         .icon = "reverse"});
    add({.id = "play.pause",
         .text = tr("Pause"),
         .shortcuts = keys({"K"}),
         .handler = sends(TimeAction::Pause),
         .place = {MenuName::Playback, 130},
         .icon = "pause"});
    add({.id = "play.reverse",
         .text = tr("Reverse direction"),
         .shortcuts = keys({"R"}),
         .handler =
             [this] {
                 m_document.playback().apply(
                     {TimeAction::SetSpeed, -m_document.playback().time().speed(), Time{0}, {}});
             },
         .place = {MenuName::Playback, 140},
         .toolTip = tr("Play in the other direction at the same speed")});
    add({.id = "play.slower",
         .text = tr("Slower"),
         .shortcuts = keys({"<", "Ctrl+Down"}),
         .handler = sends(TimeAction::Slower),
         .place = {MenuName::Playback, 200},
         .icon = "slower"});
    add({.id = "play.faster",
         .text = tr("Faster"),
         .shortcuts = keys({">", "Ctrl+Up"}),
         .handler = sends(TimeAction::Faster),
         .place = {MenuName::Playback, 210},
         .icon = "faster"});
    add({.id = "play.normalSpeed",
         .text = tr("Normal speed"),
         .shortcuts = keys({"Backspace"}),
         .handler = sends(TimeAction::SetSpeed, 1.0),
         .place = {MenuName::Playback, 220},
         .toolTip = tr("Play at game speed")});
}

void PlaybackCommands::addLoop()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "loop.begin",
         .text = tr("Loop from here"),
         .shortcuts = keys({"A", "["}),
         .handler = [this](const QVariant &tick) { return beginLoop(tick); },
         .place = {MenuName::Playback, 300},
         .toolTip = tr("Start the A–B loop here"),
         .icon = "loop-start",
         .argument = Argument::Optional});
    add({.id = "loop.end",
         .text = tr("Loop to here"),
         .shortcuts = keys({"B", "]"}),
         .handler = [this](const QVariant &tick) { return endLoop(tick); },
         .place = {MenuName::Playback, 310},
         .toolTip = tr("End the A–B loop here"),
         .icon = "loop-end",
         .argument = Argument::Optional});
    add({.id = "loop.clear",
         .text = tr("Clear loop"),
         .shortcuts = keys({"X"}),
         .handler = sends(TimeAction::ClearLoop),
         .place = {MenuName::Playback, 320},
         .toolTip = tr("Remove the A–B loop"),
         .icon = "loop",
         .isEnabled = [this] { return m_document.playback().range().has_value(); }});
}

bool PlaybackCommands::beginLoop(const QVariant &argument)
{
    const auto tick = tickArgument(argument);
    if (!tick) {
        if (!argument.isValid())
            m_document.playback().apply({TimeAction::LoopBegin, 0, Time{0}, {}});
        return !argument.isValid();
    }
    const TickRange whole = m_document.playback().time().time().ticks();
    const TickRange present = m_document.playback().range().value_or(whole);
    const Tick first = whole.clamp(*tick);
    m_document.playback().setRange(
        TickRange{first, first < present.last ? present.last : whole.last});
    return true;
}

bool PlaybackCommands::endLoop(const QVariant &argument)
{
    const auto tick = tickArgument(argument);
    if (!tick) {
        if (!argument.isValid())
            m_document.playback().apply({TimeAction::LoopEnd, 0, Time{0}, {}});
        return !argument.isValid();
    }
    const TickRange whole = m_document.playback().time().time().ticks();
    const TickRange present = m_document.playback().range().value_or(whole);
    const Tick last = whole.clamp(*tick);
    m_document.playback().setRange(
        TickRange{last > present.first ? present.first : whole.first, last});
    return true;
}

} // namespace tickscope
