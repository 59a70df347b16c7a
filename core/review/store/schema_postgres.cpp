// SPDX-License-Identifier: MIT
// What a server sees to by itself, whatever SQL it is sent: who and when, rights, blindness.
//
// Functions that look past row security belong to the owner of the tables and have a search path of
// their own. "session_user" is who signed in, which SET ROLE does not change.
#include "core/review/store/schema.h"

namespace tickscope::review {

namespace {

QString definerFunction(const char *signature, const char *returns, const char *body)
{
    return QStringLiteral(
               "CREATE OR REPLACE FUNCTION %1 RETURNS %2 LANGUAGE plpgsql SECURITY DEFINER"
               " SET search_path = tickscope, pg_temp AS $body$ %3 $body$")
        .arg(QLatin1String(signature), QLatin1String(returns), QLatin1String(body));
}

QString decideFunction(const char *secondOpinion)
{
    const QString body = QStringLiteral(
                             "DECLARE needed bigint; given bigint; BEGIN"
                             " SELECT opinions_needed INTO needed FROM review_case WHERE id ="
                             " NEW.case_id FOR UPDATE;"
                             " SELECT count(*) INTO given FROM opinion WHERE case_id = NEW.case_id"
                             " AND decided = 1;"
                             " IF given < needed THEN"
                             " UPDATE review_case SET version = version + 1, status ="
                             " 'second_opinion', %1;"
                             " ELSE"
                             " UPDATE review_case SET version = version + 1, status = 'decided',"
                             " decided_at = {now}, outcome = (SELECT CASE WHEN min(decision) ="
                             " max(decision) THEN min(decision) END FROM opinion WHERE case_id ="
                             " NEW.case_id AND decided = 1) WHERE id = NEW.case_id;"
                             " END IF; RETURN NULL; END")
                             .arg(QLatin1String(secondOpinion));
    return definerFunction("decide_case()", "trigger", qPrintable(body));
}

/// Runs as who writes; what decide_case() and erasures write is the owner's.
QString guardFunction(const char *isKept)
{
    return QStringLiteral(
               "CREATE OR REPLACE FUNCTION guard_case() RETURNS trigger LANGUAGE plpgsql"
               " SET search_path = tickscope, pg_temp AS $body$ BEGIN"
               " IF current_user = (SELECT tableowner FROM pg_tables WHERE schemaname = 'tickscope'"
               " AND tablename = 'review_case') THEN RETURN NEW; END IF;"
               " IF NEW.opinions_needed < OLD.opinions_needed%1 THEN"
               " RAISE 'opinions once asked for are needed'; END IF;"
               " IF NEW.assignee <> OLD.assignee AND NOT is_lead() AND (OLD.assignee NOT IN ('',"
               " session_user) OR NEW.assignee NOT IN ('', session_user)) THEN"
               " RAISE insufficient_privilege USING MESSAGE = 'only a lead assigns to others'; END"
               " IF;"
               " IF NEW.status = 'decided' AND NOT case_is_open(NEW.id) THEN"
               " RAISE 'the case is not decided'; END IF;"
               " IF NEW.outcome IS DISTINCT FROM OLD.outcome AND NOT (is_lead() AND NEW.status ="
               " 'decided') THEN"
               " RAISE insufficient_privilege USING MESSAGE = 'only a lead settles an outcome';"
               " END IF; RETURN NEW; END $body$")
        .arg(QLatin1String(isKept));
}

QStringList functions()
{
    return {
        QStringLiteral(
            "CREATE FUNCTION is_lead() RETURNS boolean LANGUAGE sql STABLE"
            " SET search_path = tickscope, pg_temp AS"
            " $body$ SELECT pg_has_role(session_user, 'tickscope_lead', 'MEMBER') $body$"),
        definerFunction("case_is_open(wanted bigint)", "boolean STABLE",
                        "BEGIN RETURN (SELECT count(*) FROM opinion o WHERE o.case_id = wanted AND"
                        " o.decided = 1) >= (SELECT c.opinions_needed FROM review_case c WHERE"
                        " c.id = wanted); END"),
        // What a reviewer of a case wrote is his own until all have decided.
        definerFunction("may_see(wanted bigint, author text)", "boolean STABLE",
                        "BEGIN RETURN author IS NULL OR author = session_user OR NOT EXISTS"
                        " (SELECT 1 FROM opinion o WHERE o.case_id = wanted AND o.reviewer ="
                        " author) OR case_is_open(wanted); END"),
        definerFunction("may_give_opinion(wanted bigint)", "boolean STABLE",
                        "BEGIN RETURN EXISTS (SELECT 1 FROM review_case c WHERE c.id = wanted AND"
                        " c.assignee = session_user); END"),
        definerFunction("is_undecided(wanted bigint, whose text)", "boolean STABLE",
                        "BEGIN RETURN EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = wanted AND"
                        " o.reviewer = whose AND o.decided = 0); END"),
        // Arguments: columns of the case, of the row's number, of its author.
        definerFunction(
            "log_change()", "trigger",
            "DECLARE was jsonb; became jsonb; row_is jsonb; number bigint; BEGIN"
            " IF TG_OP <> 'INSERT' THEN was = to_jsonb(OLD) - 'picture'; END IF;"
            " IF TG_OP <> 'DELETE' THEN became = to_jsonb(NEW) - 'picture'; END IF;"
            " row_is = coalesce(became, was);"
            " INSERT INTO history (case_id, at, who, what, item, author) VALUES"
            " ((row_is ->> TG_ARGV[0])::bigint, {now}, session_user, TG_TABLE_NAME || CASE TG_OP"
            " WHEN 'INSERT' THEN ' added' WHEN 'DELETE' THEN ' removed' ELSE ' changed' END,"
            " coalesce((row_is ->> TG_ARGV[1])::bigint, 0), row_is ->> TG_ARGV[2])"
            " RETURNING id INTO number;"
            " IF NOT EXISTS (SELECT 1 FROM erasing WHERE pid = pg_backend_pid()) THEN"
            " INSERT INTO history_detail VALUES (number, was, became); END IF;"
            " RETURN NULL; END"),
        // Locks the case first: of two who decide at once, the second counts both.
        decideFunction("assignee = '' WHERE id = NEW.case_id"),
        guardFunction(""),
        QStringLiteral(
            "CREATE FUNCTION stamp_opinion() RETURNS trigger LANGUAGE plpgsql"
            " SET search_path = tickscope, pg_temp AS $body$ BEGIN"
            " NEW.decided_at = CASE WHEN NEW.decided = 1 THEN coalesce(OLD.decided_at, {now}) END;"
            " RETURN NEW; END $body$"),
    };
}

/// A word ends where withoutName() says that it does, whatever language the server's database has:
/// in that of C there are no letters but ASCII.
QString erasedNames()
{
    const QString unspaced = QStringLiteral("[\\u0E00-\\u0EFF\\u1000-\\u109F\\u1100-\\u11FF"
                                            "\\u1780-\\u17FF\\u3040-\\u30FF\\u3400-\\u9FFF"
                                            "\\uAC00-\\uD7AF]");
    return QStringLiteral(
               "DECLARE person text %2 := erased_person;"
               " quoted text %2 := regexp_replace(person, '([^[:alnum:]])',"
               " '\\\\\\1', 'g'); erased_name text %2 := '^' || quoted || '$';"
               " erased_word text %2 := CASE WHEN person ~ '^[[:alnum:]]' THEN"
               " '(?:(?<![[:alnum:]\\u0300-\\u036F])|(?<=%1))' ELSE '' END ||"
               " quoted || CASE WHEN person ~ '[[:alnum:]]$' THEN"
               " '(?:(?![[:alnum:]\\u0300-\\u036F])|(?=%1))' ELSE '' END; erased jsonb; ")
        .arg(unspaced, QStringLiteral("COLLATE \"und-x-icu\""));
}

/// For leads alone; see the grants.
QString erasureFunction(const QStringList &accused)
{
    QString body = QStringLiteral("INSERT INTO erasing VALUES (pg_backend_pid());"
                                  " SELECT jsonb_build_object('places', (SELECT"
                                  " jsonb_object_agg(p.case_id, p.places) FROM (%1) p), 'others',"
                                  " (SELECT jsonb_agg(o.name) FROM (%2) o)) INTO erased; ")
                       .arg(erasedPlaces(), otherNames());
    for (const QString &statement : erasureStatements(accused))
        body += statement + QStringLiteral("; ");
    body += QStringLiteral("DELETE FROM erasing WHERE pid = pg_backend_pid(); RETURN erased;");
    return definerFunction(
        "erase_person(erased_person text)", "jsonb",
        qPrintable(erasedNames() + QStringLiteral("BEGIN ") + body + QStringLiteral(" END")));
}

QStringList triggers()
{
    QStringList all{
        QStringLiteral("CREATE TRIGGER decides AFTER UPDATE ON opinion FOR EACH ROW WHEN"
                       " (NEW.decided = 1 AND OLD.decided = 0) EXECUTE FUNCTION decide_case()"),
        QStringLiteral("CREATE TRIGGER guards BEFORE UPDATE ON review_case FOR EACH ROW EXECUTE"
                       " FUNCTION guard_case()"),
        QStringLiteral("CREATE TRIGGER stamps BEFORE UPDATE ON opinion FOR EACH ROW EXECUTE"
                       " FUNCTION stamp_opinion()"),
    };
    // Named to go first: what a change sets off is logged behind it.
    for (const LoggedTable &table : loggedTables())
        all << QStringLiteral("CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON %1 FOR EACH"
                              " ROW EXECUTE FUNCTION log_change('%2', '%3', '%4')")
                   .arg(QLatin1String(table.name), QLatin1String(table.caseColumn),
                        QLatin1String(table.itemColumn), QLatin1String(table.authorColumn));
    return all;
}

QString policy(const char *table, const char *event, const char *role, const char *condition)
{
    const bool isInsert = qstrcmp(event, "INSERT") == 0;
    return QStringLiteral("CREATE POLICY %1_%2 ON %1 FOR %3 TO tickscope_%4 %5 (%6)")
        .arg(QLatin1String(table), QString::fromLatin1(event).toLower(), QLatin1String(event),
             QLatin1String(role), isInsert ? QStringLiteral("WITH CHECK") : QStringLiteral("USING"),
             QLatin1String(condition));
}

QStringList policies()
{
    QStringList all;
    for (const char *table : {"review_case", "case_recording", "case_accused", "accused_name",
                              "case_tag", "note", "opinion", "opinion_aspect", "aspect_evidence",
                              "history", "history_detail", "applied_change", "erasing"})
        all << QStringLiteral("ALTER TABLE %1 ENABLE ROW LEVEL SECURITY").arg(QLatin1String(table));
    all << policy("review_case", "SELECT", "reader", "true")
        << policy("review_case", "INSERT", "reviewer",
                  "version = 1 AND outcome IS NULL AND decided_at IS NULL AND status IN ('new',"
                  " 'in_review') AND (assignee IN ('', session_user) OR is_lead())")
        << policy("review_case", "UPDATE", "reviewer", "true");
    for (const char *table : {"case_recording", "case_accused", "accused_name", "case_tag"}) {
        all << policy(table, "SELECT", "reader", "true")
            << policy(table, "INSERT", "reviewer", "true")
            << policy(table, "DELETE", "reviewer", "true");
    }
    all << policy("note", "SELECT", "reader", "may_see(case_id, author)")
        << policy("note", "INSERT", "reviewer", "author = session_user AND version = 1")
        << policy("note", "UPDATE", "reviewer", "author = session_user")
        << policy("note", "DELETE", "reviewer", "author = session_user")
        << policy("opinion", "SELECT", "reader", "may_see(case_id, reviewer)")
        << policy("opinion", "INSERT", "reviewer",
                  "reviewer = session_user AND decided = 0 AND may_give_opinion(case_id)")
        // A decided one is not found; deciding is the last change.
        << QStringLiteral("CREATE POLICY opinion_update ON opinion FOR UPDATE TO tickscope_reviewer"
                          " USING (reviewer = session_user AND decided = 0)"
                          " WITH CHECK (reviewer = session_user)");
    for (const char *table : {"opinion_aspect", "aspect_evidence"}) {
        constexpr const char *MineUndecided
            = "reviewer = session_user AND is_undecided(case_id, reviewer)";
        all << policy(table, "SELECT", "reader", "may_see(case_id, reviewer)")
            << policy(table, "INSERT", "reviewer", MineUndecided)
            << policy(table, "DELETE", "reviewer", MineUndecided);
    }
    all << policy("history", "SELECT", "reader", "may_see(case_id, author)")
        << policy("history_detail", "SELECT", "reader",
                  "EXISTS (SELECT 1 FROM history h WHERE h.id = history_id)")
        << policy("applied_change", "SELECT", "reviewer", "who = session_user")
        << policy("applied_change", "INSERT", "reviewer", "who = session_user");
    return all;
}

QStringList grants()
{
    QStringList all{
        QStringLiteral("GRANT USAGE ON SCHEMA tickscope TO tickscope_reader"),
        QStringLiteral("GRANT SELECT ON schema_version, review_case, case_recording, case_accused,"
                       " accused_name, case_tag, note, opinion, opinion_aspect, aspect_evidence,"
                       " history, history_detail TO tickscope_reader"),
        // Numbers, times and names are the database's.
        QStringLiteral("GRANT INSERT (claim, reporter, priority, assignee, status,"
                       " opinions_needed), UPDATE (version, claim, reporter, priority, assignee,"
                       " status, opinions_needed, outcome) ON review_case TO tickscope_reviewer"),
        QStringLiteral("GRANT INSERT, DELETE ON case_recording, case_accused, accused_name,"
                       " case_tag, opinion_aspect, aspect_evidence TO tickscope_reviewer"),
        QStringLiteral("GRANT INSERT (case_id, recording, tick, last_tick, player, client, body,"
                       " color, category, picture, picture_sha256, author), UPDATE (version,"
                       " recording, tick, last_tick, player, client, body, color, category),"
                       " DELETE ON note TO tickscope_reviewer"),
        QStringLiteral("GRANT INSERT (case_id, reviewer, reason), UPDATE (version, decision,"
                       " reason, decided, decided_at) ON opinion TO tickscope_reviewer"),
        QStringLiteral("GRANT SELECT, INSERT (id, item, who) ON applied_change TO"
                       " tickscope_reviewer"),
    };
    return all;
}

} // namespace

Migration postgresSetup()
{
    QStringList up = tables();
    up << QStringLiteral("CREATE TABLE erasing (pid {int} PRIMARY KEY)");
    // Roles belong to the whole server, where another database may have made them.
    for (const char *role : {"reader", "reviewer", "lead"})
        up << QStringLiteral("DO $body$ BEGIN CREATE ROLE tickscope_%1; EXCEPTION WHEN"
                             " duplicate_object OR unique_violation THEN NULL; END $body$")
                  .arg(QLatin1String(role));
    up << QStringLiteral("GRANT tickscope_reader TO tickscope_reviewer")
       << QStringLiteral("GRANT tickscope_reviewer TO tickscope_lead");
    return up;
}

Migration postgresGuards()
{
    QStringList up = historyTables();
    up += functions();
    up += erasureFunctionAgain();
    up += triggers();
    up += policies();
    up += grants();
    return up;
}

namespace {

QString reopenFunction(const char *isReopened)
{
    const QString body = QStringLiteral(
                             "BEGIN UPDATE review_case SET version = version + 1, status = CASE"
                             " assignee WHEN '' THEN 'new' ELSE 'in_review' END, outcome = NULL,"
                             " decided_at = NULL WHERE id = NEW.case_id AND %1; RETURN NULL; END")
                             .arg(QLatin1String(isReopened));
    return definerFunction("reopen_case()", "trigger", qPrintable(body));
}

QStringList verdictFunctions()
{
    return {
        decideFunction(
            "assignee = CASE WHEN assignee = NEW.reviewer THEN '' ELSE assignee END WHERE"
            " id = NEW.case_id AND (assignee = NEW.reviewer OR status <>"
            " 'second_opinion')")
            .replace(QStringLiteral("CREATE FUNCTION"),
                     QStringLiteral("CREATE OR REPLACE FUNCTION")),
        reopenFunction("status = 'decided'"),
        definerFunction(
            "log_verdict()", "trigger",
            "DECLARE number bigint; BEGIN INSERT INTO history (case_id, at, who, what, item, "
            "author)"
            " VALUES (NEW.case_id, {now}, session_user, CASE NEW.decided WHEN 1 THEN 'opinion"
            " decided' ELSE 'opinion withdrawn' END, 0, NEW.reviewer) RETURNING id INTO number;"
            " IF NEW.decided = 1 THEN INSERT INTO history_detail VALUES (number, NULL,"
            " jsonb_build_object('reviewer', NEW.reviewer, 'decision', NEW.decision, 'reason',"
            " NEW.reason, 'aspects', (SELECT coalesce(jsonb_agg(jsonb_build_object('aspect',"
            " a.aspect, 'finding', a.finding, 'reason', a.reason) ORDER BY a.aspect), '[]'::jsonb)"
            " FROM opinion_aspect a WHERE a.case_id = NEW.case_id AND a.reviewer = NEW.reviewer)));"
            " END IF; RETURN NULL; END"),
        // Locks the case as deciding does, so that of two at once one counts the other. Row
        // security hides a decided verdict from every UPDATE.
        definerFunction(
            "withdraw_opinion(wanted bigint, known bigint)", "bigint",
            "DECLARE done bigint; BEGIN PERFORM 1 FROM review_case WHERE id = wanted FOR UPDATE;"
            " UPDATE opinion SET version = version + 1, decided = 0, decided_at = NULL WHERE "
            "case_id"
            " = wanted AND reviewer = session_user AND version = known AND decided = 1 AND NOT"
            " EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = wanted AND o.reviewer <>"
            " session_user AND o.decided = 1);"
            " GET DIAGNOSTICS done = ROW_COUNT; RETURN done; END"),
        definerFunction(
            "guard_removal()", "trigger",
            qPrintable(QStringLiteral("BEGIN IF NEW.who <> session_user OR %1 THEN RAISE"
                                      " 'only an empty case of one''s own is removed';"
                                      " END IF; RETURN NEW; END")
                           .arg(holdsSomething()))),
        definerFunction("log_removal()", "trigger",
                        "BEGIN INSERT INTO history (case_id, at, who, what, item) VALUES"
                        " (NEW.case_id, {now}, session_user, 'review_case removed', 0);"
                        " RETURN NULL; END"),
    };
}

/// What is in a removed case stays as it is; the change would not be seen.
QString presentPolicy(const char *table, const char *event, const char *check, const char *number)
{
    return QStringLiteral("CREATE POLICY %1_present ON %1 AS RESTRICTIVE FOR %2 TO"
                          " tickscope_reviewer %3 (NOT EXISTS (SELECT 1 FROM removed_case x WHERE"
                          " x.case_id = %1.%4))")
        .arg(QLatin1String(table), QLatin1String(event), QLatin1String(check),
             QLatin1String(number));
}

} // namespace

Migration postgresVerdicts()
{
    QStringList up{removedCases()};
    up += verdictFunctions();
    for (const char *table : {"opinion", "opinion_aspect", "aspect_evidence"})
        up << QStringLiteral("DROP TRIGGER a_log ON %1").arg(QLatin1String(table));
    up << QStringLiteral("CREATE TRIGGER a_log AFTER UPDATE ON opinion FOR EACH ROW WHEN"
                         " (NEW.decided <> OLD.decided) EXECUTE FUNCTION log_verdict()")
       << QStringLiteral("CREATE TRIGGER reopens AFTER UPDATE ON opinion FOR EACH ROW WHEN"
                         " (NEW.decided = 0 AND OLD.decided = 1) EXECUTE FUNCTION reopen_case()")
       << QStringLiteral("CREATE TRIGGER guards BEFORE INSERT ON removed_case FOR EACH ROW EXECUTE"
                         " FUNCTION guard_removal()")
       << QStringLiteral("CREATE TRIGGER a_log AFTER INSERT ON removed_case FOR EACH ROW EXECUTE"
                         " FUNCTION log_removal()")
       << QStringLiteral("ALTER TABLE removed_case ENABLE ROW LEVEL SECURITY")
       << policy("removed_case", "SELECT", "reader", "true")
       << policy("removed_case", "INSERT", "reviewer", "who = session_user")
       << presentPolicy("note", "INSERT", "WITH CHECK", "case_id")
       << presentPolicy("opinion", "INSERT", "WITH CHECK", "case_id")
       << presentPolicy("review_case", "UPDATE", "USING", "id")
       << QStringLiteral("GRANT SELECT ON removed_case TO tickscope_reader")
       << QStringLiteral("GRANT INSERT ON removed_case TO tickscope_reviewer")
       << QStringLiteral("REVOKE ALL ON FUNCTION withdraw_opinion(bigint, bigint) FROM PUBLIC")
       << QStringLiteral("GRANT EXECUTE ON FUNCTION withdraw_opinion(bigint, bigint) TO"
                         " tickscope_reviewer");
    return up;
}

Migration erasureFunctionAgain()
{
    return {QStringLiteral("DROP FUNCTION IF EXISTS erase_person(text)"),
            erasureFunction(placeColumns() + personColumns()),
            QStringLiteral("REVOKE ALL ON FUNCTION erase_person(text) FROM PUBLIC"),
            QStringLiteral("GRANT EXECUTE ON FUNCTION erase_person(text) TO tickscope_lead")};
}

Migration postgresPersons()
{
    Migration step;
    for (const QString &column : personColumns())
        step << QStringLiteral("ALTER TABLE case_accused ADD COLUMN %1 {int}").arg(column);
    return step + erasureFunctionAgain();
}

/// Triggers do not see what adding a column writes.
Migration postgresIds()
{
    Migration step;
    for (const char *table : {"review_case", "note"}) {
        const QLatin1String name(table);
        step << QStringLiteral("ALTER TABLE %1 ADD COLUMN uid uuid NOT NULL DEFAULT"
                               " gen_random_uuid()")
                    .arg(name)
             << QStringLiteral("CREATE UNIQUE INDEX %1_by_uid ON %1 (uid)").arg(name)
             << QStringLiteral("GRANT INSERT (uid) ON %1 TO tickscope_reviewer").arg(name);
    }
    // Of one's own evidence, also where its note is not to be seen for the time being.
    return step << definerFunction(
               "evidence_uid(wanted bigint)", "uuid STABLE",
               "BEGIN RETURN (SELECT n.uid FROM note n WHERE n.id = wanted); END");
}

/// That a number is taken is all that a blind reviewer learns of a colleague's note. Of two who
/// write at once, the second waits for the first one's number.
Migration postgresNumbers()
{
    Migration step = noteNumbers();
    const QString body = QStringLiteral("BEGIN PERFORM 1 FROM review_case WHERE id = NEW.case_id"
                                        " FOR NO KEY UPDATE; ")
                         + nextNumberOfNote() + QStringLiteral(" RETURN NULL; END");
    return step << definerFunction("number_note()", "trigger", qPrintable(body))
                << QStringLiteral("CREATE TRIGGER numbers AFTER INSERT ON note FOR EACH ROW EXECUTE"
                                  " FUNCTION number_note()")
                << QStringLiteral("ALTER TABLE note_number ENABLE ROW LEVEL SECURITY")
                << policy("note_number", "SELECT", "reader", "true")
                << QStringLiteral("GRANT SELECT ON note_number TO tickscope_reader");
}

/// Whoever has a case that needs a second opinion is one of its reviewers, also before writing one.
Migration postgresBlindness()
{
    return Migration{definerFunction(
               "may_see(wanted bigint, author text)", "boolean STABLE",
               "BEGIN RETURN author IS NULL OR author = session_user OR case_is_open(wanted) OR NOT"
               " (EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = wanted AND o.reviewer ="
               " author) OR EXISTS (SELECT 1 FROM review_case c WHERE c.id = wanted AND"
               " c.assignee = author AND c.opinions_needed > 1)); END")}
           + erasureFunctionAgain();
}

/// Row security hides whether others have given a verdict from who writes.
Migration postgresSecondReviewer()
{
    return {definerFunction("has_verdict(wanted bigint)", "boolean",
                            "BEGIN RETURN EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = wanted"
                            " AND o.decided = 1); END"),
            guardFunction(" AND has_verdict(NEW.id)")};
}

Migration postgresReopening()
{
    return {reopenFunction(ReopenedByWithdrawal)};
}

} // namespace tickscope::review
