// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/own_broker.h"

#include <memory>

#include <QFile>
#include <QHostAddress>
#include <QMessageAuthenticationCode>
#include <QNetworkInterface>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTcpServer>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>
#endif

namespace tickscope::together {

namespace {

constexpr quint16 UsualPort = 8883;           ///< Of MQTT by TLS.
constexpr long Validity = 30L * 24 * 60 * 60; ///< Seconds; a session is no longer.
constexpr auto RestartPause = std::chrono::milliseconds(500);
constexpr int MostStarts = 20;
constexpr auto LongestStop = std::chrono::milliseconds(500);

/// Text of what \a write puts into a BIO.
template<typename Write>
QByteArray pemText(Write write)
{
    const std::unique_ptr<BIO, int (*)(BIO *)> out(BIO_new(BIO_s_mem()), BIO_free);
    if (!out || write(out.get()) != 1)
        return {};
    char *text = nullptr;
    const long size = BIO_get_mem_data(out.get(), &text);
    return {text, size};
}

int freePortNear(quint16 wanted)
{
    QTcpServer server;
    if (!server.listen(QHostAddress::Any, wanted) && !server.listen(QHostAddress::Any))
        return 0;
    return server.serverPort();
}

/// As Mosquitto keeps passwords. They are random, so that rounds would add nothing.
QByteArray hashedPassword(const QString &secret)
{
    constexpr int Rounds = 101;
    constexpr int SaltSize = 12;
    const QByteArray salt = QByteArray::fromHex(randomHex(SaltSize * 8).toLatin1());
    const QByteArray word = secret.toLatin1();
    QByteArray hash(64, '\0');
    PKCS5_PBKDF2_HMAC(word.constData(), static_cast<int>(word.size()),
                      reinterpret_cast<const unsigned char *>(salt.constData()), SaltSize, Rounds,
                      EVP_sha512(), static_cast<int>(hash.size()),
                      reinterpret_cast<unsigned char *>(hash.data()));
    return "$7$" + QByteArray::number(Rounds) + '$' + salt.toBase64() + '$' + hash.toBase64();
}

QStringList accounts()
{
    QStringList users{QLatin1String(HostUser), QLatin1String(FollowUser)};
    for (int number = 1; number <= LeadAccounts; ++number)
        users << QLatin1String(LeadUser) + QString::number(number);
    return users;
}

} // namespace

OwnCertificate makeCertificate()
{
    const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY *)> key(EVP_EC_gen("P-256"), EVP_PKEY_free);
    const std::unique_ptr<X509, void (*)(X509 *)> made(X509_new(), X509_free);
    if (!key || !made)
        return {};
    ASN1_INTEGER_set_uint64(X509_get_serialNumber(made.get()),
                            QRandomGenerator::system()->generate64() >> 1);
    X509_set_version(made.get(), X509_VERSION_3);
    // Clocks of two machines need not agree.
    X509_gmtime_adj(X509_getm_notBefore(made.get()), -Validity);
    X509_gmtime_adj(X509_getm_notAfter(made.get()), Validity);
    X509_NAME *name = X509_get_subject_name(made.get());
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char *>("Tickscope"), -1, -1, 0);
    X509_set_issuer_name(made.get(), name);
    X509_set_pubkey(made.get(), key.get());
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned size = 0;
    if (X509_sign(made.get(), key.get(), EVP_sha256()) == 0
        || X509_digest(made.get(), EVP_sha256(), digest, &size) != 1)
        return {};
    return {pemText([&key](BIO *out) {
                return PEM_write_bio_PrivateKey(out, key.get(), nullptr, nullptr, 0, nullptr,
                                                nullptr);
            }),
            pemText([&made](BIO *out) { return PEM_write_bio_X509(out, made.get()); }),
            QString::fromLatin1(QByteArray(reinterpret_cast<const char *>(digest), size).toHex())};
}

OwnBroker::OwnBroker(QObject *parent)
    : QObject(parent)
{
    m_again.setSingleShot(true);
    m_again.setInterval(RestartPause);
    connect(&m_again, &QTimer::timeout, this, &OwnBroker::run);
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

QString OwnBroker::start()
{
    if (program().isEmpty())
        return tr("To start a session here, install Mosquitto (the package mosquitto).");
    m_port = freePortNear(UsualPort);
    const OwnCertificate made = makeCertificate();
    m_certificate = made.sha256;
    const bool isWritten = m_port > 0 && !made.sha256.isEmpty()
                           && write(QStringLiteral("key.pem"), made.key)
                           && write(QStringLiteral("certificate.pem"), made.certificate)
                           && write(QStringLiteral("passwords"), passwords())
                           && write(QStringLiteral("rules"), rules())
                           && write(QStringLiteral("mosquitto.conf"), configuration());
    if (!isWritten)
        return tr("The session could not be prepared on this machine.");
    run();
    return {};
}

WatchLink OwnBroker::link(const QString &user, const QString &address) const
{
    return {address, m_port, m_session, user, secretOf(user), m_certificate};
}

QString OwnBroker::secretOf(const QString &user) const
{
    const QByteArray code = QMessageAuthenticationCode::hash(user.toLatin1(), m_key.toLatin1(),
                                                             QCryptographicHash::Sha256);
    return QString::fromLatin1(code.first(16).toHex());
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
    QByteArray text = "listener " + QByteArray::number(m_port) + '\n';
    text += "certfile " + folder + "certificate.pem\nkeyfile " + folder + "key.pem\n";
    text += "tls_version tlsv1.2\nallow_anonymous false\n";
    text += "password_file " + folder + "passwords\nacl_file " + folder + "rules\n";
    // What is sent is short, and whoever floods gets no room for it.
    text += "message_size_limit " + QByteArray::number(LongestPayload) + '\n';
    text += "max_connections 1000\nmax_queued_messages 100\nset_tcp_nodelay true\n"
            "sys_interval 0\npersistence false\nlog_dest stderr\nlog_type error\n";
#ifdef Q_OS_LINUX
    // It would give up root's rights, and with them the way to the folder.
    if (::geteuid() == 0)
        text += "user root\n";
#endif
    return text;
}

/// Each account writes below its own topic only; who leads is written by the host.
QByteArray OwnBroker::rules() const
{
    const QByteArray topic = "tickscope/" + m_session.toLatin1() + '/';
    return "pattern read " + topic + "#\npattern write " + topic + "%u/#\nuser "
           + QByteArray(HostUser) + "\ntopic write " + topic + "leads\n";
}

QByteArray OwnBroker::passwords() const
{
    QByteArray lines;
    for (const QString &user : accounts())
        lines += user.toLatin1() + ':' + hashedPassword(secretOf(user)) + '\n';
    return lines;
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
