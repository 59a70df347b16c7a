-- SPDX-License-Identifier: MIT
-- What else the accused with that name were called.

SELECT DISTINCT o.name
FROM accused_name n JOIN accused_name o ON o.case_id = n.case_id AND o.accused = n.accused
WHERE n.name {is name} AND o.name <> '[erased]' AND NOT o.name {is name}
