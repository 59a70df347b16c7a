// SPDX-License-Identifier: MIT
#include "core/library/library_store.h"

#include <QFile>

#include "core/base/try.h"
#include "core/model/event/event_form.h"
#include "core/review/store/checked.h"
#include "core/review/store/schema.h"

namespace tickscope::library {

namespace {

using review::Actor;
using review::boundText;

/// Placeholders for so many values.
QString marksFor(qsizetype count)
{
    return QStringList(count, u"?"_s).join(u',');
}

/// All that begins with it lies in \a folder.
QString insideOf(const QString &folder)
{
    return folder.endsWith(u'/') ? folder : folder + u'/';
}

/// Whether a path is \a folder, which may be a recording itself, or lies in it.
const QString IsInside = u"(path = ? OR (path > ? AND path < ?))"_s;

/// The text behind all that begin with \a prefix, in the order of bytes.
QString behindAll(QString prefix)
{
    prefix.back() = QChar(prefix.back().unicode() + 1); // a slash
    return prefix;
}

/// Values of IsInside.
QVariantList bordersOf(const QString &folder)
{
    const QString inside = insideOf(folder);
    return {folder, inside, behindAll(inside)};
}

/// Of library.sql. A file of another version is created again, so there are no migrations.
constexpr int LibraryVersion = 11;

} // namespace

LibraryStore::LibraryStore(const QString &path)
    : m_database(review::StoreAddress::ofFile(path))
{
}

Stored<std::unique_ptr<LibraryStore>> LibraryStore::open(const QString &path, Whispers whispers)
{
    for (bool isSecondTry : {false, true}) {
        std::unique_ptr<LibraryStore> store(new LibraryStore(path));
        const auto prepared = store->m_database.open().and_then(
            [&] { return store->prepare(whispers); });
        if (prepared)
            return store;
        const bool isOfUse = prepared.error().kind == review::StoreError::Kind::Damaged
                             || prepared.error().kind == review::StoreError::Kind::OtherVersion;
        if (!isOfUse || isSecondTry)
            return tl::unexpected(prepared.error());
        store.reset();
        remove(path);
    }
    return {};
}

void LibraryStore::remove(const QString &path)
{
    for (const char *end : {"", "-wal", "-shm", "-journal"})
        QFile::remove(path + QString::fromLatin1(end));
}

Stored<void> LibraryStore::prepare(Whispers whispers)
{
    // A cache may lose its last second. What is deleted is gone from the disk, words above all.
    TRY(m_database.executeAll({u"PRAGMA synchronous = NORMAL"_s, u"PRAGMA secure_delete = ON"_s,
                               u"PRAGMA cache_size = -8000"_s}));
    const qint64 wanted = LibraryVersion * 2 + (whispers == Whispers::Kept ? 1 : 0);
    return m_database.transact(
        [&]() -> Stored<void> {
            TRY_ASSIGN(const auto present, m_database.number("PRAGMA user_version"));
            if (present == wanted)
                return {};
            TRY_ASSIGN(const auto tables, m_database.number("SELECT count(*) FROM sqlite_master"));
            if (tables > 0)
                return review::storeError(review::StoreError::Kind::OtherVersion,
                                          Fault::tr("made by another version"));
            return m_database.executeAll(review::statements(u"library"_s)
                                         << u"PRAGMA user_version = %1"_s.arg(wanted));
        },
        Actor::None);
}

Stored<void> LibraryStore::together(const std::function<Stored<void>()> &work)
{
    return m_database.transact(work, Actor::None);
}

Stored<bool> LibraryStore::note(const FileFacts &file, qint64 scan)
{
    TRY_ASSIGN(
        auto present,
        m_database.run("SELECT id, size, changed FROM recordings WHERE path = ?", {file.path}));
    if (!present.next()) {
        RecordingRow row;
        row.file = file;
        TRY_ASSIGN(
            auto added,
            m_database.run("INSERT INTO recordings (path, name, folder, size, changed, shown_date, "
                           "scan, state) VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
                           {file.path, row.name(), row.folder(), file.size, file.changed,
                            file.changed, scan}));
        return setWords(added.lastInsertId().toLongLong(), row.name(), {}, {}).map([] {
            return true;
        });
    }
    const qint64 id = present.value(0).toLongLong();
    // What a server does not say is as it was.
    const bool isSame = (file.size < 0 || present.value(1).toLongLong() == file.size)
                        && (file.changed == 0 || present.value(2).toLongLong() == file.changed);
    auto noted = m_database.execute(
        isSame ? u"UPDATE recordings SET scan = ?, missing = 0 WHERE id = ?"_s
               : u"UPDATE recordings SET scan = ?, missing = 0, size = ?, "
                 "changed = ?, shown_date = ?, date = 0, "
                 "hidden = CASE state WHEN 4 THEN 0 ELSE hidden END, state = 0 "
                 "WHERE id = ?"_s,
        isSame ? QVariantList{scan, id}
               : QVariantList{scan, file.size, file.changed, file.changed, id});
    return noted.map([isSame] { return !isSame; });
}

Stored<void> LibraryStore::noteMissing(const QStringList &folders, const QStringList &files,
                                       qint64 scan)
{
    for (const QString &folder : folders)
        TRY(m_database.execute("UPDATE recordings SET missing = 1 WHERE " + IsInside
                                   + " AND scan <> ?",
                               bordersOf(folder) << scan));
    for (const QString &file : files)
        TRY(m_database.execute("UPDATE recordings SET missing = 1 WHERE path = ? AND scan <> ?",
                               {file, scan}));
    return {};
}

Stored<qint64> LibraryStore::nextScan()
{
    return m_database.number("INSERT INTO about VALUES ('scan', 1) ON CONFLICT DO "
                             "UPDATE SET value = value + 1 RETURNING value");
}

Stored<void> LibraryStore::setWords(qint64 id, const QString &name, const QString &map,
                                    const WholeFacts &facts)
{
    // Written once more by its number, the old words go.
    return m_database.execute("INSERT OR REPLACE INTO words "
                              "(rowid, name, map, players, chat, ticks) "
                              "VALUES (?, ?, ?, ?, ?, ?)",
                              {id, boundText(name), boundText(map),
                               boundText(facts.players.join(u'\n')), boundText(facts.chat),
                               boundText(facts.chatTicks.join(u' '))});
}

Stored<void> LibraryStore::setQuick(qint64 id, const QuickFacts &facts, ReadState state)
{
    TRY(m_database.run(
        "UPDATE recordings SET state = ?, family = ?, map = ?, length = ?, date = ?, "
        "shown_date = CASE WHEN ? = 0 THEN changed ELSE ? END, markers = ?, "
        "damage = ?, content_key = ?, world = ?, players = -1, sha256 = '', problem = '', "
        "finished = 0, best = NULL WHERE id = ?",
        {static_cast<int>(state), boundText(facts.family), boundText(facts.map), facts.length,
         facts.date, facts.date, facts.date, facts.markers, facts.damage,
         boundText(facts.contentKey), boundText(facts.worldKey), id}));
    TRY_ASSIGN(auto name, m_database.run("SELECT name FROM recordings WHERE id = ?", {id}));
    if (!name.next())
        return {};
    TRY(setRuns(id, {}));
    return setWords(id, name.value(0).toString(), facts.map, {});
}

Stored<void> LibraryStore::setServed(qint64 id, qint64 size, qint64 changed)
{
    return m_database.execute("UPDATE recordings SET size = iif(size < 0, ?, size), shown_date = "
                              "iif(shown_date = 0, ?, shown_date), changed = iif(changed = 0, ?, "
                              "changed) WHERE id = ?",
                              {size, changed, changed, id});
}

Stored<void> LibraryStore::setRuns(qint64 id, const std::vector<StoredRun> &runs)
{
    TRY(m_database.execute("DELETE FROM runs WHERE recording = ?", {id}));
    for (const StoredRun &run : runs)
        TRY(m_database.execute("INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?, ?)",
                               {id, boundText(run.player), run.start, run.end, run.time,
                                run.isFinished, run.checkpoints}));
    if (runs.empty())
        return {};
    return m_database.execute(
        "UPDATE recordings SET (finished, best) = (SELECT count(*), min(time) FROM "
        "runs WHERE recording = id AND finished) WHERE id = ?",
        {id});
}

Stored<void> LibraryStore::setWhole(qint64 id, const WholeFacts &facts)
{
    TRY(m_database.run("UPDATE recordings SET state = 2, players = ?, "
                       "damage = ?, sha256 = ?, problem = '' WHERE id = ?",
                       {facts.playerCount, facts.damage, boundText(facts.sha256), id}));
    TRY_ASSIGN(auto row, m_database.run("SELECT name, map FROM recordings WHERE id = ?", {id}));
    if (!row.next())
        return {};
    TRY(setRuns(id, facts.runs));
    return setWords(id, row.value(0).toString(), row.value(1).toString(), facts);
}

Stored<void> LibraryStore::setUnreadable(qint64 id, const QByteArray &problem)
{
    return m_database.execute(
        "UPDATE recordings SET state = 3, problem = ?, finished = 0, best = NULL "
        "WHERE id = ?",
        {problem, id});
}

Stored<void> LibraryStore::setForeign(qint64 id)
{
    return m_database.executeAll({u"UPDATE recordings SET state = 4, hidden = 1 WHERE id = ?"_s,
                                  u"DELETE FROM words WHERE rowid = ?"_s,
                                  u"DELETE FROM runs WHERE recording = ?"_s},
                                 {id});
}

Stored<void> LibraryStore::setMoved(qint64 missing, qint64 found)
{
    TRY_ASSIGN(auto place,
               m_database.run("SELECT path, name, folder, size, changed, scan FROM recordings "
                              "WHERE id = ?",
                              {found}));
    if (!place.next())
        return {};
    QVariantList values;
    for (int column = 0; column < 6; ++column)
        values << place.value(column);
    const QString name = values[1].toString();
    place.finish();
    values << missing;
    TRY(m_database.executeAll({u"DELETE FROM recordings WHERE id = ?"_s,
                               u"DELETE FROM runs WHERE recording = ?"_s,
                               u"DELETE FROM words WHERE rowid = ?"_s},
                              {found}));
    TRY(m_database.execute("UPDATE recordings SET path = ?, name = ?, folder = ?, size = ?, "
                           "changed = ?, scan = ?, missing = 0 WHERE id = ?",
                           values));
    return m_database.execute("UPDATE words SET name = ? WHERE rowid = ?", {name, missing});
}

/// Runs \a statement with each of \a ids.
Stored<void> LibraryStore::executeWith(const std::vector<qint64> &ids, const QString &statement)
{
    return together([&]() -> Stored<void> {
        for (const qint64 id : ids)
            TRY(m_database.execute(statement, {id}));
        return {};
    });
}

Stored<void> LibraryStore::nameWorld(const QString &worldKey, const QString &name)
{
    if (name.isEmpty())
        return m_database.execute("UPDATE recordings SET state = 0 WHERE world = ?", {worldKey});
    return together([&]() -> Stored<void> {
        TRY(m_database.execute("UPDATE recordings SET map = ? WHERE world = ?", {name, worldKey}));
        return m_database.execute("UPDATE words SET map = ? WHERE rowid IN "
                                  "(SELECT id FROM recordings WHERE world = ?)",
                                  {name, worldKey});
    });
}

Stored<void> LibraryStore::shareWorldNames()
{
    constexpr auto Unnamed = R"(
        SELECT id, other.map FROM recordings JOIN (SELECT world, map, max(date) FROM recordings
        WHERE world LIKE 'world %' AND map <> substr(world, 7) GROUP BY world) AS other
        USING (world) WHERE recordings.map = substr(world, 7))";
    TRY_ASSIGN(auto unnamed, m_database.run(Unnamed, {}));
    std::vector<std::pair<qint64, QString>> names;
    while (unnamed.next())
        names.emplace_back(unnamed.value(0).toLongLong(), unnamed.value(1).toString());
    return together([&]() -> Stored<void> {
        for (const auto &[id, name] : names) {
            TRY(m_database.execute("UPDATE recordings SET map = ? WHERE id = ?", {name, id}));
            TRY(m_database.execute("UPDATE words SET map = ? WHERE rowid = ?", {name, id}));
        }
        return {};
    });
}

