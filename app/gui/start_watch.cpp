// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/start_watch.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <utility>

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QTimer>

namespace tickscope {

StartWatch::StartWatch(QWidget &window, QWidget &painted, std::function<bool()> isReady)
    : QObject(&painted)
    , m_window(window)
    , m_isReady(std::move(isReady))
{
    painted.installEventFilter(this);
}

bool StartWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && m_isReady()) {
        watched->removeEventFilter(this);
        // The rest of the window is painted with it, and all of it is on the screen by then.
        QTimer::singleShot(0, this, &StartWatch::tell);
    }
    return QObject::eventFilter(watched, event);
}

void StartWatch::tell()
{
    using namespace std::chrono;
    const auto now = duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
    const double cpu = static_cast<double>(std::clock()) / CLOCKS_PER_SEC * 1e9;
    std::printf("started %lld %.0f %lld %d %d\n", static_cast<long long>(now), cpu,
                static_cast<long long>(m_window.findChildren<QDockWidget *>().size()),
                m_window.width(), m_window.height());
    std::fflush(stdout);
    QCoreApplication::exit(0);
}

} // namespace tickscope
