-- SPDX-License-Identifier: MIT
-- Notes have numbers within their case, which the database gives and nothing takes back. The row
-- of a removed note stays, so that nobody's words come to speak of another one. Notes of before
-- keep the numbers that everybody saw: their place by recording and tick.

CREATE TABLE note_number (
    note_id {int} PRIMARY KEY,
    case_id {int} NOT NULL REFERENCES review_case (id),
    number {int} NOT NULL,
    UNIQUE (case_id, number)
);

INSERT INTO note_number (note_id, case_id, number)
    SELECT id, case_id, row_number() OVER (PARTITION BY case_id ORDER BY recording, coalesce(tick,
        -1), id)
    FROM note;
