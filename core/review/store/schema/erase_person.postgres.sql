-- SPDX-License-Identifier: MIT
-- How a server takes a person's traces away. For leads alone; see the grants. A word ends where
-- withoutName() says that it does, whatever language the server's database has: in that of C there
-- are no letters but ASCII.

DROP FUNCTION IF EXISTS erase_person(text);

CREATE OR REPLACE FUNCTION erase_person(erased_person text) RETURNS jsonb {definer} AS $body$
DECLARE
    person text COLLATE "und-x-icu" := erased_person;
    quoted text COLLATE "und-x-icu" := regexp_replace(person, '([^[:alnum:]])', '\\\1', 'g');
    erased_name text COLLATE "und-x-icu" := '^' || quoted || '$';
    unspaced text COLLATE "und-x-icu" := '[\u0E00-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17FF'
        '\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]';
    erased_word text COLLATE "und-x-icu" :=
        CASE WHEN person ~ '^[[:alnum:]]'
            THEN '(?:(?<![[:alnum:]\u0300-\u036F])|(?<=' || unspaced || '))' ELSE '' END
        || quoted
        || CASE WHEN person ~ '[[:alnum:]]$'
            THEN '(?:(?![[:alnum:]\u0300-\u036F])|(?=' || unspaced || '))' ELSE '' END;
    erased jsonb;
BEGIN
    INSERT INTO erasing VALUES (pg_backend_pid());
    SELECT jsonb_build_object(
            'places', (SELECT jsonb_object_agg(p.case_id, p.places) FROM ({erased places}) p),
            'others', (SELECT jsonb_agg(o.name) FROM ({other names}) o))
        INTO erased;
    {erasure}
    DELETE FROM erasing WHERE pid = pg_backend_pid();
    RETURN erased;
END $body$;

REVOKE ALL ON FUNCTION erase_person(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION erase_person(text) TO tickscope_lead;
