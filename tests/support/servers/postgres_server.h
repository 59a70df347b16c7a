// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace tickscope::test {

/// A real PostgreSQL server in a folder of its own: by a socket in it, where everybody may be who
/// he says, and on the loopback interface by TLS with a password. Run by another user than root;
/// ended and removed with the object.
class PostgresServer
{
public:
    ~PostgresServer();

    /// False without PostgreSQL, or when it does not run; see problem().
    bool start();
    /// Ends it and all connections, as a machine that is switched off; start() again goes on.
    void stop();
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Folder of the socket.
    [[nodiscard]] QString socketFolder() const { return m_folder.path(); }
    [[nodiscard]] int port() const { return m_port; }
    /// Of those that signed the server's certificate, and of others.
    [[nodiscard]] QString rootCertificate() const { return m_folder.filePath("ca.pem"); }
    [[nodiscard]] QString otherCertificate() const { return m_folder.filePath("other.pem"); }

    /// Runs \a sql in \a database as the owner of everything; what it answers, and nothing when
    /// it fails.
    [[nodiscard]] QByteArray sql(const QString &database, const QString &sql);

private:
    bool prepare();
    bool makeCertificates();
    /// Runs a program to its end as the server's user.
    bool runAsServer(const QString &name, const QStringList &words);
    void becomeServer(QProcess &process) const;

    QTemporaryDir m_folder{QStringLiteral("/tmp/tickscope-pg-XXXXXX")};
    QProcess m_process;
    QString m_problem;
    QString m_programs; ///< Folder of the server's programs.
    int m_port = 0;
    unsigned m_user = 0; ///< To be when we are root; else 0.
    unsigned m_group = 0;
};

} // namespace tickscope::test
