// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/first_picture.h"

#include <chrono>
#include <utility>

#include <QCoreApplication>
#include <QPointer>
#include <QTimer>

namespace tickscope::first_picture {

/// Runs while the picture is awaited.
static QPointer<QTimer> waiting;

void await()
{
    waiting = new QTimer(QCoreApplication::instance());
    waiting->setSingleShot(true);
    QObject::connect(waiting, &QTimer::timeout, waiting, &QObject::deleteLater);
    waiting->start(std::chrono::seconds(1));
}

void shown()
{
    if (waiting && waiting->isActive())
        waiting->start(0);
}

void whenShown(QObject &context, std::function<void()> work)
{
    if (waiting && waiting->isActive())
        QObject::connect(waiting, &QTimer::timeout, &context, std::move(work));
    else
        work();
}

} // namespace tickscope::first_picture
