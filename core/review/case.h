// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUuid>

#include "core/review/words.h"

namespace tickscope::review {

/// Names a case for good. Given by who makes it, so that it can be spoken of before a database has
/// it; null is none.
using CaseId = QUuid;
/// Milliseconds since 1970, UTC, by the clock of the database.
using Moment = qint64;

/// A recording that a case is about. It is known by its content, wherever the file lies.
struct CaseRecording {
    QString sha256; ///< 64 lower-case hex digits.
    QString name;   ///< The file's name when it was added, for people.

    friend bool operator==(const CaseRecording &, const CaseRecording &) = default;
};

/// One person as the recording knows him: all names he had there. A client at a tick finds the
/// player again. Without them it is a name only, which several may have held.
struct Identity {
    QStringList names;            ///< At least one; the newest first.
    QString account;              ///< Empty where the game has none.
    QString recording;            ///< SHA-256 of the recording of what follows; may be empty.
    std::optional<qint64> client; ///< Client ID.
    std::optional<qint64> tick;   ///< Of joining.
    // What follows is for people, and not known of cases that an earlier version filed.
    std::optional<qint64> lastTick = {}; ///< Of leaving.
    std::optional<qint64> player = {};   ///< Number that the recording's players have.
    std::optional<qint64> joined = {};   ///< Milliseconds from the recording's beginning.
    std::optional<qint64> left = {};

    [[nodiscard]] bool isPerson() const { return !recording.isEmpty() && client && tick; }

    friend bool operator==(const Identity &, const Identity &) = default;
};

/// Which one: "npc01 #6, 1:03–1:58", as much as is known.
[[nodiscard]] QString personText(const Identity &identity);

/// What was reported, and how far it has come. A value: saving it gives a new version.
struct Case {
    CaseId id;
    qint64 number = 0;  ///< People say it ("case 17"). From 1; 0 until the database gives it.
    qint64 version = 0; ///< That was read; a save with an older one is a conflict. 0: not made yet.
    std::vector<CaseRecording> recordings;
    QString reporter;
    std::vector<Identity> accused;
    QString claim; ///< The report's words, of several lines.
    QStringList tags;
    Priority priority = Priority::Normal;
    QString assignee; ///< Empty for none.
    /// The database sets what follows, but for opinionsNeeded, which can only grow, and an outcome
    /// that a lead settles when opinions differ.
    Status status = Status::New;
    int opinionsNeeded = 1;
    std::optional<Finding> outcome; ///< Once decided; nothing while opinions differ.
    Moment created = 0;
    std::optional<Moment> decided;

    /// Whether the recording with that SHA-256 is one of its own.
    [[nodiscard]] bool isAbout(const QString &sha256) const;
    /// The name of the file; of one that has none, or is not its own, the digest's beginning.
    [[nodiscard]] QString recordingName(const QString &sha256) const;
    /// " (x.demo)", the recording of \a identity, where it has several; else empty.
    [[nodiscard]] QString recordingRemark(const Identity &identity) const;

    friend bool operator==(const Case &, const Case &) = default;
};

/// Takes away a case that holds no more than recordings; only its author may. Its history stays.
struct CaseRemoval {
    CaseId id;
    qint64 version = 0;

    friend bool operator==(const CaseRemoval &, const CaseRemoval &) = default;
};

/// Which cases a list or takeNext() looks at. Empty members ask nothing.
struct CaseFilter {
    std::optional<Status> status;
    std::optional<Priority> leastPriority;
    QString assignee;
    bool unassigned = false;
    QString tag;
    QString recording; ///< SHA-256.
    QString person;    ///< Reporter, or a name of an accused; exact.
    QString text;      ///< In claim, reporter, names and notes; letters a–z alike in both cases.
    int limit = 1000;  ///< The most that are given, from 1 on.
    qint64 after = 0;  ///< Only cases with a higher number: pages, in the order of numbers.
    enum class Order {
        Urgency, ///< The most urgent first, then the oldest.
        Number
    };
    Order order = Order::Urgency;
};

/// A stale save: somebody else has saved since. Both are whole, for a view that merges them.
template<typename Value>
struct Conflict {
    Value mine;
    Value theirs;
};

/// What became of a save: the value as it is stored now, or a conflict, and then nothing was saved.
template<typename Value>
using Saved = std::variant<Value, Conflict<Value>>;

} // namespace tickscope::review
