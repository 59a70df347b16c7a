// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playback/playback_commands.h"

#include "ui/commands/command_keys.h"
#include "ui/commands/undo_step.h"
#include "ui/document/active_document.h"

namespace tickscope {

PlaybackCommands::PlaybackCommands(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_commands(this, document)
{
    addPlaying();
    addLoop();
    m_commands.refreshWith(Document::TimeChanged | Document::RangeChanged);
}

std::function<void()> PlaybackCommands::sends(const TimeCommand &command)
{
    return [this, command] { m_document->playback().apply(command); };
}

void PlaybackCommands::addPlaying()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "play.toggle",
         .text = tr("Play"),
         .shortcuts = keys({"Space"}),
         .handler = sends(TimeCommand::of(TimeAction::TogglePlay)),
         .place = {MenuName::Playback, 100},
         .icon = "play",
         .presentText =
             [this] {
                 return m_document->playback().time().isPlaying() ? tr("Pause") : tr("Play");
             },
         .presentIcon =
             [this] {
                 return QString(m_document->playback().time().isPlaying() ? "pause" : "play");
             }});
    m_commands.addPlain("play.forward", tr("Play forwards"), {"L"},
                        sends(TimeCommand::of(TimeAction::PlayForward)), {MenuName::Playback, 110},
                        tr("Play forwards; press again to double the speed"), "play");
    m_commands.addPlain("play.backward", tr("Play backwards"), {"J"},
                        sends(TimeCommand::of(TimeAction::PlayBackward)), {MenuName::Playback, 120},
                        tr("Play backwards; press again to double the speed"), "reverse");
    m_commands.addPlain("play.pause", tr("Pause"), {"K"}, sends(TimeCommand::of(TimeAction::Pause)),
                        {MenuName::Playback, 130}, {}, "pause");
    add({.id = "play.reverse",
         .text = tr("Reverse direction"),
         .shortcuts = keys({"R"}),
         .handler =
             [this] {
                 m_document->playback().apply(
                     TimeCommand::setSpeed(-m_document->playback().time().speed()));
             },
         .place = {MenuName::Playback, 140},
         .toolTip = tr("Play in the other direction at the same speed")});
    m_commands.addPlain("play.slower", tr("Slower"), {"<", "Ctrl+Down"},
                        sends(TimeCommand::of(TimeAction::Slower)), {MenuName::Playback, 200}, {},
                        "slower");
    m_commands.addPlain("play.faster", tr("Faster"), {">", "Ctrl+Up"},
                        sends(TimeCommand::of(TimeAction::Faster)), {MenuName::Playback, 210}, {},
                        "faster");
    m_commands.addPlain("play.normalSpeed", tr("Normal speed"), {"Backspace"},
                        sends(TimeCommand::setSpeed(1.0)), {MenuName::Playback, 220},
                        tr("Play at game speed"));
}

void PlaybackCommands::addLoop()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "loop.begin",
         .text = tr("Loop from here"),
         .shortcuts = keys({"[", "Shift+A"}),
         .handler =
             [this](const std::optional<Tick> &tick) {
                 changeLoop(tr("Loop from here"), [&] { beginLoop(tick); });
             },
         .place = {MenuName::Playback, 300},
         .toolTip = tr("Start the A–B loop here"),
         .icon = "loop-start",
         .argument = Argument::Optional});
    add({.id = "loop.end",
         .text = tr("Loop to here"),
         .shortcuts = keys({"]", "Shift+B"}),
         .handler =
             [this](const std::optional<Tick> &tick) {
                 changeLoop(tr("Loop to here"), [&] { endLoop(tick); });
             },
         .place = {MenuName::Playback, 310},
         .toolTip = tr("End the A–B loop here"),
         .icon = "loop-end",
         .argument = Argument::Optional});
    add({.id = "loop.clear",
         .text = tr("Clear loop"),
         .shortcuts = keys({"X"}),
         .handler =
             [this] {
                 changeLoop(tr("Clear loop"), [this] { m_document->playback().setRange({}); });
             },
         .place = {MenuName::Playback, 320},
         .toolTip = tr("Remove the A–B loop"),
         .icon = "loop",
         .isEnabled = [this] { return m_document->playback().range().has_value(); }});
}

void PlaybackCommands::changeLoop(const QString &what, const std::function<void()> &change)
{
    Playback &playback = m_document->playback();
    const auto before = playback.range();
    change();
    const auto after = playback.range();
    if (after != before)
        m_document->history().push(new UndoStep(
            what, [&playback, after] { playback.setRange(after); },
            [&playback, before] { playback.setRange(before); }));
}

void PlaybackCommands::beginLoop(const std::optional<Tick> &tick)
{
    if (!tick)
        return m_document->playback().apply(TimeCommand::of(TimeAction::LoopBegin));
    const TickRange whole = m_document->playback().time().time().ticks();
    const TickRange present = m_document->playback().range().value_or(whole);
    const Tick first = whole.clamp(*tick);
    m_document->playback().setRange(
        TickRange{first, first < present.last ? present.last : whole.last});
}

void PlaybackCommands::endLoop(const std::optional<Tick> &tick)
{
    if (!tick)
        return m_document->playback().apply(TimeCommand::of(TimeAction::LoopEnd));
    const TickRange whole = m_document->playback().time().time().ticks();
    const TickRange present = m_document->playback().range().value_or(whole);
    const Tick last = whole.clamp(*tick);
    m_document->playback().setRange(
        TickRange{last > present.first ? present.first : whole.first, last});
}

} // namespace tickscope
