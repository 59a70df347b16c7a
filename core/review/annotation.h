// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/tick.h"
#include "core/review/case.h"

namespace tickscope::review {

/// Of an annotation of a case, a note; as CaseId: given by who makes it.
using NoteId = QUuid;

/// What somebody wrote down at a tick or over a range of a recording, about all of it, or about a
/// case: a person's own marker, a note of a case, or a marker that the recording has.
struct Annotation {
    enum class Kind {
        Written,        ///< By a person.
        RecordedMarker, ///< Of the recording, as the next: without id and author.
        AnticheatFlag,
        Shared, ///< By somebody who watches together, and stored nowhere. Without a case.
    };

    NoteId id;
    Kind kind = Kind::Written;
    /// For people ("note 2"): 1, 2 … in its case as they were filed, the same for everybody, and no
    /// other note's when this one goes. 0 until the database gives it.
    qint64 number = 0;
    qint64 version = 0;               ///< 0: not made yet.
    CaseId caseId;                    ///< Null for a marker.
    qint64 caseNumber = 0;            ///< Set by the database.
    QString recording;                ///< SHA-256; empty for a note on the case as a whole.
    std::optional<qint64> tick;       ///< Nothing for a note on a whole recording.
    std::optional<qint64> lastTick;   ///< Of a range, both included; not before tick.
    QString player;                   ///< Name; empty for none.
    std::optional<qint64> client;     ///< The player's client ID at playerTick.
    std::optional<qint64> playerTick; ///< Nothing: at tick. Stores of cases do not keep it.
    QString text;                     ///< Of several lines; the first one is its name.
    QString color;                    ///< "#rrggbb", or empty.
    QString category;
    /// PNG of the view. Given once, when the note is made: a later save keeps what is there.
    QByteArray picture;
    bool hasPicture = false; ///< In the database; set by it.
    QString author;          ///< Set by the database.
    Moment created = 0;      ///< Set by the database.

    [[nodiscard]] bool isNote() const { return !caseId.isNull(); }
    /// Whether it is a person's own marker.
    [[nodiscard]] bool isOwn() const { return kind == Kind::Written && !isNote(); }
    /// Of one that has a tick.
    [[nodiscard]] TickRange ticks() const
    {
        const Tick first{tick.value_or(0)};
        return {first, std::max(first, Tick{lastTick.value_or(first.value)})};
    }
    [[nodiscard]] Tick firstTick() const { return ticks().first; }
    /// With its range.
    void moveTo(Tick first)
    {
        const std::int64_t length = ticks().last - ticks().first;
        tick = first.value;
        if (lastTick)
            lastTick = first.value + length;
    }
    /// Whom it is about, where that is known by more than a name.
    [[nodiscard]] std::optional<PlayerRef> who() const
    {
        return client ? std::optional<PlayerRef>(
                   {static_cast<int>(*client), {playerTick.value_or(firstTick().value)}})
                      : std::nullopt;
    }
    [[nodiscard]] QString firstLine() const { return text.section(u'\n', 0, 0); }
    /// What stands below the first line.
    [[nodiscard]] QString furtherText() const { return text.section(u'\n', 1); }
    void setLines(const QString &first, const QString &further)
    {
        text = further.isEmpty() ? first : first + u'\n' + further;
    }

    friend bool operator==(const Annotation &, const Annotation &) = default;
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
[[nodiscard]] const Identity *accusedOf(const Annotation &note, const Case &value);

/// To take a note away. One that is evidence of an opinion stays.
struct NoteRemoval {
    NoteId id;
    qint64 version = 0;

    friend bool operator==(const NoteRemoval &, const NoteRemoval &) = default;
};

} // namespace tickscope::review
