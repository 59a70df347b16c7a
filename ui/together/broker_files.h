// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "ui/together/watch_link.h"

struct x509_st;

/// What a broker is given for a session: accounts, rules and, of one's own broker, a certificate.
namespace tickscope::together {

/// Accounts of who may lead; a link of each has one of its own.
inline constexpr int LeadAccounts = 24;

/// The way into a new session for its host, by a broker there.
[[nodiscard]] WatchLink newHostLink(const QString &host, int port, const QString &certificate);
/// For another account of the session of \a host, whose secret all others are made of.
[[nodiscard]] WatchLink linkFor(const WatchLink &host, const QString &user);

/// Rules as Mosquitto reads them (acl_file): who may lead writes below the topic of their account,
/// who only follows a topic by the ID of their connection, who leads is written by the host.
[[nodiscard]] QByteArray brokerRules(const WatchLink &host);
/// All accounts as Mosquitto keeps them (password_file), without their secrets.
[[nodiscard]] QByteArray brokerPasswords(const WatchLink &host);

/// A key and a certificate signed by it, in the text form of both.
struct OwnCertificate {
    QByteArray key;
    QByteArray certificate;
    QString sha256; ///< In hex; empty where none could be made.
};
[[nodiscard]] OwnCertificate makeCertificate();

/// SHA-256 in hex; empty on failure.
[[nodiscard]] QString fingerprintOf(const x509_st &certificate);
/// Of the first one in \a pem; empty where there is none.
[[nodiscard]] QString fingerprintInText(const QByteArray &pem);

} // namespace tickscope::together
