// SPDX-License-Identifier: MIT
#include "core/review/store/case_table.h"

#include <algorithm>
#include <map>

#include <QJsonDocument>
#include <QJsonObject>

#include "core/base/try.h"
#include "core/review/limits.h"
#include "core/review/store/checked.h"

namespace tickscope::review {

namespace {

/// Conditions on "review_case c" and what they bind.
struct CaseCondition {
    QStringList parts{u"NOT EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = c.id)"_s};
    QVariantList values;

    void add(const QString &part, const QVariantList &bound)
    {
        parts << part;
        values += bound;
    }
    [[nodiscard]] QString text() const { return parts.join(u" AND "_s); }
};

CaseCondition conditionOf(const CaseFilter &filter)
{
    CaseCondition condition;
    if (filter.status)
        condition.add(u"c.status = ?"_s, {word(*filter.status)});
    if (filter.leastPriority)
        condition.add(u"c.priority >= ?"_s, {static_cast<qint64>(*filter.leastPriority)});
    if (!filter.assignee.isEmpty())
        condition.add(u"c.assignee = ?"_s, {boundText(filter.assignee)});
    if (filter.unassigned)
        condition.add(u"c.assignee = ''"_s, {});
    if (!filter.tag.isEmpty())
        condition.add(u"EXISTS (SELECT 1 FROM case_tag t WHERE t.case_id = c.id AND"
                      " t.tag = ?)"_s,
                      {boundText(filter.tag)});
    if (!filter.recording.isEmpty())
        condition.add(u"EXISTS (SELECT 1 FROM case_recording t WHERE t.case_id = c.id"
                      " AND t.sha256 = ?)"_s,
                      {boundText(filter.recording)});
    if (!filter.person.isEmpty())
        condition.add(u"(c.reporter = ? OR EXISTS (SELECT 1 FROM accused_name t WHERE"
                      " t.case_id = c.id AND t.name = ?))"_s,
                      {boundText(filter.person), boundText(filter.person)});
    if (!filter.text.isEmpty()) {
        const QVariant text = boundText(filter.text);
        condition.add(u"({find}(lower(c.claim), lower(?)) > 0 OR {find}(lower(c.reporter),"
                      " lower(?)) > 0 OR EXISTS (SELECT 1 FROM accused_name t WHERE t.case_id"
                      " = c.id AND {find}(lower(t.name), lower(?)) > 0) OR EXISTS (SELECT 1"
                      " FROM note r WHERE r.case_id = c.id AND {find}(lower(r.body),"
                      " lower(?)) > 0 AND {seen}))"_s,
                      {text, text, text, text});
    }
    if (filter.after > 0)
        condition.add(u"c.id > ?"_s, {filter.after});
    return condition;
}

QString orderOf(const CaseFilter &filter)
{
    return filter.order == CaseFilter::Order::Number ? u"ORDER BY c.id"_s
                                                     : u"ORDER BY c.priority DESC, c.id"_s;
}

Case caseOfRow(const QSqlQuery &row)
{
    Case value;
    value.number = row.value(0).toLongLong();
    value.version = row.value(1).toLongLong();
    value.claim = row.value(2).toString();
    value.reporter = row.value(3).toString();
    value.priority = static_cast<Priority>(std::clamp(row.value(4).toInt(), 0, 3));
    value.assignee = row.value(5).toString();
    value.status = fromWord<Status>(row.value(6).toString()).value_or(Status::New);
    value.opinionsNeeded = row.value(7).toInt();
    value.outcome = fromWord<Finding>(row.value(8).toString());
    value.created = row.value(9).toLongLong();
    value.decided = optionalNumber(row.value(10));
    value.id = row.value(11).toUuid();
    return value;
}

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
    if (parts != QStringList{u"body"_s} && parts != QStringList{u"claim"_s}
        && parts != QStringList{u"reporter"_s})
        return false;
    return last.what.endsWith(u" added") || changedParts(last) == parts;
}

} // namespace

