// SPDX-License-Identifier: MIT
#include "core/library/library_schema.h"

namespace tickscope::library {

QStringList librarySchema()
{
    QStringList schema{
        QStringLiteral("CREATE TABLE about (key TEXT PRIMARY KEY, value INTEGER NOT NULL)"),
        QStringLiteral("CREATE TABLE recordings ("
                       "id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, name TEXT NOT NULL, "
                       "folder TEXT NOT NULL, size INTEGER NOT NULL, changed INTEGER NOT NULL, "
                       "scan INTEGER NOT NULL, state INTEGER NOT NULL, "
                       "missing INTEGER NOT NULL DEFAULT 0, hidden INTEGER NOT NULL DEFAULT 0, "
                       "family TEXT NOT NULL DEFAULT '', map TEXT NOT NULL DEFAULT '', "
                       "length INTEGER NOT NULL DEFAULT 0, date INTEGER NOT NULL DEFAULT 0, "
                       "shown_date INTEGER NOT NULL, "
                       "markers INTEGER NOT NULL DEFAULT 0, damage INTEGER NOT NULL DEFAULT 0, "
                       "players INTEGER NOT NULL DEFAULT -1, "
                       "world TEXT NOT NULL DEFAULT '', finished INTEGER NOT NULL DEFAULT 0, "
                       "best INTEGER, "
                       "content_key TEXT NOT NULL DEFAULT '', sha256 TEXT NOT NULL DEFAULT '', "
                       "problem BLOB NOT NULL DEFAULT '')"),
        QStringLiteral("CREATE TABLE cases (sha256 TEXT PRIMARY KEY, cases INTEGER NOT NULL, "
                       "verdict TEXT NOT NULL)"),
        // Of a race. Ticks, and milliseconds.
        QStringLiteral("CREATE TABLE runs (recording INTEGER NOT NULL, player TEXT NOT NULL, "
                       "first INTEGER NOT NULL, last INTEGER NOT NULL, time INTEGER NOT NULL, "
                       "finished INTEGER NOT NULL, checkpoints INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX by_recording ON runs (recording)"),
        // A row for each recording, under its number. Ticks are those of the lines of chat.
        QStringLiteral("CREATE VIRTUAL TABLE words USING fts5(name, map, players, chat, "
                       "ticks UNINDEXED, "
                       "tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')"),
        QStringLiteral("CREATE INDEX by_world ON recordings (world) WHERE finished > 0"),
        QStringLiteral("CREATE INDEX by_state ON recordings (state, id)"),
        QStringLiteral("CREATE INDEX by_content ON recordings (content_key) WHERE missing = 1"),
    };
    // A listing without words is read in the order of one of these.
    for (const char *column :
         {"name COLLATE NOCASE", "family", "map COLLATE NOCASE", "length", "shown_date", "players",
          "markers", "damage", "size", "path", "best", "finished"}) {
        const QString text = QString::fromLatin1(column);
        schema << QStringLiteral("CREATE INDEX sort_%1 ON recordings (%2) WHERE hidden = 0")
                      .arg(text.section(u' ', 0, 0), text);
    }
    return schema;
}

} // namespace tickscope::library
