// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "ui/commands/command_set.h"
#include "ui/settings/cache_page.h"

namespace tickscope {

class CommandRegistry;

/// The commands that show the settings of the program in a window.
class SettingsCommands : public QObject
{
    Q_OBJECT

public:
    /// \param registry  of the window.
    SettingsCommands(Document &document, const CommandRegistry &registry,
                     std::vector<CachePlace> caches, QWidget &window);

private:
    /// \param page  not set: the first one, or the one that is shown.
    bool show(const QVariant &page);

    const CommandRegistry &m_registry;
    std::vector<CachePlace> m_caches;
    QWidget &m_window;
    CommandSet m_commands;
};

} // namespace tickscope