Stored<std::vector<Case>> CaseTable::byNumber(const std::vector<qint64> &numbers)
{
    std::vector<Case> found;
    if (numbers.empty())
        return found;
    QVariantList values;
    for (const qint64 number : numbers)
        values << number;
    const QString among = u"IN (?%1)"_s.arg(u", ?"_s.repeated(values.size() - 1));
    TRY_ASSIGN(auto rows,
               m_database.run(
                   "SELECT id, version, claim, reporter, priority, assignee, status,"
                   " opinions_needed, outcome, created_at, decided_at, uid FROM review_case WHERE"
                   " id "
                       + among,
                   values));
    std::map<qint64, Case> cases;
    while (rows.next()) {
        Case value = caseOfRow(rows);
        cases.insert_or_assign(value.number, std::move(value));
    }
    // Calls \a take with the case and the row of each part of it.
    const auto eachPart = [&](const char *columns, const char *table, const char *order,
                              const auto &take) -> Stored<void> {
        TRY_ASSIGN(auto parts, m_database.run(u"SELECT case_id, %1 FROM %2 WHERE case_id %3"
                                              " ORDER BY case_id, %4"_s.arg(
                                                  QLatin1String(columns), QLatin1String(table),
                                                  among, QLatin1String(order)),
                                              values));
        while (parts.next()) {
            const auto owner = cases.find(parts.value(0).toLongLong());
            if (owner != cases.end())
                take(owner->second, parts);
        }
        return {};
    };
    TRY(eachPart("sha256, name", "case_recording", "place", [](Case &owner, const QSqlQuery &row) {
        owner.recordings.push_back({row.value(1).toString(), row.value(2).toString()});
    }));
    TRY(eachPart("recording, client, tick, account, last_tick, player, joined_at, left_at",
                 "case_accused", "place", [](Case &owner, const QSqlQuery &row) {
                     owner.accused.push_back({{},
                                              row.value(4).toString(),
                                              row.value(1).toString(),
                                              optionalNumber(row.value(2)),
                                              optionalNumber(row.value(3)),
                                              optionalNumber(row.value(5)),
                                              optionalNumber(row.value(6)),
                                              optionalNumber(row.value(7)),
                                              optionalNumber(row.value(8))});
                 }));
    TRY(eachPart("accused, name", "accused_name", "accused, place",
                 [](Case &owner, const QSqlQuery &row) {
                     const auto place = row.value(1).toULongLong();
                     if (place < owner.accused.size())
                         owner.accused[place].names << row.value(2).toString();
                 }));
    TRY(eachPart("tag", "case_tag", "tag",
                 [](Case &owner, const QSqlQuery &row) { owner.tags << row.value(1).toString(); }));
    for (const qint64 number : numbers) {
        const auto place = cases.find(number);
        if (place == cases.end())
            continue;
        place->second.tags.sort(); // not in the order of a server's language
        found.push_back(place->second);
    }
    return found;
}

Stored<Case> CaseTable::withId(const CaseId &id)
{
    return m_database.caseRow(id).and_then([this](qint64 row) { return withNumber(row); });
}

Stored<Case> CaseTable::withNumber(qint64 number)
{
    TRY_ASSIGN(auto found, byNumber({number}));
    if (found.empty())
        return storeError(StoreError::Kind::NotFound, {Fault::tr("there is no case %1"), number});
    TRY_ASSIGN(auto remover,
               m_database.run("SELECT who FROM removed_case WHERE case_id = ?", {number}));
    if (remover.next())
        return storeError(StoreError::Kind::NotFound,
                          {Fault::tr("case %1 was removed by %2"), number,
                           remover.value(0).toString().toStdString()});
    return std::move(found.front());
}

Stored<std::vector<Case>> CaseTable::matching(const CaseFilter &filter)
{
    CaseCondition condition = conditionOf(filter);
    condition.values << std::clamp(filter.limit, 1, limits::Cases);
    TRY_ASSIGN(auto query,
               m_database.run(u"SELECT c.id FROM review_case c WHERE %1 %2 LIMIT ?"_s.arg(
                                  condition.text(), orderOf(filter)),
                              condition.values));
    std::vector<qint64> numbers;
    while (query.next())
        numbers.push_back(query.value(0).toLongLong());
    query.finish();
    return byNumber(numbers);
}

