// SPDX-License-Identifier: MIT
#include "core/review/store/schema.h"

namespace tickscope::review {

namespace {

using Fragments = std::vector<std::pair<QString, QString>>;

/// The row of the case with a bound ID.
constexpr const char *CaseOfId = "(SELECT k.id FROM review_case k WHERE k.uid = ?)";

Fragments sqliteFragments()
{
    return {
        {QStringLiteral("{now}"),
         QStringLiteral("CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)")},
        {QStringLiteral("{id}"), QStringLiteral("INTEGER PRIMARY KEY AUTOINCREMENT")},
        {QStringLiteral("{int}"), QStringLiteral("INTEGER")},
        {QStringLiteral("{blob}"), QStringLiteral("BLOB")},
        {QStringLiteral("{json}"), QStringLiteral("TEXT")},
        {QStringLiteral("{find}"), QStringLiteral("instr")},
        {QStringLiteral("{skip locked}"), QString()},
        {QStringLiteral("{me}"), QStringLiteral("(SELECT name FROM temp.me)")},
        {QStringLiteral("{actor}"), QStringLiteral("(SELECT name FROM actor)")},
        // What the texts become is worked out by Store::erasePerson().
        {QStringLiteral("{is name}"),
         QStringLiteral("IN (SELECT was FROM temp.erased_text WHERE becomes = '[erased]')")},
        {QStringLiteral("{has name}"), QStringLiteral("IN (SELECT was FROM temp.erased_text)")},
        {QStringLiteral("{erase from}"),
         QStringLiteral("coalesce((SELECT becomes FROM temp.erased_text WHERE was = ")},
        {QStringLiteral("{or}"), QStringLiteral("), ")},
        {QStringLiteral("{without breaks}"), QStringLiteral("(")},
        {QStringLiteral("{breaks}"), QString()},
        {QStringLiteral("{values of}"), QStringLiteral("json_each")},
        {QStringLiteral("{case}"), QLatin1String(CaseOfId)},
        {QStringLiteral("{evidence uid}"),
         QStringLiteral("(SELECT n.uid FROM note n WHERE n.id = e.note_id)")},
        // A file cannot keep anybody from reading it; this is how far courtesy goes.
        {QStringLiteral("{seen}"),
         QStringLiteral("(r.author IS NULL OR r.author = (SELECT name FROM temp.me)"
                        " OR NOT (EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = r.case_id"
                        " AND o.reviewer = r.author) OR EXISTS (SELECT 1 FROM review_case c WHERE"
                        " c.id = r.case_id AND c.assignee = r.author AND c.opinions_needed > 1))"
                        " OR (SELECT count(*) FROM opinion o WHERE o.case_id = r.case_id"
                        " AND o.decided = 1) >= (SELECT c.opinions_needed FROM review_case c"
                        " WHERE c.id = r.case_id))")},
    };
}

Fragments postgresFragments()
{
    return {
        {QStringLiteral("{now}"),
         QStringLiteral("floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint")},
        {QStringLiteral("{id}"), QStringLiteral("bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY")},
        {QStringLiteral("{int}"), QStringLiteral("bigint")},
        {QStringLiteral("{blob}"), QStringLiteral("bytea")},
        {QStringLiteral("{json}"), QStringLiteral("jsonb")},
        {QStringLiteral("{find}"), QStringLiteral("strpos")},
        {QStringLiteral("{skip locked}"), QStringLiteral("FOR UPDATE SKIP LOCKED")},
        {QStringLiteral("{me}"), QStringLiteral("session_user")},
        {QStringLiteral("{actor}"), QStringLiteral("session_user")},
        // Variables of erase_person().
        {QStringLiteral("{is name}"), QStringLiteral("~* erased_name")},
        {QStringLiteral("{has name}"), QStringLiteral("~* erased_word")},
        {QStringLiteral("{erase from}"), QStringLiteral("coalesce(regexp_replace(")},
        {QStringLiteral("{or}"), QStringLiteral(", erased_word, '[erased]', 'gi'), ")},
        {QStringLiteral("{without breaks}"), QStringLiteral("regexp_replace(")},
        {QStringLiteral("{breaks}"), QStringLiteral(", '\\\\[bfnrt]', ' ', 'g'")},
        {QStringLiteral("{values of}"), QStringLiteral("jsonb_each_text")},
        {QStringLiteral("{case}"), QLatin1String(CaseOfId)},
        {QStringLiteral("{evidence uid}"), QStringLiteral("evidence_uid(e.note_id)")},
        {QStringLiteral("{seen}"), QStringLiteral("TRUE")}, // row security sees to it
    };
}

/// Whether the name is a text, or stands in it; see withoutName().
QString mentions(const char *column)
{
    return QString::fromLatin1(column) + QStringLiteral(" {has name}");
}

QString withoutName(const char *column)
{
    return QStringLiteral("%1 = {erase from}%1{or}%1)").arg(QLatin1String(column));
}

QString isName(const char *column)
{
    return QString::fromLatin1(column) + QStringLiteral(" {is name}");
}

} // namespace

const std::vector<std::pair<QString, QString>> &fragments(Dialect dialect)
{
    static const Fragments sqlite = sqliteFragments();
    static const Fragments postgres = postgresFragments();
    return dialect == Dialect::Sqlite ? sqlite : postgres;
}

const std::vector<LoggedTable> &loggedTables()
{
    static const std::vector<LoggedTable> all{
        {"review_case", "id", "", "",
         "claim,reporter,priority,assignee,status,opinions_needed,outcome"},
        {"case_recording", "case_id", "", "", "place,sha256,name"},
        {"case_accused", "case_id", "", "", "place,recording,client,tick,account"},
        {"accused_name", "case_id", "", "", "accused,place,name"},
        {"case_tag", "case_id", "", "", "tag"},
        {"note", "case_id", "id", "author",
         "recording,tick,last_tick,player,client,body,color,category,picture_sha256"},
        {"opinion", "case_id", "", "reviewer", "reviewer,decision,reason,decided"},
        {"opinion_aspect", "case_id", "", "reviewer", "reviewer,aspect,finding,reason"},
        {"aspect_evidence", "case_id", "note_id", "reviewer", "reviewer,aspect,note_id"},
    };
    return all;
}

QStringList tables()
{
    return {
        QStringLiteral(
            "CREATE TABLE review_case (id {id}, version {int} NOT NULL DEFAULT 1,"
            " claim text NOT NULL, reporter text NOT NULL,"
            " priority {int} NOT NULL CHECK (priority BETWEEN 0 AND 3),"
            " assignee text NOT NULL DEFAULT '', status text NOT NULL DEFAULT 'new'"
            " CHECK (status IN ('new', 'in_review', 'second_opinion', 'decided')),"
            " opinions_needed {int} NOT NULL DEFAULT 1 CHECK (opinions_needed BETWEEN 1 AND 9),"
            " outcome text CHECK (outcome IN ('clean', 'suspicious', 'proven', 'cannot_tell')),"
            " created_at {int} NOT NULL DEFAULT ({now}), decided_at {int})"),
        QStringLiteral("CREATE INDEX case_by_status ON review_case (status, priority, id)"),
        QStringLiteral("CREATE TABLE case_recording (case_id {int} NOT NULL REFERENCES review_case"
                       " (id), place {int} NOT NULL, sha256 text NOT NULL CHECK (length(sha256) ="
                       " 64), name text NOT NULL, PRIMARY KEY (case_id, place))"),
        QStringLiteral("CREATE INDEX case_by_recording ON case_recording (sha256)"),
        QStringLiteral("CREATE TABLE case_accused (case_id {int} NOT NULL REFERENCES review_case"
                       " (id), place {int} NOT NULL, recording text NOT NULL, client {int},"
                       " tick {int}, account text NOT NULL, PRIMARY KEY (case_id, place))"),
        QStringLiteral("CREATE TABLE accused_name (case_id {int} NOT NULL, accused {int} NOT NULL,"
                       " place {int} NOT NULL, name text NOT NULL,"
                       " PRIMARY KEY (case_id, accused, place), FOREIGN KEY (case_id, accused)"
                       " REFERENCES case_accused (case_id, place))"),
        QStringLiteral("CREATE TABLE case_tag (case_id {int} NOT NULL REFERENCES review_case (id),"
                       " tag text NOT NULL, PRIMARY KEY (case_id, tag))"),
        QStringLiteral(
            "CREATE TABLE note (id {id}, version {int} NOT NULL DEFAULT 1, case_id {int} NOT NULL"
            " REFERENCES review_case (id), recording text NOT NULL, tick {int}, last_tick {int}"
            " CHECK (last_tick >= tick), player text NOT NULL, client {int}, body text NOT NULL,"
            " color text NOT NULL, category text NOT NULL, picture {blob},"
            " picture_sha256 text NOT NULL, author text NOT NULL,"
            " created_at {int} NOT NULL DEFAULT ({now}), UNIQUE (case_id, id))"),
        QStringLiteral("CREATE INDEX note_by_recording ON note (recording, tick)"),
        QStringLiteral(
            "CREATE TABLE opinion (case_id {int} NOT NULL REFERENCES review_case (id),"
            " reviewer text NOT NULL, version {int} NOT NULL DEFAULT 1,"
            " decision text CHECK (decision IN ('clean', 'suspicious', 'proven', 'cannot_tell')),"
            " reason text NOT NULL, decided {int} NOT NULL DEFAULT 0 CHECK (decided IN (0, 1)),"
            " decided_at {int}, CHECK (decided = 0 OR decision IS NOT NULL),"
            " PRIMARY KEY (case_id, reviewer))"),
        QStringLiteral(
            "CREATE TABLE opinion_aspect (case_id {int} NOT NULL, reviewer text NOT NULL,"
            " aspect text NOT NULL CHECK (aspect IN ('movement', 'aim', 'inputs', 'timing',"
            " 'chat', 'file_integrity')), finding text NOT NULL CHECK (finding IN ('clean',"
            " 'suspicious', 'proven', 'cannot_tell')), reason text NOT NULL,"
            " PRIMARY KEY (case_id, reviewer, aspect),"
            " FOREIGN KEY (case_id, reviewer) REFERENCES opinion (case_id, reviewer))"),
        QStringLiteral(
            "CREATE TABLE aspect_evidence (case_id {int} NOT NULL, reviewer text NOT NULL,"
            " aspect text NOT NULL, note_id {int} NOT NULL,"
            " PRIMARY KEY (case_id, reviewer, aspect, note_id),"
            " FOREIGN KEY (case_id, reviewer, aspect) REFERENCES opinion_aspect"
            " (case_id, reviewer, aspect),"
            " FOREIGN KEY (case_id, note_id) REFERENCES note (case_id, id))"),
        // What was sent again because its answer was lost is done once.
        QStringLiteral("CREATE TABLE applied_change (id text PRIMARY KEY, item {int} NOT NULL,"
                       " who text NOT NULL, at {int} NOT NULL DEFAULT ({now}))"),
    };
}

/// What happened never changes. What it said lies beside it, so that a person's traces can be
/// taken away and it still stands that something happened.
QStringList historyTables()
{
    return {
        QStringLiteral("CREATE TABLE history (id {id}, case_id {int} NOT NULL REFERENCES"
                       " review_case (id), at {int} NOT NULL, who text NOT NULL, what text NOT"
                       " NULL, item {int} NOT NULL, author text)"),
        QStringLiteral("CREATE INDEX history_by_case ON history (case_id, id)"),
        QStringLiteral("CREATE TABLE history_detail (history_id {int} PRIMARY KEY REFERENCES"
                       " history (id), before {json}, after {json})"),
    };
}

/// The row of a removed case stays, for its history.
QString removedCases()
{
    return QStringLiteral("CREATE TABLE removed_case (case_id {int} PRIMARY KEY REFERENCES"
                          " review_case (id), who text NOT NULL)");
}

/// The row of a removed note stays, so that nobody's words come to speak of another one. Notes of
/// before keep the numbers that everybody saw: their place by recording and tick.
QStringList noteNumbers()
{
    return {
        QStringLiteral("CREATE TABLE note_number (note_id {int} PRIMARY KEY, case_id {int} NOT NULL"
                       " REFERENCES review_case (id), number {int} NOT NULL,"
                       " UNIQUE (case_id, number))"),
        QStringLiteral("INSERT INTO note_number (note_id, case_id, number) SELECT id, case_id,"
                       " row_number() OVER (PARTITION BY case_id ORDER BY recording,"
                       " coalesce(tick, -1), id) FROM note"),
    };
}

QString nextNumberOfNote()
{
    return QStringLiteral("INSERT INTO note_number (note_id, case_id, number) SELECT NEW.id,"
                          " NEW.case_id, coalesce(max(m.number), 0) + 1 FROM note_number m WHERE"
                          " m.case_id = NEW.case_id;");
}

QString holdsSomething()
{
    QString text = QStringLiteral(
        "NOT EXISTS (SELECT 1 FROM history h WHERE h.case_id = NEW.case_id AND h.what ="
        " 'review_case added' AND h.who = {actor}) OR EXISTS (SELECT 1 FROM review_case c WHERE"
        " c.id = NEW.case_id AND (c.claim <> '' OR c.reporter <> ''))");
    for (const char *table : {"case_accused", "case_tag", "note", "opinion"})
        text += QStringLiteral(" OR EXISTS (SELECT 1 FROM %1 t WHERE t.case_id = NEW.case_id)")
                    .arg(QLatin1String(table));
    return text;
}

const std::vector<Migration> &migrations(Dialect dialect)
{
    static const std::vector<Migration> sqlite{sqliteSetup(),
                                               sqliteGuards(),
                                               sqliteVerdicts(),
                                               sqlitePersons(),
                                               sqliteIds(),
                                               sqliteNumbers(),
                                               {}, // what a file does not enforce
                                               sqliteSecondReviewer(),
                                               sqliteReopening()};
    static const std::vector<Migration> postgres{
        postgresSetup(),    postgresGuards(),  postgresVerdicts(),  postgresPersons(),
        postgresIds(),      postgresNumbers(), postgresBlindness(), postgresSecondReviewer(),
        postgresReopening()};
    return dialect == Dialect::Sqlite ? sqlite : postgres;
}

int schemaVersion()
{
    return static_cast<int>(migrations(Dialect::Sqlite).size());
}

QStringList placeColumns()
{
    return {QStringLiteral("client"), QStringLiteral("tick")};
}

QStringList personColumns()
{
    return {QStringLiteral("last_tick"), QStringLiteral("player"), QStringLiteral("joined_at"),
            QStringLiteral("left_at")};
}

QString erasableTexts()
{
    QStringList texts;
    for (const auto &[table, column] : {std::pair("accused_name", "name"),
                                        {"note", "player"},
                                        {"note", "body"},
                                        {"note", "category"},
                                        {"opinion", "reason"},
                                        {"opinion_aspect", "reason"},
                                        {"case_recording", "name"},
                                        {"case_tag", "tag"}})
        texts << QStringLiteral("SELECT case_id, %1 AS said FROM %2")
                     .arg(QLatin1String(column), QLatin1String(table));
    for (const char *column : {"claim", "reporter"})
        texts << QStringLiteral("SELECT id, %1 FROM review_case").arg(QLatin1String(column));
    for (const char *row : {"before", "after"})
        texts << QStringLiteral("SELECT h.case_id, {without breaks}d.value{breaks}) FROM history h"
                                " JOIN history_detail t ON t.history_id = h.id,"
                                " {values of}(t.%1) d")
                     .arg(QLatin1String(row));
    return texts.join(QStringLiteral(" UNION ALL "));
}

QString erasedPlaces()
{
    return QStringLiteral("SELECT t.case_id, count(*) AS places FROM (") + erasableTexts()
           + QStringLiteral(") t WHERE ") + mentions("t.said")
           + QStringLiteral(" GROUP BY t.case_id");
}

QString otherNames()
{
    return QStringLiteral("SELECT DISTINCT o.name FROM accused_name n JOIN accused_name o ON"
                          " o.case_id = n.case_id AND o.accused = n.accused WHERE ")
           + isName("n.name") + QStringLiteral(" AND o.name <> '[erased]' AND NOT ")
           + isName("o.name");
}

QStringList erasureStatements(const QStringList &accused)
{
    const QString detail = QStringLiteral("EXISTS (SELECT 1 FROM {values of}(%1) d WHERE ")
                           + mentions("{without breaks}d.value{breaks})") + u')';
    const QString isAccused = isName("n.name");
    const QString inNote = QStringLiteral("%1 OR %2 OR %3");
    return {
        QStringLiteral(
            "INSERT INTO history (case_id, at, who, what, item) SELECT c.id, {now}, {actor},"
            " 'person erased', 0 FROM review_case c WHERE %1 OR %2 OR EXISTS (SELECT 1 FROM"
            " accused_name n WHERE n.case_id = c.id AND %3) OR EXISTS (SELECT 1 FROM note n WHERE"
            " n.case_id = c.id AND (%4)) OR EXISTS (SELECT 1 FROM history h JOIN history_detail t"
            " ON t.history_id = h.id WHERE h.case_id = c.id AND (%5 OR %6))")
            .arg(isName("c.reporter"), mentions("c.claim"), isAccused,
                 inNote.arg(isName("n.player"), mentions("n.body"), mentions("n.category")),
                 detail.arg(QStringLiteral("t.before")), detail.arg(QStringLiteral("t.after"))),
        // His other names are in rows that do not mention this one.
        QStringLiteral("DELETE FROM history_detail WHERE history_id IN (SELECT h.id FROM history h"
                       " JOIN accused_name n ON n.case_id = h.case_id WHERE %1 AND"
                       " (h.what LIKE 'accused%' OR h.what LIKE 'case_accused%'))")
            .arg(isAccused),
        QStringLiteral("DELETE FROM history_detail WHERE %1 OR %2")
            .arg(detail.arg(QStringLiteral("before")), detail.arg(QStringLiteral("after"))),
        QStringLiteral("UPDATE review_case SET version = version + 1, reporter = CASE WHEN %1"
                       " THEN '[erased]' ELSE reporter END, %2 WHERE %1 OR %3")
            .arg(isName("reporter"), withoutName("claim"), mentions("claim")),
        QStringLiteral("UPDATE case_accused SET account = '[erased]', %1 = NULL"
                       " WHERE EXISTS (SELECT 1 FROM accused_name n WHERE n.case_id ="
                       " case_accused.case_id AND n.accused = case_accused.place AND %2)")
            .arg(accused.join(QStringLiteral(" = NULL, ")), isAccused),
        QStringLiteral("UPDATE accused_name SET name = '[erased]' WHERE EXISTS (SELECT 1 FROM"
                       " case_accused a WHERE a.case_id = accused_name.case_id AND a.place ="
                       " accused_name.accused AND a.account = '[erased]')"),
        QStringLiteral("UPDATE note SET version = version + 1, picture = CASE WHEN %1 THEN NULL"
                       " ELSE picture END, client = CASE WHEN %1 THEN NULL ELSE client END,"
                       " player = CASE WHEN %1 THEN '[erased]' ELSE player END, %2, %3 WHERE %4")
            .arg(isName("player"), withoutName("category"), withoutName("body"),
                 inNote.arg(isName("player"), mentions("body"), mentions("category"))),
        QStringLiteral("UPDATE opinion SET %1 WHERE %2")
            .arg(withoutName("reason"), mentions("reason")),
        QStringLiteral("UPDATE opinion_aspect SET %1 WHERE %2")
            .arg(withoutName("reason"), mentions("reason")),
        QStringLiteral("UPDATE case_recording SET %1 WHERE %2")
            .arg(withoutName("name"), mentions("name")),
        // A case has each tag once.
        QStringLiteral("DELETE FROM case_tag WHERE %1 AND EXISTS (SELECT 1 FROM case_tag o WHERE"
                       " o.case_id = case_tag.case_id AND (o.tag = '[erased]' OR (%2 AND o.tag <"
                       " case_tag.tag)))")
            .arg(isName("tag"), isName("o.tag")),
        QStringLiteral("UPDATE case_tag SET tag = '[erased]' WHERE ") + isName("tag"),
    };
}

} // namespace tickscope::review
