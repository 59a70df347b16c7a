-- SPDX-License-Identifier: MIT

-- Locks the case first: of two who decide at once, the second counts both.
CREATE OR REPLACE FUNCTION decide_case() RETURNS trigger {definer} AS $body$
DECLARE
    needed bigint;
    given bigint;
BEGIN
    SELECT opinions_needed INTO needed FROM review_case WHERE id = NEW.case_id FOR UPDATE;
    SELECT count(*) INTO given FROM opinion WHERE case_id = NEW.case_id AND decided = 1;
    IF given < needed THEN
        UPDATE review_case
            SET version = version + 1, status = 'second_opinion', assignee = CASE WHEN assignee =
                NEW.reviewer THEN '' ELSE assignee END
            WHERE id = NEW.case_id AND (assignee = NEW.reviewer OR status <> 'second_opinion');
    ELSE
        UPDATE review_case
            SET version = version + 1, status = 'decided', decided_at = {now}, outcome = (SELECT
                CASE WHEN min(decision) = max(decision) THEN min(decision) END FROM opinion WHERE
                case_id = NEW.case_id AND decided = 1)
            WHERE id = NEW.case_id;
    END IF;
    RETURN NULL;
END $body$;

CREATE OR REPLACE FUNCTION reopen_case() RETURNS trigger {definer} AS $body$
BEGIN
    UPDATE review_case
        SET version = version + 1, status = CASE assignee WHEN '' THEN 'new' ELSE 'in_review' END,
            outcome = NULL, decided_at = NULL
        WHERE id = NEW.case_id AND status = 'decided';
    RETURN NULL;
END $body$;

CREATE OR REPLACE FUNCTION log_verdict() RETURNS trigger {definer} AS $body$
DECLARE
    number bigint;
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, session_user, CASE NEW.decided WHEN 1 THEN 'opinion decided'
            ELSE 'opinion withdrawn' END, 0, NEW.reviewer)
        RETURNING id INTO number;
    IF NEW.decided = 1 THEN
        INSERT INTO history_detail
            VALUES (number, NULL, jsonb_build_object('reviewer', NEW.reviewer, 'decision',
                NEW.decision, 'reason', NEW.reason, 'aspects', (SELECT
                coalesce(jsonb_agg(jsonb_build_object('aspect', a.aspect, 'finding', a.finding,
                'reason', a.reason) ORDER BY a.aspect), '[]'::jsonb) FROM opinion_aspect a WHERE
                a.case_id = NEW.case_id AND a.reviewer = NEW.reviewer)));
    END IF;
    RETURN NULL;
END $body$;

-- Locks the case as deciding does, so that of two at once one counts the other. Row security hides
-- a decided verdict from every UPDATE.
CREATE OR REPLACE FUNCTION withdraw_opinion(wanted bigint, known bigint) RETURNS bigint
    {definer} AS $body$
DECLARE
    done bigint;
BEGIN
    PERFORM 1 FROM review_case WHERE id = wanted FOR UPDATE;
    UPDATE opinion
        SET version = version + 1, decided = 0, decided_at = NULL
        WHERE case_id = wanted AND reviewer = session_user AND version = known AND decided = 1 AND
            NOT EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = wanted AND o.reviewer <>
            session_user AND o.decided = 1);
    GET DIAGNOSTICS done = ROW_COUNT;
    RETURN done;
END $body$;

CREATE OR REPLACE FUNCTION guard_removal() RETURNS trigger {definer} AS $body$
BEGIN
    IF NEW.who <> session_user OR NOT EXISTS (SELECT 1 FROM history h WHERE h.case_id = NEW.case_id
        AND h.what = 'review_case added' AND h.who = {actor}) OR EXISTS (SELECT 1 FROM review_case c
        WHERE c.id = NEW.case_id AND (c.claim <> '' OR c.reporter <> '')) OR EXISTS (SELECT 1 FROM
        case_accused t WHERE t.case_id = NEW.case_id) OR EXISTS (SELECT 1 FROM case_tag t WHERE
        t.case_id = NEW.case_id) OR EXISTS (SELECT 1 FROM note t WHERE t.case_id = NEW.case_id) OR
        EXISTS (SELECT 1 FROM opinion t WHERE t.case_id = NEW.case_id) THEN
        RAISE 'only an empty case of one''s own is removed';
    END IF;
    RETURN NEW;
END $body$;

CREATE OR REPLACE FUNCTION log_removal() RETURNS trigger {definer} AS $body$
BEGIN
    INSERT INTO history (case_id, at, who, what, item)
        VALUES (NEW.case_id, {now}, session_user, 'review_case removed', 0);
    RETURN NULL;
END $body$;

DROP TRIGGER a_log ON opinion;

DROP TRIGGER a_log ON opinion_aspect;

DROP TRIGGER a_log ON aspect_evidence;

CREATE TRIGGER a_log AFTER UPDATE ON opinion
    FOR EACH ROW WHEN (NEW.decided <> OLD.decided)
    EXECUTE FUNCTION log_verdict();

CREATE TRIGGER reopens AFTER UPDATE ON opinion
    FOR EACH ROW WHEN (NEW.decided = 0 AND OLD.decided = 1)
    EXECUTE FUNCTION reopen_case();

CREATE TRIGGER guards BEFORE INSERT ON removed_case FOR EACH ROW EXECUTE FUNCTION guard_removal();

CREATE TRIGGER a_log AFTER INSERT ON removed_case FOR EACH ROW EXECUTE FUNCTION log_removal();

ALTER TABLE removed_case ENABLE ROW LEVEL SECURITY;

CREATE POLICY removed_case_select ON removed_case FOR SELECT TO tickscope_reader USING (true);

CREATE POLICY removed_case_insert ON removed_case
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (who = session_user);

-- What is in a removed case stays as it is; the change would not be seen.
CREATE POLICY note_present ON note AS RESTRICTIVE
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (NOT EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = note.case_id));

CREATE POLICY opinion_present ON opinion AS RESTRICTIVE
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (NOT EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = opinion.case_id));

CREATE POLICY review_case_present ON review_case AS RESTRICTIVE
    FOR UPDATE TO tickscope_reviewer
    USING (NOT EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = review_case.id));

GRANT SELECT ON removed_case TO tickscope_reader;

GRANT INSERT ON removed_case TO tickscope_reviewer;

REVOKE ALL ON FUNCTION withdraw_opinion(bigint, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION withdraw_opinion(bigint, bigint) TO tickscope_reviewer;
