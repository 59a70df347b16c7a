// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "core/review/annotation.h"

namespace tickscope::review {

/// What a reviewer finds of one aspect, and the notes that show it.
struct AspectFinding {
    Aspect aspect = Aspect::Movement;
    Finding finding = Finding::Undecided;
    QString reason;
    std::vector<NoteRef> evidence; ///< Notes of the same case, by number; new ones are last.

    friend bool operator==(const AspectFinding &, const AspectFinding &) = default;
};

/// The verdict of one reviewer. Until all that are needed have decided, each is seen by its
/// reviewer alone. Once decided it stays as it is; it can be withdrawn until another one has.
struct Opinion {
    CaseId caseId;
    qint64 caseNumber = 0;              ///< Set by the database.
    qint64 version = 0;                 ///< 0: there was none.
    QString reviewer;                   ///< Set by the database: who saves it.
    std::vector<AspectFinding> aspects; ///< Each aspect once at the most.
    std::optional<Finding> decision;    ///< The overall one.
    QString reason;
    bool isDecided = false;
    std::optional<Moment> decided;

    friend bool operator==(const Opinion &, const Opinion &) = default;
};

/// Of which it says nothing: nobody shall take that for a finding.
[[nodiscard]] inline std::vector<Aspect> uncheckedIn(const Opinion &opinion)
{
    std::vector<Aspect> unchecked;
    for (const Aspect aspect : AllAspects) {
        if (std::ranges::find(opinion.aspects, aspect, &AspectFinding::aspect)
            == opinion.aspects.end())
            unchecked.push_back(aspect);
    }
    return unchecked;
}

/// Whether \a opinion rests on \a note.
[[nodiscard]] inline bool cites(const Opinion &opinion, const NoteId &note)
{
    return std::ranges::any_of(opinion.aspects, [&note](const AspectFinding &aspect) {
        return std::ranges::find(aspect.evidence, note, &NoteRef::id) != aspect.evidence.end();
    });
}

/// What findings come to together; nothing where there are none.
[[nodiscard]] inline std::optional<Finding> gravest(const std::vector<AspectFinding> &aspects)
{
    for (const Finding finding :
         {Finding::Proven, Finding::Suspicious, Finding::Undecided, Finding::Clean}) {
        if (std::ranges::find(aspects, finding, &AspectFinding::finding) != aspects.end())
            return finding;
    }
    return {};
}

/// Whether the whole says what no aspect does: it accuses, and all that was looked at is clean.
[[nodiscard]] inline bool contradictsItself(const Opinion &opinion)
{
    const bool accuses = opinion.decision == Finding::Proven
                         || opinion.decision == Finding::Suspicious;
    return accuses && gravest(opinion.aspects) == Finding::Clean;
}

/// Whether \a opinion says enough to be decided: a finding, one aspect at least, and why, of that
/// or of the whole.
[[nodiscard]] inline bool canDecide(const Opinion &opinion)
{
    const auto isReasoned = [](const AspectFinding &aspect) {
        return !aspect.reason.trimmed().isEmpty();
    };
    return opinion.decision && !opinion.aspects.empty()
           && (!opinion.reason.trimmed().isEmpty()
               || std::ranges::any_of(opinion.aspects, isReasoned));
}

/// Makes one's own decided verdict a draft again.
struct Withdrawal {
    CaseId caseId;
    qint64 version = 0; ///< Of the opinion.

    friend bool operator==(const Withdrawal &, const Withdrawal &) = default;
};

/// One change of a case: who, when, what. Nobody can change or remove it.
struct HistoryEntry {
    qint64 id = 0;
    qint64 caseNumber = 0;
    Moment at = 0;
    QString who;
    QString what;      ///< Table and verb: "note added", "opinion decided", "person erased".
    qint64 item = 0;   ///< Number of the note; 0 where it is about none, or one that an earlier
                       ///< version removed.
    QByteArray before; ///< JSON objects of the row; empty where there was none, or it was erased.
    QByteArray after;

    friend bool operator==(const HistoryEntry &, const HistoryEntry &) = default;
};

} // namespace tickscope::review
