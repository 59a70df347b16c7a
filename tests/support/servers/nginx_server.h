// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace tickscope::test {

/// A port of the loopback interface that nobody listens on.
[[nodiscard]] int freePort();

/// A real web server on the loopback interface, in a folder of its own; ended with the
/// object. It serves the files in folder() and does what the names of these places say:
/// /whole/ gives no parts, /slow/ sends 200 KB a second, /secret/ wants the token
/// "right-token", /listed/ lists its files as HTML and /many/ as JSON, /forbidden/ refuses, /moved/
/// leads to otherUrl(), /loop/ to itself, /elsewhere/ to ftp.
class NginxServer
{
public:
    ~NginxServer();

    /// False without nginx, or when it does not run; see problem().
    bool start();
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Of the served files.
    [[nodiscard]] QString folder() const { return m_folder.filePath(QStringLiteral("files")); }
    [[nodiscard]] std::string url(const QString &path) const;
    /// The same files under another host and port, as far as tokens go.
    [[nodiscard]] std::string otherUrl(const QString &path) const;
    /// The same files by TLS and HTTP/2; empty without openssl.
    [[nodiscard]] std::string secureUrl(const QString &path) const;
    [[nodiscard]] std::string certificateFile() const;
    [[nodiscard]] int port() const { return m_port; }

    /// One request a line: port, address, status, range, authorization, protocol,
    /// bytes of the answer, number of the connection; with "|" between them.
    [[nodiscard]] QList<QByteArray> log() const;
    /// Lines of the log, with one for each request that was answered until now: the server
    /// answers first and writes then.
    [[nodiscard]] qsizetype loggedRequests();
    /// Of all answers from \a line of the log on.
    [[nodiscard]] std::uint64_t bytesSent(qsizetype line) const;

private:
    bool makeCertificate();
    [[nodiscard]] QByteArray configuration() const;

    QTemporaryDir m_folder;
    QProcess m_process;
    QString m_problem;
    int m_port = 0;
    int m_otherPort = 0;
    int m_securePort = 0;
    int m_marks = 0; ///< Requests of loggedRequests().
};

} // namespace tickscope::test
