-- SPDX-License-Identifier: MIT

CREATE TABLE review_case (
    id {id},
    version {int} NOT NULL DEFAULT 1,
    claim text NOT NULL,
    reporter text NOT NULL,
    priority {int} NOT NULL CHECK (priority BETWEEN 0 AND 3),
    assignee text NOT NULL DEFAULT '',
    status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'in_review', 'second_opinion',
        'decided')),
    opinions_needed {int} NOT NULL DEFAULT 1 CHECK (opinions_needed BETWEEN 1 AND 9),
    outcome text CHECK (outcome IN ('clean', 'suspicious', 'proven', 'cannot_tell')),
    created_at {int} NOT NULL DEFAULT ({now}),
    decided_at {int}
);

CREATE INDEX case_by_status ON review_case (status, priority, id);

CREATE TABLE case_recording (
    case_id {int} NOT NULL REFERENCES review_case (id),
    place {int} NOT NULL,
    sha256 text NOT NULL CHECK (length(sha256) = 64),
    name text NOT NULL,
    PRIMARY KEY (case_id, place)
);

CREATE INDEX case_by_recording ON case_recording (sha256);

CREATE TABLE case_accused (
    case_id {int} NOT NULL REFERENCES review_case (id),
    place {int} NOT NULL,
    recording text NOT NULL,
    client {int},
    tick {int},
    account text NOT NULL,
    PRIMARY KEY (case_id, place)
);

CREATE TABLE accused_name (
    case_id {int} NOT NULL,
    accused {int} NOT NULL,
    place {int} NOT NULL,
    name text NOT NULL,
    PRIMARY KEY (case_id, accused, place),
    FOREIGN KEY (case_id, accused) REFERENCES case_accused (case_id, place)
);

CREATE TABLE case_tag (
    case_id {int} NOT NULL REFERENCES review_case (id),
    tag text NOT NULL,
    PRIMARY KEY (case_id, tag)
);

CREATE TABLE note (
    id {id},
    version {int} NOT NULL DEFAULT 1,
    case_id {int} NOT NULL REFERENCES review_case (id),
    recording text NOT NULL,
    tick {int},
    last_tick {int} CHECK (last_tick >= tick),
    player text NOT NULL,
    client {int},
    body text NOT NULL,
    color text NOT NULL,
    category text NOT NULL,
    picture {blob},
    picture_sha256 text NOT NULL,
    author text NOT NULL,
    created_at {int} NOT NULL DEFAULT ({now}),
    UNIQUE (case_id, id)
);

CREATE INDEX note_by_recording ON note (recording, tick);

CREATE TABLE opinion (
    case_id {int} NOT NULL REFERENCES review_case (id),
    reviewer text NOT NULL,
    version {int} NOT NULL DEFAULT 1,
    decision text CHECK (decision IN ('clean', 'suspicious', 'proven', 'cannot_tell')),
    reason text NOT NULL,
    decided {int} NOT NULL DEFAULT 0 CHECK (decided IN (0, 1)),
    decided_at {int},
    CHECK (decided = 0 OR decision IS NOT NULL),
    PRIMARY KEY (case_id, reviewer)
);

CREATE TABLE opinion_aspect (
    case_id {int} NOT NULL,
    reviewer text NOT NULL,
    aspect text NOT NULL CHECK (aspect IN ('movement', 'aim', 'inputs', 'timing', 'chat',
        'file_integrity')),
    finding text NOT NULL CHECK (finding IN ('clean', 'suspicious', 'proven', 'cannot_tell')),
    reason text NOT NULL,
    PRIMARY KEY (case_id, reviewer, aspect),
    FOREIGN KEY (case_id, reviewer) REFERENCES opinion (case_id, reviewer)
);

CREATE TABLE aspect_evidence (
    case_id {int} NOT NULL,
    reviewer text NOT NULL,
    aspect text NOT NULL,
    note_id {int} NOT NULL,
    PRIMARY KEY (case_id, reviewer, aspect, note_id),
    FOREIGN KEY (case_id, reviewer, aspect) REFERENCES opinion_aspect (case_id, reviewer, aspect),
    FOREIGN KEY (case_id, note_id) REFERENCES note (case_id, id)
);

-- What was sent again because its answer was lost is done once.
CREATE TABLE applied_change (
    id text PRIMARY KEY,
    item {int} NOT NULL,
    who text NOT NULL,
    at {int} NOT NULL DEFAULT ({now})
);
