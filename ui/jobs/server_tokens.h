// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QHash>
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
