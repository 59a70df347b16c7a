// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/annotation.h"
#include "core/review/bundle/bundle.h"
#include "core/timeline/index.h"

namespace tickscope {

/// The people of a recording whose index is complete, for cases that are about it. A value.
struct OpenPlayers {
    Shared<Index> index; ///< Null while the players are unknown: then there are no people.
    QString sha256;      ///< Of the recording.
    /// When people are looked at: titles have the names of then. Without it the newest ones.
    std::optional<Tick> head = {};

    [[nodiscard]] review::Identity personOf(const Player &player) const;
    /// Null where \a identity is a name only, or a person of another recording.
    [[nodiscard]] const Player *find(const review::Identity &identity) const;
    /// Whom \a note is about, at its tick; null where that is not known, or where the client that
    /// it states is somebody who was never called as it says.
    [[nodiscard]] const Player *find(const review::Annotation &note) const;
    /// Everybody who has held one of its names, for one that is a name only.
    [[nodiscard]] std::vector<review::Identity> holdersOf(const review::Identity &identity) const;

    /// Which one: "npc01 #6, 1:03–1:58", or "npc01 (name only: held by 3 people)".
    [[nodiscard]] QString title(const review::Identity &identity) const;
    /// Their other names, for quiet letters behind the title; mostly empty.
    [[nodiscard]] QString otherNames(const review::Identity &identity) const;
    /// Of whom the note is about; as its author wrote it where no more is known.
    /// \param owner  the note's case; may be null.
    [[nodiscard]] QString title(const review::Annotation &note, const review::Case *owner) const;
    /// All accused, each with a title.
    [[nodiscard]] QString accusedTitle(const review::Case &value) const;

private:
    [[nodiscard]] QString titleOf(const Player &player) const;
};

/// Adds what \a reporter and everybody else are called in the recording of \a index.
void addNames(const Index &index, const QString &reporter, review::CaseEvidence &evidence);

} // namespace tickscope
