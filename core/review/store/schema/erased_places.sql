-- SPDX-License-Identifier: MIT
-- How many texts of each case have the name that is to be erased.

SELECT t.case_id, count(*) AS places FROM ({erasable texts}) t WHERE t.said {has name}
GROUP BY t.case_id
