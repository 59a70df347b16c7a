// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

/// Colours and size of a window.
class Appearance : public QObject
{
    Q_OBJECT

public:
    Appearance(ActiveDocument &document, QWidget &window);

private:
    void addThemes();

    QWidget &m_window;
    CommandSet m_commands;
};

} // namespace tickscope
