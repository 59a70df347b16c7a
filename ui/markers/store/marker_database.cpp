// SPDX-License-Identifier: GPL-3.0-or-later
// The file itself: making, checking, migrating. What is written into it stands in marker_rows.cpp.
#include "ui/markers/store/marker_database.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlQuery>
#include <QVariant>

#include <array>
#include <memory>

namespace tickscope {

namespace {

constexpr int SchemaVersion = 1;
/// Another process writes for a few milliseconds at a time.
constexpr const char *ConnectOptions = "QSQLITE_BUSY_TIMEOUT=5000";
constexpr int LockPatience = 10'000; // milliseconds

/// Steps from each version of the schema to the next, from an empty file on. Never changed once a
/// version of the program has had them.
const std::array<QStringList, SchemaVersion> &migrations()
{
    static const std::array<QStringList, SchemaVersion> Steps{QStringList{
        QStringLiteral("CREATE TABLE recording (id INTEGER PRIMARY KEY, name TEXT NOT NULL,"
                       " sha256 TEXT UNIQUE)"),
        QStringLiteral("CREATE TABLE recording_key (key TEXT PRIMARY KEY, recording INTEGER NOT "
                       "NULL REFERENCES recording (id) ON DELETE CASCADE) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE marker (id TEXT PRIMARY KEY, recording INTEGER NOT NULL REFERENCES "
            "recording (id) ON DELETE CASCADE, first_tick INTEGER NOT NULL, last_tick INTEGER,"
            " name TEXT NOT NULL, text TEXT NOT NULL, color TEXT NOT NULL, client INTEGER,"
            " player_tick INTEGER, player_name TEXT, changed TEXT NOT NULL) WITHOUT ROWID"),
        QStringLiteral("CREATE INDEX marker_by_recording ON marker (recording, first_tick)"),
    }};
    return Steps;
}

StoreFault faultOf(const QSqlError &error)
{
    constexpr int Primary = 0xFF; // the rest says more of the same
    constexpr int Corrupt = 11;
    constexpr int NotADatabase = 26;
    const int code = error.nativeErrorCode().toInt() & Primary;
    const bool isDamaged = code == Corrupt || code == NotADatabase;
    const QString reason = error.driverText().isEmpty() || !error.databaseText().isEmpty()
                               ? error.databaseText()
                               : error.driverText();
    return {isDamaged ? StoreFault::Kind::Damaged : StoreFault::Kind::Unusable, reason.trimmed()};
}

tl::unexpected<StoreFault> unusable(const QString &reason)
{
    return tl::unexpected(StoreFault{StoreFault::Kind::Unusable, reason});
}

FileStamp stampOf(const QString &path)
{
    return tickscope::stampOf(QFile::encodeName(path).toStdString()).value_or(FileStamp{});
}

/// What a person wrote about others is for nobody else's eyes.
constexpr QFile::Permissions OwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

Stored<void> makeFile(const QString &path)
{
    QFile file(path);
    if (file.exists()) {
        // As well as it can be done: markers that others may read are better than none.
        if (file.permissions() & (QFile::ReadGroup | QFile::ReadOther))
            file.setPermissions(OwnerOnly);
        return {};
    }
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return unusable(QCoreApplication::translate("tickscope::MarkerDatabase",
                                                    "The folder %1 cannot be created")
                            .arg(QFileInfo(path).absolutePath()));
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, OwnerOnly) && !file.exists())
        return unusable(file.errorString());
    return {};
}

} // namespace

MarkerDatabase::MarkerDatabase(QString path)
    : m_path(std::move(path))
    , m_connection(QStringLiteral("markers ") + QUuid::createUuid().toString())
{
}

MarkerDatabase::~MarkerDatabase()
{
    close();
}

void MarkerDatabase::close()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
    m_copy.reset();
}

QString MarkerDatabase::takeSetAside()
{
    return std::exchange(m_setAside, {});
}

bool MarkerDatabase::isInPlace() const
{
    const FileStamp present = stampOf(m_path);
    return m_copy ? present == m_stamp && !canBeWritten() : present.number == m_stamp.number;
}

Stored<void> MarkerDatabase::open()
{
    close();
    if (!canBeWritten()) {
        auto opened = openCopy();
        if (!opened)
            close();
        return opened;
    }
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    // Two processes that find a damaged file must not set aside each other's new one.
    QLockFile lock(m_path + QStringLiteral(".lock"));
    lock.tryLock(LockPatience);
    auto opened = openFile();
    if (!opened && opened.error().kind == StoreFault::Kind::Damaged) {
        if (auto moved = setAside(); !moved)
            return moved;
        opened = openFile();
    }
    if (!opened)
        close();
    return opened;
}

/// Where there is no file yet, making it tells.
bool MarkerDatabase::canBeWritten() const
{
    const QFileInfo file(m_path);
    return !file.isFile() || (file.isWritable() && QFileInfo(file.absolutePath()).isWritable());
}

