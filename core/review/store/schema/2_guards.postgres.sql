-- SPDX-License-Identifier: MIT
-- What a server sees to by itself, whatever SQL it is sent: who and when, rights, blindness.
--
-- Functions that look past row security belong to the owner of the tables and have a search path of
-- their own. "session_user" is who signed in, which SET ROLE does not change.

CREATE FUNCTION is_lead() RETURNS boolean
    LANGUAGE sql STABLE SET search_path = tickscope, pg_temp AS $body$
    SELECT pg_has_role(session_user, 'tickscope_lead', 'MEMBER')
$body$;

CREATE OR REPLACE FUNCTION case_is_open(wanted bigint) RETURNS boolean STABLE {definer} AS $body$
BEGIN
    RETURN (SELECT count(*) FROM opinion o WHERE o.case_id = wanted AND o.decided = 1) >= (SELECT
        c.opinions_needed FROM review_case c WHERE c.id = wanted);
END $body$;

-- What a reviewer of a case wrote is his own until all have decided.
CREATE OR REPLACE FUNCTION may_see(wanted bigint, author text) RETURNS boolean STABLE
    {definer} AS $body$
BEGIN
    RETURN author IS NULL OR author = session_user OR NOT EXISTS (SELECT 1 FROM opinion o WHERE
        o.case_id = wanted AND o.reviewer = author) OR case_is_open(wanted);
END $body$;

CREATE OR REPLACE FUNCTION may_give_opinion(wanted bigint) RETURNS boolean STABLE
    {definer} AS $body$
BEGIN
    RETURN EXISTS (SELECT 1 FROM review_case c WHERE c.id = wanted AND c.assignee = session_user);
END $body$;

CREATE OR REPLACE FUNCTION is_undecided(wanted bigint, whose text) RETURNS boolean STABLE
    {definer} AS $body$
BEGIN
    RETURN EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = wanted AND o.reviewer = whose AND
        o.decided = 0);
END $body$;

-- Arguments: columns of the case, of the row's number, of its author.
CREATE OR REPLACE FUNCTION log_change() RETURNS trigger {definer} AS $body$
DECLARE
    was jsonb;
    became jsonb;
    row_is jsonb;
    number bigint;
BEGIN
    IF TG_OP <> 'INSERT' THEN
        was = to_jsonb(OLD) - 'picture';
    END IF;
    IF TG_OP <> 'DELETE' THEN
        became = to_jsonb(NEW) - 'picture';
    END IF;
    row_is = coalesce(became, was);
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES ((row_is ->> TG_ARGV[0])::bigint, {now}, session_user, TG_TABLE_NAME || CASE TG_OP
            WHEN 'INSERT' THEN ' added' WHEN 'DELETE' THEN ' removed' ELSE ' changed' END,
            coalesce((row_is ->> TG_ARGV[1])::bigint, 0), row_is ->> TG_ARGV[2])
        RETURNING id INTO number;
    IF NOT EXISTS (SELECT 1 FROM erasing WHERE pid = pg_backend_pid()) THEN
        INSERT INTO history_detail VALUES (number, was, became);
    END IF;
    RETURN NULL;
END $body$;

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
            SET version = version + 1, status = 'second_opinion', assignee = ''
            WHERE id = NEW.case_id;
    ELSE
        UPDATE review_case
            SET version = version + 1, status = 'decided', decided_at = {now}, outcome = (SELECT
                CASE WHEN min(decision) = max(decision) THEN min(decision) END FROM opinion WHERE
                case_id = NEW.case_id AND decided = 1)
            WHERE id = NEW.case_id;
    END IF;
    RETURN NULL;
END $body$;

-- Runs as who writes; what decide_case() and erasures write is the owner's.
CREATE OR REPLACE FUNCTION guard_case() RETURNS trigger
    LANGUAGE plpgsql SET search_path = tickscope, pg_temp AS $body$
BEGIN
    IF current_user = (SELECT tableowner FROM pg_tables WHERE schemaname = 'tickscope' AND tablename
        = 'review_case') THEN
        RETURN NEW;
    END IF;
    IF NEW.opinions_needed < OLD.opinions_needed THEN
        RAISE 'opinions once asked for are needed';
    END IF;
    IF NEW.assignee <> OLD.assignee AND NOT is_lead() AND (OLD.assignee NOT IN ('', session_user) OR
        NEW.assignee NOT IN ('', session_user)) THEN
        RAISE insufficient_privilege USING MESSAGE = 'only a lead assigns to others';
    END IF;
    IF NEW.status = 'decided' AND NOT case_is_open(NEW.id) THEN
        RAISE 'the case is not decided';
    END IF;
    IF NEW.outcome IS DISTINCT FROM OLD.outcome AND NOT (is_lead() AND NEW.status = 'decided') THEN
        RAISE insufficient_privilege USING MESSAGE = 'only a lead settles an outcome';
    END IF;
    RETURN NEW;
