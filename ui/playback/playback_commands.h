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
    explicit PlaybackCommands(Document &document);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

private:
    void addPlaying();
    void addLoop();
    [[nodiscard]] std::function<void()> sends(TimeAction action, double number = 0);
    /// At \a tick; at the head without one.
    bool beginLoop(const QVariant &argument);
    bool endLoop(const QVariant &argument);

    Document &m_document;
    CommandSet m_commands;
};

} // namespace tickscope
