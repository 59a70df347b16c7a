// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/servers/nginx_server.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTest>

#include <sys/socket.h>
#include <unistd.h>

#include "tests/support/servers/loopback.h"

namespace tickscope::test {

namespace {

/// Sends \a words to \a port, if somebody listens there.
bool takes(int port, const QByteArray &words = {})
{
    const int handle = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(port);
    const bool isThere = ::connect(handle, reinterpret_cast<const sockaddr *>(&address),
                                   sizeof address)
                         == 0;
    const bool isSent = isThere
                        && ::send(handle, words.constData(), words.size(), MSG_NOSIGNAL)
                               == words.size();
    ::close(handle);
    return isSent;
}

/// Debian has it where only root looks for programs.
QString programNginx()
{
    const QString found = QStandardPaths::findExecutable(QStringLiteral("nginx"));
    return found.isEmpty() ? QStandardPaths::findExecutable(
               QStringLiteral("nginx"), {QStringLiteral("/usr/sbin"), QStringLiteral("/sbin")})
                           : found;
}

constexpr const char *Configuration = R"(
daemon off; master_process off; pid nginx.pid; error_log error.log;
events { worker_connections 256; }
http {
    log_format all '$server_port|$request_uri|$status|$http_range|$http_authorization|$server_protocol|$body_bytes_sent|$connection';
    access_log access.log all;
    default_type application/octet-stream;
    client_body_temp_path temporary;
    proxy_temp_path temporary;
    fastcgi_temp_path temporary;
    uwsgi_temp_path temporary;
    scgi_temp_path temporary;
    server {
        listen 127.0.0.1:@PORT@;
        root @FILES@;
        location /whole/ { alias @FILES@/; max_ranges 0; }
        location /slow/ { alias @FILES@/; limit_rate 200k; }
        location /secret/ {
            alias @FILES@/;
            if ($http_authorization != "Bearer right-token") { return 401; }
        }
        location /listed/ { autoindex on; }
        location /many/ { autoindex on; autoindex_format json; }
        location /forbidden/ { return 403; }
        location /moved/ { rewrite ^/moved/(.*)$ http://localhost:@OTHER@/$1 redirect; }
        location /loop/ { return 302 /loop/; }
        location /elsewhere/ { return 302 ftp://127.0.0.1/file; }
    }
    server { listen 127.0.0.1:@OTHER@; root @FILES@; }
    @SECURE@
}
)";

constexpr const char *SecureServer = R"(
    server {
        listen 127.0.0.1:@SECUREPORT@ ssl http2;
        ssl_certificate certificate.pem;
        ssl_certificate_key key.pem;
        root @FILES@;
    }
)";

} // namespace

int freePort()
{
    const int handle = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    auto *bound = reinterpret_cast<sockaddr *>(&address);
    const bool isBound = ::bind(handle, bound, size) == 0
                         && ::getsockname(handle, bound, &size) == 0;
    ::close(handle);
    return isBound ? ntohs(address.sin_port) : 0;
}

NginxServer::~NginxServer()
{
    m_process.terminate();
    m_process.waitForFinished();
}

bool NginxServer::start()
{
    const QString program = programNginx();
    if (program.isEmpty()) {
        m_problem = QStringLiteral("nginx is not installed");
        return false;
    }
    QDir(m_folder.path()).mkdir(QStringLiteral("files"));
    m_port = freePort();
    m_otherPort = freePort();
    m_securePort = makeCertificate() ? freePort() : 0;
    QFile file(m_folder.filePath(QStringLiteral("nginx.conf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(configuration()) <= 0) {
        m_problem = file.errorString();
        return false;
    }
    file.close();
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(program, {QStringLiteral("-p"), m_folder.path(), QStringLiteral("-c"),
                              QStringLiteral("nginx.conf"), QStringLiteral("-e"),
                              QStringLiteral("error.log")});
    const bool isUp = QTest::qWaitFor(
        [this] { return m_process.state() == QProcess::NotRunning || takes(m_otherPort); });
    if (!isUp || m_process.state() == QProcess::NotRunning) {
        m_problem = QStringLiteral("nginx does not run: ")
                    + QString::fromLocal8Bit(m_process.readAll());
        return false;
    }
    return true;
}

std::string NginxServer::url(const QString &path) const
{
    return "http://127.0.0.1:" + std::to_string(m_port) + '/' + path.toStdString();
}

std::string NginxServer::otherUrl(const QString &path) const
{
    return "http://localhost:" + std::to_string(m_otherPort) + '/' + path.toStdString();
}

std::string NginxServer::secureUrl(const QString &path) const
{
    if (m_securePort == 0)
        return {};
    return "https://127.0.0.1:" + std::to_string(m_securePort) + '/' + path.toStdString();
}

std::string NginxServer::certificateFile() const
{
    return m_folder.filePath(QStringLiteral("certificate.pem")).toStdString();
}

QList<QByteArray> NginxServer::log() const
{
    QFile file(m_folder.filePath(QStringLiteral("access.log")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArray> lines = file.readAll().split('\n');
    lines.removeLast();
    return lines;
}

qsizetype NginxServer::loggedRequests()
{
    // One process writes one line after the other, so all others stand before the mark's.
    const QByteArray mark = "/mark-" + QByteArray::number(++m_marks);
    if (!takes(m_port, "GET " + mark + " HTTP/1.0\r\n\r\n"))
        return -1;
    const bool isThere = QTest::qWaitFor(
        [&] { return log().value(log().size() - 1).contains(mark); }, 120'000);
    return isThere ? log().size() : -1;
}

std::uint64_t NginxServer::bytesSent(qsizetype line) const
{
    std::uint64_t bytes = 0;
    for (const QByteArray &request : log().mid(line))
        bytes += request.split('|').at(6).toULongLong();
    return bytes;
}

bool NginxServer::makeCertificate()
{
    QProcess openssl;
    openssl.setWorkingDirectory(m_folder.path());
    openssl.setProcessChannelMode(QProcess::MergedChannels);
    openssl.start(QStringLiteral("openssl"),
                  QStringLiteral("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 "
                                 "-addext subjectAltName=IP:127.0.0.1 "
                                 "-keyout key.pem -out certificate.pem")
                      .split(QLatin1Char(' ')));
    return openssl.waitForFinished() && openssl.exitCode() == 0;
}

QByteArray NginxServer::configuration() const
{
    QByteArray text = Configuration;
    text.replace("@SECURE@", m_securePort == 0 ? "" : SecureServer);
    text.replace("@SECUREPORT@", QByteArray::number(m_securePort));
    text.replace("@PORT@", QByteArray::number(m_port));
    text.replace("@OTHER@", QByteArray::number(m_otherPort));
    text.replace("@FILES@", folder().toUtf8());
    // As root it would give up root's rights, and with them the way to the folder.
    return ::geteuid() == 0 ? "user root;" + text : text;
}

} // namespace tickscope::test
