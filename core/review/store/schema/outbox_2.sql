-- SPDX-License-Identifier: MIT
-- What the first version wrote has numbers, and is named when the store is reached.

DROP TABLE made;

ALTER TABLE unsent RENAME COLUMN maker TO earlier_maker;

ALTER TABLE unsent ADD COLUMN is_named INTEGER NOT NULL DEFAULT 0;

ALTER TABLE own RENAME TO earlier_own;

CREATE TABLE own (
    kind INTEGER NOT NULL,
    id TEXT NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
);
