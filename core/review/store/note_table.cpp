// SPDX-License-Identifier: MIT
#include "core/review/store/note_table.h"

#include <algorithm>
#include <tuple>

#include <QCryptographicHash>

#include "core/base/try.h"
#include "core/review/store/checked.h"

namespace tickscope::review {

namespace {

QString pictureHash(const QByteArray &picture)
{
    return picture.isEmpty()
               ? ""_L1
               : QString::fromLatin1(
                   QCryptographicHash::hash(picture, QCryptographicHash::Sha256).toHex());
}

Annotation noteOfRow(const QSqlQuery &row)
{
    Annotation note;
    note.number = row.value(0).toLongLong();
    note.version = row.value(1).toLongLong();
    note.caseNumber = row.value(2).toLongLong();
    note.recording = row.value(3).toString();
    note.tick = optionalNumber(row.value(4));
    note.lastTick = optionalNumber(row.value(5));
    note.player = row.value(6).toString();
    note.client = optionalNumber(row.value(7));
    note.text = row.value(8).toString();
    note.color = row.value(9).toString();
    note.category = row.value(10).toString();
    note.author = row.value(11).toString();
    note.created = row.value(12).toLongLong();
    note.id = row.value(13).toUuid();
    note.caseId = row.value(14).toUuid();
    note.hasPicture = !row.value(15).toString().isEmpty();
    return note;
}

/// Whether both say the same, whatever the database knows of them.
bool areSame(const Annotation &left, const Annotation &right)
{
    const auto said = [](const Annotation &note) {
        return std::tie(note.recording, note.tick, note.lastTick, note.player, note.client,
                        note.text, note.color, note.category);
    };
    return said(left) == said(right);
}

} // namespace

Stored<std::vector<Annotation>> NoteTable::where(const QString &condition,
                                                 const QVariantList &values)
{
    TRY_ASSIGN(auto query,
               m_database.run(
                   u"SELECT m.number, r.version, r.case_id, r.recording, r.tick, r.last_tick,"
                   " r.player, r.client, r.body, r.color, r.category, r.author, r.created_at,"
                   " r.uid, k.uid, r.picture_sha256 FROM note r JOIN review_case k ON k.id ="
                   " r.case_id JOIN note_number m ON m.note_id = r.id WHERE %1"
                   " AND {seen} ORDER BY r.recording, coalesce(r.tick, -1), r.id"_s.arg(condition),
                   values));
    std::vector<Annotation> notes;
    while (query.next())
        notes.push_back(noteOfRow(query));
    return notes;
}

Stored<std::vector<Annotation>> NoteTable::ofCase(const CaseId &id)
{
    return where(u"k.uid = ?"_s, {idText(id)});
}

Stored<std::vector<Annotation>> NoteTable::onRecording(const QString &sha256)
{
    return where(u"r.recording = ?"_s, {boundText(sha256)});
}

Stored<Annotation> NoteTable::inRow(qint64 row)
{
    return where(u"r.id = ?"_s, {row})
        .and_then([](const std::vector<Annotation> &found) -> Stored<Annotation> {
            if (found.empty())
                return storeError(StoreError::Kind::NotFound, Fault::tr("there is no such note"));
            return found.front();
        });
}

Stored<NoteId> NoteTable::idNumbered(const CaseId &id, qint64 number)
{
    TRY_ASSIGN(const auto all, ofCase(id));
    const auto found = std::ranges::find(all, number, &Annotation::number);
    return found == all.end() ? NoteId() : found->id;
}

Stored<QByteArray> NoteTable::picture(const NoteId &id)
{
    TRY_ASSIGN(auto query, m_database.run("SELECT r.picture FROM note r WHERE r.uid = ? AND {seen}",
                                          {idText(id)}));
    if (!query.next())
        return storeError(StoreError::Kind::NotFound, Fault::tr("there is no such note"));
    return query.value(0).toByteArray();
}

Stored<Saved<Annotation>> NoteTable::save(const Annotation &value, const QUuid &change)
{
    TRY_ASSIGN(const auto good, checked(value));
    const QVariantList texts{boundText(good.recording),    boundOptional(good.tick),
                             boundOptional(good.lastTick), boundText(good.player),
                             boundOptional(good.client),   boundText(good.text),
                             boundText(good.color),        boundText(good.category)};
    TRY_ASSIGN(const auto row, m_database.rowOf("note", good.id));
    const auto work = [&]() -> Stored<qint64> {
        QVariantList values = texts;
        if (good.version == 0) {
            auto owner = row == 0 ? m_database.caseRow(good.caseId) : 0;
            if (!owner || *owner == 0) // it is there already
                return owner;
            values << *owner << (good.picture.isEmpty() ? QVariant() : good.picture)
                   << pictureHash(good.picture) << idText(good.id);
            return m_database.number(
                "INSERT INTO note (recording, tick, last_tick, player, client, body,"
                " color, category, case_id, picture, picture_sha256, uid, author)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, {me}) RETURNING id",
                values);
        }
        TRY_ASSIGN(const auto verdicts,
                   m_database.number(
                       "SELECT count(*) FROM aspect_evidence e JOIN (SELECT o.*, o.reviewer AS"
                       " author FROM opinion o) r ON r.case_id = e.case_id AND r.reviewer ="
                       " e.reviewer WHERE e.note_id = ? AND r.decided = 1 AND {seen}",
                       {row}));
        if (verdicts > 0)
            return storeError(StoreError::Kind::Cited, Fault::tr("a given verdict cites the note"));
        values << row << good.version;
        TRY_ASSIGN(auto updated,
                   m_database.run("UPDATE note SET version = version + 1, recording = ?, tick = ?,"
                                  " last_tick = ?, player = ?, client = ?, body = ?, color = ?,"
                                  " category = ? WHERE id = ? AND version = ?",
                                  values));
        return updated.numRowsAffected() == 1 ? row : 0;
    };
    TRY_ASSIGN(const auto number, m_database.changeOnce(change, work));
    TRY_ASSIGN(auto now, inRow(number == 0 ? row : number));
    // On a server another's note is not found to be changed, although no one was faster.
    if (number == 0 && now.author != m_database.who())
        return storeError(StoreError::Kind::Refused, Fault::tr("only its author changes a note"));
    const bool isConflict = number == 0 && !areSame(good, now);
    return savedOr(isConflict, good, std::move(now));
}

Stored<Saved<Annotation>> NoteTable::remove(const NoteRemoval &removal, const QUuid &change)
{
    TRY_ASSIGN(const auto row, m_database.rowOf("note", removal.id));
    const auto work = [&]() -> Stored<qint64> {
        const auto removed = m_database.run("DELETE FROM note WHERE id = ? AND version = ?",
                                            {row, removal.version});
        if (!removed && removed.error().kind == StoreError::Kind::Cited)
            return storeError(StoreError::Kind::Cited, Fault::tr("a verdict cites the note"));
        return removed.map([row](const QSqlQuery &done) -> qint64 {
            return done.numRowsAffected() == 1 ? row : 0;
        });
    };
    TRY_ASSIGN(const auto number, m_database.changeOnce(change, work));
    Annotation mine;
    mine.id = removal.id;
    mine.version = removal.version;
    if (number != 0)
        return Saved<Annotation>(std::move(mine));
    TRY_ASSIGN(auto now, inRow(row));
    if (now.author != m_database.who())
        return storeError(StoreError::Kind::Refused, Fault::tr("only its author removes a note"));
    return Saved<Annotation>(Conflict<Annotation>{std::move(mine), std::move(now)});
}

Stored<NoteId> NoteTable::idOf(qint64 number)
{
    return m_database.id("SELECT uid FROM note WHERE id = ?", {number});
}

Stored<NoteId> NoteTable::idMadeBy(const QUuid &change)
{
    return m_database.id(
        "SELECT n.uid FROM applied_change a JOIN note n ON n.id = a.item WHERE a.id = ?",
        {idText(change)});
}

} // namespace tickscope::review
