-- SPDX-License-Identifier: MIT

CREATE TABLE erasing (pid {int} PRIMARY KEY);

-- Roles belong to the whole server, where another database may have made them.
DO $body$ BEGIN CREATE ROLE tickscope_reader; EXCEPTION WHEN duplicate_object OR unique_violation
    THEN NULL; END $body$;

DO $body$ BEGIN CREATE ROLE tickscope_reviewer; EXCEPTION WHEN duplicate_object OR unique_violation
    THEN NULL; END $body$;

DO $body$ BEGIN CREATE ROLE tickscope_lead; EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL; END $body$;

GRANT tickscope_reader TO tickscope_reviewer;

GRANT tickscope_reviewer TO tickscope_lead;
