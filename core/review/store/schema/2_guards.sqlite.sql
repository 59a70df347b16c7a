-- SPDX-License-Identifier: MIT
-- What a file sees to by itself, with triggers. Who may open the file can do everything with it:
-- these keep programs and people from mistakes, and the history whole.

CREATE TRIGGER history_update BEFORE UPDATE ON history
BEGIN
    SELECT RAISE(ABORT, 'history cannot be changed');
END;

CREATE TRIGGER history_detail_update BEFORE UPDATE ON history_detail
BEGIN
    SELECT RAISE(ABORT, 'history cannot be changed');
END;

CREATE TRIGGER history_delete BEFORE DELETE ON history
BEGIN
    SELECT RAISE(ABORT, 'history cannot be changed');
END;

-- An erasure removes what was said, and nothing writes it again.
CREATE TRIGGER history_detail_delete BEFORE DELETE ON history_detail
    WHEN NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'history cannot be changed');
END;

CREATE TRIGGER case_kept BEFORE DELETE ON review_case
    WHEN (1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'cases are not removed');
END;

CREATE TRIGGER case_opinions BEFORE UPDATE OF opinions_needed ON review_case
    WHEN (NEW.opinions_needed < OLD.opinions_needed) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'opinions once asked for are needed');
END;

CREATE TRIGGER case_outcome BEFORE UPDATE OF outcome ON review_case
    WHEN (NEW.outcome IS NOT OLD.outcome AND NEW.status <> 'decided') AND NOT EXISTS (SELECT 1 FROM
        erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case is not decided');
END;

CREATE TRIGGER note_author BEFORE INSERT ON note
    WHEN (NEW.author IS NOT {actor}) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the author is who writes');
END;

CREATE TRIGGER note_changed_by BEFORE UPDATE ON note
    WHEN (OLD.author IS NOT {actor} OR NEW.author IS NOT OLD.author) AND NOT EXISTS (SELECT 1 FROM
        erasing)
BEGIN
    SELECT RAISE(ABORT, 'only its author changes it');
END;

CREATE TRIGGER note_removed_by BEFORE DELETE ON note
    WHEN (OLD.author IS NOT {actor}) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'only its author changes it');
END;

