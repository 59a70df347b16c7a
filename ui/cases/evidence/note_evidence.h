// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <map>
#include <stop_token>

#include "core/model/recording.h"
#include "core/review/bundle/bundle.h"
#include "core/timeline/index.h"
#include "ui/world/game_data.h"

namespace tickscope {

/// What evidence is gathered of: values only, so that a worker can.
struct EvidenceOrder {
    Shared<Recording> recording;
    Shared<Index> index;
    Shared<MapContent> map; ///< May be null.
    std::shared_ptr<const GameData> game;
    std::vector<review::Note> notes; ///< On that recording.
};

/// For each note that has a tick: a picture of the world there, the events around it, and the
/// inputs of its player. Waits for the disk.
/// \param done  counts the notes that are finished.
[[nodiscard]] std::map<review::NoteId, review::NoteEvidence> gatherEvidence(
    const EvidenceOrder &order, std::atomic<int> &done, const std::stop_token &stop);

} // namespace tickscope
