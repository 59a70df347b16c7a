// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "core/facts/figures.h"
#include "core/model/recording.h"
#include "core/review/bundle/bundle.h"
#include "ui/cases/open_players.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope {

/// Where clips of notes go, and how.
struct ClipsOrder {
    QString folder; ///< There already; the files stay with the caller.
    ClipOptions::Names names = ClipOptions::Names::Hidden;
    QString ffmpeg = {}; ///< The program that makes videos of them; empty: none are made.
};

/// In a bundle that hides reviewers, who may play, too.
[[nodiscard]] inline ClipOptions::Names clipNamesFor(review::ReviewerNames names)
{
    return names == review::ReviewerNames::Hidden ? ClipOptions::Names::Hidden
                                                  : ClipOptions::Names::Kept;
}

/// What evidence is gathered of: values only, so that a worker can. For the window and the command
/// line alike.
struct EvidenceOrder {
    FactSource source;
    Shared<MapContent> map; ///< That pictures are drawn with; may be null.
    std::shared_ptr<const GameData> game;
    QString name;                          ///< Of the recording, for people.
    QString sha256;                        ///< Of the recording.
    std::vector<review::Annotation> notes; ///< On that recording.
    std::vector<review::Identity> accused;
    QString reporter = {};                ///< As the case names them; may be empty.
    std::optional<ClipsOrder> clips = {}; ///< Nothing where none are wanted.

    [[nodiscard]] OpenPlayers players() const { return {source.index, sha256}; }
};

/// Receives the share from 0 to 1, in the thread that gathers.
using EvidenceProgress = std::function<void(double share)>;

/// Adds what a recording shows of a case: at each note with a tick a picture of the world, the
/// events around it, the inputs of its player and, if wanted, a clip with a video of it; and the
/// figures of the accused and of the file. Of accused who are a name only there are no figures.
/// Waits for the disk; what is stopped is not whole.
void gatherEvidence(const EvidenceOrder &order, review::CaseEvidence &evidence,
                    const EvidenceProgress &progress, const std::stop_token &stop);

/// Says of each recording of \a value but \a gathered, by SHA-256, that nothing is shown of it; and
/// without any of them, which accused is known by name only.
void addMissing(const review::Case &value, const QStringList &gathered,
                review::CaseEvidence &evidence);

} // namespace tickscope
