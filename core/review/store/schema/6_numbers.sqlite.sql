-- SPDX-License-Identifier: MIT

CREATE TRIGGER note_numbered AFTER INSERT ON note
BEGIN
    INSERT INTO note_number (note_id, case_id, number)
        SELECT NEW.id, NEW.case_id, coalesce(max(m.number), 0) + 1
        FROM note_number m
        WHERE m.case_id = NEW.case_id;
END;

CREATE TRIGGER note_number_kept BEFORE UPDATE ON note_number
    WHEN (1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a number stays');
END;

CREATE TRIGGER note_number_stays BEFORE DELETE ON note_number
    WHEN (1) AND NOT EXISTS (SELECT 1 FROM erasing)
BEGIN
    SELECT RAISE(ABORT, 'a number stays');
END;
