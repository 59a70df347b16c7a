-- SPDX-License-Identifier: MIT
-- Whoever has a case that needs a second opinion is one of its reviewers, also before writing one.

-- What a reviewer of a case wrote is his own until all have decided.
CREATE OR REPLACE FUNCTION may_see(wanted bigint, author text) RETURNS boolean STABLE
    {definer} AS $body$
BEGIN
    RETURN author IS NULL OR author = session_user OR case_is_open(wanted) OR NOT (EXISTS (SELECT 1
        FROM opinion o WHERE o.case_id = wanted AND o.reviewer = author) OR EXISTS (SELECT 1 FROM
        review_case c WHERE c.id = wanted AND c.assignee = author AND c.opinions_needed > 1));
END $body$;
