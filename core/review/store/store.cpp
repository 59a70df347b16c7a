// SPDX-License-Identifier: MIT
// Opening, history, erasure and care of the file. Cases, notes and opinions have files of their
// own.
#include "core/review/store/store.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "core/base/try.h"
#include "core/review/report_import.h"
#include "core/review/store/checked.h"
#include "core/review/store/schema.h"

namespace tickscope::review {

namespace {

/// Whether it is a change of a verdict that was decided neither before nor then.
bool isDraft(const HistoryEntry &entry)
{
    const auto isDecided = [](const QByteArray &row) {
        return QJsonDocument::fromJson(row)[u"decided"].toInt() == 1;
    };
    return entry.what == u"opinion changed" && !entry.after.isEmpty() && !isDecided(entry.after)
           && !isDecided(entry.before);
}

/// The parts of a row that \a entry changed; nothing where it was erased.
QStringList changedParts(const HistoryEntry &entry)
{
    const QJsonObject before = QJsonDocument::fromJson(entry.before).object();
    const QJsonObject after = QJsonDocument::fromJson(entry.after).object();
    QStringList parts;
    for (const QString &part : after.keys()) {
        if (before.value(part) != after.value(part))
            parts << part;
    }
    return parts;
}

/// Whether it says only that other rows of a case changed, which have entries of their own.
bool isOfPartsOnly(const HistoryEntry &entry)
{
    return entry.what == u"review_case changed" && !entry.after.isEmpty()
           && changedParts(entry).isEmpty();
}

/// Whether \a next goes on with what \a last wrote: texts are saved while somebody types, and what
/// they were on the way is nobody's words.
bool isTypedOn(const HistoryEntry &last, const HistoryEntry &next)
{
    constexpr qint64 TypingPause = 120'000; // milliseconds
    if (next.who != last.who || next.item != last.item || next.at - last.at > TypingPause
        || last.after.isEmpty() || next.after.isEmpty() || !next.what.endsWith(u" changed")
        || last.what.section(u' ', 0, 0) != next.what.section(u' ', 0, 0))
        return false;
    const QStringList parts = changedParts(next);
    if (parts != QStringList{QStringLiteral("body")}
        && parts != QStringList{QStringLiteral("claim")}
        && parts != QStringList{QStringLiteral("reporter")})
        return false;
    return last.what.endsWith(u" added") || changedParts(last) == parts;
}

} // namespace

Store::Store(StoreAddress address)
    : m_database(std::move(address))
{
}

Stored<std::unique_ptr<Store>> Store::open(StoreAddress address)
{
    std::unique_ptr<Store> store(new Store(std::move(address)));
    Database &database = store->m_database;
    TRY(database.open());
    if (database.dialect() == Dialect::Sqlite) {
        TRY(database.run("PRAGMA quick_check(1)"));
    }
    TRY_ASSIGN(const auto version, database.version());
    if (version == schemaVersion())
        return store;
    if (database.dialect() == Dialect::Postgres)
        return fault(Fault::Kind::OtherVersion,
                     version > schemaVersion()
                         ? QStringLiteral("the server has tables of a later version of Tickscope")
                         : QStringLiteral("the server's tables are missing or out of date; its"
                                          " administrator runs tickscope-cli case upgrade"));
    TRY(store->upgradeFile());
    return store;
}

/// Beside a file while there is one of an earlier version; nothing but an erasure removes it.
QString Store::copyBefore(int version) const
{
    return address().file + QStringLiteral(".version-%1").arg(version);
}

Stored<void> Store::upgradeFile()
{
    // Within the step, so that of two programs that open the file at once none copies what the
    // other has made.
    const auto keepCopy = [this](int version) -> Stored<void> {
        if (version == 0)
            return {};
        QFile::remove(copyBefore(version)); // of a step that has failed
        Store beside(address());
        return beside.m_database.open().and_then(
            [&] { return beside.backUp(copyBefore(version)); });
    };
    return m_database.migrate(migrations(Dialect::Sqlite), schemaVersion(), keepCopy);
}

Stored<void> Store::upgrade(const StoreAddress &address)
{
    Store store(address);
    Database &database = store.m_database;
    return database.open().and_then([&] {
        if (database.dialect() == Dialect::Sqlite)
            return store.upgradeFile();
        // A server that was brought up while this version was made may erase less than it says.
        return database.migrate(migrations(Dialect::Postgres), schemaVersion()).and_then([&] {
            return database.transact([&] { return database.executeAll(erasureFunctionAgain()); });
        });
    });
}

Stored<qint64> Store::changeOnce(const QUuid &change, const std::function<Stored<qint64>()> &work)
{
    const QString id = change.toString(QUuid::WithoutBraces);
    qint64 item = 0;
    const auto once = [&]() -> Stored<void> {
        TRY_ASSIGN(item, m_database.number("SELECT item FROM applied_change WHERE id = ?", {id}));
        if (item != 0)
            return {};
        TRY_ASSIGN(item, work());
        if (item == 0) // a conflict: nothing was changed, and it may be sent again
            return {};
        return m_database.execute("INSERT INTO applied_change (id, item, who) VALUES (?, ?, {me})",
                                  {id, item});
    };
    return m_database.transact(once).map([&] { return item; });
}

Stored<void> Store::together(const std::function<Stored<void>()> &work)
{
    return m_database.transact(work);
}

Stored<qint64> Store::numberOf(const char *table, const QUuid &id)
{
    return m_database.number(
        QStringLiteral("SELECT id FROM %1 WHERE uid = ?").arg(QLatin1String(table)), {idText(id)});
}

Stored<qint64> Store::caseRow(const CaseId &id)
{
    return numberOf("review_case", id).and_then([](qint64 row) -> Stored<qint64> {
        if (row == 0)
            return fault(Fault::Kind::NotFound, QStringLiteral("there is no such case"));
        return row;
    });
}

Stored<QUuid> Store::idWhere(const char *sql, const QVariant &value)
{
    return m_database.run(QString::fromLatin1(sql), {value}).map([](QSqlQuery &&row) {
        return row.next() ? row.value(0).toUuid() : QUuid();
    });
}

Stored<CaseId> Store::caseIdOf(qint64 number)
{
    return idWhere("SELECT uid FROM review_case WHERE id = ?", number);
}

Stored<NoteId> Store::noteIdOf(qint64 number)
{
    return idWhere("SELECT uid FROM note WHERE id = ?", number);
}

Stored<NoteId> Store::noteIdMadeBy(const QUuid &change)
{
    return idWhere("SELECT n.uid FROM applied_change a JOIN note n ON n.id = a.item WHERE a.id = ?",
                   idText(change));
}

Stored<std::vector<HistoryEntry>> Store::history(const CaseId &id)
{
    TRY_ASSIGN(
        auto query,
        m_database.run(
            // Earlier versions logged drafts, too.
            QStringLiteral(
                "SELECT r.id, r.case_id, r.at, r.who, r.what, coalesce(m.number, 0), d.before,"
                " d.after FROM history r LEFT JOIN history_detail d ON d.history_id = r.id"
                " LEFT JOIN note_number m ON m.note_id = r.item WHERE"
                " r.case_id = {case} AND r.what NOT IN ('opinion added', 'opinion_aspect added',"
                " 'opinion_aspect removed', 'aspect_evidence added', 'aspect_evidence"
                " removed') AND {seen} ORDER BY r.id"),
            {idText(id)}));
    std::vector<HistoryEntry> entries;
    while (query.next()) {
        HistoryEntry entry{query.value(0).toLongLong(),        query.value(1).toLongLong(),
                           query.value(2).toLongLong(),        query.value(3).toString(),
                           query.value(4).toString(),          query.value(5).toLongLong(),
                           query.value(6).toString().toUtf8(), query.value(7).toString().toUtf8()};
        if (isDraft(entry) || isOfPartsOnly(entry))
            continue;
        if (!entries.empty() && isTypedOn(entries.back(), entry)) {
            entries.back().id = entry.id;
            entries.back().at = entry.at;
            entries.back().after = std::move(entry.after);
            continue;
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

Stored<qint64> Store::stamp()
{
    // Every change has its line in the history; a file counts for itself.
    return m_database.number(m_database.dialect() == Dialect::Sqlite
                                 ? QStringLiteral("PRAGMA data_version")
                                 : QStringLiteral("SELECT coalesce(max(id), 0) FROM history"));
}

Stored<Erasure> Store::eraseOnServer(const QString &name)
{
    TRY_ASSIGN(auto row, m_database.run("SELECT erase_person(?)", {boundText(name)}));
    Erasure erasure;
    if (!row.next())
        return erasure;
    const QJsonObject json = QJsonDocument::fromJson(row.value(0).toByteArray()).object();
    const QJsonObject places = json[u"places"].toObject();
    for (auto place = places.begin(); place != places.end(); ++place)
        erasure.places.emplace(place.key().toLongLong(), place.value().toInteger());
    for (const QJsonValue other : json[u"others"].toArray())
        erasure.otherNames << other.toString();
    return erasure;
}

/// Writes down what the texts that have \a name become: SQLite knows neither words nor the letter
/// case of all languages.
static Stored<void> workOutTexts(Database &file, const QString &name)
{
    TRY(file.executeAll({QStringLiteral("CREATE TEMP TABLE IF NOT EXISTS erased_text"
                                        " (was text PRIMARY KEY, becomes text NOT NULL)"),
                         QStringLiteral("DELETE FROM temp.erased_text")}));
    TRY_ASSIGN(auto rows, file.run(erasableTexts()));
    std::map<QString, QString> changed;
    while (rows.next()) {
        const QString text = rows.value(1).toString();
        // A list in the history is JSON, where a line's end is letters.
        static const QRegularExpression breaks(QStringLiteral("\\\\[bfnrt]"));
        const QString plain = text.startsWith(u'[')
                                  ? QString(text).replace(breaks, QStringLiteral(" "))
                                  : text;
        if (const QString left = withoutName(plain, name); left != plain)
            changed.emplace(text, left);
    }
    for (const auto &[was, becomes] : changed) {
        TRY(file.execute("INSERT INTO temp.erased_text (was, becomes) VALUES (?, ?)",
                         {boundText(was), boundText(becomes)}));
    }
    return {};
}

Stored<Erasure> Store::eraseInFile(const QString &name)
{
    TRY(workOutTexts(m_database, name));
    Erasure erasure;
    TRY_ASSIGN(auto places, m_database.run(erasedPlaces()));
    while (places.next())
        erasure.places.emplace(places.value(0).toLongLong(), places.value(1).toLongLong());
    TRY_ASSIGN(auto others, m_database.run(otherNames()));
    while (others.next())
        erasure.otherNames << others.value(0).toString();
    TRY(m_database.execute("INSERT INTO erasing (one, name) VALUES (1, '[erased]')"));
    TRY(m_database.executeAll(erasureStatements(placeColumns() + personColumns())));
    TRY(m_database.executeAll(
        {QStringLiteral("DELETE FROM erasing"), QStringLiteral("DELETE FROM temp.erased_text")}));
    return erasure;
}

Stored<Erasure> Store::erasePerson(const QString &name)
{
    if (name.isEmpty())
        return fault(Fault::Kind::Invalid, QStringLiteral("a person needs a name"));
    const bool isServer = m_database.dialect() == Dialect::Postgres;
    Erasure erasure;
    TRY(m_database.transact([&]() -> Stored<void> {
        TRY_ASSIGN(erasure, isServer ? eraseOnServer(name) : eraseInFile(name));
        return {};
    }));
    if (isServer)
        return erasure;
    // Freed pages are overwritten as they are freed, but the log beside the file still has them.
    for (int version = 1; version < schemaVersion(); ++version)
        QFile::remove(copyBefore(version));
    return m_database.execute("PRAGMA wal_checkpoint(TRUNCATE)").map([&] { return erasure; });
}

Stored<void> Store::checkIntegrity()
{
    if (m_database.dialect() == Dialect::Postgres)
        return {};
    TRY_ASSIGN(auto query, m_database.run("PRAGMA integrity_check(1)"));
    const QString verdict = query.next() ? query.value(0).toString() : QString();
    if (verdict != QLatin1String("ok"))
        return fault(Fault::Kind::Damaged, verdict);
    TRY_ASSIGN(auto orphans, m_database.run("PRAGMA foreign_key_check"));
    if (orphans.next())
        return fault(
            Fault::Kind::Damaged,
            QStringLiteral("rows of %1 belong to nothing").arg(orphans.value(0).toString()));
    return {};
}

Stored<void> Store::backUp(const QString &path)
{
    if (m_database.dialect() == Dialect::Postgres)
        return fault(Fault::Kind::Invalid, QStringLiteral("a server is backed up with pg_dump"));
    // Made by us first, so that others can never read it; SQLite takes an empty file.
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return fault(Fault::Kind::Unreachable, path + QStringLiteral(": ") + file.errorString());
    file.close();
    auto done = m_database.execute("VACUUM INTO ?", {path});
    if (!done)
        file.remove();
    return done;
}

} // namespace tickscope::review
