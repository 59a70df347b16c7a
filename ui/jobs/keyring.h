// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QString>

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