Stored<void> MarkerDatabase::openFile()
{
    if (auto made = makeFile(m_path); !made)
        return made;
    m_stamp = stampOf(m_path);
    return connectTo(m_path);
}

/// SQLite cannot read its own file without writing beside it.
Stored<void> MarkerDatabase::openCopy()
{
    m_stamp = stampOf(m_path);
    m_copy = std::make_unique<QTemporaryDir>();
    const QString copy = m_copy->filePath(QStringLiteral("markers.sqlite"));
    QFile file(m_path);
    if (!file.copy(copy))
        return unusable(file.errorString());
    QFile::copy(m_path + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    for (const char *suffix : {"", "-wal"})
        QFile::setPermissions(copy + QLatin1String(suffix), OwnerOnly);
    auto connected = connectTo(copy);
    if (!connected && connected.error().kind == StoreFault::Kind::Damaged)
        return unusable(connected.error().reason); // it cannot be put aside
    return connected;
}

Stored<void> MarkerDatabase::connectTo(const QString &path)
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_database.setConnectOptions(QString::fromLatin1(ConnectOptions));
    m_database.setDatabaseName(path);
    if (!m_database.open())
        return tl::unexpected(faultOf(m_database.lastError()));
    return prepareConnection().and_then([this] { return migrate(); });
}

Stored<void> MarkerDatabase::prepareConnection()
{
    // FULL: what was committed outlives a loss of power, not only the end of the program.
    for (const char *pragma : {"PRAGMA trusted_schema = OFF", "PRAGMA foreign_keys = ON",
                               "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"}) {
        if (auto done = run(QString::fromLatin1(pragma)); !done)
            return tl::unexpected(done.error());
    }
    auto check = run(QStringLiteral("PRAGMA quick_check(1)"));
    if (!check)
        return tl::unexpected(check.error());
    const QString verdict = check->next() ? check->value(0).toString() : QString();
    if (verdict != QLatin1String("ok"))
        return tl::unexpected(StoreFault{StoreFault::Kind::Damaged, verdict});
    return {};
}

Stored<void> MarkerDatabase::migrate()
{
    return transact([this]() -> Stored<void> {
        auto asked = run(QStringLiteral("PRAGMA user_version"));
        if (!asked)
            return tl::unexpected(asked.error());
        const int present = asked->next() ? asked->value(0).toInt() : 0;
        asked->finish();
        if (present > SchemaVersion)
            return tl::unexpected(StoreFault{StoreFault::Kind::TooNew, {}});
        for (int version = std::max(present, 0); version < SchemaVersion; ++version) {
            QStringList steps = migrations().at(static_cast<std::size_t>(version));
            steps << QStringLiteral("PRAGMA user_version = %1").arg(version + 1);
            for (const QString &step : steps) {
                if (auto done = run(step); !done)
                    return tl::unexpected(done.error());
            }
        }
        return {};
    });
}

/// Nothing is thrown away: what is in the file may yet be rescued by hand.
Stored<void> MarkerDatabase::setAside()
{
    close();
    const QString aside = m_path + QStringLiteral(".damaged-")
                          + QDateTime::currentDateTimeUtc().toString(
                              QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    QFile file(m_path);
    if (!file.rename(aside))
        return unusable(file.errorString());
    for (const char *suffix : {"-wal", "-shm"})
        QFile::rename(m_path + QLatin1String(suffix), aside + QLatin1String(suffix));
    m_setAside = aside;
    return {};
}

Stored<QSqlQuery> MarkerDatabase::run(const QString &sql, const QVariantList &values)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    bool isDone = query.prepare(sql);
    for (const QVariant &value : values) {
        // A QString that was never set would be no text at all for the database.
        const bool isNullText = value.metaType() == QMetaType::fromType<QString>()
                                && value.toString().isNull();
        query.addBindValue(isNullText ? QVariant(QStringLiteral("")) : value);
    }
    isDone = isDone && query.exec();
    if (!isDone)
        return tl::unexpected(faultOf(query.lastError()));
    return query;
}

Stored<qint64> MarkerDatabase::version()
{
    auto asked = run(QStringLiteral("PRAGMA data_version"));
    if (!asked)
        return tl::unexpected(asked.error());
    return asked->next() ? asked->value(0).toLongLong() : 0;
}

Stored<void> MarkerDatabase::transact(const std::function<Stored<void>()> &work)
{
    // Not the plain one, which would find out only at its first write that another writes.
    if (auto begun = run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return tl::unexpected(begun.error());
    auto done = work();
    if (done) {
        if (auto committed = run(QStringLiteral("COMMIT")); committed)
            return {};
        else
            done = tl::unexpected(committed.error());
    }
    (void)run(QStringLiteral("ROLLBACK"));
    return done;
}

} // namespace tickscope
