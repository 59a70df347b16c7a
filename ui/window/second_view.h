// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointer>

#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"

class QSplitter;

namespace tickscope {

class GhostView;
class Ghosts;
class MainWindow;
class WindowDocks;
class WorldView;

/// A second view of the world beside the first one, with a camera of its own, in a dock. It is
/// there while its dock is open. Commands of the view are about the one that was used last.
///
/// It shows the same recording, or those ghosts that are to be beside the picture, one above the
/// other.
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
    void onDockToggled(bool isOpen);
    /// As many views as there are ghosts beside the picture.
    void showGhosts();
    void makeGhostViews(std::size_t count);
    void adopt(WorldView &view);
    /// The same colour means the same speed everywhere.
    void shareScales(WorldView &view);
    void follow();

    ActiveDocument &m_document;
    WorldView &m_first;
    WindowDocks &m_docks;
    Ghosts &m_ghosts;
    QSplitter *m_views;         ///< What the dock has.
    QPointer<WorldView> m_view; ///< Of the same recording, while the dock is open.
    std::vector<QPointer<GhostView>> m_ghostViews; ///< By Ghosts::beside().
    CommandSet m_commands;
};

} // namespace tickscope
