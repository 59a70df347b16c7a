// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include <QStringList>

#include "core/facts/figures.h"
#include "core/review/bundle/bundle.h"
#include "ui/world/game_data.h"

namespace tickscope {

/// What evidence is gathered of: values only, so that a worker can. For the window and the command
/// line alike.
struct EvidenceOrder {
    FactSource source;
    Shared<MapContent> map; ///< That pictures are drawn with; may be null.
    std::shared_ptr<const GameData> game;
    QString name;                    ///< Of the recording, for people.
    std::vector<review::Note> notes; ///< On that recording.
    QStringList accused;             ///< All names of those whom the case is about.
};

/// Told from 0 to 1, by the thread that gathers.
using EvidenceProgress = std::function<void(double share)>;

/// Adds what a recording shows of a case: at each note with a tick a picture of the world, the
/// events around it and the inputs of its player; and the figures of the accused, or without any of
/// them the players of the notes, and of the file. Waits for the disk; what is stopped is not
/// whole.
void gatherEvidence(const EvidenceOrder &order, review::CaseEvidence &evidence,
                    const EvidenceProgress &progress, const std::stop_token &stop);

/// Says of each recording of \a value but \a gathered, by SHA-256, that nothing is shown of it.
void tellMissing(const review::Case &value, const QStringList &gathered,
                 review::CaseEvidence &evidence);

} // namespace tickscope
