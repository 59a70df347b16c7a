// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QHash>
#include <QString>
#include <QStringList>

class QObject;
/// Tokens of the addresses that the library goes through, for all windows of this process. They are
/// kept in the keyring of the system and nowhere else; without one, until the program ends. UI
/// thread.

namespace tickscope::server_tokens {

/// By address, of those that are known.
using Tokens = QHash<QString, QString>;

/// Asks the keyring for the tokens of \a addresses, of each once, and says to \a done what is known
/// then, unless \a asker is gone. At once where there is nothing to ask.
void read(QObject *asker, const QStringList &addresses,
          const std::function<void(const Tokens &)> &done);

/// The token for what lies at \a url; empty where none is known.
[[nodiscard]] QString of(const QString &url);

/// \param token  empty: leaves the one that is there.
void keep(const QString &address, const QString &token);
void forget(const QString &address);

} // namespace tickscope::server_tokens

namespace tickscope {

/// Where passwords and tokens of servers are kept between sessions: the keyring of the system, and
/// nowhere else. UI thread; answers come later, in that thread, and never before the call has
/// returned.
class Keyring
{
public:
    enum class Outcome {
        Done,
        Nothing,    ///< None is kept for that place.
        Unavailable ///< There is no keyring, it is locked, or the person said no.
    };
    struct Answer {
        Outcome outcome = Outcome::Unavailable;
        QString password; ///< Of read().
    };
    using Answered = std::function<void(const Answer &)>;

    virtual ~Keyring() = default;

    /// \param place  as StoreAddress::fromText() takes it, or the address of a store of recordings.
    virtual void read(const QString &place, Answered answered) = 0;
    virtual void keep(const QString &place, const QString &password, Answered answered) = 0;
    virtual void forget(const QString &place, Answered answered) = 0;

    /// Of the desktop: Secret Service or KWallet.
    [[nodiscard]] static std::shared_ptr<Keyring> ofSystem();
    /// The one that is used, at first that of the system.
    [[nodiscard]] static std::shared_ptr<Keyring> used();
    /// In its place from now on.
    static void use(std::shared_ptr<Keyring> keyring);
};

} // namespace tickscope
