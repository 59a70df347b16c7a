// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include "ui/together/watch_link.h"

namespace tickscope::together {

/// Accounts of who may lead; a link of each has one of its own.
inline constexpr int LeadAccounts = 24;

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
    [[nodiscard]] QString start();
    /// The way in for an account, by that address of this machine.
    [[nodiscard]] WatchLink link(const QString &user, const QString &address) const;
    [[nodiscard]] int port() const { return m_port; }
    [[nodiscard]] qint64 processId() const { return m_process.processId(); }

signals:
    /// It does not stay; what it said last.
    void failed(const QString &reason);

private:
    [[nodiscard]] bool write(const QString &name, const QByteArray &content) const;
    [[nodiscard]] QByteArray configuration() const;
    [[nodiscard]] QByteArray rules() const;
    [[nodiscard]] QByteArray passwords() const;
    [[nodiscard]] QString secretOf(const QString &user) const;
    void run();
    void onFinished();

    QTemporaryDir m_folder; ///< Which only this user can read.
    QProcess m_process;
    QTimer m_again;
    int m_starts = 0;
    int m_port = 0;
    const QString m_session = randomHex(128);
    const QString m_key = randomHex(256); ///< That all secrets are made of.
    QString m_certificate;
};

/// A key and a certificate signed by it, in the text form of both.
struct OwnCertificate {
    QByteArray key;
    QByteArray certificate;
    QString sha256; ///< In hex; empty where none could be made.
};
[[nodiscard]] OwnCertificate makeCertificate();

} // namespace tickscope::together
