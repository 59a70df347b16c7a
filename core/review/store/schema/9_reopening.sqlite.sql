-- SPDX-License-Identifier: MIT
-- A case whose only verdict of two is withdrawn is open again. Another reviewer who has it meanwhile
-- keeps it, and does not learn of that.

DROP TRIGGER opinion_reopens;

DROP TRIGGER opinion_told;

CREATE TRIGGER opinion_reopens AFTER UPDATE OF decided ON opinion
    WHEN NEW.decided = 0 AND OLD.decided = 1
BEGIN
    UPDATE review_case
        SET version = version + 1, status = CASE assignee WHEN '' THEN 'new' ELSE 'in_review' END,
            outcome = NULL, decided_at = NULL
        WHERE id = NEW.case_id
            AND (status = 'decided'
                OR (status = 'second_opinion' AND assignee IN ('', NEW.reviewer)));
END;

-- The log is made again, too: the newest trigger goes first.
CREATE TRIGGER opinion_told AFTER UPDATE OF decided ON opinion
    WHEN NEW.decided <> OLD.decided
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, CASE NEW.decided WHEN 1 THEN 'opinion decided' ELSE
            'opinion withdrawn' END, 0, NEW.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('reviewer', NEW.reviewer, 'decision',
            NEW.decision, 'reason', NEW.reason, 'aspects', (SELECT
            json_group_array(json_object('aspect', a.aspect, 'finding', a.finding, 'reason',
            a.reason)) FROM opinion_aspect a WHERE a.case_id = NEW.case_id AND a.reviewer =
            NEW.reviewer))
        WHERE NEW.decided = 1;
END;
