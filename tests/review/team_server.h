// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/review/review_sample.h"
#include "tests/support/servers/postgres_server.h"

namespace tickscope::test {

/// A server with a team: rita reads, anna and ben review, lea leads, max is nobody.
class TeamServer
{
public:
    bool start()
    {
        if (!m_server.start())
            return false;
        (void)m_server.sql(QStringLiteral("postgres"), QStringLiteral("CREATE DATABASE reviews"));
        const auto made = review::Store::upgrade(address(QStringLiteral("owner")));
        m_problem = made ? QString() : made.error().text();
        const char *team = "CREATE ROLE rita LOGIN; GRANT tickscope_reader TO rita;"
                           "CREATE ROLE anna LOGIN PASSWORD 'anna''s ; \\word';"
                           "CREATE ROLE ben LOGIN; GRANT tickscope_reviewer TO anna, ben;"
                           "CREATE ROLE lea LOGIN; GRANT tickscope_lead TO lea;"
                           "CREATE ROLE max LOGIN";
        (void)sql(QString::fromLatin1(team));
        return made.has_value();
    }
    [[nodiscard]] QString problem() const
    {
        return m_problem.isEmpty() ? m_server.problem() : m_problem;
    }
    PostgresServer &server() { return m_server; }

    /// By the local socket, where no password is asked.
    [[nodiscard]] review::StoreAddress address(const QString &user) const
    {
        review::StoreAddress address;
        address.kind = review::StoreAddress::Kind::Server;
        address.host = m_server.socketFolder();
        address.port = m_server.port();
        address.database = QStringLiteral("reviews");
        address.user = user;
        return address;
    }
    /// By TLS, as anna.
    [[nodiscard]] review::StoreAddress secureAddress(const QString &rootCertificate) const
    {
        review::StoreAddress address = this->address(QStringLiteral("anna"));
        address.host = QStringLiteral("127.0.0.1");
        address.password = QStringLiteral("anna's ; \\word");
        address.rootCertificate = rootCertificate;
        return address;
    }
    std::unique_ptr<review::Store> open(const char *user)
    {
        auto store = review::Store::open(address(QString::fromLatin1(user)));
        if (!store) {
            QTest::qFail(qPrintable(store.error().text()), __FILE__, __LINE__);
            return nullptr;
        }
        return std::move(*store);
    }
    /// As the owner of everything.
    [[nodiscard]] QByteArray sql(const QString &text)
    {
        return m_server.sql(QStringLiteral("reviews"), text);
    }
    /// Takes all cases away.
    void clear()
    {
        (void)sql(QStringLiteral("TRUNCATE tickscope.review_case, tickscope.applied_change RESTART"
                                 " IDENTITY CASCADE"));
    }

private:
    PostgresServer m_server;
    QString m_problem;
};

} // namespace tickscope::test
