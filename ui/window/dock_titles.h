// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QDockWidget;
class QMainWindow;

namespace tickscope {

/// Gives each of \a docks of \a window the title that it needs now: none behind a tab, which says
/// the same and by which it can be dragged away, and none where it cannot be moved. Tabs that
/// panels share end in a button that closes the one in front, where they leave room for it.
void showDockTitles(QMainWindow &window, const QList<QDockWidget *> &docks);

} // namespace tickscope
