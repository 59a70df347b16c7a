// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>

#include "app/gui/start_monitor.h"

constexpr int TabsOfAGroup = 3;

/// The way in which Tickscope has them: groups of tabs at both sides and below.
static void addDocks(QMainWindow &window, int count)
{
    constexpr Qt::DockWidgetArea areas[]{Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea,
                                         Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea};
    QDockWidget *first = nullptr;
    for (int i = 0; i < count; ++i) {
        auto *dock = new QDockWidget(QStringLiteral("Panel %1").arg(i + 1), &window);
        dock->setWidget(new QWidget(dock));
        window.addDockWidget(areas[i / TabsOfAGroup % std::size(areas)], dock);
        if (i % TabsOfAGroup == 0)
            first = dock;
        else
            window.tabifyDockWidget(first, dock);
    }
}

/// The yardstick of tickscope-bench --start: a window with nothing but DOCKS empty docks.
/// Usage: tickscope-empty-window DOCKS WIDTH HEIGHT
int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc != 4)
        return 2;
    QMainWindow window;
    auto *middle = new QWidget(&window);
    window.setCentralWidget(middle);
    window.menuBar()->addMenu(QStringLiteral("File"));
    addDocks(window, std::atoi(argv[1]));
    window.resize(std::atoi(argv[2]), std::atoi(argv[3]));
    new tickscope::StartMonitor(
        window, *middle, [] { return true; }, [] { return true; });
    window.show();
    return QApplication::exec();
}
