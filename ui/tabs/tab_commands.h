// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

class MainWindow;

/// What can be done about the tabs of a window. Its commands join those of \a page.
class TabCommands : public QObject
{
    Q_OBJECT

public:
    explicit TabCommands(MainWindow &page);

    /// How many tabs there are now, and how many were closed that can be opened again.
    void setCounts(int open, std::size_t closed);

signals:
    /// Forwards by 1, or back by -1, round in a circle.
    void moveWanted(int by);
    void closeOthersWanted();
    void reopenWanted();

private:
    int m_count = 1;
    bool m_hasClosed = false;
    CommandSet m_commands;
};

} // namespace tickscope
