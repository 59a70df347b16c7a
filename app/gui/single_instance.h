// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include <QByteArray>
#include <QLocalServer>
#include <QStringList>

#include "core/base/tick.h"

class QLocalSocket;

namespace tickscope {

/// What a second start gives to the window that runs already.
struct Handover {
    QStringList names;        ///< Absolute paths, addresses, "tickscope:" links.
    std::optional<Tick> tick; ///< To go to in all of them.
    bool isPlaying = false;   ///< The last of them plays as soon as it is open.
    bool isComparing = false; ///< All but the first one are ghosts in its picture.
    /// Lets the window come to the front under Wayland; empty: none.
    QByteArray activationToken;

    friend bool operator==(const Handover &, const Handover &) = default;
};

/// Most bytes of a message; who wants to open more gets a window of its own.
inline constexpr int LargestHandover = 256 << 10;

/// JSON with the number of its version.
[[nodiscard]] QByteArray writeHandover(const Handover &handover);
/// Nothing for what is of another version, too much, or names a thing by no absolute path.
[[nodiscard]] std::optional<Handover> readHandover(const QByteArray &bytes);

/// \a name of a command line in the present folder as another process understands it.
[[nodiscard]] QString nameForAll(const QString &name);

/// One window for a user on a screen: who is started second gives what it was to open to the first,
/// through a local socket that only this user can reach, and both sides ask the system whose
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
    /// \param timeout  with a process that does not answer.
    explicit SingleInstance(QString path,
                            std::chrono::milliseconds timeout = std::chrono::seconds(3));

    Outcome begin(const Handover &handover);
    /// Hears of each handover from now on. While the event loop runs.
    void setReceiver(Receiver receiver) { m_receiver = std::move(receiver); }

private:
    [[nodiscard]] bool handOver(QLocalSocket &socket, const Handover &handover) const;
    /// Connected to the one that runs, or else nobody does, and this process listens if it can.
    [[nodiscard]] bool reach(QLocalSocket &socket);
    void onNewConnection();
    void read(QLocalSocket &socket);

    QString m_path;
    std::chrono::milliseconds m_timeout;
    Receiver m_receiver;
    QLocalServer m_server;
    int m_connections = 0;
};

/// In the user's folder for such things, another one for each screen.
[[nodiscard]] QString instanceSocketPath();

} // namespace tickscope
