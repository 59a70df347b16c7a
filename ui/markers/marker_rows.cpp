// SPDX-License-Identifier: GPL-3.0-or-later
// What MarkerDatabase reads and writes; the file itself stands in marker_database.cpp.
#include "core/base/try.h"
#include "core/review/store/checked.h"
#include "ui/markers/marker_database.h"
#include "ui/markers/settings_markers.h"

#include <QDateTime>
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
    for (const QString &key : keys.provisional) {
        TRY(look(key, isUnfinished));
    }
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
    for (std::size_t i = 1; i < rows.size(); ++i) {
        TRY(merge(row, rows[i]));
    }
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
    std::vector<QString> taken;
    auto done = m_database->transact(
        [&]() -> Stored<void> {
            TRY_ASSIGN(taken, takeSettings(keys));
            TRY_ASSIGN(const auto rows, rowsOf(keys));
            // A recording that nobody marked leaves no trace.
            if (rows.empty() && added.empty())
                return {};
            TRY_ASSIGN(const auto row, rowForWriting(keys));
            for (const QUuid &id : added) {
                TRY(m_database->execute("UPDATE marker SET recording = ? WHERE id = ?",
                                        {row, textOf(id)}));
            }
            return {};
        },
        review::Actor::None);
    if (done) {
        for (const QString &key : taken)
            forgetSettingsMarkers(key);
    }
    return done;
}

/// The keys of the settings whose markers are in the store now.
Stored<std::vector<QString>> MarkerDatabase::takeSettings(const RecordingKeys &keys)
{
    std::vector<QString> taken;
    for (const QString &key : keys.settings) {
        const std::vector<Annotation> markers = settingsMarkers(key);
        if (markers.empty())
            continue;
        TRY_ASSIGN(const auto row, rowForWriting(keys));
        for (const Annotation &marker : markers) {
            // One that is there was taken over just before the program was ended.
            TRY(insert(row, marker, false));
        }
        taken.push_back(key);
    }
    return taken;
}

Stored<void> MarkerDatabase::apply(const RecordingKeys &keys,
                                   const std::vector<AnnotationEdit> &edits)
{
    return m_database->transact(
        [&]() -> Stored<void> {
            TRY_ASSIGN(const auto row, rowForWriting(keys));
            for (const AnnotationEdit &edit : edits) {
                TRY(write(row, edit));
            }
            return {};
        },
        review::Actor::None);
}

Stored<void> MarkerDatabase::write(qint64 recording, const AnnotationEdit &edit)
{
    if (edit.before && edit.after)
        return change(recording, edit);
    if (edit.after)
        return insert(recording, *edit.after, true);
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
    return changed.numRowsAffected() > 0 ? Stored<void>() : insert(recording, *edit.after, true);
}

Stored<void> MarkerDatabase::insert(qint64 recording, const Annotation &marker, bool replaces)
{
    QVariantList values{textOf(marker.id), recording};
    values += valuesOf(marker);
    values << now();
    return m_database->execute(
        QStringLiteral("INSERT OR %1 INTO marker (id, recording, first_tick, "
                       "last_tick, name, text, color, client, player_tick, "
                       "player_name, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .arg(replaces ? QLatin1String("REPLACE") : QLatin1String("IGNORE")),
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
            return review::fault(review::Fault::Kind::Unreachable, error.databaseText());
    }
    std::ranges::stable_sort(markers, {}, &Annotation::firstTick);
    return markers;
}

} // namespace tickscope
