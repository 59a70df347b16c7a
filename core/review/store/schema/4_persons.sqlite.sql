-- SPDX-License-Identifier: MIT
-- Triggers name the columns that the history shows, so they are made again.

DROP TRIGGER case_accused_added;

CREATE TRIGGER case_accused_added AFTER INSERT ON case_accused
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'case_accused added', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), NULL, json_object('place', NEW.place, 'recording',
            NEW.recording, 'client', NEW.client, 'tick', NEW.tick, 'account', NEW.account,
            'last_tick', NEW.last_tick, 'player', NEW.player, 'joined_at', NEW.joined_at, 'left_at',
            NEW.left_at)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

DROP TRIGGER case_accused_changed;

CREATE TRIGGER case_accused_changed AFTER UPDATE ON case_accused
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (NEW.case_id, {now}, {actor}, 'case_accused changed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('place', OLD.place, 'recording', OLD.recording,
            'client', OLD.client, 'tick', OLD.tick, 'account', OLD.account, 'last_tick',
            OLD.last_tick, 'player', OLD.player, 'joined_at', OLD.joined_at, 'left_at',
            OLD.left_at), json_object('place', NEW.place, 'recording', NEW.recording, 'client',
            NEW.client, 'tick', NEW.tick, 'account', NEW.account, 'last_tick', NEW.last_tick,
            'player', NEW.player, 'joined_at', NEW.joined_at, 'left_at', NEW.left_at)
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;

DROP TRIGGER case_accused_removed;

CREATE TRIGGER case_accused_removed AFTER DELETE ON case_accused
BEGIN
    INSERT INTO history (case_id, at, who, what, item, author)
        VALUES (OLD.case_id, {now}, {actor}, 'case_accused removed', 0, NULL);
    INSERT INTO history_detail (history_id, before, after)
        SELECT last_insert_rowid(), json_object('place', OLD.place, 'recording', OLD.recording,
            'client', OLD.client, 'tick', OLD.tick, 'account', OLD.account, 'last_tick',
            OLD.last_tick, 'player', OLD.player, 'joined_at', OLD.joined_at, 'left_at',
            OLD.left_at), NULL
        WHERE NOT EXISTS (SELECT 1 FROM erasing);
END;
