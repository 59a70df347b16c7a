// SPDX-License-Identifier: GPL-3.0-or-later
// The file itself: creating it and putting it aside. What is written into it stands in
// marker_rows.cpp.
#include "ui/markers/marker_database.h"

#include "core/base/try.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
namespace tickscope {

constexpr int LockTimeout = 10'000; // milliseconds

/// Steps from each version of the schema to the next, from an empty file on. Never changed once a
/// version of the program has had them.
static const std::vector<review::Migration> &migrations()
{
    static const std::vector<review::Migration> steps{review::Migration{
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
    return steps;
}

static FileStamp stampOf(const QString &path)
{
    return tickscope::stampOf(QFile::encodeName(path).toStdString()).value_or(FileStamp{});
}

/// What a person wrote about others is private.
constexpr QFile::Permissions OwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

void MarkerDatabase::close()
{
    m_database.reset();
    m_copy.reset();
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
    lock.tryLock(LockTimeout);
    auto opened = openFile();
    if (!opened && opened.error().kind == review::Fault::Kind::Damaged) {
        TRY(setAside());
        opened = openFile();
    }
    if (!opened)
        close();
    return opened;
}

/// Where there is no file yet, creating it reports.
bool MarkerDatabase::canBeWritten() const
{
    const QFileInfo file(m_path);
    return !file.isFile() || (file.isWritable() && QFileInfo(file.absolutePath()).isWritable());
}

Stored<void> MarkerDatabase::openFile()
{
    auto connected = connectTo(m_path);
    m_stamp = stampOf(m_path);
    return connected;
}

/// SQLite cannot read its own file without writing beside it.
Stored<void> MarkerDatabase::openCopy()
{
    m_stamp = stampOf(m_path);
    m_copy = std::make_unique<QTemporaryDir>();
    const QString copy = m_copy->filePath(QStringLiteral("markers.sqlite"));
    QFile file(m_path);
    if (!file.copy(copy))
        return review::fault(review::Fault::Kind::Unreachable, file.errorString());
    QFile::copy(m_path + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    for (const char *suffix : {"", "-wal"})
        QFile::setPermissions(copy + QLatin1String(suffix), OwnerOnly);
    auto connected = connectTo(copy);
    if (!connected && connected.error().kind == review::Fault::Kind::Damaged)
        return review::fault(review::Fault::Kind::Unreachable, // it cannot be put aside
                             connected.error().what);
    return connected;
}

Stored<void> MarkerDatabase::connectTo(const QString &path)
{
    m_database.emplace(review::StoreAddress::ofFile(path));
    TRY(m_database->open());
    TRY(m_database->execute("PRAGMA trusted_schema = OFF"));
    TRY_ASSIGN(auto checked, m_database->run("PRAGMA quick_check(1)"));
    const QString verdict = checked.next() ? checked.value(0).toString() : QString();
    if (verdict != u"ok")
        return review::fault(review::Fault::Kind::Damaged, verdict);
    checked.finish();
    return m_database->migrate(migrations(), static_cast<int>(migrations().size()));
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
        return review::fault(review::Fault::Kind::Unreachable, file.errorString());
    for (const char *suffix : {"-wal", "-shm"})
        QFile::rename(m_path + QLatin1String(suffix), aside + QLatin1String(suffix));
    m_setAside = aside;
    return {};
}

Stored<qint64> MarkerDatabase::version()
{
    return m_database->number("PRAGMA data_version");
}

} // namespace tickscope
