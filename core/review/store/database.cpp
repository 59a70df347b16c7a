// SPDX-License-Identifier: MIT
#include "core/review/store/database.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>

#include "core/base/try.h"
#include "core/review/store/checked.h"
#include "core/review/store/schema.h"

namespace tickscope::review {

namespace {

/// What a person wrote about others is private.
constexpr QFile::Permissions StoreOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;
/// Others write for milliseconds.
constexpr const char *SqliteOptions = "QSQLITE_BUSY_TIMEOUT=10000";
constexpr int Attempts = 5;

Stored<void> makeStoreFile(const QString &path)
{
    QFile file(path);
    // Made by us with its rights, so that there is no moment in which others may read.
    if (!file.exists() && !file.open(QIODevice::WriteOnly | QIODevice::NewOnly, StoreOwnerOnly)
        && !file.exists())
        return storeError(path, file.errorString());
    if (!QFileInfo(path).isFile())
        return storeError(StoreError::Kind::Unreachable,
                          {Fault::tr("%1 is no file"), path.toStdString()});
    file.close();
    if (file.permissions() & ~(StoreOwnerOnly | QFile::ReadUser | QFile::WriteUser))
        file.setPermissions(StoreOwnerOnly);
    return {};
}

StoreError::Kind sqliteKind(int code)
{
    constexpr int ReadOnly = 8;
    constexpr int Corrupt = 11;
    constexpr int Constraint = 19;
    constexpr int NotADatabase = 26;
    constexpr int ForeignKey = Constraint | (3 << 8);
    if (code == ForeignKey)
        return StoreError::Kind::Cited;
    switch (code & 0xFF) { // the rest says more of the same
    case Corrupt:
    case NotADatabase:
        return StoreError::Kind::Damaged;
    case Constraint:
        return StoreError::Kind::Invalid;
    case ReadOnly:
        return StoreError::Kind::Refused;
    default:
        return StoreError::Kind::Unreachable;
    }
}

StoreError::Kind postgresKind(const QString &state)
{
    if (state == "42501"_L1 || state.startsWith("28"_L1))
        return StoreError::Kind::Refused;
    if (state == "23503"_L1) // of a foreign key
        return StoreError::Kind::Cited;
    // Constraints, bad values, and what our own triggers raise.
    if (state.startsWith("23"_L1) || state.startsWith("22"_L1) || state.startsWith("P0"_L1))
        return StoreError::Kind::Invalid;
    if (state.startsWith("42"_L1) || state.startsWith("3F"_L1))
        return StoreError::Kind::OtherVersion;
    return StoreError::Kind::Unreachable;
}

/// What a database says: the sentence of a trigger of ours, or its own words.
Fault databaseFault(const QString &what)
{
    const std::string text = what.toStdString();
    for (const FaultKind own :
         {Fault::tr("the case is not assigned to you"),
          Fault::tr("a decided verdict stays as it is"), Fault::tr("only its author changes it"),
          Fault::tr("the case was removed"), Fault::tr("the case is not decided"),
          Fault::tr("opinions once asked for are needed"),
          Fault::tr("only an empty case of one's own is removed")}) {
        if (text == own.sentence())
            return own;
    }
    return {faults::Words, text};
}

/// Why a connection failed: before there is one, libpq has words only.
StoreError openingError(StoreError failed)
{
    if (failed.kind != StoreError::Kind::Unreachable)
        return failed;
    const auto says = [&failed](const char *word) {
        return failed.text().contains(QLatin1String(word), Qt::CaseInsensitive);
    };
    if (says("certificate") || says("SSL"))
        failed.kind = StoreError::Kind::Untrusted;
    else if (says("password") || says("fe_sendauth"))
        failed.kind = StoreError::Kind::NoPassword;
    return failed;
}

/// A file does not know who writes: each transaction says it first, and triggers put it into what
/// is written. A server knows by itself.
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

Stored<void> setVersion(Database &database, int version)
{
    if (database.dialect() == Dialect::Sqlite)
        return database.executeAll({u"PRAGMA user_version = %1"_s.arg(version)});
    return database.executeAll({u"DELETE FROM schema_version"_s,
                                u"INSERT INTO schema_version VALUES (%1)"_s.arg(version)});
}

/// Two that bring a server up to date at once go one after the other.
Stored<void> prepareServer(Database &database)
{
    return database.executeAll({u"SELECT pg_advisory_xact_lock(hashtext('tickscope'))"_s,
                                u"CREATE SCHEMA IF NOT EXISTS tickscope"_s,
                                u"CREATE TABLE IF NOT EXISTS schema_version (version bigint)"_s});
}

} // namespace

Database::Database(StoreAddress address)
    : m_address(std::move(address))
    , m_dialect(m_address.kind == StoreAddress::Kind::File ? Dialect::Sqlite : Dialect::Postgres)
    , m_connection(u"review "_s + QUuid::createUuid().toString())
    , m_who(m_address.who)
{
}

Database::~Database()
{
    close();
}

void Database::close()
{
    m_isInTransaction = false;
    m_failed.reset();
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

Stored<void> Database::open()
{
    close();
    auto opened = m_dialect == Dialect::Sqlite ? openFile() : openServer();
    m_isLost = !opened;
    if (!opened)
        close();
    return opened;
}

Stored<void> Database::openFile()
{
    TRY(makeStoreFile(m_address.file));
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    m_database.setConnectOptions(QString::fromLatin1(SqliteOptions));
    m_database.setDatabaseName(m_address.file);
    if (!m_database.open())
        return tl::unexpected(errorOf(m_database.lastError()));
    // FULL: what was acknowledged outlives a loss of power. The schema is trusted, since SQLite
    // holds json_object(), which our triggers use, for unsafe; there are no functions of our own.
    // What is erased is overwritten.
    for (const char *pragma :
         {"PRAGMA foreign_keys = ON", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"})
        TRY(runOnce(QString::fromLatin1(pragma), {}));
    auto me = runOnce("CREATE TEMP TABLE me AS SELECT ? AS name", {m_who});
    return me ? Stored<void>{} : tl::unexpected(me.error());
}

Stored<void> Database::openServer()
{
    TRY_ASSIGN(const auto options, serverOptions(m_address));
    m_database = QSqlDatabase::addDatabase(u"QPSQL"_s, m_connection);
    if (!m_database.isValid())
        return storeError(StoreError::Kind::Unreachable,
                          Fault::tr("Qt's driver for PostgreSQL is not installed"));
    m_database.setConnectOptions(options);
    m_database.setHostName(m_address.host);
    m_database.setDatabaseName(m_address.database);
    m_database.setUserName(m_address.user);
    m_database.setPassword(m_address.password);
    if (m_address.port > 0)
        m_database.setPort(m_address.port);
    if (!m_database.open())
        return tl::unexpected(openingError(errorOf(m_database.lastError())));
    for (const char *setting :
         {"SET client_min_messages = warning", "SET search_path = tickscope, pg_temp",
          "SET lock_timeout = '10s'", "SET standard_conforming_strings = on",
          "SET default_transaction_isolation = 'read committed'"})
        TRY(runOnce(QString::fromLatin1(setting), {}));
    TRY_ASSIGN(auto user, runOnce("SELECT session_user::text", {}));
    m_who = user.next() ? user.value(0).toString() : QString();
    return {};
}

Stored<QSqlQuery> Database::run(const QString &sql, const QVariantList &values)
{
    if (m_isInTransaction)
        return runOnce(sql, values);
    TRY(ensureOpen());
    auto done = runOnce(sql, values);
    // The server may have been away for a moment. Nothing was written, so asking again is safe.
    if (!done && m_isLost && sql.startsWith("SELECT"_L1)) {
        if (auto opened = open(); opened)
            done = runOnce(sql, values);
    }
    return done;
}

Stored<void> Database::execute(const QString &sql, const QVariantList &values)
{
    return run(sql, values).map([](const QSqlQuery &) {});
}

Stored<void> Database::executeAll(const QStringList &statements, const QVariantList &values)
{
    for (const QString &statement : statements)
        TRY(execute(statement, values));
    return {};
}

Stored<QSqlQuery> Database::runOnce(const QString &sql, const QVariantList &values)
{
    if (!m_database.isOpen())
        return storeError(StoreError::Kind::Unreachable, Fault::tr("the connection was lost"));
    QSqlQuery query(m_database);
    // Else the driver keeps every row that was read. Of a server all rows come at once anyway.
    query.setForwardOnly(m_dialect == Dialect::Sqlite);
    const QString text = withFragments(sql);
    bool isDone = false;
    if (values.isEmpty()) {
        isDone = query.exec(text);
    } else {
        isDone = query.prepare(text);
        for (const QVariant &value : values) {
            // A QString that was never set would be NULL.
            const bool isNullText = value.metaType() == QMetaType::fromType<QString>()
                                    && value.toString().isNull();
            query.addBindValue(isNullText ? QVariant(u""_s) : value);
        }
        isDone = isDone && query.exec();
    }
    if (!isDone) {
        StoreError failed = errorOf(query.lastError());
        // Freed behind the rollback: before it the server would not even free a statement.
        if (m_isInTransaction)
            m_failed = query;
        return tl::unexpected(std::move(failed));
    }
    return query;
}

Stored<qint64> Database::number(const QString &sql, const QVariantList &values)
{
    TRY_ASSIGN(auto query, run(sql, values));
    return query.next() ? query.value(0).toLongLong() : 0;
}

Stored<void> Database::begin()
{
    m_wasInTheWay = false;
    TRY(ensureOpen());
    // SQLite: a lock from the start, since one that is wanted later may not be had any more.
    const bool isSqlite = m_dialect == Dialect::Sqlite;
    const QString begin = isSqlite ? u"BEGIN IMMEDIATE"_s : u"BEGIN"_s;
    auto begun = runOnce(begin, {});
    // Nothing was sent yet that could be done twice.
    if (!begun && m_isLost) {
        TRY(open());
        begun = runOnce(begin, {});
    }
    if (!begun)
        return tl::unexpected(begun.error());
    m_isInTransaction = true;
    return {};
}

Stored<void> Database::transactPart(const std::function<Stored<void>()> &work)
{
    auto done = runOnce("SAVEPOINT part", {}).and_then([&](const QSqlQuery &) { return work(); });
    if (!done && m_database.isOpen()) {
        // The first fault counts, whatever becomes of this.
        (void)runOnce("ROLLBACK TO part", {});
        m_failed.reset();
    }
    const auto ended = runOnce("RELEASE part", {});
    return done && !ended ? tl::unexpected(ended.error()) : done;
}

Stored<void> Database::transact(const std::function<Stored<void>()> &work, Actor actor)
{
    if (m_isInTransaction)
        return transactPart(work);
    const bool isNamed = actor == Actor::Named;
    const auto whole = [&]() -> Stored<void> {
        return isNamed
                   ? nameActor(*this).and_then(work).and_then([this] { return forgetActor(*this); })
                   : work();
    };
    Stored<void> done;
    for (int attempt = 0; attempt < Attempts; ++attempt) {
        done = begin();
        if (done)
            done = whole();
        if (done) {
            auto committed = runOnce("COMMIT", {});
            if (!committed)
                done = tl::unexpected(committed.error());
        }
        if (!done && m_isInTransaction && m_database.isOpen()) {
            // The first fault counts, whatever becomes of this.
            const bool wasInTheWay = m_wasInTheWay;
            (void)runOnce("ROLLBACK", {});
            m_wasInTheWay = wasInTheWay;
            m_failed.reset();
        }
        m_isInTransaction = false;
        if (done || !m_wasInTheWay)
            break;
    }
    return done;
}

StoreError Database::errorOf(const QSqlError &error)
{
    const QString what
        = (error.databaseText().isEmpty() ? error.driverText() : error.databaseText()).trimmed();
    const QString code = error.nativeErrorCode();
    m_wasInTheWay = false;
    if (m_dialect == Dialect::Sqlite)
        return {sqliteKind(code.toInt()), databaseFault(what)};
    m_wasInTheWay = code == "40001"_L1 || code == "40P01"_L1;
    // Without a code it was libpq that failed, not the server; 57P0x: the server is being stopped.
    m_isLost = m_isLost || code.isEmpty() || code.startsWith("08"_L1) || code.startsWith("57P0"_L1);
    return {postgresKind(code), databaseFault(what)};
}

QString Database::withFragments(QString sql) const
{
    if (sql.contains(QLatin1Char('{'))) {
        for (const auto &[name, text] : fragments(m_dialect))
            sql.replace(name, text);
    }
    return sql;
}

Stored<QUuid> Database::id(const QString &sql, const QVariantList &values)
{
    return run(sql, values).map([](QSqlQuery &&row) {
        return row.next() ? row.value(0).toUuid() : QUuid();
    });
}

Stored<qint64> Database::rowOf(const char *table, const QUuid &id)
{
    return number(u"SELECT id FROM %1 WHERE uid = ?"_s.arg(QLatin1String(table)), {idText(id)});
}

Stored<qint64> Database::caseRow(const QUuid &id)
{
    return rowOf("review_case", id).and_then([](qint64 row) -> Stored<qint64> {
        if (row == 0)
            return storeError(StoreError::Kind::NotFound, Fault::tr("there is no such case"));
        return row;
    });
}

Stored<qint64> Database::changeOnce(const QUuid &change,
                                    const std::function<Stored<qint64>()> &work)
{
    const QString id = idText(change);
    qint64 item = 0;
    const auto once = [&]() -> Stored<void> {
        TRY_ASSIGN(item, number("SELECT item FROM applied_change WHERE id = ?", {id}));
        if (item != 0)
            return {};
        TRY_ASSIGN(item, work());
        if (item == 0) // a conflict: nothing was changed, and it may be sent again
            return {};
        return execute("INSERT INTO applied_change (id, item, who) VALUES (?, ?, {me})",
                       {id, item});
    };
    return transact(once).map([&] { return item; });
}

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
        version = number("SELECT max(version) FROM tickscope.schema_version");
    }
    return version.map([](qint64 number) { return static_cast<int>(number); });
}

Stored<void> Database::migrate(const std::vector<Migration> &steps, int wanted,
                               const std::function<Stored<void>(int)> &first)
{
    const auto work = [&]() -> Stored<void> {
        if (m_dialect == Dialect::Postgres)
            TRY(prepareServer(*this));
        TRY_ASSIGN(const auto present, this->version());
        if (present < 0 || present > static_cast<int>(steps.size()))
            return storeError(StoreError::Kind::OtherVersion,
                              Fault::tr("the store was made by a later version of Tickscope"));
        if (present >= wanted)
            return {};
        TRY(first ? first(present) : Stored<void>{});
        for (int version = present; version < wanted; ++version)
            TRY(executeAll(steps.at(static_cast<std::size_t>(version))));
        return setVersion(*this, wanted);
    };
    return transact(work, Actor::None);
}

} // namespace tickscope::review
