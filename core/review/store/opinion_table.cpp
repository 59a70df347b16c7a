// SPDX-License-Identifier: MIT
#include "core/review/store/opinion_table.h"

#include <algorithm>
#include <map>

#include "core/base/try.h"
#include "core/review/store/checked.h"
#include "core/review/store/note_table.h"

namespace tickscope::review {

Stored<std::vector<Opinion>> OpinionTable::ofCase(const CaseId &id)
{
    TRY_ASSIGN(
        auto rows,
        m_database.run(
            "SELECT r.reviewer, r.version, r.decision, r.reason, r.decided,"
            " r.decided_at, r.case_id FROM (SELECT o.*, o.reviewer AS author FROM opinion o) r"
            " WHERE r.case_id = {case} AND {seen}",
            {idText(id)}));
    std::map<QString, Opinion> byReviewer;
    while (rows.next()) {
        Opinion opinion;
        opinion.caseId = id;
        opinion.caseNumber = rows.value(6).toLongLong();
        opinion.reviewer = rows.value(0).toString();
        opinion.version = rows.value(1).toLongLong();
        opinion.decision = fromWord<Finding>(rows.value(2).toString());
        opinion.reason = rows.value(3).toString();
        opinion.isDecided = rows.value(4).toInt() == 1;
        if (opinion.isDecided)
            opinion.decided = rows.value(5).toLongLong();
        byReviewer.insert_or_assign(opinion.reviewer, std::move(opinion));
    }
    TRY_ASSIGN(
        auto parts,
        m_database.run("SELECT a.reviewer, a.aspect, a.finding, a.reason, m.number,"
                       " {evidence uid} FROM"
                       " opinion_aspect a LEFT JOIN aspect_evidence e ON e.case_id = a.case_id AND"
                       " e.reviewer = a.reviewer AND e.aspect = a.aspect LEFT JOIN note_number m ON"
                       " m.note_id = e.note_id WHERE a.case_id = {case}"
                       " ORDER BY a.reviewer, a.aspect, m.number",
                       {idText(id)}));
    while (parts.next()) {
        const auto owner = byReviewer.find(parts.value(0).toString());
        const auto aspect = fromWord<Aspect>(parts.value(1).toString());
        if (owner == byReviewer.end() || !aspect)
            continue;
        auto &aspects = owner->second.aspects;
        if (aspects.empty() || aspects.back().aspect != *aspect)
            aspects.push_back(
                {*aspect,
                 fromWord<Finding>(parts.value(2).toString()).value_or(Finding::Undecided),
                 parts.value(3).toString(),
                 {}});
        if (!parts.value(4).isNull())
            aspects.back().evidence.push_back(
                {parts.value(5).toUuid(), parts.value(4).toLongLong()});
    }
    std::vector<Opinion> all;
    for (auto &[reviewer, opinion] : byReviewer) {
        std::ranges::sort(opinion.aspects, {}, &AspectFinding::aspect);
        all.push_back(std::move(opinion));
    }
    return all;
}

Stored<std::optional<Opinion>> OpinionTable::own(const CaseId &id)
{
    return ofCase(id).map([this](const std::vector<Opinion> &all) {
        const auto found = std::ranges::find(all, m_database.who(), &Opinion::reviewer);
        return found == all.end() ? std::optional<Opinion>() : *found;
    });
}

Stored<void> OpinionTable::replaceAspects(qint64 row, const Opinion &value)
{
    for (const char *table : {"aspect_evidence", "opinion_aspect"})
        TRY(m_database.execute(
            u"DELETE FROM %1 WHERE case_id = ? AND reviewer = {me}"_s.arg(QLatin1String(table)),
            {row}));
    for (const AspectFinding &aspect : value.aspects) {
        TRY(m_database.execute(
            "INSERT INTO opinion_aspect (case_id, reviewer, aspect, finding, reason)"
            " VALUES (?, {me}, ?, ?, ?)",
            {row, word(aspect.aspect), word(aspect.finding), boundText(aspect.reason)}));
        for (const NoteRef &note : aspect.evidence) {
            TRY_ASSIGN(const auto named, note.id.isNull()
                                             ? m_notes.idNumbered(value.caseId, note.number)
                                             : Stored<NoteId>(note.id));
            TRY_ASSIGN(const auto added,
                       m_database.run("INSERT INTO aspect_evidence (case_id, reviewer,"
                                      " aspect, note_id) SELECT case_id, {me}, ?, id"
                                      " FROM note WHERE case_id = ? AND uid = ?",
                                      {word(aspect.aspect), row, idText(named)}));
            if (added.numRowsAffected() == 0)
                return storeError(StoreError::Kind::NotFound,
                                  {Fault::tr("case %1 has no note %2"), row, note.number});
        }
    }
    return {};
}

Stored<Saved<Opinion>> OpinionTable::save(const Opinion &value, const QUuid &change)
{
    TRY_ASSIGN(const auto good, checked(value));
    TRY_ASSIGN(const auto row, m_database.caseRow(good.caseId));
    const auto work = [&]() -> Stored<qint64> {
        TRY_ASSIGN(const auto present, own(good.caseId));
        if (present ? present->version != good.version : good.version != 0)
            return 0;
        if (present && present->isDecided)
            return storeError(StoreError::Kind::Refused,
                              Fault::tr("a decided verdict stays as it is"));
        qint64 version = good.version;
        if (!present) {
            auto added = m_database.run("INSERT INTO opinion (case_id, reviewer,"
                                        " reason) VALUES (?, {me}, '')",
                                        {row});
            // A server only says that its row security is violated.
            if (!added && added.error().kind == StoreError::Kind::Refused)
                return storeError(StoreError::Kind::Refused,
                                  Fault::tr("the case is not assigned to you"));
            if (!added)
                return tl::unexpected(added.error());
            version = 1;
        }
        if (!present || present->aspects != good.aspects)
            TRY(replaceAspects(row, good));
        // Deciding comes last: nothing of it can be changed any more.
        TRY_ASSIGN(
            auto updated,
            m_database.run("UPDATE opinion SET version = version + 1, decision = ?, reason = ?,"
                           " decided = ?, decided_at = CASE WHEN ? = 1 THEN {now} END WHERE"
                           " case_id = ? AND reviewer = {me} AND version = ?",
                           {good.decision ? QVariant(word(*good.decision)) : QVariant(),
                            boundText(good.reason), good.isDecided ? 1 : 0, good.isDecided ? 1 : 0,
                            row, version}));
        // Rolls back what was written for it.
        if (updated.numRowsAffected() != 1)
            return storeError(StoreError::Kind::Unreachable,
                              Fault::tr("the verdict was just changed"));
        return row;
    };
    return m_database.changeOnce(change, work).and_then([&](qint64 changed) {
        return savedOpinion(good, changed == 0);
    });
}

Stored<Saved<Opinion>> OpinionTable::withdraw(const Withdrawal &withdrawal, const QUuid &change)
{
    Opinion mine;
    mine.caseId = withdrawal.caseId;
    mine.version = withdrawal.version;
    TRY_ASSIGN(const auto row, m_database.caseRow(withdrawal.caseId));
    const auto work = [&]() -> Stored<qint64> {
        TRY_ASSIGN(const auto present, own(withdrawal.caseId));
        if (!present || !present->isDecided)
            return storeError(StoreError::Kind::Refused,
                              Fault::tr("only a decided verdict is withdrawn"));
        if (present->version != withdrawal.version)
            return 0;
        // Row security hides the others of a case that waits for one more.
        TRY_ASSIGN(const auto others,
                   m_database.number(
                       "SELECT count(*) FROM opinion WHERE case_id = ? AND reviewer <> {me} AND"
                       " decided = 1",
                       {row}));
        const QVariantList bound{row, withdrawal.version};
        Stored<qint64> withdrawn = 0;
        if (others == 0 && m_database.dialect() == Dialect::Postgres)
            withdrawn = m_database.number("SELECT withdraw_opinion(?, ?)", bound);
        else if (others == 0)
            withdrawn = m_database
                            .run("UPDATE opinion SET version = version + 1, decided ="
                                 " 0, decided_at = NULL WHERE case_id = ? AND"
                                 " reviewer = {me} AND version = ?",
                                 bound)
                            .map([](const QSqlQuery &done) -> qint64 {
                                return done.numRowsAffected();
                            });
        if (!withdrawn)
            return tl::unexpected(withdrawn.error());
        if (*withdrawn != 1)
            return storeError(StoreError::Kind::Refused,
                              Fault::tr("another reviewer has decided, so the"
                                        " verdict stays"));
        return row;
    };
    return m_database.changeOnce(change, work).and_then([&](qint64 changed) {
        return savedOpinion(mine, changed == 0);
    });
}

Stored<Saved<Opinion>> OpinionTable::savedOpinion(const Opinion &mine, bool isStale)
{
    TRY_ASSIGN(auto now, own(mine.caseId));
    if (!now)
        return storeError(StoreError::Kind::NotFound, Fault::tr("there is no verdict on the case"));
    return savedOr(isStale, mine, std::move(*now));
}

} // namespace tickscope::review
