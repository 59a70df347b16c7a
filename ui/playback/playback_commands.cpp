// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playback/playback_commands.h"

#include "ui/commands/history_commands.h"
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
    m_commands.add(
        "play.toggle", tr("Play"), {"Space"}, {MenuName::Playback, 100}, {},
        {.icon = "play",
         .presentText =
             [this] {
                 return m_document->playback().time().isPlaying() ? tr("Pause") : tr("Play");
             },
         .presentIcon =
             [this] {
                 return QString(m_document->playback().time().isPlaying() ? "pause" : "play");
             }},
        sends(TimeCommand::of(TimeAction::TogglePlay)));
    m_commands.add("play.forward", tr("Play forwards"), {"L"}, {MenuName::Playback, 110},
                   tr("Play forwards; press again to double the speed"), {.icon = "play"},
                   sends(TimeCommand::of(TimeAction::PlayForward)));
    m_commands.add("play.backward", tr("Play backwards"), {"J"}, {MenuName::Playback, 120},
                   tr("Play backwards; press again to double the speed"), {.icon = "reverse"},
                   sends(TimeCommand::of(TimeAction::PlayBackward)));
    m_commands.add("play.pause", tr("Pause"), {"K"}, {MenuName::Playback, 130}, {},
                   {.icon = "pause"}, sends(TimeCommand::of(TimeAction::Pause)));
    m_commands.add("play.reverse", tr("Reverse direction"), {"R"}, {MenuName::Playback, 140},
                   tr("Play in the other direction at the same speed"), [this] {
                       m_document->playback().apply(
                           TimeCommand::setSpeed(-m_document->playback().time().speed()));
                   });
    m_commands.add("play.slower", tr("Slower"), {"<", "Ctrl+Down"}, {MenuName::Playback, 200}, {},
                   {.icon = "slower"}, sends(TimeCommand::of(TimeAction::Slower)));
    m_commands.add("play.faster", tr("Faster"), {">", "Ctrl+Up"}, {MenuName::Playback, 210}, {},
                   {.icon = "faster"}, sends(TimeCommand::of(TimeAction::Faster)));
    m_commands.add("play.normalSpeed", tr("Normal speed"), {"Backspace"}, {MenuName::Playback, 220},
                   tr("Play at game speed"), sends(TimeCommand::setSpeed(1.0)));
}

void PlaybackCommands::addLoop()
{
    m_commands.add("loop.begin", tr("Loop from here"), {"[", "Shift+A"}, {MenuName::Playback, 300},
                   tr("Start the A–B loop here"),
                   {.icon = "loop-start", .argument = Argument::Optional},
                   [this](const std::optional<Tick> &tick) {
                       changeLoop(tr("Loop from here"), [&] { beginLoop(tick); });
                   });
    m_commands.add("loop.end", tr("Loop to here"), {"]", "Shift+B"}, {MenuName::Playback, 310},
                   tr("End the A–B loop here"),
                   {.icon = "loop-end", .argument = Argument::Optional},
                   [this](const std::optional<Tick> &tick) {
                       changeLoop(tr("Loop to here"), [&] { endLoop(tick); });
                   });
    m_commands.add(
        "loop.clear", tr("Clear loop"), {"X"}, {MenuName::Playback, 320}, tr("Remove the A–B loop"),
        {.icon = "loop",
         .isEnabled = [this] { return m_document->playback().range().has_value(); }},
        [this] { changeLoop(tr("Clear loop"), [this] { m_document->playback().setRange({}); }); });
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
