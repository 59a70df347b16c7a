-- SPDX-License-Identifier: MIT
-- Cases and notes are named by UUIDs, and numbers are for people. Rows get random ones (version 4)
-- past the triggers: it is no change of what anybody wrote.

DROP TRIGGER review_case_changed;

DROP TRIGGER case_of_removed;

DROP TRIGGER note_changed;

DROP TRIGGER note_changed_by;

ALTER TABLE review_case ADD COLUMN uid text NOT NULL DEFAULT '';

UPDATE review_case
    SET uid = lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' ||
        substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) ||
        substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)));

CREATE UNIQUE INDEX review_case_by_uid ON review_case (uid);

CREATE TRIGGER review_case_named BEFORE INSERT ON review_case
    WHEN (length(NEW.uid) <> 36) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'it has no ID');
END;

CREATE TRIGGER review_case_renamed BEFORE UPDATE OF uid ON review_case
    WHEN (NEW.uid <> OLD.uid) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'an ID stays as it is');
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

ALTER TABLE note ADD COLUMN uid text NOT NULL DEFAULT '';

UPDATE note
    SET uid = lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' ||
        substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) ||
        substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)));

CREATE UNIQUE INDEX note_by_uid ON note (uid);

CREATE TRIGGER note_named BEFORE INSERT ON note
    WHEN (length(NEW.uid) <> 36) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'it has no ID');
END;

CREATE TRIGGER note_renamed BEFORE UPDATE OF uid ON note
    WHEN (NEW.uid <> OLD.uid) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'an ID stays as it is');
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

CREATE TRIGGER case_of_removed BEFORE UPDATE ON review_case
    WHEN (EXISTS (SELECT 1 FROM removed_case x WHERE x.case_id = NEW.id)) AND NOT EXISTS (SELECT 1
        FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'the case was removed');
END;

CREATE TRIGGER note_changed_by BEFORE UPDATE ON note
    WHEN (OLD.author IS NOT {actor} OR NEW.author IS NOT OLD.author) AND NOT EXISTS (SELECT 1 FROM
        erasing)
BEGIN
    SELECT RAISE(ABORT, 'only its author changes it');
END;
