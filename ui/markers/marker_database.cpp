// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_database.h"

#include "core/base/try.h"
#include "core/review/store/checked.h"
#include "core/review/store/schema.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlError>
#include <QVariant>

#include <algorithm>
#include <array>

namespace tickscope {

/// A recording that somebody marked.
struct MarkerDatabase::KnownRecording {
    qint64 row = 0;
    QString sha256; ///< Of the whole content; empty while it is not known to be whole.
};

namespace {

constexpr int LockTimeout = 10'000; // milliseconds

QString textOf(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}

constexpr std::array Columns{"first_tick", "last_tick", "name",        "text",
                             "color",      "client",    "player_tick", "player_name"};

/// As they stand in the columns.
QVariantList valuesOf(const Annotation &marker)
{
    return {qint64{marker.firstTick().value},
            review::boundOptional(marker.lastTick),
            marker.firstLine(),
            marker.furtherText(),
            colorWord(noteColor(marker.color)),
            review::boundOptional(marker.client),
            review::boundOptional(marker.playerTick),
            marker.client ? QVariant(marker.player) : QVariant()};
}

QString hashKey(const RecordingKeys &keys)
{
    return keys.sha256.isEmpty() ? QString() : QStringLiteral("sha256:") + keys.sha256;
}

Annotation storedMarker(const QSqlQuery &row)
{
    const auto number = [&row](int column) {
        return row.isNull(column) ? std::nullopt : std::optional(row.value(column).toLongLong());
    };
    Annotation marker;
    marker.id = QUuid::fromString(row.value(0).toString());
    marker.tick = row.value(1).toLongLong();
    marker.lastTick = number(2);
    marker.setLines(row.value(3).toString().simplified(), row.value(4).toString());
    marker.color = storedColor(colorOfWord(row.value(5).toString()).value_or(MarkerColor::Amber));
    marker.client = number(6);
    marker.playerTick = number(7);
    marker.player = row.value(8).toString();
    return wellFormed(std::move(marker));
}

} // namespace

/// Steps from each version of the schema to the next, from an empty file on. Never changed once a
/// version of the program has had them.
static const std::vector<review::Migration> &migrations()
{
    static const std::vector<review::Migration> steps{
        review::statements(QStringLiteral("markers_1"))};
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
    if (!opened && opened.error().kind == review::StoreError::Kind::Damaged) {
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
        return review::storeError(review::StoreError::Kind::Unreachable, file.errorString());
    QFile::copy(m_path + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    for (const char *suffix : {"", "-wal"})
        QFile::setPermissions(copy + QLatin1String(suffix), OwnerOnly);
    auto connected = connectTo(copy);
    if (!connected && connected.error().kind == review::StoreError::Kind::Damaged)
        return review::storeError(review::StoreError::Kind::Unreachable, // it cannot be put aside
                                  connected.error().fault);
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
        return review::storeError(review::StoreError::Kind::Damaged, verdict);
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
        return review::storeError(review::StoreError::Kind::Unreachable, file.errorString());
    for (const char *suffix : {"-wal", "-shm"})
        QFile::rename(m_path + QLatin1String(suffix), aside + QLatin1String(suffix));
    m_setAside = aside;
    return {};
}

Stored<qint64> MarkerDatabase::version()
{
    return m_database->number("PRAGMA data_version");
}

Stored<std::optional<MarkerDatabase::KnownRecording>> MarkerDatabase::find(const QString &key)
{
    if (key.isEmpty())
        return std::nullopt;
    TRY_ASSIGN(auto found,
               m_database->run("SELECT recording.id, recording.sha256 FROM recording_key "
                               "JOIN recording ON recording.id = recording_key.recording "
                               "WHERE recording_key.key = ?",
                               {key}));
    if (!found.next())
        return std::nullopt;
    return KnownRecording{found.value(0).toLongLong(), found.value(1).toString()};
}

/// The recordings that are this one, by the best evidence first.
Stored<std::vector<qint64>> MarkerDatabase::rowsOf(const RecordingKeys &keys)
{
    std::vector<qint64> rows;
    const auto look = [&](const QString &key, auto counts) -> Stored<void> {
        TRY_ASSIGN(const auto found, find(key));
        if (found && counts(found->sha256) && std::ranges::count(rows, found->row) == 0)
            rows.push_back(found->row);
        return {};
    };
    // Equal ends do not make equal contents, so the hash has the last word.
    const auto mayBeThis = [&keys](const QString &sha256) {
        return sha256.isEmpty() || keys.sha256.isEmpty() || sha256 == keys.sha256;
    };
    // Of a whole recording the content decides, not what it calls itself.
    const auto isUnfinished = [&keys](const QString &sha256) {
        return sha256.isEmpty() || keys.mayGrow || sha256 == keys.sha256;
    };
    TRY(look(hashKey(keys), [](const QString &) { return true; }));
    TRY(look(keys.quick, mayBeThis));
    for (const QString &key : keys.provisional)
        TRY(look(key, isUnfinished));
    return rows;
}

/// The one row of the recording; made if there is none. What was known of it under several keys
/// comes together there.
Stored<qint64> MarkerDatabase::rowForWriting(const RecordingKeys &keys)
{
    TRY_ASSIGN(const auto rows, rowsOf(keys));
    qint64 row = rows.empty() ? 0 : rows.front();
    if (rows.empty()) {
        TRY_ASSIGN(auto made,
                   m_database->run("INSERT INTO recording (name) VALUES (?)", {keys.name}));
        row = made.lastInsertId().toLongLong();
    }
    for (std::size_t i = 1; i < rows.size(); ++i)
        TRY(merge(row, rows[i]));
    TRY(addKeys(row, keys));
    return row;
}

Stored<void> MarkerDatabase::merge(qint64 into, qint64 from)
{
    const auto move = [](const char *table) {
        return QStringLiteral("UPDATE %1 SET recording = ? WHERE recording = ?")
            .arg(QLatin1String(table));
    };
    TRY(m_database->executeAll({move("marker"), move("recording_key")}, {into, from}));
    return m_database->execute("DELETE FROM recording WHERE id = ?", {from});
}

Stored<void> MarkerDatabase::addKeys(qint64 recording, const RecordingKeys &keys)
{
    QStringList all{hashKey(keys), keys.quick};
    all += keys.provisional;
    all.removeAll(QString());
    for (const QString &key : all) {
        // A key that another recording has stays there: rowsOf() knew better than to follow it.
        TRY(m_database->execute("INSERT OR IGNORE INTO recording_key VALUES (?, ?)",
                                {key, recording}));
    }
    if (keys.sha256.isEmpty() || keys.mayGrow)
        return {};
    return m_database->execute("UPDATE recording SET sha256 = ? WHERE id = ? AND sha256 IS NULL",
                               {keys.sha256, recording});
}

Stored<void> MarkerDatabase::know(const RecordingKeys &keys, const std::vector<QUuid> &added)
{
    return m_database->transact(
        [&]() -> Stored<void> {
            TRY_ASSIGN(const auto rows, rowsOf(keys));
            // A recording that nobody marked leaves no trace.
            if (rows.empty() && added.empty())
                return {};
            TRY_ASSIGN(const auto row, rowForWriting(keys));
            for (const QUuid &id : added)
                TRY(m_database->execute("UPDATE marker SET recording = ? WHERE id = ?",
                                        {row, textOf(id)}));
            return {};
        },
        review::Actor::None);
}

Stored<void> MarkerDatabase::apply(const RecordingKeys &keys,
                                   const std::vector<AnnotationEdit> &edits)
{
    return m_database->transact(
        [&]() -> Stored<void> {
            TRY_ASSIGN(const auto row, rowForWriting(keys));
            for (const AnnotationEdit &edit : edits)
                TRY(write(row, edit));
            return {};
        },
        review::Actor::None);
}

Stored<void> MarkerDatabase::write(qint64 recording, const AnnotationEdit &edit)
{
    if (edit.before && edit.after)
        return change(recording, edit);
    if (edit.after)
        return insert(recording, *edit.after);
    return m_database->execute("DELETE FROM marker WHERE id = ?", {textOf(edit.before->id)});
}

/// Writes what \a edit changes and no more: another window may have changed the rest.
Stored<void> MarkerDatabase::change(qint64 recording, const AnnotationEdit &edit)
{
    QStringList columns{QStringLiteral("changed = ?")};
    QVariantList values{now()};
    const QVariantList before = valuesOf(*edit.before);
    const QVariantList after = valuesOf(*edit.after);
    for (qsizetype i = 0; i < after.size(); ++i) {
        if (before[i] == after[i])
            continue;
        columns << QLatin1String(Columns.at(static_cast<std::size_t>(i))) + QStringLiteral(" = ?");
        values << after[i];
    }
    values << textOf(edit.id());
    TRY_ASSIGN(auto changed, m_database->run(QStringLiteral("UPDATE marker SET %1 WHERE id = ?")
                                                 .arg(columns.join(QStringLiteral(", "))),
                                             values));
    // Deleted elsewhere: what is written here must not go with it.
    return changed.numRowsAffected() > 0 ? Stored<void>() : insert(recording, *edit.after);
}

Stored<void> MarkerDatabase::insert(qint64 recording, const Annotation &marker)
{
    QVariantList values{textOf(marker.id), recording};
    values += valuesOf(marker);
    values << now();
    return m_database->execute(
        "INSERT OR REPLACE INTO marker (id, recording, first_tick, last_tick, name, text, color, "
        "client, player_tick, player_name, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        values);
}

Stored<std::vector<Annotation>> MarkerDatabase::markers(const RecordingKeys &keys)
{
    TRY_ASSIGN(const auto rows, rowsOf(keys));
    std::vector<Annotation> markers;
    for (const qint64 row : rows) {
        TRY_ASSIGN(auto found,
                   m_database->run("SELECT id, first_tick, last_tick, name, text, color, "
                                   "client, player_tick, player_name FROM marker "
                                   "WHERE recording = ? ORDER BY first_tick, id",
                                   {row}));
        while (found.next())
            markers.push_back(storedMarker(found));
        if (const QSqlError error = found.lastError(); error.isValid())
            return review::storeError(review::StoreError::Kind::Unreachable, error.databaseText());
    }
    std::ranges::stable_sort(markers, {}, &Annotation::firstTick);
    return markers;
}

} // namespace tickscope
