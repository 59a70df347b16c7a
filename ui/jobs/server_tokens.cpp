// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/server_tokens.h"

#include "ui/jobs/keyring.h"

#include <QPointer>

namespace tickscope::server_tokens {

/// Also empty ones: those that the keyring does not have are asked for once.
static Tokens &known()
{
    static Tokens tokens;
    return tokens;
}

void read(QObject *asker, const QStringList &addresses,
          const std::function<void(const Tokens &)> &done)
{
    for (const QString &address : addresses) {
        if (known().contains(address))
            continue;
        Keyring::used()->read(address, [=, asker = QPointer(asker)](const Keyring::Answer &answer) {
            if (!known().contains(address))
                known()[address] = answer.password;
            if (asker)
                read(asker, addresses, done);
        });
        return;
    }
    done(known());
}

QString of(const QString &url)
{
    for (auto token = known().cbegin(); token != known().cend(); ++token) {
        if (url.startsWith(token.key()))
            return token.value();
    }
    return {};
}

void keep(const QString &address, const QString &token)
{
    if (token.isEmpty())
        return;
    known()[address] = token;
    Keyring::used()->keep(address, token, [](const Keyring::Answer &) {});
}

void forget(const QString &address)
{
    if (!known().remove(address))
        return;
    Keyring::used()->forget(address, [](const Keyring::Answer &) {});
}

} // namespace tickscope::server_tokens
