// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <set>
#include <thread>

#include <QByteArray>
#include <QObject>
#include <QString>

#include "ui/together/watch_link.h"

namespace tickscope::together {

/// A connection to a broker of MQTT, always by TLS, which comes back by itself. UI thread; a thread
/// of its own speaks. Of a topic that changes faster than the UI thread reads, it gets the latest.
class Broker : public QObject
{
    Q_OBJECT

public:
    /// Why there is no connection.
    enum class Trouble {
        Unreachable,
        NoTls,            ///< Something answers there, but not by TLS.
        OtherCertificate, ///< Not that of the link, or none that the system trusts.
        Refused,          ///< The account or its password is wrong.
    };
    struct Message {
        QByteArray payload;  ///< Empty: what was there is removed. At most LongestPayload bytes.
        bool isKept = false; ///< The broker had it from before.
        qint64 received = 0; ///< See steadyNow().
    };

    /// What came last of each topic, until the UI thread takes it.
    using Waiting = std::map<QByteArray, Message>;
    /// Whether \a topic finds room there: who writes to many leaves the others theirs.
    [[nodiscard]] static bool hasRoom(const Waiting &waiting, const QByteArray &topic);

    /// \param lastTopic  is removed by the broker if we are gone without a word.
    Broker(const WatchLink &link, const QString &lastTopic, QObject *parent);
    /// What was published still goes out, if that takes no second.
    ~Broker() override;

    void subscribe(const QString &topic);
    void unsubscribe(const QString &topic);
    /// Lost while there is no connection. \param isKept  those who come later get it, too.
    void publish(const QString &topic, const QByteArray &payload, bool isKept = true);
    /// To the broker and back at its fastest, in microseconds; 0 until it is known.
    [[nodiscard]] qint64 trip() const;

signals:
    /// Also again. Nothing is known there of what was published before.
    void connected();
    /// It tries on, unless it was refused or met another one than the link names.
    void lost(tickscope::together::Broker::Trouble trouble);
    void received(const QString &topic, const tickscope::together::Broker::Message &message);

private:
    class Line;
    void deliver();

    std::shared_ptr<Line> m_line; ///< Shared with the thread, which may be slower to end.
    std::thread m_thread;
    std::set<QByteArray> m_topics; ///< That are subscribed to.
};

} // namespace tickscope::together