Stored<std::optional<Case>> CaseTable::takeNext(const CaseFilter &filter)
{
    const CaseCondition condition = conditionOf(filter);
    std::optional<Case> taken;
    const auto take = [&]() -> Stored<void> {
        taken.reset();
        const auto number = m_database.number(
            u"UPDATE review_case SET version = version + 1, assignee = {me}, status = CASE"
            " WHEN status = 'new' THEN 'in_review' ELSE status END WHERE id = (SELECT c.id"
            " FROM review_case c WHERE c.assignee = '' AND c.status <> 'decided' AND NOT EXISTS"
            " (SELECT 1 FROM opinion o WHERE o.case_id = c.id AND o.reviewer = {me} AND"
            " o.decided = 1) AND %1 ORDER BY c.priority DESC, c.id LIMIT 1 {skip locked})"
            " RETURNING id"_s.arg(condition.text()),
            condition.values);
        if (!number || *number == 0)
            return number ? Stored<void>{} : tl::unexpected(number.error());
        return withNumber(*number).map([&](Case &&value) { taken = std::move(value); });
    };
    return m_database.transact(take).map([&] { return std::move(taken); });
}

/// Whom a verdict was given on stays; of a name only one may still say whose it was.
static bool areTheSame(const std::vector<Identity> &now, const std::vector<Identity> &before)
{
    return std::ranges::equal(now, before, [](const Identity &one, const Identity &old) {
        return one == old || (!old.isPerson() && one.names.contains(old.names.value(0)));
    });
}

Stored<Saved<Case>> CaseTable::save(const Case &value, const QUuid &change)
{
    TRY_ASSIGN(const auto good, checked(value));
    TRY_ASSIGN(const auto row, m_database.rowOf("review_case", good.id));
    const QVariantList texts{
        boundText(good.claim),    boundText(good.reporter), static_cast<qint64>(good.priority),
        boundText(good.assignee), good.opinionsNeeded,      boundText(good.assignee)};
    const auto work = [&]() -> Stored<qint64> {
        if (good.version == 0) {
            if (row != 0) // it is there already
                return 0;
            QVariantList values = texts;
            values << idText(good.id);
            TRY_ASSIGN(const auto number,
                       m_database.number(
                           "INSERT INTO review_case (claim, reporter, priority, assignee,"
                           " opinions_needed, status, uid) VALUES (?, ?, ?, ?, ?, CASE WHEN ? ="
                           " '' THEN 'new' ELSE 'in_review' END, ?) RETURNING id",
                           values));
            Case empty;
            empty.number = number;
            return replaceParts(empty, good).map([&] { return number; });
        }
        TRY_ASSIGN(const auto present, withId(good.id));
        if (present.status == Status::Decided
            && (good.opinionsNeeded != present.opinionsNeeded
                || !areTheSame(good.accused, present.accused)))
            return storeError(StoreError::Kind::Invalid, Fault::tr("the case is decided"));
        QVariantList values = texts;
        values << boundText(good.assignee) << row << good.version;
        TRY_ASSIGN(
            auto updated,
            m_database.run("UPDATE review_case SET version = version + 1, claim = ?, reporter = ?,"
                           " priority = ?, assignee = ?, opinions_needed = ?, status = CASE WHEN"
                           " status = 'in_review' AND ? = '' THEN 'new' WHEN status = 'new' AND ?"
                           " <> '' THEN 'in_review' ELSE status END WHERE id = ? AND version = ?",
                           values));
        if (updated.numRowsAffected() != 1)
            return 0;
        return replaceParts(present, good).map([&] { return row; });
    };
    TRY_ASSIGN(const auto number, m_database.changeOnce(change, work));
    return withNumber(number == 0 ? row : number).map([&](Case &&now) {
        return savedOr(number == 0, good, std::move(now));
    });
}

Stored<Saved<Case>> CaseTable::remove(const CaseRemoval &removal, const QUuid &change)
{
    Case before;
    const auto work = [&]() -> Stored<qint64> {
        TRY_ASSIGN(before, withId(removal.id));
        if (before.version != removal.version)
            return 0;
        return m_database
            .execute("INSERT INTO removed_case (case_id, who) VALUES (?, {me})", {before.number})
            .map([&] { return before.number; });
    };
    return m_database.changeOnce(change, work).map([&](qint64 number) {
        Case mine;
        mine.id = removal.id;
        mine.version = removal.version;
        return number == 0 ? Saved<Case>(Conflict<Case>{mine, before}) : Saved<Case>(mine);
    });
}

