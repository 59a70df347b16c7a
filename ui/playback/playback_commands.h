// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

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
    bool changeLoop(const QString &what, const std::function<bool()> &change);
    /// At \a tick; at the head without one.
    bool beginLoop(const QVariant &argument);
    bool endLoop(const QVariant &argument);

    ActiveDocument &m_document;
    CommandSet m_commands;
};

} // namespace tickscope
