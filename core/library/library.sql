-- SPDX-License-Identifier: MIT
-- All tables of the library. Numbers of states are those of ReadState.

CREATE TABLE about (key TEXT PRIMARY KEY, value INTEGER NOT NULL);

CREATE TABLE recordings (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    folder TEXT NOT NULL,
    size INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    scan INTEGER NOT NULL,
    state INTEGER NOT NULL,
    missing INTEGER NOT NULL DEFAULT 0,
    hidden INTEGER NOT NULL DEFAULT 0,
    family TEXT NOT NULL DEFAULT '',
    map TEXT NOT NULL DEFAULT '',
    length INTEGER NOT NULL DEFAULT 0,
    date INTEGER NOT NULL DEFAULT 0,
    shown_date INTEGER NOT NULL,
    markers INTEGER NOT NULL DEFAULT 0,
    damage INTEGER NOT NULL DEFAULT 0,
    players INTEGER NOT NULL DEFAULT -1,
    world TEXT NOT NULL DEFAULT '',
    finished INTEGER NOT NULL DEFAULT 0,
    best INTEGER,
    content_key TEXT NOT NULL DEFAULT '',
    sha256 TEXT NOT NULL DEFAULT '',
    problem BLOB NOT NULL DEFAULT ''
);

CREATE TABLE cases (sha256 TEXT PRIMARY KEY, cases INTEGER NOT NULL, verdict TEXT NOT NULL);

-- Of a race. Ticks, and milliseconds.
CREATE TABLE runs (
    recording INTEGER NOT NULL,
    player TEXT NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    time INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    checkpoints INTEGER NOT NULL
);

CREATE INDEX by_recording ON runs (recording);

-- A row for each recording, under its number. Ticks are those of the lines of chat.
CREATE VIRTUAL TABLE words USING fts5(name, map, players, chat, ticks UNINDEXED,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');

CREATE INDEX by_world ON recordings (world) WHERE finished > 0;

CREATE INDEX by_state ON recordings (state, id);

CREATE INDEX by_content ON recordings (content_key) WHERE missing = 1;

-- A listing without words is read in the order of one of these.
CREATE INDEX sort_name ON recordings (name COLLATE NOCASE) WHERE hidden = 0;

CREATE INDEX sort_family ON recordings (family) WHERE hidden = 0;

CREATE INDEX sort_map ON recordings (map COLLATE NOCASE) WHERE hidden = 0;

CREATE INDEX sort_length ON recordings (length) WHERE hidden = 0;

CREATE INDEX sort_shown_date ON recordings (shown_date) WHERE hidden = 0;

CREATE INDEX sort_players ON recordings (players) WHERE hidden = 0;

CREATE INDEX sort_markers ON recordings (markers) WHERE hidden = 0;

CREATE INDEX sort_damage ON recordings (damage) WHERE hidden = 0;

CREATE INDEX sort_size ON recordings (size) WHERE hidden = 0;

CREATE INDEX sort_path ON recordings (path) WHERE hidden = 0;

CREATE INDEX sort_best ON recordings (best) WHERE hidden = 0;

CREATE INDEX sort_finished ON recordings (finished) WHERE hidden = 0;
