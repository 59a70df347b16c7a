-- SPDX-License-Identifier: MIT
-- Until the first verdict is given, more reviewers than one can be asked for by mistake.

-- Row security hides whether others have given a verdict from who writes.
CREATE OR REPLACE FUNCTION has_verdict(wanted bigint) RETURNS boolean {definer} AS $body$
BEGIN
    RETURN EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = wanted AND o.decided = 1);
END $body$;

-- Runs as who writes; what decide_case() and erasures write is the owner's.
CREATE OR REPLACE FUNCTION guard_case() RETURNS trigger
    LANGUAGE plpgsql SET search_path = tickscope, pg_temp AS $body$
BEGIN
    IF current_user = (SELECT tableowner FROM pg_tables WHERE schemaname = 'tickscope' AND tablename
        = 'review_case') THEN
        RETURN NEW;
    END IF;
    IF NEW.opinions_needed < OLD.opinions_needed AND has_verdict(NEW.id) THEN
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
