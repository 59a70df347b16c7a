// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QTemporaryDir>

#include "ui/jobs/single_shot_timer.h"
#include "ui/together/watch_link.h"

namespace tickscope::together {

/// A Mosquitto of this machine for one session, with accounts, rules and a certificate of its own.
/// Begun again where it ends by itself; ended with the object. UI thread.
class OwnBroker : public QObject
{
    Q_OBJECT

public:
    explicit OwnBroker(QObject *parent);
    ~OwnBroker() override;

    /// Where the program is; empty: it is not installed.
    [[nodiscard]] static QString program();
    /// Addresses by which others may reach this machine, the likeliest one first.
    [[nodiscard]] static QStringList addresses();

    /// Begins to run. What is wrong, for people; empty where nothing is.
    [[nodiscard]] QString start(const QString &address);
    /// The way in for the host, by that address of this machine.
    [[nodiscard]] const WatchLink &link() const { return m_link; }
    [[nodiscard]] qint64 processId() const { return m_process.processId(); }

signals:
    /// It does not stay; what it said last.
    void failed(const QString &reason);

private:
    [[nodiscard]] bool write(const QString &name, const QByteArray &content) const;
    [[nodiscard]] QByteArray configuration() const;
    void run();
    void onFinished();

    QTemporaryDir m_folder; ///< Which only this user can read.
    QProcess m_process;
    SingleShotTimer m_again;
    int m_starts = 0;
    WatchLink m_link;
};

} // namespace tickscope::together