Stored<void> CaseTable::insertAccused(qint64 row, const std::vector<Identity> &accused)
{
    for (std::size_t i = 0; i < accused.size(); ++i) {
        const Identity &identity = accused[i];
        const auto place = static_cast<qint64>(i);
        TRY(m_database.execute(
            "INSERT INTO case_accused (case_id, place, recording, client, tick,"
            " account, last_tick, player, joined_at, left_at) VALUES (?, ?, ?, ?,"
            " ?, ?, ?, ?, ?, ?)",
            {row, place, boundText(identity.recording), boundOptional(identity.client),
             boundOptional(identity.tick), boundText(identity.account),
             boundOptional(identity.lastTick), boundOptional(identity.player),
             boundOptional(identity.joined), boundOptional(identity.left)}));
        for (qsizetype name = 0; name < identity.names.size(); ++name)
            TRY(m_database.execute("INSERT INTO accused_name (case_id, accused,"
                                   " place, name) VALUES (?, ?, ?, ?)",
                                   {row, place, name, boundText(identity.names.at(name))}));
    }
    return {};
}

/// Only what differs is written, so that the history shows no more than what was changed.
Stored<void> CaseTable::replaceParts(const Case &present, const Case &wanted)
{
    const qint64 row = present.number;
    const auto clear = [&](const char *table) {
        return m_database.execute(u"DELETE FROM %1 WHERE case_id = ?"_s.arg(QLatin1String(table)),
                                  {row});
    };
    if (present.recordings != wanted.recordings) {
        TRY(clear("case_recording"));
        for (std::size_t i = 0; i < wanted.recordings.size(); ++i)
            TRY(m_database.execute(
                "INSERT INTO case_recording (case_id, place, sha256, name) VALUES"
                " (?, ?, ?, ?)",
                {row, static_cast<qint64>(i), boundText(wanted.recordings[i].sha256),
                 boundText(wanted.recordings[i].name)}));
    }
    if (present.tags != wanted.tags) {
        TRY(clear("case_tag"));
        for (const QString &tag : wanted.tags)
            TRY(m_database.execute("INSERT INTO case_tag (case_id, tag) VALUES (?, ?)",
                                   {row, boundText(tag)}));
    }
    if (present.accused == wanted.accused)
        return {};
    TRY(clear("accused_name"));
    TRY(clear("case_accused"));
    return insertAccused(row, wanted.accused);
}

Stored<Saved<Case>> CaseTable::settle(const Case &value, Finding outcome)
{
    bool isSettled = false;
    const auto work = [&]() -> Stored<void> {
        TRY_ASSIGN(
            auto updated,
            m_database.run("UPDATE review_case SET version = version + 1, outcome = ? WHERE uid = ?"
                           " AND version = ?",
                           {word(outcome), idText(value.id), value.version}));
        isSettled = updated.numRowsAffected() == 1;
        return {};
    };
    TRY(m_database.transact(work));
    return withId(value.id).map(
        [&](Case &&now) { return savedOr(!isSettled, value, std::move(now)); });
}

Stored<std::vector<HistoryEntry>> CaseTable::history(const CaseId &id)
{
    TRY_ASSIGN(auto query,
               m_database.run(
                   // Earlier versions logged drafts, too.
                   u"SELECT r.id, r.case_id, r.at, r.who, r.what, coalesce(m.number, 0), d.before,"
                   " d.after FROM history r LEFT JOIN history_detail d ON d.history_id = r.id"
                   " LEFT JOIN note_number m ON m.note_id = r.item WHERE"
                   " r.case_id = {case} AND r.what NOT IN ('opinion added', 'opinion_aspect added',"
                   " 'opinion_aspect removed', 'aspect_evidence added', 'aspect_evidence"
                   " removed') AND {seen} ORDER BY r.id"_s,
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

Stored<bool> CaseTable::isRemoved(const CaseId &id)
{
    return m_database
        .number("SELECT count(*) FROM removed_case WHERE case_id = {case}", {idText(id)})
        .map([](qint64 count) { return count > 0; });
}

Stored<CaseId> CaseTable::idOf(qint64 number)
{
    return m_database.id("SELECT uid FROM review_case WHERE id = ?", {number});
}

} // namespace tickscope::review
