-- SPDX-License-Identifier: MIT

ALTER TABLE case_accused ADD COLUMN last_tick {int};

ALTER TABLE case_accused ADD COLUMN player {int};

ALTER TABLE case_accused ADD COLUMN joined_at {int};

ALTER TABLE case_accused ADD COLUMN left_at {int};
