-- SPDX-License-Identifier: MIT
-- All that is said in cases, in history, too: number of the case, and text.

SELECT case_id, name AS said FROM accused_name
UNION ALL SELECT case_id, player AS said FROM note
UNION ALL SELECT case_id, body AS said FROM note
UNION ALL SELECT case_id, category AS said FROM note
UNION ALL SELECT case_id, reason AS said FROM opinion
UNION ALL SELECT case_id, reason AS said FROM opinion_aspect
UNION ALL SELECT case_id, name AS said FROM case_recording
UNION ALL SELECT case_id, tag AS said FROM case_tag
UNION ALL SELECT id, claim FROM review_case
UNION ALL SELECT id, reporter FROM review_case
UNION ALL SELECT h.case_id, {without breaks}d.value{breaks})
    FROM history h JOIN history_detail t ON t.history_id = h.id, {values of}(t.before) d
UNION ALL SELECT h.case_id, {without breaks}d.value{breaks})
    FROM history h JOIN history_detail t ON t.history_id = h.id, {values of}(t.after) d
