// SPDX-License-Identifier: MIT

#include "core/base/try.h"
#include "core/review/store/schema.h"

namespace tickscope::review {

namespace {

Stored<void> setVersion(Database &database, int version)
{
    if (database.dialect() == Dialect::Sqlite)
        return database.executeAll({QStringLiteral("PRAGMA user_version = %1").arg(version)});
    return database.executeAll(
        {QStringLiteral("DELETE FROM schema_version"),
         QStringLiteral("INSERT INTO schema_version VALUES (%1)").arg(version)});
}

/// Two that bring a server up to date at once go one after the other.
Stored<void> prepareServer(Database &database)
{
    return database.executeAll(
        {QStringLiteral("SELECT pg_advisory_xact_lock(hashtext('tickscope'))"),
         QStringLiteral("CREATE SCHEMA IF NOT EXISTS tickscope"),
         QStringLiteral("CREATE TABLE IF NOT EXISTS schema_version (version bigint)")});
}

} // namespace

Stored<int> Database::version()
{
    Stored<qint64> version;
    if (m_dialect == Dialect::Sqlite) {
        version = number("PRAGMA user_version");
    } else {
        const auto isThere = number(
            "SELECT count(*) FROM pg_tables WHERE schemaname = 'tickscope' AND tablename ="
            " 'schema_version'");
        if (!isThere || *isThere == 0)
            return isThere ? Stored<int>(0) : tl::unexpected(isThere.error());
        version = number("SELECT max(version) FROM schema_version");
    }
    return version.map([](qint64 number) { return static_cast<int>(number); });
}

Stored<void> Database::migrate(const std::vector<Migration> &steps, int wanted,
                               const std::function<Stored<void>(int)> &first)
{
    const auto work = [&]() -> Stored<void> {
        if (m_dialect == Dialect::Postgres) {
            TRY(prepareServer(*this));
        }
        TRY_ASSIGN(const auto present, this->version());
        if (present < 0 || present > static_cast<int>(steps.size()))
            return fault(Fault::Kind::OtherVersion,
                         QStringLiteral("the store was made by a later version of Tickscope"));
        if (present >= wanted)
            return {};
        TRY(first ? first(present) : Stored<void>{});
        for (int version = present; version < wanted; ++version) {
            TRY(executeAll(steps.at(static_cast<std::size_t>(version))));
        }
        return setVersion(*this, wanted);
    };
    return transact(work, Actor::None);
}

Stored<void> nameActor(Database &database)
{
    if (database.dialect() == Dialect::Postgres)
        return {};
    return database.execute("INSERT OR REPLACE INTO actor (one, name) VALUES (1, ?)",
                            {database.who()});
}

Stored<void> forgetActor(Database &database)
{
    if (database.dialect() == Dialect::Postgres)
        return {};
    return database.execute("DELETE FROM actor");
}

} // namespace tickscope::review
