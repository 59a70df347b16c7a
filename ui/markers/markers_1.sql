-- SPDX-License-Identifier: GPL-3.0-or-later
-- A person's own markers.

CREATE TABLE recording (id INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT UNIQUE);

CREATE TABLE recording_key (
    key TEXT PRIMARY KEY,
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE marker (
    id TEXT PRIMARY KEY,
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    first_tick INTEGER NOT NULL,
    last_tick INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    color TEXT NOT NULL,
    client INTEGER,
    player_tick INTEGER,
    player_name TEXT,
    changed TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX marker_by_recording ON marker (recording, first_tick);