END $body$;

CREATE FUNCTION stamp_opinion() RETURNS trigger
    LANGUAGE plpgsql SET search_path = tickscope, pg_temp AS $body$
BEGIN
    NEW.decided_at = CASE WHEN NEW.decided = 1 THEN coalesce(OLD.decided_at, {now}) END;
    RETURN NEW;
END $body$;

CREATE TRIGGER decides AFTER UPDATE ON opinion
    FOR EACH ROW WHEN (NEW.decided = 1 AND OLD.decided = 0)
    EXECUTE FUNCTION decide_case();

CREATE TRIGGER guards BEFORE UPDATE ON review_case FOR EACH ROW EXECUTE FUNCTION guard_case();

CREATE TRIGGER stamps BEFORE UPDATE ON opinion FOR EACH ROW EXECUTE FUNCTION stamp_opinion();

-- Named to go first: what a change sets off is logged behind it.
CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON review_case
    FOR EACH ROW
    EXECUTE FUNCTION log_change('id', '', '');

CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON case_recording
    FOR EACH ROW
    EXECUTE FUNCTION log_change('case_id', '', '');

CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON case_accused
    FOR EACH ROW
    EXECUTE FUNCTION log_change('case_id', '', '');

CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON accused_name
    FOR EACH ROW
    EXECUTE FUNCTION log_change('case_id', '', '');

CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON case_tag
    FOR EACH ROW
    EXECUTE FUNCTION log_change('case_id', '', '');

CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON note
    FOR EACH ROW
    EXECUTE FUNCTION log_change('case_id', 'id', 'author');

CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON opinion
    FOR EACH ROW
    EXECUTE FUNCTION log_change('case_id', '', 'reviewer');

CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON opinion_aspect
    FOR EACH ROW
    EXECUTE FUNCTION log_change('case_id', '', 'reviewer');

CREATE TRIGGER a_log AFTER INSERT OR UPDATE OR DELETE ON aspect_evidence
    FOR EACH ROW
    EXECUTE FUNCTION log_change('case_id', 'note_id', 'reviewer');

ALTER TABLE review_case ENABLE ROW LEVEL SECURITY;

ALTER TABLE case_recording ENABLE ROW LEVEL SECURITY;

ALTER TABLE case_accused ENABLE ROW LEVEL SECURITY;

ALTER TABLE accused_name ENABLE ROW LEVEL SECURITY;

ALTER TABLE case_tag ENABLE ROW LEVEL SECURITY;

ALTER TABLE note ENABLE ROW LEVEL SECURITY;

ALTER TABLE opinion ENABLE ROW LEVEL SECURITY;

ALTER TABLE opinion_aspect ENABLE ROW LEVEL SECURITY;

ALTER TABLE aspect_evidence ENABLE ROW LEVEL SECURITY;

ALTER TABLE history ENABLE ROW LEVEL SECURITY;

ALTER TABLE history_detail ENABLE ROW LEVEL SECURITY;

ALTER TABLE applied_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE erasing ENABLE ROW LEVEL SECURITY;

CREATE POLICY review_case_select ON review_case FOR SELECT TO tickscope_reader USING (true);

CREATE POLICY review_case_insert ON review_case
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (version = 1 AND outcome IS NULL AND decided_at IS NULL AND status IN ('new',
        'in_review') AND (assignee IN ('', session_user) OR is_lead()));

CREATE POLICY review_case_update ON review_case FOR UPDATE TO tickscope_reviewer USING (true);

CREATE POLICY case_recording_select ON case_recording FOR SELECT TO tickscope_reader USING (true);

CREATE POLICY case_recording_insert ON case_recording
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (true);

CREATE POLICY case_recording_delete ON case_recording FOR DELETE TO tickscope_reviewer USING (true);

CREATE POLICY case_accused_select ON case_accused FOR SELECT TO tickscope_reader USING (true);

CREATE POLICY case_accused_insert ON case_accused
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (true);

