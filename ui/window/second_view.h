// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

class MainWindow;
class WindowDocks;
class WorldView;

/// A second view of the world beside the first one, with a camera of its own, in a dock. It is
/// there while its dock is open. Commands of the view are about the one that was used last.
class SecondView : public QObject
{
    Q_OBJECT

public:
    SecondView(ActiveDocument &document, WorldView &first, WindowDocks &docks, MainWindow &window);

signals:
    /// As WorldView has it.
    void pictureSaved(const QString &path, const QString &problem);

private:
    void open();
    void make();
    void remove();

    ActiveDocument &m_document;
    WorldView &m_first;
    WindowDocks &m_docks;
    WorldView *m_view = nullptr; ///< While the dock is open.
    CommandSet m_commands;
};

} // namespace tickscope
