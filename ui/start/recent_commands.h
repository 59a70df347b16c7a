// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

/// What can be done with the recordings that were opened last. Arguments are their paths.
class RecentCommands : public QObject
{
    Q_OBJECT

public:
    RecentCommands(QObject *parent, ActiveDocument &document);

    /// Offers in \a menu what can be done with the one at \a path.
    void offer(QMenu &menu, const QString &path);
    void open(const QString &path) { m_commands.run("file.openRecent", path); }
    void remove(const QString &path) { m_commands.run("file.removeRecent", path); }

signals:
    /// \a path is to be opened.
    void chosen(const QString &path);
    /// The list has changed.
    void changed();

private:
    CommandSet m_commands;
};

} // namespace tickscope
