// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/single_instance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QtEndian>
#include <QThread>
#include <QTimer>
#include <QUrl>

#include "core/io/http/url.h"
#include "ui/links/moment_link.h"

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace tickscope {

namespace {

constexpr qint64 HeadSize = 4; // length of the message, big endian
constexpr char Taken = 'k';
constexpr char Wanted = 'w';       // still, by who has waited for that answer
constexpr int MostConnections = 8; // more at once are no starts of a person
constexpr auto LongestTalk = std::chrono::seconds(5);
constexpr unsigned long PauseAfterGone = 10; // milliseconds

/// Whether the process at the other end of \a socket is one of this user.
bool isOfThisUser(const QLocalSocket &socket)
{
#if defined(Q_OS_LINUX)
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer,
                        &size)
               == 0
           && peer.uid == ::geteuid();
#elif defined(Q_OS_UNIX)
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(static_cast<int>(socket.socketDescriptor()), &user, &group) == 0
           && user == ::geteuid();
#else
    Q_UNUSED(socket);
    return true; // the pipe has the user's rights alone
#endif
}

/// Whether a file that is in the way may be removed.
bool isOwnFile(const QString &path)
{
#ifdef Q_OS_UNIX
    const QFileInfo file(path);
    return !file.exists() || file.ownerId() == ::geteuid();
#else
    Q_UNUSED(path);
    return true;
#endif
}

int remaining(const QDeadlineTimer &deadline)
{
    return static_cast<int>(deadline.remainingTime());
}

constexpr int Version = 1; // Raised when an older program would misread the message.
constexpr qsizetype MostNames = 500;
constexpr qsizetype LongestName = 8192; // as a link may be, and more than a path
constexpr qsizetype LongestToken = 256;

const QLatin1String VersionKey("version");
const QLatin1String NamesKey("open");
const QLatin1String TickKey("tick");
const QLatin1String PlayKey("play");
const QLatin1String CompareKey("compare");
const QLatin1String TokenKey("activation");

bool isWhole(const QString &name)
{
    return name.size() <= LongestName && !name.contains(QChar::Null)
           && (QDir::isAbsolutePath(name) || isUrl(name.toStdString()) || isLink(name));
}

} // namespace

SingleInstance::SingleInstance(QString path, std::chrono::milliseconds timeout)
    : m_path(std::move(path))
    , m_timeout(timeout)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    QObject::connect(&m_server, &QLocalServer::newConnection, &m_server,
                     [this] { onNewConnection(); });
}

SingleInstance::Outcome SingleInstance::begin(const Handover &handover)
{
    const QDeadlineTimer deadline(m_timeout);
    QLocalSocket socket;
    while (reach(socket)) {
        if (handOver(socket, handover))
            return Outcome::HandedOver;
        // One that ends or is killed may be connected to for a moment still, as long as a process
        // that it just starts has its socket.
        const bool isGone = socket.state() == QLocalSocket::UnconnectedState;
        if (!isGone || deadline.hasExpired())
            return Outcome::Alone;
        QThread::msleep(PauseAfterGone);
    }
    return m_server.isListening() ? Outcome::First : Outcome::Alone;
}

bool SingleInstance::reach(QLocalSocket &socket)
{
    const auto timeout = static_cast<int>(m_timeout.count());
    socket.connectToServer(m_path);
    if (socket.waitForConnected(timeout))
        return true;
    // Two that are started at once must not both be the first: the later one asks again.
    QLockFile lock(m_path + QStringLiteral(".lock"));
    lock.setStaleLockTime(0); // only one of a process that is gone
    if (!lock.tryLock(timeout))
        return false;
    socket.connectToServer(m_path);
    if (socket.waitForConnected(timeout))
        return true;
    // A process that ended without a word has left its socket.
    if (isOwnFile(m_path) && QLocalServer::removeServer(m_path))
        m_server.listen(m_path);
    return false;
}

