-- SPDX-License-Identifier: MIT
-- What happened never changes. What it said lies beside it, so that a person's traces can be taken
-- away and it still stands that something happened.

CREATE TABLE history (
    id {id},
    case_id {int} NOT NULL REFERENCES review_case (id),
    at {int} NOT NULL,
    who text NOT NULL,
    what text NOT NULL,
    item {int} NOT NULL,
    author text
);

CREATE INDEX history_by_case ON history (case_id, id);

CREATE TABLE history_detail (
    history_id {int} PRIMARY KEY REFERENCES history (id),
    before {json},
    after {json}
);
