// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/own_broker.h"

#include <QFile>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QStandardPaths>
#include <QTcpServer>

#include "ui/together/broker_files.h"

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>
#endif

namespace tickscope::together {

constexpr quint16 UsualPort = 8883; ///< Of MQTT by TLS.
constexpr auto RestartPause = std::chrono::milliseconds(500);
constexpr int MostStarts = 20;
constexpr auto LongestStop = std::chrono::milliseconds(500);

static int freePortNear(quint16 wanted)
{
    QTcpServer server;
    if (!server.listen(QHostAddress::Any, wanted) && !server.listen(QHostAddress::Any))
        return 0;
    return server.serverPort();
}

OwnBroker::OwnBroker(QObject *parent)
    : QObject(parent)
    , m_again(RestartPause, this, &OwnBroker::run)
{
    connect(&m_process, &QProcess::finished, this, &OwnBroker::onFinished);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
#ifdef Q_OS_LINUX
    // Not longer than this program, however that ends.
    m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
#endif
}

OwnBroker::~OwnBroker()
{
    m_process.disconnect(this);
    m_process.terminate();
    if (!m_process.waitForFinished(static_cast<int>(LongestStop.count())))
        m_process.kill();
}

QString OwnBroker::program()
{
    const QString name = QStringLiteral("mosquitto");
    const QString found = QStandardPaths::findExecutable(name);
    // Debian has it where only root looks for programs.
    return found.isEmpty() ? QStandardPaths::findExecutable(
               name, {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/local/sbin")})
                           : found;
}

QStringList OwnBroker::addresses()
{
    QStringList found;
    for (const QNetworkInterface &one : QNetworkInterface::allInterfaces()) {
        const auto flags = one.flags();
        if (!(flags & QNetworkInterface::IsRunning) || flags & QNetworkInterface::IsLoopBack)
            continue;
        for (const QNetworkAddressEntry &entry : one.addressEntries()) {
            const QHostAddress address = entry.ip();
            if (address.protocol() == QAbstractSocket::IPv4Protocol)
                found.prepend(address.toString());
            else if (!address.isLinkLocal())
                found.append(address.toString());
        }
    }
    found.append(QHostAddress(QHostAddress::LocalHost).toString());
    return found;
}

QString OwnBroker::start(const QString &address)
{
    if (program().isEmpty())
        return tr("To start a session here, install Mosquitto (the package mosquitto).");
    const int port = freePortNear(UsualPort);
    const OwnCertificate made = makeCertificate();
    m_link = newHostLink(address, port, made.sha256);
    const bool isWritten = port > 0 && !made.sha256.isEmpty()
                           && write(QStringLiteral("key.pem"), made.key)
                           && write(QStringLiteral("certificate.pem"), made.certificate)
                           && write(QStringLiteral("passwords"), brokerPasswords(m_link))
                           && write(QStringLiteral("rules"), brokerRules(m_link))
                           && write(QStringLiteral("mosquitto.conf"), configuration());
    if (!isWritten)
        return tr("The session could not be prepared on this machine.");
    run();
    return {};
}

bool OwnBroker::write(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate)
           && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
           && file.write(content) == content.size();
}

QByteArray OwnBroker::configuration() const
{
    const QByteArray folder = QFile::encodeName(m_folder.path()) + '/';
    QByteArray text = "listener " + QByteArray::number(m_link.port) + '\n';
    text += "certfile " + folder + "certificate.pem\nkeyfile " + folder + "key.pem\n";
    text += "tls_version tlsv1.2\nallow_anonymous false\n";
    text += "password_file " + folder + "passwords\nacl_file " + folder + "rules\n";
    // What is sent is short, and whoever floods gets no room for it.
    text += "message_size_limit " + QByteArray::number(LongestPayload) + '\n';
    // Who may lead can have it keep any number of messages. It ends at this, and begins again.
    text += "memory_limit 268435456\n";
    text += "max_connections 1000\nmax_queued_messages 100\nset_tcp_nodelay true\n"
            "sys_interval 0\npersistence false\nlog_dest stderr\nlog_type error\n";
#ifdef Q_OS_LINUX
    // It would give up root's rights, and with them the way to the folder.
    if (::geteuid() == 0)
        text += "user root\n";
#endif
    return text;
}

void OwnBroker::run()
{
    ++m_starts;
    m_process.start(program(),
                    {QStringLiteral("-c"), m_folder.filePath(QStringLiteral("mosquitto.conf"))});
}

void OwnBroker::onFinished()
{
    if (m_starts < MostStarts)
        return m_again.start();
    emit failed(QString::fromLocal8Bit(m_process.readAll()).trimmed().section(u'\n', -1));
}

} // namespace tickscope::together
