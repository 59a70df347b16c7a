// SPDX-License-Identifier: MIT
// What a file sees to by itself, with triggers. Who may open the file can do everything with it:
// these keep programs and people from mistakes, and the history whole.
#include "core/review/store/schema.h"

#include <algorithm>

namespace tickscope::review {

namespace {

/// "json_object('a', ROW.a, …)".
QString rowAsJson(const LoggedTable &table, const char *row)
{
    QStringList parts;
    for (const QString &column : QString::fromLatin1(table.columns).split(QLatin1Char(',')))
        parts << QStringLiteral("'%1', %2.%1").arg(column, QLatin1String(row));
    return QStringLiteral("json_object(%1)").arg(parts.join(QLatin1String(", ")));
}

QString columnOr(const char *column, const char *row, const char *otherwise)
{
    return *column ? QStringLiteral("%1.%2").arg(QLatin1String(row), QLatin1String(column))
                   : QString::fromLatin1(otherwise);
}

QString logTrigger(const LoggedTable &table, const char *verb, const char *event)
{
    const bool isAdded = qstrcmp(event, "INSERT") == 0;
    const bool isRemoved = qstrcmp(event, "DELETE") == 0;
    const char *row = isRemoved ? "OLD" : "NEW";
    const QString name = QString::fromLatin1(table.name);
    return QStringLiteral(
               "CREATE TRIGGER %1_%2 AFTER %3 ON %1 BEGIN"
               " INSERT INTO history (case_id, at, who, what, item, author)"
               " VALUES (%4, {now}, {actor}, '%1 %2', %5, %6);"
               " INSERT INTO history_detail (history_id, before, after)"
               " SELECT last_insert_rowid(), %7, %8 WHERE NOT EXISTS (SELECT 1 FROM erasing); END")
        .arg(name, QLatin1String(verb), QLatin1String(event), columnOr(table.caseColumn, row, "0"),
             columnOr(table.itemColumn, row, "0"), columnOr(table.authorColumn, row, "NULL"),
             isAdded ? QStringLiteral("NULL") : rowAsJson(table, "OLD"),
             isRemoved ? QStringLiteral("NULL") : rowAsJson(table, "NEW"));
}

/// Refuses \a event on \a table where \a condition holds; a person's erasure goes past it.
QString guard(const char *name, const char *event, const char *table, const char *condition,
              const char *reason)
{
    return QStringLiteral("CREATE TRIGGER %1 BEFORE %2 ON %3 WHEN (%4) AND NOT EXISTS (SELECT 1"
                          " FROM erasing) BEGIN SELECT RAISE(ABORT, '%5'); END")
        .arg(QLatin1String(name), QLatin1String(event), QLatin1String(table),
             QLatin1String(condition), QLatin1String(reason));
}

QStringList historyGuards()
{
    QStringList all;
    for (const char *event : {"UPDATE", "DELETE"}) {
        const QString name = QString::fromLatin1(event).toLower();
        all << QStringLiteral("CREATE TRIGGER history_%1 BEFORE %2 ON history BEGIN"
                              " SELECT RAISE(ABORT, 'history cannot be changed'); END")
                   .arg(name, QLatin1String(event));
        // An erasure removes what was said, and nothing writes it again.
        all << QStringLiteral("CREATE TRIGGER history_detail_%1 BEFORE %2 ON history_detail%3 BEGIN"
                              " SELECT RAISE(ABORT, 'history cannot be changed'); END")
                   .arg(name, QLatin1String(event),
                        name == QLatin1String("delete")
                            ? QStringLiteral(" WHEN NOT EXISTS (SELECT 1 FROM erasing)")
                            : QString());
    }
    return all;
}

constexpr const char *MineOnly = "only its author changes it";

QString noteGuard()
{
    return guard("note_changed_by", "UPDATE", "note",
                 "OLD.author IS NOT {actor} OR NEW.author IS NOT OLD.author", MineOnly);
}

QStringList writeGuards()
{
    constexpr const char *Decided = "a decided verdict stays as it is";
    QStringList all{
        guard("case_kept", "DELETE", "review_case", "1", "cases are not removed"),
        guard("case_opinions", "UPDATE OF opinions_needed", "review_case",
              "NEW.opinions_needed < OLD.opinions_needed", "opinions once asked for are needed"),
        guard("case_outcome", "UPDATE OF outcome", "review_case",
              "NEW.outcome IS NOT OLD.outcome AND NEW.status <> 'decided'",
              "the case is not decided"),
        guard("note_author", "INSERT", "note", "NEW.author IS NOT {actor}",
              "the author is who writes"),
        noteGuard(),
        guard("note_removed_by", "DELETE", "note", "OLD.author IS NOT {actor}", MineOnly),
        guard("note_picture", "UPDATE OF picture, picture_sha256", "note",
              "NEW.picture_sha256 <> OLD.picture_sha256 OR NEW.picture IS NOT OLD.picture",
              "a picture stays as it is"),
        guard("opinion_reviewer", "INSERT", "opinion",
              "NEW.reviewer IS NOT {actor} OR NEW.decided = 1 OR (SELECT assignee FROM review_case"
              " WHERE id = NEW.case_id) IS NOT {actor}",
              "the case is not assigned to you"),
        guard("opinion_changed_by", "UPDATE", "opinion",
              "OLD.reviewer IS NOT {actor} OR NEW.reviewer IS NOT OLD.reviewer", MineOnly),
        guard("opinion_decided", "UPDATE", "opinion", "OLD.decided = 1", Decided),
        guard("opinion_kept", "DELETE", "opinion", "1", "verdicts are not removed"),
    };
    for (const char *table : {"opinion_aspect", "aspect_evidence"}) {
        for (const char *event : {"INSERT", "UPDATE", "DELETE"}) {
            const QString row = QString::fromLatin1(qstrcmp(event, "INSERT") == 0 ? "NEW" : "OLD");
            const QString condition = QStringLiteral(
                "%1.reviewer IS NOT {actor} OR (SELECT decided FROM opinion WHERE case_id ="
                " %1.case_id AND reviewer = %1.reviewer) = 1");
            const QString name = QStringLiteral("%1_before_%2")
                                     .arg(QLatin1String(table),
                                          QString::fromLatin1(event).toLower());
            all << guard(qPrintable(name), event, table, qPrintable(condition.arg(row)), Decided);
        }
    }
    return all;
}

/// The last opinion that is needed decides the case; one before it asks for the next.
QString decidingTrigger()
{
    return QStringLiteral(
        "CREATE TRIGGER opinion_decides AFTER UPDATE OF decided ON opinion"
        " WHEN NEW.decided = 1 AND OLD.decided = 0 BEGIN"
        " UPDATE review_case SET version = version + 1, status = 'second_opinion', assignee = ''"
        " WHERE id = NEW.case_id AND (SELECT count(*) FROM opinion WHERE case_id = NEW.case_id AND"
        " decided = 1) < opinions_needed;"
        " UPDATE review_case SET version = version + 1, status = 'decided', decided_at = {now},"
        " outcome = (SELECT CASE WHEN min(decision) = max(decision) THEN min(decision) END FROM"
        " opinion WHERE case_id = NEW.case_id AND decided = 1)"
        " WHERE id = NEW.case_id AND (SELECT count(*) FROM opinion WHERE case_id = NEW.case_id AND"
        " decided = 1) >= opinions_needed; END");
}

} // namespace

Migration sqliteSetup()
{
    QStringList up = tables();
    up << QStringLiteral("CREATE TABLE actor (one {int} PRIMARY KEY CHECK (one = 1),"
                         " name text NOT NULL CHECK (name <> ''))")
       << QStringLiteral("CREATE TABLE erasing (one {int} PRIMARY KEY CHECK (one = 1),"
                         " name text NOT NULL CHECK (name <> ''))");
    return up;
}

Migration sqliteGuards()
{
    QStringList up = historyTables();
    up += historyGuards();
    up += writeGuards();
    up << decidingTrigger();
    for (const LoggedTable &table : loggedTables()) {
        up << logTrigger(table, "added", "INSERT") << logTrigger(table, "changed", "UPDATE")
           << logTrigger(table, "removed", "DELETE");
    }
    return up;
}

namespace {

/// A colleague who has the case meanwhile keeps it, and is not notified.
QString decidingTriggerForAll()
{
    return decidingTrigger()
        .replace(QStringLiteral("assignee = ''"),
                 QStringLiteral("assignee = CASE WHEN assignee = NEW.reviewer THEN '' ELSE assignee"
                                " END"))
        .replace(QStringLiteral("WHERE id = NEW.case_id AND (SELECT count(*) FROM opinion WHERE"
                                " case_id = NEW.case_id AND decided = 1) < opinions_needed;"),
                 QStringLiteral("WHERE id = NEW.case_id AND (assignee = NEW.reviewer OR status <>"
                                " 'second_opinion') AND (SELECT count(*) FROM opinion WHERE case_id"
                                " = NEW.case_id AND decided = 1) < opinions_needed;"));
}

QString reopeningTrigger(const char *isReopened)
{
    return QStringLiteral(
               "CREATE TRIGGER opinion_reopens AFTER UPDATE OF decided ON opinion WHEN NEW.decided"
               " = 0 AND OLD.decided = 1 BEGIN UPDATE review_case SET version = version + 1, status"
               " = CASE assignee WHEN '' THEN 'new' ELSE 'in_review' END, outcome = NULL,"
               " decided_at = NULL WHERE id = NEW.case_id AND %1; END")
        .arg(QLatin1String(isReopened));
}

/// Drafts are no history: what was decided or withdrawn is, with all that was said.
QString verdictLog()
{
    return QStringLiteral(
        "CREATE TRIGGER opinion_told AFTER UPDATE OF decided ON opinion WHEN NEW.decided <>"
        " OLD.decided BEGIN INSERT INTO history (case_id, at, who, what, item, author) VALUES"
        " (NEW.case_id, {now}, {actor}, CASE NEW.decided WHEN 1 THEN 'opinion decided' ELSE"
        " 'opinion withdrawn' END, 0, NEW.reviewer);"
        " INSERT INTO history_detail (history_id, before, after) SELECT last_insert_rowid(), NULL,"
        " json_object('reviewer', NEW.reviewer, 'decision', NEW.decision, 'reason', NEW.reason,"
        " 'aspects', (SELECT json_group_array(json_object('aspect', a.aspect, 'finding', a.finding,"
        " 'reason', a.reason)) FROM opinion_aspect a WHERE a.case_id = NEW.case_id AND a.reviewer ="
        " NEW.reviewer)) WHERE NEW.decided = 1; END");
}

QString removedGuard()
{
    return guard("case_of_removed", "UPDATE", "review_case",
                 "EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = NEW.id)",
                 "the case was removed");
}

QStringList removalTriggers()
{
    QStringList all{
        QStringLiteral("CREATE TRIGGER removed_case_log AFTER INSERT ON removed_case BEGIN INSERT"
                       " INTO history (case_id, at, who, what, item) VALUES (NEW.case_id, {now},"
                       " {actor}, 'review_case removed', 0); END"),
        guard("removed_case_empty", "INSERT", "removed_case",
              qPrintable(QStringLiteral("NEW.who IS NOT {actor} OR ") + holdsSomething()),
              "only an empty case of one''s own is removed"),
        guard("removed_case_kept", "UPDATE", "removed_case", "1", "the case was removed"),
        guard("removed_case_stays", "DELETE", "removed_case", "1", "the case was removed"),
        removedGuard(),
    };
    for (const char *table : {"note", "opinion"})
        all << guard(qPrintable(QStringLiteral("%1_of_removed").arg(QLatin1String(table))),
                     "INSERT", table,
                     "EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = NEW.case_id)",
                     "the case was removed");
    return all;
}

} // namespace

Migration sqliteVerdicts()
{
    const auto drop = [](const QString &name) { return QStringLiteral("DROP TRIGGER ") + name; };
    Migration step{
        drop(QStringLiteral("case_outcome")),
        guard("case_outcome", "UPDATE OF outcome", "review_case",
              "NEW.outcome IS NOT OLD.outcome AND NEW.outcome IS NOT NULL AND NEW.status <>"
              " 'decided'",
              "the case is not decided"),
        drop(QStringLiteral("opinion_decided")),
        guard("opinion_decided", "UPDATE", "opinion",
              "OLD.decided = 1 AND NOT (NEW.decided = 0 AND NEW.decision IS OLD.decision AND"
              " NEW.reason IS OLD.reason AND NOT EXISTS (SELECT 1 FROM opinion o WHERE o.case_id ="
              " NEW.case_id AND o.reviewer <> NEW.reviewer AND o.decided = 1))",
              "a decided verdict stays as it is"),
        drop(QStringLiteral("opinion_decides")),
        decidingTriggerForAll(),
        reopeningTrigger("status = 'decided'"),
    };
    // What a reviewer has not decided yet; the second migration logged it.
    for (const char *table : {"opinion", "opinion_aspect", "aspect_evidence"}) {
        for (const char *verb : {"added", "changed", "removed"})
            step << drop(QStringLiteral("%1_%2").arg(QLatin1String(table), QLatin1String(verb)));
    }
    // The newest goes first: a verdict is logged before what it sets off.
    step << verdictLog() << removedCases() << removalTriggers();
    return step;
}

static LoggedTable loggedTable(const char *name)
{
    return *std::ranges::find_if(
        loggedTables(), [name](const LoggedTable &each) { return qstrcmp(each.name, name) == 0; });
}

/// Triggers name the columns that the history shows, so they are made again.
Migration sqlitePersons()
{
    LoggedTable table = loggedTable("case_accused");
    const QByteArray columns = QByteArray(table.columns) + ','
                               + personColumns().join(u',').toLatin1();
    table.columns = columns.constData();
    Migration step;
    for (const QString &column : personColumns())
        step << QStringLiteral("ALTER TABLE case_accused ADD COLUMN %1 {int}").arg(column);
    for (const auto &[verb, event] :
         {std::pair("added", "INSERT"), {"changed", "UPDATE"}, {"removed", "DELETE"}})
        step << QStringLiteral("DROP TRIGGER case_accused_%1").arg(QLatin1String(verb))
             << logTrigger(table, verb, event);
    return step;
}

/// Rows get IDs past the triggers: it is no change of what anybody wrote.
Migration sqliteIds()
{
    Migration step;
    for (const char *trigger :
         {"review_case_changed", "case_of_removed", "note_changed", "note_changed_by"})
        step << QStringLiteral("DROP TRIGGER ") + QLatin1String(trigger);
    for (const char *name : {"review_case", "note"}) {
        const QString table = QString::fromLatin1(name);
        step << QStringLiteral("ALTER TABLE %1 ADD COLUMN uid text NOT NULL DEFAULT ''").arg(table)
             // Random ones: version 4.
             << QStringLiteral("UPDATE %1 SET uid = lower(hex(randomblob(4)) || '-' ||"
                               " hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) ||"
                               " '-' || substr('89AB', 1 + (random() & 3), 1) ||"
                               " substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))")
                    .arg(table)
             << QStringLiteral("CREATE UNIQUE INDEX %1_by_uid ON %1 (uid)").arg(table)
             << guard(qPrintable(table + QStringLiteral("_named")), "INSERT", name,
                      "length(NEW.uid) <> 36", "it has no ID")
             << guard(qPrintable(table + QStringLiteral("_renamed")), "UPDATE OF uid", name,
                      "NEW.uid <> OLD.uid", "an ID stays as it is")
             << logTrigger(loggedTable(name), "changed", "UPDATE");
    }
    step << removedGuard() << noteGuard();
    return step;
}

Migration sqliteNumbers()
{
    Migration step = noteNumbers();
    return step << QStringLiteral("CREATE TRIGGER note_numbered AFTER INSERT ON note BEGIN ")
                       + nextNumberOfNote() + QStringLiteral(" END")
                << guard("note_number_kept", "UPDATE", "note_number", "1", "a number stays")
                << guard("note_number_stays", "DELETE", "note_number", "1", "a number stays");
}

Migration sqliteSecondReviewer()
{
    return {QStringLiteral("DROP TRIGGER case_opinions"),
            guard("case_opinions", "UPDATE OF opinions_needed", "review_case",
                  "NEW.opinions_needed < OLD.opinions_needed AND EXISTS (SELECT 1 FROM opinion o"
                  " WHERE o.case_id = NEW.id AND o.decided = 1)",
                  "opinions once asked for are needed")};
}

Migration sqliteReopening()
{
    // The log is made again, too: the newest trigger goes first.
    return {QStringLiteral("DROP TRIGGER opinion_reopens"),
            QStringLiteral("DROP TRIGGER opinion_told"), reopeningTrigger(ReopenedByWithdrawal),
            verdictLog()};
}

} // namespace tickscope::review
