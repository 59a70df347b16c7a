// SPDX-License-Identifier: MIT
#include "core/review/store/store_address.h"

#include <pwd.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QUrl>
#include <QUrlQuery>

#include "core/base/try.h"

namespace tickscope::review {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1String ServicePrefix("service:");
constexpr QLatin1String UrlPrefix("postgresql://");
constexpr QLatin1String RootCertificateKey("sslrootcert");

/// As libpq wants values of its options. A semicolon would end the option for Qt.
Stored<QString> optionText(const char *name, const QString &value)
{
    if (value.contains(QLatin1Char(';')) || value.contains(QChar(0)))
        return storeError(StoreError::Kind::Invalid,
                          {Fault::tr("%1 cannot have a semicolon"), name});
    QString quoted = value;
    quoted.replace("\\"_L1, "\\\\"_L1);
    quoted.replace("'"_L1, "\\'"_L1);
    return u"%1='%2'"_s.arg(QLatin1String(name), quoted);
}

/// Parts of a server's address. Errors: Invalid.
Stored<void> takeUrl(const QString &text, StoreAddress &address)
{
    const QUrl url(text, QUrl::StrictMode);
    const QUrlQuery query(url);
    const auto items = query.queryItems(QUrl::FullyDecoded);
    const bool isKnown = items.isEmpty()
                         || (items.size() == 1 && items.front().first == RootCertificateKey);
    // Not to be said back: it may have a password in it.
    if (!url.password().isEmpty())
        return storeError(StoreError::Kind::Invalid,
                          Fault::tr("a password is no part of a server's address"));
    if (!url.isValid() || url.host().isEmpty() || url.path().size() < 2 || !isKnown)
        return storeError(StoreError::Kind::Invalid,
                          Fault::tr("a server needs postgresql://USER@HOST:PORT/DATABASE"));
    address.kind = StoreAddress::Kind::Server;
    address.host = url.host();
    address.port = url.port(0);
    address.database = url.path(QUrl::FullyDecoded).mid(1);
    address.user = url.userName(QUrl::FullyDecoded);
    address.rootCertificate = items.isEmpty() ? QString() : items.front().second;
    return {};
}

} // namespace

QString systemUser()
{
    QString user = qEnvironmentVariable("USER", qEnvironmentVariable("LOGNAME"));
    if (!user.isEmpty())
        return user;
    // What getpwuid() answers with is overwritten by the next call, of any thread.
    static const QString name = [] {
        const passwd *account = ::getpwuid(::geteuid());
        return QFile::decodeName(account && account->pw_name ? account->pw_name : "");
    }();
    return name.isEmpty() ? u"unknown"_s : name;
}

StoreAddress StoreAddress::ofFile(const QString &path)
{
    StoreAddress address;
    address.file = path;
    return address;
}

Stored<StoreAddress> StoreAddress::fromText(const QString &text, const QString &who)
{
    StoreAddress address;
    address.who = who.isEmpty() ? systemUser() : who;
    if (text.startsWith(ServicePrefix)) {
        address.kind = Kind::Server;
        address.service = text.mid(ServicePrefix.size());
        if (address.service.isEmpty())
            return storeError(StoreError::Kind::Invalid,
                              Fault::tr("a service needs its name: service:NAME"));
        return address;
    }
    if (text.startsWith(UrlPrefix)) {
        TRY(takeUrl(text, address));
        return address;
    }
    if (text.isEmpty())
        return storeError(StoreError::Kind::Invalid,
                          Fault::tr("the store needs the path of a file"));
    address.file = QDir::cleanPath(text);
    return address;
}

QString StoreAddress::text() const
{
    if (kind == Kind::File)
        return file;
    if (!service.isEmpty())
        return ServicePrefix + service;
    return u"%1@%2/%3"_s.arg(user, host, database);
}

QString StoreAddress::url() const
{
    if (kind == Kind::File || !service.isEmpty())
        return text();
    QUrl url;
    url.setScheme(u"postgresql"_s);
    url.setHost(host);
    if (port > 0)
        url.setPort(port);
    url.setUserName(user, QUrl::DecodedMode);
    url.setPath(u'/' + database, QUrl::DecodedMode);
    if (!rootCertificate.isEmpty()) {
        QUrlQuery query;
        query.addQueryItem(RootCertificateKey,
                           QString::fromLatin1(QUrl::toPercentEncoding(rootCertificate, "/")));
        url.setQuery(query);
    }
    return url.toString(QUrl::FullyEncoded);
}

Stored<QString> serverOptions(const StoreAddress &address)
{
    // libpq looks at sslmode only where the socket is not a local one.
    QStringList options{u"sslmode=verify-full"_s, u"connect_timeout=10"_s,
                        u"application_name=tickscope"_s};
    const std::pair<const char *, const QString *> texts[] = {
        {"service", &address.service}, {"sslrootcert", &address.rootCertificate}};
    for (const auto &[name, value] : texts) {
        if (value->isEmpty())
            continue;
        TRY_ASSIGN(auto option, optionText(name, *value));
        options << option;
    }
    return options.join(QLatin1Char(';'));
}

} // namespace tickscope::review
