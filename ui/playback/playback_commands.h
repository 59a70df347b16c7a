// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/playback/time_command.h"
#include "ui/commands/command_set.h"

namespace tickscope {

/// The commands that play a recording and loop a part of it.
class PlaybackCommands : public QObject
{
    Q_OBJECT

public:
    explicit PlaybackCommands(ActiveDocument &document, QObject *parent = nullptr);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

private:
    void addPlaying();
    void addLoop();
    [[nodiscard]] std::function<void()> sends(const TimeCommand &command);
    /// Does \a change, and lets what it made of the loop be undone.
    void changeLoop(const QString &what, const std::function<void()> &change);
    /// At \a tick; at the head without one.
    void beginLoop(const std::optional<Tick> &tick);
    void endLoop(const std::optional<Tick> &tick);

    ActiveDocument &m_document;
    CommandSet m_commands;
};

} // namespace tickscope