bool SingleInstance::handOver(QLocalSocket &socket, const Handover &handover) const
{
    const QByteArray message = writeHandover(handover);
    if (!isOfThisUser(socket) || message.size() > LargestHandover)
        return false;
    QByteArray head(HeadSize, '\0');
    qToBigEndian(static_cast<quint32>(message.size()), head.data());
    socket.write(head + message);
    const QDeadlineTimer deadline(m_timeout);
    while (socket.bytesToWrite() > 0) {
        if (!socket.waitForBytesWritten(remaining(deadline)))
            return false;
    }
    while (socket.bytesAvailable() == 0) {
        if (!socket.waitForReadyRead(remaining(deadline)))
            return false;
    }
    if (socket.read(1) != QByteArray(1, Taken) || socket.write(&Wanted, 1) != 1)
        return false;
    return socket.bytesToWrite() == 0 || socket.waitForBytesWritten(remaining(deadline));
}

void SingleInstance::onNewConnection()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        if (m_connections >= MostConnections || !isOfThisUser(*socket)) {
            delete socket;
            continue;
        }
        ++m_connections;
        QObject::connect(socket, &QObject::destroyed, &m_server, [this] { --m_connections; });
        QObject::connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        QObject::connect(socket, &QLocalSocket::readyRead, &m_server,
                         [this, socket] { read(*socket); });
        QTimer::singleShot(LongestTalk, socket, &QLocalSocket::abort);
        socket->setReadBufferSize(HeadSize + LargestHandover);
        read(*socket);
    }
}

void SingleInstance::read(QLocalSocket &socket)
{
    if (socket.bytesAvailable() < HeadSize)
        return;
    const auto size = qFromBigEndian<quint32>(socket.peek(HeadSize).constData());
    if (size > LargestHandover)
        return socket.abort();
    if (socket.bytesAvailable() < HeadSize + qint64{size})
        return;
    socket.read(HeadSize);
    const auto handover = readHandover(socket.read(size));
    if (!handover)
        return socket.abort();
    // Who has lost patience meanwhile opens it in a window of its own, and must not have it twice.
    QObject::disconnect(&socket, &QLocalSocket::readyRead, nullptr, nullptr);
    QObject::connect(&socket, &QLocalSocket::readyRead, &m_server, [this, &socket, handover] {
        const bool isWanted = socket.read(1) == QByteArray(1, Wanted);
        socket.disconnectFromServer();
        if (isWanted && m_receiver)
            m_receiver(*handover);
    });
    socket.write(&Taken, 1);
}

QString instanceSocketPath()
{
    QByteArray screen = qgetenv("WAYLAND_DISPLAY");
    screen += '\n' + qgetenv("DISPLAY");
    const QByteArray hash = QCryptographicHash::hash(screen, QCryptographicHash::Sha256).toHex();
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation)
           + QStringLiteral("/tickscope-") + QString::fromLatin1(hash.first(12));
}

QByteArray writeHandover(const Handover &handover)
{
    QJsonObject object{{VersionKey, Version},
                       {NamesKey, QJsonArray::fromStringList(handover.names)},
                       {TokenKey, QString::fromLatin1(handover.activationToken)}};
    if (handover.isPlaying)
        object.insert(PlayKey, true);
    if (handover.isComparing)
        object.insert(CompareKey, true);
    if (handover.tick)
        object.insert(TickKey, qint64{handover.tick->value});
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<Handover> readHandover(const QByteArray &bytes)
{
    if (bytes.size() > LargestHandover)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const QJsonArray names = object.value(NamesKey).toArray();
    if (object.value(VersionKey).toInt() != Version || !object.value(NamesKey).isArray()
        || names.size() > MostNames)
        return std::nullopt;
    Handover handover;
    for (const auto &name : names) {
        if (!isWhole(name.toString()))
            return std::nullopt;
        handover.names << name.toString();
    }
    if (object.contains(TickKey)) {
        if (!object.value(TickKey).isDouble())
            return std::nullopt;
        handover.tick = Tick{object.value(TickKey).toInteger()};
    }
    handover.isPlaying = object.value(PlayKey).toBool();
    handover.isComparing = object.value(CompareKey).toBool();
    handover.activationToken = object.value(TokenKey).toString().left(LongestToken).toLatin1();
    return handover;
}

QString nameForAll(const QString &name)
{
    if (isLink(name) || isUrl(name.toStdString()))
        return name;
    const QUrl url(name);
    return QFileInfo(url.isLocalFile() ? url.toLocalFile() : name)
        .absoluteFilePath(); // desktops give URLs
}

} // namespace tickscope