Stored<void> LibraryStore::forgetFacts(const std::vector<qint64> &ids)
{
    return executeWith(ids, u"UPDATE recordings SET state = 0 WHERE id = ?"_s);
}

Stored<void> LibraryStore::hide(const std::vector<qint64> &ids)
{
    return executeWith(ids, u"UPDATE recordings SET hidden = 1 WHERE id = ?"_s);
}

Stored<void> LibraryStore::unhide(const QString &folder)
{
    return m_database.execute("UPDATE recordings SET hidden = 0 WHERE state <> 4 AND " + IsInside,
                              bordersOf(folder));
}

Stored<void> LibraryStore::forgetOthers(const QStringList &folders, const QStringList &files)
{
    QString condition = u"path NOT IN (%1)"_s.arg(marksFor(files.size()));
    QVariantList values(files.begin(), files.end());
    for (const QString &folder : folders) {
        condition += " AND NOT " + IsInside;
        values << bordersOf(folder);
    }
    return together([&]() -> Stored<void> {
        TRY_ASSIGN(const auto others,
                   m_database.number("SELECT count(*) FROM recordings WHERE " + condition, values));
        if (others == 0)
            return {};
        TRY(m_database.executeAll({u"DELETE FROM words WHERE rowid IN (SELECT id FROM "
                                   "recordings WHERE %1)"_s.arg(condition),
                                   u"DELETE FROM runs WHERE recording IN (SELECT id FROM "
                                   "recordings WHERE %1)"_s.arg(condition),
                                   u"DELETE FROM recordings WHERE %1"_s.arg(condition)},
                                  values));
        // Else the index keeps deleted words until it is merged by chance.
        return m_database.execute("INSERT INTO words (words) VALUES ('optimize')");
    });
}

Stored<void> LibraryStore::setCases(const std::vector<ContentCases> &cases)
{
    return together([&]() -> Stored<void> {
        TRY(m_database.execute("DELETE FROM cases"));
        for (const ContentCases &one : cases)
            TRY(m_database.execute("INSERT OR REPLACE INTO cases VALUES (?, ?, ?)",
                                   {boundText(one.sha256), one.cases, boundText(one.verdict)}));
        return {};
    });
}

} // namespace tickscope::library
