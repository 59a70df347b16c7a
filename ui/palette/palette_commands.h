// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

class CommandRegistry;

/// The command that shows the palette of a window.
class PaletteCommands : public QObject
{
    Q_OBJECT

public:
    /// \param registry  of the window.
    PaletteCommands(Document &document, const CommandRegistry &registry, QWidget &window);

private:
    void show();

    const CommandRegistry &m_registry;
    QWidget &m_window;
    CommandSet m_commands;
};

} // namespace tickscope
