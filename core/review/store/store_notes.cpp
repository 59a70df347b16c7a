// SPDX-License-Identifier: MIT
#include <QCryptographicHash>

#include "core/review/store/checked.h"
#include "core/review/store/store.h"

namespace tickscope::review {

namespace {

QString pictureHash(const QByteArray &picture)
{
    return picture.isEmpty()
               ? QLatin1String("")
               : QString::fromLatin1(
                   QCryptographicHash::hash(picture, QCryptographicHash::Sha256).toHex());
}

std::optional<qint64> noteNumber(const QVariant &value)
{
    return value.isNull() ? std::optional<qint64>() : value.toLongLong();
}

Note noteOfRow(const QSqlQuery &row)
{
    Note note;
    note.id = row.value(0).toLongLong();
    note.version = row.value(1).toLongLong();
    note.caseId = row.value(2).toLongLong();
    note.recording = row.value(3).toString();
    note.tick = noteNumber(row.value(4));
    note.lastTick = noteNumber(row.value(5));
    note.player = row.value(6).toString();
    note.client = noteNumber(row.value(7));
    note.text = row.value(8).toString();
    note.color = row.value(9).toString();
    note.category = row.value(10).toString();
    note.author = row.value(11).toString();
    note.created = row.value(12).toLongLong();
    return note;
}

} // namespace

Stored<std::vector<Note>> Store::notesWhere(const QString &condition, const QVariantList &values)
{
    auto query = m_database.run(
        QStringLiteral("SELECT r.id, r.version, r.case_id, r.recording, r.tick, r.last_tick,"
                       " r.player, r.client, r.body, r.color, r.category, r.author, r.created_at"
                       " FROM note r WHERE %1 AND {seen} ORDER BY r.recording, r.tick, r.id")
            .arg(condition),
        values);
    if (!query)
        return tl::unexpected(query.error());
    std::vector<Note> notes;
    while (query->next())
        notes.push_back(noteOfRow(*query));
    return notes;
}

Stored<std::vector<Note>> Store::notes(CaseId id)
{
    return notesWhere(QStringLiteral("r.case_id = ?"), {id});
}

Stored<std::vector<Note>> Store::notesOn(const QString &sha256)
{
    return notesWhere(QStringLiteral("r.recording = ?"), {boundText(sha256)});
}

Stored<QByteArray> Store::picture(NoteId id)
{
    auto query = m_database.run(
        QStringLiteral("SELECT r.picture FROM note r WHERE r.id = ? AND {seen}"), {id});
    if (!query)
        return tl::unexpected(query.error());
    if (!query->next())
        return fault(Fault::Kind::NotFound, QStringLiteral("there is no note %1").arg(id));
    return query->value(0).toByteArray();
}

Stored<Saved<Note>> Store::save(const Note &value, const QUuid &change)
{
    const auto good = checked(value);
    if (!good)
        return tl::unexpected(good.error());
    const QVariantList texts{boundText(good->recording),    boundOptional(good->tick),
                             boundOptional(good->lastTick), boundText(good->player),
                             boundOptional(good->client),   boundText(good->text),
                             boundText(good->color),        boundText(good->category)};
    const auto work = [&]() -> Stored<qint64> {
        QVariantList values = texts;
        if (good->id == 0) {
            values << good->caseId << (good->picture.isEmpty() ? QVariant() : good->picture)
                   << pictureHash(good->picture);
            return m_database.number(
                QStringLiteral("INSERT INTO note (recording, tick, last_tick, player, client, body,"
                               " color, category, case_id, picture, picture_sha256, author)"
                               " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, {me}) RETURNING id"),
                values);
        }
        values << good->id << good->version;
        auto updated = m_database.run(
            QStringLiteral("UPDATE note SET version = version + 1, recording = ?, tick = ?,"
                           " last_tick = ?, player = ?, client = ?, body = ?, color = ?,"
                           " category = ? WHERE id = ? AND version = ?"),
            values);
        if (!updated)
            return tl::unexpected(updated.error());
        return updated->numRowsAffected() == 1 ? good->id : 0;
    };
    const auto id = changeOnce(change, work);
    if (!id)
        return tl::unexpected(id.error());
    auto now = notesWhere(QStringLiteral("r.id = ?"), {*id == 0 ? good->id : *id});
    if (!now)
        return tl::unexpected(now.error());
    if (now->empty())
        return fault(Fault::Kind::NotFound, QStringLiteral("there is no note %1").arg(good->id));
    // On a server another's note is not found to be changed, although no one was faster.
    if (*id == 0 && now->front().author != who())
        return fault(Fault::Kind::Refused, QStringLiteral("only its author changes a note"));
    if (*id == 0)
        return Saved<Note>(Conflict<Note>{*good, std::move(now->front())});
    return Saved<Note>(std::move(now->front()));
}

Stored<Saved<Note>> Store::remove(const NoteRemoval &removal, const QUuid &change)
{
    const auto work = [&]() -> Stored<qint64> {
        auto removed = m_database.run(
            QStringLiteral("DELETE FROM note WHERE id = ? AND version = ?"),
            {removal.id, removal.version});
        if (!removed)
            return tl::unexpected(removed.error());
        return removed->numRowsAffected() == 1 ? removal.id : 0;
    };
    const auto id = changeOnce(change, work);
    if (!id)
        return tl::unexpected(id.error());
    Note mine;
    mine.id = removal.id;
    mine.version = removal.version;
    if (*id != 0)
        return Saved<Note>(std::move(mine));
    auto now = notesWhere(QStringLiteral("r.id = ?"), {removal.id});
    if (!now)
        return tl::unexpected(now.error());
    if (now->empty())
        return fault(Fault::Kind::NotFound, QStringLiteral("there is no note %1").arg(removal.id));
    if (now->front().author != who())
        return fault(Fault::Kind::Refused, QStringLiteral("only its author removes a note"));
    return Saved<Note>(Conflict<Note>{std::move(mine), std::move(now->front())});
}

} // namespace tickscope::review
