// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/review/store/schema.h"

namespace tickscope::review {

namespace {

Stored<void> runAll(Database &database, const QStringList &statements)
{
    for (const QString &statement : statements) {
        if (auto done = database.run(statement); !done)
            return tl::unexpected(done.error());
    }
    return {};
}

Stored<void> setVersion(Database &database, int version)
{
    if (database.dialect() == Dialect::Sqlite)
        return runAll(database, {QStringLiteral("PRAGMA user_version = %1").arg(version)});
    return runAll(database,
                  {QStringLiteral("DELETE FROM schema_version"),
                   QStringLiteral("INSERT INTO schema_version VALUES (%1)").arg(version)});
}

/// Two that bring a server up to date at once go one after the other.
Stored<void> prepareServer(Database &database)
{
    return runAll(database,
                  {QStringLiteral("SELECT pg_advisory_xact_lock(hashtext('tickscope'))"),
                   QStringLiteral("CREATE SCHEMA IF NOT EXISTS tickscope"),
                   QStringLiteral("CREATE TABLE IF NOT EXISTS schema_version (version bigint)")});
}

} // namespace

Stored<int> presentVersion(Database &database)
{
    Stored<qint64> version;
    if (database.dialect() == Dialect::Sqlite) {
        version = database.number(QStringLiteral("PRAGMA user_version"));
    } else {
        const auto isThere = database.number(QStringLiteral(
            "SELECT count(*) FROM pg_tables WHERE schemaname = 'tickscope' AND tablename ="
            " 'schema_version'"));
        if (!isThere || *isThere == 0)
            return isThere ? Stored<int>(0) : tl::unexpected(isThere.error());
        version = database.number(QStringLiteral("SELECT max(version) FROM schema_version"));
    }
    return version.map([](qint64 number) { return static_cast<int>(number); });
}

Stored<void> migrate(Database &database, int wanted)
{
    const auto &steps = migrations(database.dialect());
    const auto work = [&]() -> Stored<void> {
        if (database.dialect() == Dialect::Postgres) {
            if (auto prepared = prepareServer(database); !prepared)
                return prepared;
        }
        const auto present = presentVersion(database);
        if (!present)
            return tl::unexpected(present.error());
        if (*present < 0 || *present > static_cast<int>(steps.size()))
            return fault(Fault::Kind::OtherVersion,
                         QStringLiteral("the store was made by a later version of Tickscope"));
        for (int version = *present; version < wanted; ++version) {
            const auto &step = steps.at(static_cast<std::size_t>(version));
            if (auto done = runAll(database, step.up); !done)
                return done;
        }
        for (int version = *present; version > wanted; --version) {
            const auto &step = steps.at(static_cast<std::size_t>(version - 1));
            if (auto done = runAll(database, step.down); !done)
                return done;
        }
        return setVersion(database, wanted);
    };
    return database.transact(work, Actor::None);
}

Stored<void> nameActor(Database &database)
{
    if (database.dialect() == Dialect::Postgres)
        return {};
    return database
        .run(QStringLiteral("INSERT OR REPLACE INTO actor (one, name) VALUES (1, ?)"),
             {database.who()})
        .map([](const QSqlQuery &) {});
}

Stored<void> forgetActor(Database &database)
{
    if (database.dialect() == Dialect::Postgres)
        return {};
    return database.run(QStringLiteral("DELETE FROM actor")).map([](const QSqlQuery &) {});
}

} // namespace tickscope::review
