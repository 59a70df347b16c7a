-- SPDX-License-Identifier: MIT

-- The row of a removed case stays, for its history.
CREATE TABLE removed_case (case_id {int} PRIMARY KEY REFERENCES review_case (id), who text NOT
    NULL);
