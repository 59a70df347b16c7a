-- SPDX-License-Identifier: MIT
-- Until the first verdict is given, more reviewers than one can be asked for by mistake.

DROP TRIGGER case_opinions;

CREATE TRIGGER case_opinions BEFORE UPDATE OF opinions_needed ON review_case
    WHEN (NEW.opinions_needed < OLD.opinions_needed AND EXISTS (SELECT 1 FROM opinion o WHERE
        o.case_id = NEW.id AND o.decided = 1)) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'opinions once asked for are needed');
END;
