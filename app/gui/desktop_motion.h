// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant>
#include <QObject>

#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Follows the desktop's wish for no animations, as its portal reports it; without a portal nothing
/// changes. Never waits.
class DesktopMotion : public QObject
{
    Q_OBJECT

public:
    explicit DesktopMotion(QObject *parent = nullptr);

private slots:
    void takeSetting(const QString &group, const QString &name, const QDBusVariant &value);

private:
    void ask();

    LatestJob<bool> m_connecting;
};

} // namespace tickscope
