// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace tickscope {

class EventKindCommands;

/// Menu of event types with check boxes and counts: what EventKindCommands offers. Stays open while
/// types are switched on and off.
class KindMenu : public QMenu
{
    Q_OBJECT

public:
    KindMenu(EventKindCommands &kinds, QWidget *parent);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();

    EventKindCommands &m_kinds;
};

} // namespace tickscope
