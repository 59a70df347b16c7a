// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/review/store_error.h"

namespace tickscope::review {

/// Where a store lies, and as whom it is opened.
struct StoreAddress {
    enum class Kind { File, Server };
    Kind kind = Kind::File;

    QString file; ///< Of a file: its path.
    /// Of a file: the name for the history. A server knows its users itself.
    QString who;

    /// Of a server: a name in libpq's service file, which has the rest, or the rest itself.
    QString service;
    QString host; ///< Name, or the folder of a local socket when it begins with a slash.
    int port = 0; ///< 0 for the usual one.
    QString database;
    QString user;
    QString password;        ///< From a keyring. Without one libpq looks in its own password file.
    QString rootCertificate; ///< File with the authorities to trust; empty for libpq's own place.

    /// What a person writes: "service:NAME", "postgresql://USER@HOST:PORT/DATABASE" with
    /// "?sslrootcert=FILE" where it is wanted, or else the path of a file; \a who as above, the
    /// user of the system when it is empty. A password is never part of it. Errors: Invalid.
    static Stored<StoreAddress> fromText(const QString &text, const QString &who = {});
    static StoreAddress ofFile(const QString &path);
    /// Without the password: for messages.
    [[nodiscard]] QString text() const;
    /// What fromText() makes this address of again, but for who and the password.
    [[nodiscard]] QString url() const;
};

/// The name of who runs the program.
[[nodiscard]] QString systemUser();

/// Options for libpq besides host, user and database. The server has to prove who it is unless it
/// is reached by a local socket, whatever a service file says. Errors: Invalid.
[[nodiscard]] Stored<QString> serverOptions(const StoreAddress &address);

} // namespace tickscope::review
