-- SPDX-License-Identifier: MIT
-- A case whose only verdict of two is withdrawn is open again. Another reviewer who has it meanwhile
-- keeps it, and does not learn of that.

CREATE OR REPLACE FUNCTION reopen_case() RETURNS trigger {definer} AS $body$
BEGIN
    UPDATE review_case
        SET version = version + 1, status = CASE assignee WHEN '' THEN 'new' ELSE 'in_review' END,
            outcome = NULL, decided_at = NULL
        WHERE id = NEW.case_id
            AND (status = 'decided'
                OR (status = 'second_opinion' AND assignee IN ('', NEW.reviewer)));
    RETURN NULL;
END $body$;
