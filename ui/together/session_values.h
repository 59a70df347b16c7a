// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QPointF>
#include <QString>

#include "ui/document/view_state.h"
#include "ui/together/watch_link.h"

/// What those who watch together send each other, as values. All of it may come from anybody: it
/// is bounded and checked here, and names neither a file nor a command.
namespace tickscope::together {

/// Most letters of a person's name.
inline constexpr qsizetype LongestName = 40;
/// Whether \a key is that of a person: account and number, "lead3/0123456789abcdef".
[[nodiscard]] bool isPersonKey(const QString &key);
/// Whether the account of \a key may lead.
[[nodiscard]] bool mayLead(const QString &key);

/// What a person says of themselves.
struct Person {
    QString name;
    bool isAsking = false; ///< For the lead.
    QString handsTo;       ///< Key of who gets the lead of this person; empty: nobody.
    QString lacks = {};    ///< SHA-256 of the leader's recording, where it is not here.

    friend bool operator==(const Person &, const Person &) = default;
};

[[nodiscard]] QByteArray payloadOf(const Person &person);
[[nodiscard]] std::optional<Person> personOf(const QByteArray &payload);

/// Most notes of a person in a session, and most letters of one.
inline constexpr int MostNotes = 64;
inline constexpr qsizetype LongestNote = 400;

/// What a person says to all who watch a recording.
struct SharedNote {
    QString sha256; ///< Of the content of the recording.
    TickRange ticks;
    QString text; ///< One line, never empty.

    friend bool operator==(const SharedNote &, const SharedNote &) = default;
};

[[nodiscard]] QByteArray payloadOf(const SharedNote &note);
[[nodiscard]] std::optional<SharedNote> noteOf(const QByteArray &payload);

/// What the leader sees, and when.
struct SharedState {
    QString sha256;  ///< Of the content of the recording.
    QString name;    ///< Of its file, for people.
    QString address; ///< Where else it is; may be empty.
    ViewState view;  ///< With a tick; lanes are each person's own.
    Time head{0};    ///< Where the tick has it, and exactly there while playing.
    double speed = 1.0;
    bool isPlaying = false;
    bool isWithoutFilter = false;        ///< It was too long: everybody keeps their own.
    std::optional<QPointF> pointer = {}; ///< Of the leader, in the world.
    qint64 sent = 0;                     ///< By the leader's clock, in microseconds.
    qint64 trip = 0; ///< From the leader to the broker and back, in microseconds.

    friend bool operator==(const SharedState &, const SharedState &) = default;
};

/// Never longer than LongestPayload. \param isShortened  whether the filter was left out.
[[nodiscard]] QByteArray payloadOf(SharedState state, bool *isShortened = nullptr);
[[nodiscard]] std::optional<SharedState> stateOf(const QByteArray &payload);

} // namespace tickscope::together
