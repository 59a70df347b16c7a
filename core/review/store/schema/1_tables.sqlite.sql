-- SPDX-License-Identifier: MIT

CREATE TABLE actor (one {int} PRIMARY KEY CHECK (one = 1), name text NOT NULL CHECK (name <> ''));

CREATE TABLE erasing (one {int} PRIMARY KEY CHECK (one = 1), name text NOT NULL CHECK (name <> ''));
