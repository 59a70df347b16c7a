-- SPDX-License-Identifier: MIT
-- That a number is taken is all that a blind reviewer learns of a colleague's note. Of two who
-- write at once, the second waits for the first one's number.

CREATE OR REPLACE FUNCTION number_note() RETURNS trigger {definer} AS $body$
BEGIN
    PERFORM 1 FROM review_case WHERE id = NEW.case_id FOR NO KEY UPDATE;
    INSERT INTO note_number (note_id, case_id, number)
        SELECT NEW.id, NEW.case_id, coalesce(max(m.number), 0) + 1
        FROM note_number m
        WHERE m.case_id = NEW.case_id;
    RETURN NULL;
END $body$;

CREATE TRIGGER numbers AFTER INSERT ON note FOR EACH ROW EXECUTE FUNCTION number_note();

ALTER TABLE note_number ENABLE ROW LEVEL SECURITY;

CREATE POLICY note_number_select ON note_number FOR SELECT TO tickscope_reader USING (true);

GRANT SELECT ON note_number TO tickscope_reader;
