-- SPDX-License-Identifier: MIT
-- Cases and notes are named by UUIDs, and numbers are for people. Triggers do not see what adding a
-- column writes.

ALTER TABLE review_case ADD COLUMN uid uuid NOT NULL DEFAULT gen_random_uuid();

CREATE UNIQUE INDEX review_case_by_uid ON review_case (uid);

GRANT INSERT (uid) ON review_case TO tickscope_reviewer;

ALTER TABLE note ADD COLUMN uid uuid NOT NULL DEFAULT gen_random_uuid();

CREATE UNIQUE INDEX note_by_uid ON note (uid);

GRANT INSERT (uid) ON note TO tickscope_reviewer;

-- Of one's own evidence, also where its note is not to be seen for the time being.
CREATE OR REPLACE FUNCTION evidence_uid(wanted bigint) RETURNS uuid STABLE {definer} AS $body$
BEGIN
    RETURN (SELECT n.uid FROM note n WHERE n.id = wanted);
END $body$;
