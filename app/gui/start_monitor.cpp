// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/start_monitor.h"

#include <chrono>
#include <cstdio>
#include <utility>

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QTimer>

namespace tickscope {

StartMonitor::StartMonitor(QWidget &window, QWidget &painted, Question isUsable, Question isWhole)
    : QObject(&painted)
    , m_window(window)
    , m_isUsable(std::move(isUsable))
    , m_isWhole(std::move(isWhole))
{
    painted.installEventFilter(this);
}

bool StartMonitor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && m_isUsable()) {
        const bool isWhole = m_isWhole();
        if (isWhole)
            watched->removeEventFilter(this);
        // The rest of the window is painted with it, and all of it is on the screen by then.
        QTimer::singleShot(0, this, [this, isWhole] { onPainted(isWhole); });
    }
    return QObject::eventFilter(watched, event);
}

StartMonitor::Moment StartMonitor::now()
{
    using namespace std::chrono;
    return {duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count(),
            static_cast<double>(std::clock()) / CLOCKS_PER_SEC * 1e9};
}

void StartMonitor::onPainted(bool isWhole)
{
    const Moment painted = now();
    if (!m_usable)
        m_usable = painted;
    if (!isWhole)
        return;
    std::printf("started %lld %.0f %lld %.0f %lld %d %d\n", m_usable->clock, m_usable->cpu,
                painted.clock, painted.cpu,
                static_cast<long long>(m_window.findChildren<QDockWidget *>().size()),
                m_window.width(), m_window.height());
    std::fflush(stdout);
    QCoreApplication::exit(0);
}

} // namespace tickscope
