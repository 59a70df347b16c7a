-- SPDX-License-Identifier: MIT

DROP TRIGGER case_outcome;

CREATE TRIGGER case_outcome BEFORE UPDATE OF outcome ON review_case
    WHEN (NEW.outcome IS NOT OLD.outcome AND NEW.outcome IS NOT NULL AND NEW.status <> 'decided')
        AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case is not decided');
END;

DROP TRIGGER opinion_decided;

CREATE TRIGGER opinion_decided BEFORE UPDATE ON opinion
    WHEN (OLD.decided = 1 AND NOT (NEW.decided = 0 AND NEW.decision IS OLD.decision AND NEW.reason
        IS OLD.reason AND NOT EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = NEW.case_id AND
        o.reviewer <> NEW.reviewer AND o.decided = 1))) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a decided verdict stays as it is');
END;

DROP TRIGGER opinion_decides;

-- The last opinion that is needed decides the case; one before it asks for the next.
CREATE TRIGGER opinion_decides AFTER UPDATE OF decided ON opinion
    WHEN NEW.decided = 1 AND OLD.decided = 0
BEGIN
    UPDATE review_case
        SET version = version + 1, status = 'second_opinion', assignee = CASE WHEN assignee =
            NEW.reviewer THEN '' ELSE assignee END
        WHERE id = NEW.case_id AND (assignee = NEW.reviewer OR status <> 'second_opinion') AND
            (SELECT count(*) FROM opinion WHERE case_id = NEW.case_id AND decided = 1) <
            opinions_needed;
    UPDATE review_case
        SET version = version + 1, status = 'decided', decided_at = {now}, outcome = (SELECT CASE
            WHEN min(decision) = max(decision) THEN min(decision) END FROM opinion WHERE case_id =
            NEW.case_id AND decided = 1)
        WHERE id = NEW.case_id AND (SELECT count(*) FROM opinion WHERE case_id = NEW.case_id AND
            decided = 1) >= opinions_needed;
END;

CREATE TRIGGER opinion_reopens AFTER UPDATE OF decided ON opinion
    WHEN NEW.decided = 0 AND OLD.decided = 1
BEGIN
    UPDATE review_case
        SET version = version + 1, status = CASE assignee WHEN '' THEN 'new' ELSE 'in_review' END,
            outcome = NULL, decided_at = NULL
        WHERE id = NEW.case_id AND status = 'decided';
END;

DROP TRIGGER opinion_added;

DROP TRIGGER opinion_changed;

DROP TRIGGER opinion_removed;

DROP TRIGGER opinion_aspect_added;

DROP TRIGGER opinion_aspect_changed;

DROP TRIGGER opinion_aspect_removed;

DROP TRIGGER aspect_evidence_added;

DROP TRIGGER aspect_evidence_changed;

DROP TRIGGER aspect_evidence_removed;

-- Drafts are no history: what was decided or withdrawn is, with all that was said.
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

CREATE TRIGGER removed_case_log AFTER INSERT ON removed_case
BEGIN
    INSERT INTO history (case_id, at, who, what, item)
        VALUES (NEW.case_id, {now}, {actor}, 'review_case removed', 0);
END;

CREATE TRIGGER removed_case_empty BEFORE INSERT ON removed_case
    WHEN (NEW.who IS NOT {actor} OR NOT EXISTS (SELECT 1 FROM history h WHERE h.case_id =
        NEW.case_id AND h.what = 'review_case added' AND h.who = {actor}) OR EXISTS (SELECT 1 FROM
        review_case c WHERE c.id = NEW.case_id AND (c.claim <> '' OR c.reporter <> '')) OR EXISTS
        (SELECT 1 FROM case_accused t WHERE t.case_id = NEW.case_id) OR EXISTS (SELECT 1 FROM
        case_tag t WHERE t.case_id = NEW.case_id) OR EXISTS (SELECT 1 FROM note t WHERE t.case_id =
        NEW.case_id) OR EXISTS (SELECT 1 FROM opinion t WHERE t.case_id = NEW.case_id)) AND NOT
        EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'only an empty case of one''s own is removed');
END;

CREATE TRIGGER removed_case_kept BEFORE UPDATE ON removed_case
    WHEN (1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case was removed');
END;

CREATE TRIGGER removed_case_stays BEFORE DELETE ON removed_case
    WHEN (1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case was removed');
END;

CREATE TRIGGER case_of_removed BEFORE UPDATE ON review_case
    WHEN (EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = NEW.id)) AND NOT EXISTS (SELECT 1
        FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case was removed');
END;

CREATE TRIGGER note_of_removed BEFORE INSERT ON note
    WHEN (EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = NEW.case_id)) AND NOT EXISTS
        (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case was removed');
END;

CREATE TRIGGER opinion_of_removed BEFORE INSERT ON opinion
    WHEN (EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = NEW.case_id)) AND NOT EXISTS
        (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case was removed');
END;
