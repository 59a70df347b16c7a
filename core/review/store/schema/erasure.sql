-- SPDX-License-Identifier: MIT
-- Takes a person's traces away.

INSERT INTO history (case_id, at, who, what, item)
    SELECT c.id, {now}, {actor}, 'person erased', 0
    FROM review_case c
    WHERE c.reporter {is name} OR c.claim {has name} OR EXISTS (SELECT 1 FROM accused_name n WHERE
        n.case_id = c.id AND n.name {is name}) OR EXISTS (SELECT 1 FROM note n WHERE n.case_id =
        c.id AND (n.player {is name} OR n.body {has name} OR n.category {has name})) OR EXISTS
        (SELECT 1 FROM history h JOIN history_detail t ON t.history_id = h.id WHERE h.case_id = c.id
        AND (EXISTS (SELECT 1 FROM {values of}(t.before) d WHERE {without breaks}d.value{breaks})
        {has name}) OR EXISTS (SELECT 1 FROM {values of}(t.after) d WHERE
        {without breaks}d.value{breaks}) {has name})));

-- His other names are in rows that do not mention this one.
DELETE FROM history_detail
    WHERE history_id IN (SELECT h.id FROM history h JOIN accused_name n ON n.case_id = h.case_id
        WHERE n.name {is name} AND (h.what LIKE 'accused%' OR h.what LIKE 'case_accused%'));

DELETE FROM history_detail
    WHERE EXISTS (SELECT 1 FROM {values of}(before) d WHERE {without breaks}d.value{breaks})
        {has name}) OR EXISTS (SELECT 1 FROM {values of}(after) d WHERE
        {without breaks}d.value{breaks}) {has name});

UPDATE review_case
    SET version = version + 1, reporter = CASE WHEN reporter {is name} THEN '[erased]' ELSE reporter
        END, claim = {erase from}claim{or}claim)
    WHERE reporter {is name} OR claim {has name};

UPDATE case_accused
    SET account = '[erased]', client = NULL, tick = NULL, last_tick = NULL, player = NULL, joined_at
        = NULL, left_at = NULL
    WHERE EXISTS (SELECT 1 FROM accused_name n WHERE n.case_id = case_accused.case_id AND n.accused
        = case_accused.place AND n.name {is name});

UPDATE accused_name
    SET name = '[erased]'
    WHERE EXISTS (SELECT 1 FROM case_accused a WHERE a.case_id = accused_name.case_id AND a.place =
        accused_name.accused AND a.account = '[erased]');

UPDATE note
    SET version = version + 1, picture = CASE WHEN player {is name} THEN NULL ELSE picture END,
        client = CASE WHEN player {is name} THEN NULL ELSE client END, player = CASE WHEN player
        {is name} THEN '[erased]' ELSE player END, category = {erase from}category{or}category),
        body = {erase from}body{or}body)
    WHERE player {is name} OR body {has name} OR category {has name};

UPDATE opinion SET reason = {erase from}reason{or}reason) WHERE reason {has name};

UPDATE opinion_aspect SET reason = {erase from}reason{or}reason) WHERE reason {has name};

UPDATE case_recording SET name = {erase from}name{or}name) WHERE name {has name};

-- A case has each tag once.
DELETE FROM case_tag
    WHERE tag {is name} AND EXISTS (SELECT 1 FROM case_tag o WHERE o.case_id = case_tag.case_id AND
        (o.tag = '[erased]' OR (o.tag {is name} AND o.tag < case_tag.tag)));

UPDATE case_tag SET tag = '[erased]' WHERE tag {is name};