CREATE TRIGGER note_picture BEFORE UPDATE OF picture, picture_sha256 ON note
    WHEN (NEW.picture_sha256 <> OLD.picture_sha256 OR NEW.picture IS NOT OLD.picture) AND NOT EXISTS
        (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a picture stays as it is');
END;

CREATE TRIGGER opinion_reviewer BEFORE INSERT ON opinion
    WHEN (NEW.reviewer IS NOT {actor} OR NEW.decided = 1 OR (SELECT assignee FROM review_case WHERE
        id = NEW.case_id) IS NOT {actor}) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case is not assigned to you');
END;

CREATE TRIGGER opinion_changed_by BEFORE UPDATE ON opinion
    WHEN (OLD.reviewer IS NOT {actor} OR NEW.reviewer IS NOT OLD.reviewer) AND NOT EXISTS (SELECT 1
        FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'only its author changes it');
END;

CREATE TRIGGER opinion_decided BEFORE UPDATE ON opinion
    WHEN (OLD.decided = 1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a decided verdict stays as it is');
END;

CREATE TRIGGER opinion_kept BEFORE DELETE ON opinion
    WHEN (1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'verdicts are not removed');
END;

CREATE TRIGGER opinion_aspect_before_insert BEFORE INSERT ON opinion_aspect
    WHEN (NEW.reviewer IS NOT {actor} OR (SELECT decided FROM opinion WHERE case_id = NEW.case_id
        AND reviewer = NEW.reviewer) = 1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a decided verdict stays as it is');
END;

CREATE TRIGGER opinion_aspect_before_update BEFORE UPDATE ON opinion_aspect
    WHEN (OLD.reviewer IS NOT {actor} OR (SELECT decided FROM opinion WHERE case_id = OLD.case_id
        AND reviewer = OLD.reviewer) = 1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a decided verdict stays as it is');
END;

CREATE TRIGGER opinion_aspect_before_delete BEFORE DELETE ON opinion_aspect
    WHEN (OLD.reviewer IS NOT {actor} OR (SELECT decided FROM opinion WHERE case_id = OLD.case_id
        AND reviewer = OLD.reviewer) = 1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a decided verdict stays as it is');
END;

CREATE TRIGGER aspect_evidence_before_insert BEFORE INSERT ON aspect_evidence
    WHEN (NEW.reviewer IS NOT {actor} OR (SELECT decided FROM opinion WHERE case_id = NEW.case_id
        AND reviewer = NEW.reviewer) = 1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a decided verdict stays as it is');
END;

CREATE TRIGGER aspect_evidence_before_update BEFORE UPDATE ON aspect_evidence
    WHEN (OLD.reviewer IS NOT {actor} OR (SELECT decided FROM opinion WHERE case_id = OLD.case_id
        AND reviewer = OLD.reviewer) = 1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a decided verdict stays as it is');
END;

CREATE TRIGGER aspect_evidence_before_delete BEFORE DELETE ON aspect_evidence
    WHEN (OLD.reviewer IS NOT {actor} OR (SELECT decided FROM opinion WHERE case_id = OLD.case_id
        AND reviewer = OLD.reviewer) = 1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a decided verdict stays as it is');
END;

-- The last opinion that is needed decides the case; one before it asks for the next.
CREATE TRIGGER opinion_decides AFTER UPDATE OF decided ON opinion
    WHEN NEW.decided = 1 AND OLD.decided = 0
BEGIN
    UPDATE review_case
        SET version = version + 1, status = 'second_opinion', assignee = ''
        WHERE id = NEW.case_id AND (SELECT count(*) FROM opinion WHERE case_id = NEW.case_id AND
            decided = 1) < opinions_needed;
    UPDATE review_case
        SET version = version + 1, status = 'decided', decided_at = {now}, outcome = (SELECT CASE
            WHEN min(decision) = max(decision) THEN min(decision) END FROM opinion WHERE case_id =
            NEW.case_id AND decided = 1)
        WHERE id = NEW.case_id AND (SELECT count(*) FROM opinion WHERE case_id = NEW.case_id AND
            decided = 1) >= opinions_needed;
END;

CREATE TRIGGER review_case_added AFTER INSERT ON review_case
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.id, {now}, {actor}, 'review_case added', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('claim', NEW.claim, 'reporter', NEW.reporter,
            'priority', NEW.priority, 'assignee', NEW.assignee, 'status', NEW.status,
            'opinions_needed', NEW.opinions_needed, 'outcome', NEW.outcome)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER review_case_changed AFTER UPDATE ON review_case
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.id, {now}, {actor}, 'review_case changed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('claim', OLD.claim, 'reporter', OLD.reporter,
            'priority', OLD.priority, 'assignee', OLD.assignee, 'status', OLD.status,
            'opinions_needed', OLD.opinions_needed, 'outcome', OLD.outcome), json_object('claim',
            NEW.claim, 'reporter', NEW.reporter, 'priority', NEW.priority, 'assignee', NEW.assignee,
            'status', NEW.status, 'opinions_needed', NEW.opinions_needed, 'outcome', NEW.outcome)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER review_case_removed AFTER DELETE ON review_case
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.id, {now}, {actor}, 'review_case removed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('claim', OLD.claim, 'reporter', OLD.reporter,
            'priority', OLD.priority, 'assignee', OLD.assignee, 'status', OLD.status,
            'opinions_needed', OLD.opinions_needed, 'outcome', OLD.outcome), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_recording_added AFTER INSERT ON case_recording
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'case_recording added', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('place', NEW.place, 'sha256', NEW.sha256,
            'name', NEW.name)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_recording_changed AFTER UPDATE ON case_recording
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'case_recording changed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('place', OLD.place, 'sha256', OLD.sha256, 'name',
            OLD.name), json_object('place', NEW.place, 'sha256', NEW.sha256, 'name', NEW.name)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_recording_removed AFTER DELETE ON case_recording
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'case_recording removed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('place', OLD.place, 'sha256', OLD.sha256, 'name',
            OLD.name), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_accused_added AFTER INSERT ON case_accused
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'case_accused added', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('place', NEW.place, 'recording',
            NEW.recording, 'client', NEW.client, 'tick', NEW.tick, 'account', NEW.account)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_accused_changed AFTER UPDATE ON case_accused
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'case_accused changed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('place', OLD.place, 'recording', OLD.recording,
            'client', OLD.client, 'tick', OLD.tick, 'account', OLD.account), json_object('place',
            NEW.place, 'recording', NEW.recording, 'client', NEW.client, 'tick', NEW.tick,
            'account', NEW.account)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_accused_removed AFTER DELETE ON case_accused
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'case_accused removed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('place', OLD.place, 'recording', OLD.recording,
            'client', OLD.client, 'tick', OLD.tick, 'account', OLD.account), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER accused_name_added AFTER INSERT ON accused_name
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'accused_name added', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('accused', NEW.accused, 'place', NEW.place,
            'name', NEW.name)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER accused_name_changed AFTER UPDATE ON accused_name
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'accused_name changed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('accused', OLD.accused, 'place', OLD.place, 'name',
            OLD.name), json_object('accused', NEW.accused, 'place', NEW.place, 'name', NEW.name)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER accused_name_removed AFTER DELETE ON accused_name
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'accused_name removed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('accused', OLD.accused, 'place', OLD.place, 'name',
            OLD.name), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_tag_added AFTER INSERT ON case_tag
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'case_tag added', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('tag', NEW.tag)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_tag_changed AFTER UPDATE ON case_tag
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'case_tag changed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('tag', OLD.tag), json_object('tag', NEW.tag)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER case_tag_removed AFTER DELETE ON case_tag
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'case_tag removed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('tag', OLD.tag), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER note_added AFTER INSERT ON note
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'note added', NEW.id, NEW.author);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('recording', NEW.recording, 'tick', NEW.tick,
            'last_tick', NEW.last_tick, 'player', NEW.player, 'client', NEW.client, 'body',
            NEW.body, 'color', NEW.color, 'category', NEW.category, 'picture_sha256',
            NEW.picture_sha256)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER note_changed AFTER UPDATE ON note
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'note changed', NEW.id, NEW.author);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('recording', OLD.recording, 'tick', OLD.tick,
            'last_tick', OLD.last_tick, 'player', OLD.player, 'client', OLD.client, 'body',
            OLD.body, 'color', OLD.color, 'category', OLD.category, 'picture_sha256',
            OLD.picture_sha256), json_object('recording', NEW.recording, 'tick', NEW.tick,
            'last_tick', NEW.last_tick, 'player', NEW.player, 'client', NEW.client, 'body',
            NEW.body, 'color', NEW.color, 'category', NEW.category, 'picture_sha256',
            NEW.picture_sha256)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER note_removed AFTER DELETE ON note
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'note removed', OLD.id, OLD.author);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('recording', OLD.recording, 'tick', OLD.tick,
            'last_tick', OLD.last_tick, 'player', OLD.player, 'client', OLD.client, 'body',
            OLD.body, 'color', OLD.color, 'category', OLD.category, 'picture_sha256',
            OLD.picture_sha256), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER opinion_added AFTER INSERT ON opinion
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'opinion added', 0, NEW.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('reviewer', NEW.reviewer, 'decision',
            NEW.decision, 'reason', NEW.reason, 'decided', NEW.decided)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER opinion_changed AFTER UPDATE ON opinion
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'opinion changed', 0, NEW.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('reviewer', OLD.reviewer, 'decision', OLD.decision,
            'reason', OLD.reason, 'decided', OLD.decided), json_object('reviewer', NEW.reviewer,
            'decision', NEW.decision, 'reason', NEW.reason, 'decided', NEW.decided)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER opinion_removed AFTER DELETE ON opinion
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'opinion removed', 0, OLD.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('reviewer', OLD.reviewer, 'decision', OLD.decision,
            'reason', OLD.reason, 'decided', OLD.decided), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER opinion_aspect_added AFTER INSERT ON opinion_aspect
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'opinion_aspect added', 0, NEW.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('reviewer', NEW.reviewer, 'aspect',
            NEW.aspect, 'finding', NEW.finding, 'reason', NEW.reason)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER opinion_aspect_changed AFTER UPDATE ON opinion_aspect
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'opinion_aspect changed', 0, NEW.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('reviewer', OLD.reviewer, 'aspect', OLD.aspect,
            'finding', OLD.finding, 'reason', OLD.reason), json_object('reviewer', NEW.reviewer,
            'aspect', NEW.aspect, 'finding', NEW.finding, 'reason', NEW.reason)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER opinion_aspect_removed AFTER DELETE ON opinion_aspect
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'opinion_aspect removed', 0, OLD.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('reviewer', OLD.reviewer, 'aspect', OLD.aspect,
            'finding', OLD.finding, 'reason', OLD.reason), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER aspect_evidence_added AFTER INSERT ON aspect_evidence
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'aspect_evidence added', NEW.note_id, NEW.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('reviewer', NEW.reviewer, 'aspect',
            NEW.aspect, 'note_id', NEW.note_id)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER aspect_evidence_changed AFTER UPDATE ON aspect_evidence
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'aspect_evidence changed', NEW.note_id, NEW.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('reviewer', OLD.reviewer, 'aspect', OLD.aspect,
            'note_id', OLD.note_id), json_object('reviewer', NEW.reviewer, 'aspect', NEW.aspect,
            'note_id', NEW.note_id)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

CREATE TRIGGER aspect_evidence_removed AFTER DELETE ON aspect_evidence
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'aspect_evidence removed', OLD.note_id, OLD.reviewer);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('reviewer', OLD.reviewer, 'aspect', OLD.aspect,
            'note_id', OLD.note_id), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;
