-- SPDX-License-Identifier: MIT
-- Changes that wait to be sent, in a file of their own.

CREATE TABLE unsent (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    maker TEXT NOT NULL,
    change BLOB NOT NULL
);

CREATE TABLE made (id TEXT PRIMARY KEY, number INTEGER NOT NULL);

-- Versions of an item that came of each other by changes from here alone.
CREATE TABLE own (
    kind INTEGER NOT NULL,
    number INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (kind, number)
);
