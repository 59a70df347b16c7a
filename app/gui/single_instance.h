// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

#include <QLocalServer>

#include "app/gui/handover.h"

class QLocalSocket;

namespace tickscope {

/// One window for a user on a screen: who is started second gives what it was to open to the first,
/// through a local socket that nobody but this user can reach, and both sides ask the system whose
/// the other one is. A first one that does not answer costs the second no more than its patience.
///
/// UI thread.
class SingleInstance
{
public:
    enum class Outcome {
        First,      ///< Others will give theirs to this process.
        HandedOver, ///< Another process opens it.
        Alone,      ///< Nobody answers, or no socket can be had: a window without others.
    };
    using Receiver = std::function<void(const Handover &)>;

    /// \param path      of the socket, see instanceSocketPath().
    /// \param patience  with a process that does not answer.
    explicit SingleInstance(QString path,
                            std::chrono::milliseconds patience = std::chrono::seconds(3));

    Outcome begin(const Handover &handover);
    /// Hears of each handover from now on. While the event loop runs.
    void setReceiver(Receiver receiver) { m_receiver = std::move(receiver); }

private:
    [[nodiscard]] bool handOver(QLocalSocket &socket, const Handover &handover) const;
    [[nodiscard]] bool listen();
    void takeConnection();
    void read(QLocalSocket &socket);

    QString m_path;
    std::chrono::milliseconds m_patience;
    Receiver m_receiver;
    QLocalServer m_server;
    int m_connections = 0;
};

/// In the user's folder for such things, another one for each screen.
[[nodiscard]] QString instanceSocketPath();

} // namespace tickscope
