// SPDX-License-Identifier: GPL-3.0-or-later
// How much room panels get; where they stand is in window_docks.cpp.
#include "ui/window/window_docks.h"

#include "ui/cases/dock/cases_dock.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

#include <algorithm>

namespace tickscope {

constexpr int TapeHeight = 260; // Two lanes with all their inputs.
constexpr int QueueShare = 4;   // Of a low window the queue gets that part, or panels are cramped.

/// They get their room of the world view and give it back to it; the timeline stays as it is.
void WindowDocks::addLowerDocks()
{
    for (QDockWidget *dock : lowerDocks()) {
        connect(dock->toggleViewAction(), &QAction::toggled, this, [this, dock] {
            if (areHidden() || dock->isFloating())
                return;
            // The layout knows of the dock when it was next at work.
            if (m_timelineHeight == 0)
                m_timelineHeight = m_timelineDock->height();
            QTimer::singleShot(0, this, [this, dock, height = m_timelineHeight] {
                m_timelineHeight = 0;
                if (fitWindow())
                    return QTimer::singleShot(0, dock, &QWidget::raise);
                QList<QDockWidget *> docks{m_timelineDock};
                QList<int> heights{height};
                if (!dock->isHidden()) {
                    docks << dock;
                    heights << lowerHeight(dock);
                }
                m_window.resizeDocks(docks, heights, Qt::Vertical);
            });
        });
    }
}

int WindowDocks::lowerHeight(const QDockWidget *dock) const
{
    return dock == m_queueDock ? std::min(TapeHeight, m_window.height() / QueueShare) : TapeHeight;
}

void WindowDocks::shareHeight()
{
    const bool hasCases = !m_cases->parentWidget()->isHidden();
    if (m_arrangement.isWide)
        m_window.resizeDocks({m_docks[1], m_docks[2]}, {2, 3}, Qt::Vertical);
    else
        m_window.resizeDocks({m_docks[0], m_docks[2]}, hasCases ? QList{4, 1} : QList{13, 7},
                             Qt::Vertical);
}

void WindowDocks::shareWidth(int column)
{
    // The layout knows of the dock when it was next at work.
    QTimer::singleShot(0, this, [this, column] {
        QDockWidget *events = m_docks[0];
        const int both = m_window.centralWidget()->width() + m_secondViewDock->width()
                         + events->width() - column;
        QList<QDockWidget *> docks{events};
        QList<int> widths{column};
        if (!m_secondViewDock->isHidden()) {
            docks << m_secondViewDock;
            widths << both / 2;
        }
        m_window.resizeDocks(docks, widths, Qt::Horizontal);
    });
}

} // namespace tickscope
