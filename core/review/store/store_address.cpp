// SPDX-License-Identifier: MIT
#include "core/review/store/store_address.h"

#include <QDir>

namespace tickscope::review {

namespace {

constexpr QLatin1String ServicePrefix("service:");

QString systemUser()
{
    for (const char *name : {"USER", "LOGNAME"}) {
        QString user = qEnvironmentVariable(name);
        if (!user.isEmpty())
            return user;
    }
    return QStringLiteral("unknown");
}

/// As libpq wants values of its options. A semicolon would end the option for Qt.
Stored<QString> optionText(const char *name, const QString &value)
{
    if (value.contains(QLatin1Char(';')) || value.contains(QChar(0)))
        return fault(Fault::Kind::Invalid,
                     QStringLiteral("%1 cannot have a semicolon").arg(QLatin1String(name)));
    QString quoted = value;
    quoted.replace(QLatin1String("\\"), QLatin1String("\\\\"));
    quoted.replace(QLatin1String("'"), QLatin1String("\\'"));
    return QStringLiteral("%1='%2'").arg(QLatin1String(name), quoted);
}

} // namespace

Stored<StoreAddress> StoreAddress::fromText(const QString &text, const QString &who)
{
    StoreAddress address;
    address.who = who.isEmpty() ? systemUser() : who;
    if (text.startsWith(ServicePrefix)) {
        address.kind = Kind::Server;
        address.service = text.mid(ServicePrefix.size());
        if (address.service.isEmpty())
            return fault(Fault::Kind::Invalid,
                         QStringLiteral("a service needs its name: service:NAME"));
        return address;
    }
    if (text.isEmpty())
        return fault(Fault::Kind::Invalid, QStringLiteral("the store needs the path of a file"));
    address.file = QDir::cleanPath(text);
    return address;
}

QString StoreAddress::text() const
{
    if (kind == Kind::File)
        return file;
    if (!service.isEmpty())
        return ServicePrefix + service;
    return QStringLiteral("%1@%2/%3").arg(user, host, database);
}

Stored<QString> serverOptions(const StoreAddress &address)
{
    // libpq looks at sslmode only where the socket is not a local one.
    QStringList options{QStringLiteral("sslmode=verify-full"), QStringLiteral("connect_timeout=10"),
                        QStringLiteral("application_name=tickscope")};
    const std::pair<const char *, const QString *> texts[] = {
        {"service", &address.service}, {"sslrootcert", &address.rootCertificate}};
    for (const auto &[name, value] : texts) {
        if (value->isEmpty())
            continue;
        auto option = optionText(name, *value);
        if (!option)
            return option;
        options << *option;
    }
    return options.join(QLatin1Char(';'));
}

} // namespace tickscope::review
