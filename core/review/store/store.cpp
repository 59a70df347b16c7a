// SPDX-License-Identifier: MIT
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

Store::Store(StoreAddress address)
    : m_database(std::move(address))
{
}

Stored<std::unique_ptr<Store>> Store::open(StoreAddress address)
{
    std::unique_ptr<Store> store(new Store(std::move(address)));
    Database &database = store->m_database;
    TRY(database.open());
    if (database.dialect() == Dialect::Sqlite)
        TRY(database.run("PRAGMA quick_check(1)"));
    TRY_ASSIGN(const auto version, database.version());
    if (version == schemaVersion())
        return store;
    if (database.dialect() == Dialect::Postgres)
        return storeError(
            StoreError::Kind::OtherVersion,
            version > schemaVersion()
                ? Fault::tr("the server has tables of a later version of Tickscope")
                : Fault::tr("the server's tables are missing or out of date; its administrator "
                            "runs tickscope-cli case upgrade"));
    TRY(store->upgradeFile());
    return store;
}

/// Beside a file while there is one of an earlier version; nothing but an erasure removes it.
QString Store::copyBefore(int version) const
{
    return address().file + u".version-%1"_s.arg(version);
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
            return database.transact([&] { return database.executeAll(erasureFunction()); });
        });
    });
}

Stored<void> Store::together(const std::function<Stored<void>()> &work)
{
    return m_database.transact(work);
}

Stored<qint64> Store::stamp()
{
    // Every change has its line in the history; a file counts for itself.
    return m_database.number(m_database.dialect() == Dialect::Sqlite
                                 ? u"PRAGMA data_version"_s
                                 : u"SELECT coalesce(max(id), 0) FROM history"_s);
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
    TRY(file.executeAll({u"CREATE TEMP TABLE IF NOT EXISTS erased_text"
                         " (was text PRIMARY KEY, becomes text NOT NULL)"_s,
                         u"DELETE FROM temp.erased_text"_s}));
    TRY_ASSIGN(auto rows, file.run("{erasable texts}"));
    std::map<QString, QString> changed;
    while (rows.next()) {
        const QString text = rows.value(1).toString();
        // A list in the history is JSON, where a line's end is letters.
        static const QRegularExpression breaks(u"\\\\[bfnrt]"_s);
        const QString plain = text.startsWith(u'[') ? QString(text).replace(breaks, u" "_s) : text;
        if (const QString left = withoutName(plain, name); left != plain)
            changed.emplace(text, left);
    }
    for (const auto &[was, becomes] : changed)
        TRY(file.execute("INSERT INTO temp.erased_text (was, becomes) VALUES (?, ?)",
                         {boundText(was), boundText(becomes)}));
    return {};
}

Stored<Erasure> Store::eraseInFile(const QString &name)
{
    TRY(workOutTexts(m_database, name));
    Erasure erasure;
    TRY_ASSIGN(auto places, m_database.run("{erased places}"));
    while (places.next())
        erasure.places.emplace(places.value(0).toLongLong(), places.value(1).toLongLong());
    TRY_ASSIGN(auto others, m_database.run("{other names}"));
    while (others.next())
        erasure.otherNames << others.value(0).toString();
    TRY(m_database.execute("INSERT INTO erasing (one, name) VALUES (1, '[erased]')"));
    TRY(m_database.executeAll(erasureStatements()));
    TRY(m_database.executeAll({u"DELETE FROM erasing"_s, u"DELETE FROM temp.erased_text"_s}));
    return erasure;
}

Stored<Erasure> Store::erasePerson(const QString &name)
{
    if (name.isEmpty())
        return storeError(StoreError::Kind::Invalid, Fault::tr("a person needs a name"));
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
    if (verdict != "ok"_L1)
        return storeError(StoreError::Kind::Damaged, verdict);
    TRY_ASSIGN(auto orphans, m_database.run("PRAGMA foreign_key_check"));
    if (orphans.next())
        return storeError(StoreError::Kind::Damaged, {Fault::tr("rows of %1 belong to nothing"),
                                                      orphans.value(0).toString().toStdString()});
    return {};
}

Stored<void> Store::backUp(const QString &path)
{
    if (m_database.dialect() == Dialect::Postgres)
        return storeError(StoreError::Kind::Invalid,
                          Fault::tr("a server is backed up with pg_dump"));
    // Made by us first, so that others can never read it; SQLite takes an empty file.
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return storeError(path, file.errorString());
    file.close();
    auto done = m_database.execute("VACUUM INTO ?", {path});
    if (!done)
        file.remove();
    return done;
}

} // namespace tickscope::review
