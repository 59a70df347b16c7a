// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/together/shared_view.h"

namespace tickscope {
class WorldView;
}

namespace tickscope::together {

/// Shows the leader's pointer over the world of those who follow, and tells the session of that of
/// this person. Lies over all of the view and takes nothing of the mouse.
class PointerOverlay : public QWidget
{
    Q_OBJECT

public:
    PointerOverlay(WorldView &world, SharedView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    WorldView &m_world;
    SharedView &m_view;
};

} // namespace tickscope::together
