// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/case.h"

namespace tickscope::review {

/// As CaseId: given by who makes the note.
using NoteId = QUuid;

/// What somebody saw at a tick, or over a range.
struct Note {
    NoteId id;
    qint64 number = 0;  ///< For people; 0 until the database gives it.
    qint64 version = 0; ///< 0: not made yet.
    CaseId caseId;
    qint64 caseNumber = 0;          ///< Set by the database.
    QString recording;              ///< SHA-256; empty for a note on the case as a whole.
    std::optional<qint64> tick;     ///< Nothing for a note on a whole recording.
    std::optional<qint64> lastTick; ///< Of a range, both included; not before tick.
    QString player;                 ///< Name; empty for none.
    std::optional<qint64> client;   ///< His client ID at the tick.
    QString text;                   ///< Of several lines.
    QString color;                  ///< "#rrggbb", or empty.
    QString category;
    /// PNG of the view. Given once, when the note is made: a later save keeps what is there.
    QByteArray picture;
    QString author;     ///< Set by the database.
    Moment created = 0; ///< Set by the database.

    friend bool operator==(const Note &, const Note &) = default;
};

/// A note that something refers to: by its ID, or by its number where people have written it.
struct NoteRef {
    NoteId id;
    qint64 number = 0;

    friend bool operator==(const NoteRef &left, const NoteRef &right)
    {
        return left.id == right.id && (!left.id.isNull() || left.number == right.number);
    }
};

/// Which accused of \a value the note is about; null for none of them, or somebody of that name.
[[nodiscard]] const Identity *accusedOf(const Note &note, const Case &value);

/// To take a note away. One that is evidence of an opinion stays.
struct NoteRemoval {
    NoteId id;
    qint64 version = 0;

    friend bool operator==(const NoteRemoval &, const NoteRemoval &) = default;
};

} // namespace tickscope::review
