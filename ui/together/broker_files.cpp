// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/broker_files.h"

#include <memory>

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QStringList>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

namespace tickscope::together {

namespace {

constexpr long Validity = 30L * 24 * 60 * 60; ///< Seconds; a session is no longer.

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

WatchLink newHostLink(const QString &host, int port, const QString &certificate)
{
    return {host, port, randomHex(128), QLatin1String(HostUser), randomHex(128), certificate};
}

WatchLink linkFor(const WatchLink &host, const QString &user)
{
    WatchLink link = host;
    if (user == link.user)
        return link;
    link.user = user;
    const QByteArray code = QMessageAuthenticationCode::hash(
        user.toLatin1(), host.secret.toLatin1(), QCryptographicHash::Sha256);
    link.secret = QString::fromLatin1(code.first(16).toHex());
    return link;
}

QByteArray brokerRules(const WatchLink &host)
{
    const QByteArray topic = "tickscope/" + host.session.toLatin1() + '/';
    // All who follow share an account: the ID of the connection makes a topic one of theirs.
    QByteArray rules = "pattern read " + topic + "#\npattern write " + topic + "%u/%c\n";
    for (const QString &user : accounts()) {
        if (user == QLatin1String(FollowUser))
            continue;
        rules += "user " + user.toLatin1() + "\ntopic write " + topic + user.toLatin1() + "/#\n";
        if (user == QLatin1String(HostUser))
            rules += "topic write " + topic + "leads\n";
    }
    return rules;
}

QByteArray brokerPasswords(const WatchLink &host)
{
    QByteArray lines;
    for (const QString &user : accounts())
        lines += user.toLatin1() + ':' + hashedPassword(linkFor(host, user).secret) + '\n';
    return lines;
}

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
    if (X509_sign(made.get(), key.get(), EVP_sha256()) == 0)
        return {};
    return {pemText([&key](BIO *out) {
                return PEM_write_bio_PrivateKey(out, key.get(), nullptr, nullptr, 0, nullptr,
                                                nullptr);
            }),
            pemText([&made](BIO *out) { return PEM_write_bio_X509(out, made.get()); }),
            fingerprintOf(*made)};
}

QString fingerprintOf(const X509 &certificate)
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned size = 0;
    if (X509_digest(&certificate, EVP_sha256(), digest, &size) != 1)
        return {};
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char *>(digest), size).toHex());
}

QString fingerprintInText(const QByteArray &pem)
{
    const std::unique_ptr<BIO, int (*)(BIO *)> in(
        BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())), BIO_free);
    const std::unique_ptr<X509, void (*)(X509 *)> read(
        PEM_read_bio_X509(in.get(), nullptr, nullptr, nullptr), X509_free);
    return read ? fingerprintOf(*read) : QString();
}

} // namespace tickscope::together