CREATE POLICY case_accused_delete ON case_accused FOR DELETE TO tickscope_reviewer USING (true);

CREATE POLICY accused_name_select ON accused_name FOR SELECT TO tickscope_reader USING (true);

CREATE POLICY accused_name_insert ON accused_name
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (true);

CREATE POLICY accused_name_delete ON accused_name FOR DELETE TO tickscope_reviewer USING (true);

CREATE POLICY case_tag_select ON case_tag FOR SELECT TO tickscope_reader USING (true);

CREATE POLICY case_tag_insert ON case_tag FOR INSERT TO tickscope_reviewer WITH CHECK (true);

CREATE POLICY case_tag_delete ON case_tag FOR DELETE TO tickscope_reviewer USING (true);

CREATE POLICY note_select ON note FOR SELECT TO tickscope_reader USING (may_see(case_id, author));

CREATE POLICY note_insert ON note
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (author = session_user AND version = 1);

CREATE POLICY note_update ON note FOR UPDATE TO tickscope_reviewer USING (author = session_user);

CREATE POLICY note_delete ON note FOR DELETE TO tickscope_reviewer USING (author = session_user);

CREATE POLICY opinion_select ON opinion
    FOR SELECT TO tickscope_reader
    USING (may_see(case_id, reviewer));

CREATE POLICY opinion_insert ON opinion
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (reviewer = session_user AND decided = 0 AND may_give_opinion(case_id));

-- A decided one is not found; deciding is the last change.
CREATE POLICY opinion_update ON opinion
    FOR UPDATE TO tickscope_reviewer
    USING (reviewer = session_user AND decided = 0)
    WITH CHECK (reviewer = session_user);

CREATE POLICY opinion_aspect_select ON opinion_aspect
    FOR SELECT TO tickscope_reader
    USING (may_see(case_id, reviewer));

CREATE POLICY opinion_aspect_insert ON opinion_aspect
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (reviewer = session_user AND is_undecided(case_id, reviewer));

CREATE POLICY opinion_aspect_delete ON opinion_aspect
    FOR DELETE TO tickscope_reviewer
    USING (reviewer = session_user AND is_undecided(case_id, reviewer));

CREATE POLICY aspect_evidence_select ON aspect_evidence
    FOR SELECT TO tickscope_reader
    USING (may_see(case_id, reviewer));

CREATE POLICY aspect_evidence_insert ON aspect_evidence
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (reviewer = session_user AND is_undecided(case_id, reviewer));

CREATE POLICY aspect_evidence_delete ON aspect_evidence
    FOR DELETE TO tickscope_reviewer
    USING (reviewer = session_user AND is_undecided(case_id, reviewer));

CREATE POLICY history_select ON history
    FOR SELECT TO tickscope_reader
    USING (may_see(case_id, author));

CREATE POLICY history_detail_select ON history_detail
    FOR SELECT TO tickscope_reader
    USING (EXISTS (SELECT 1 FROM history h WHERE h.id = history_id));

CREATE POLICY applied_change_select ON applied_change
    FOR SELECT TO tickscope_reviewer
    USING (who = session_user);

CREATE POLICY applied_change_insert ON applied_change
    FOR INSERT TO tickscope_reviewer
    WITH CHECK (who = session_user);

GRANT USAGE ON SCHEMA tickscope TO tickscope_reader;

GRANT SELECT ON schema_version, review_case, case_recording, case_accused, accused_name, case_tag,
    note, opinion, opinion_aspect, aspect_evidence, history, history_detail TO tickscope_reader;

-- Numbers, times and names are the database's.
GRANT INSERT (claim, reporter, priority, assignee, status, opinions_needed), UPDATE (version, claim,
    reporter, priority, assignee, status, opinions_needed, outcome) ON review_case TO
    tickscope_reviewer;

GRANT INSERT, DELETE ON case_recording, case_accused, accused_name, case_tag, opinion_aspect,
    aspect_evidence TO tickscope_reviewer;

GRANT INSERT (case_id, recording, tick, last_tick, player, client, body, color, category, picture,
    picture_sha256, author), UPDATE (version, recording, tick, last_tick, player, client, body,
    color, category), DELETE ON note TO tickscope_reviewer;

GRANT INSERT (case_id, reviewer, reason), UPDATE (version, decision, reason, decided, decided_at) ON
    opinion TO tickscope_reviewer;

GRANT SELECT, INSERT (id, item, who) ON applied_change TO tickscope_reviewer;
