// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

namespace tickscope {

/// A menu of things to tick, which stays until all are.
class TickMenu : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (!toggle(actionAt(event->position().toPoint())))
            QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() != Qt::Key_Space || !toggle(activeAction()))
            QMenu::keyPressEvent(event);
    }

private:
    static bool toggle(QAction *action)
    {
        if (!action || !action->isEnabled() || !action->isCheckable())
            return false;
        action->toggle();
        return true;
    }
};

} // namespace tickscope
