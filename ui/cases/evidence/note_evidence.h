// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cases/evidence/case_evidence.h"

namespace tickscope {

/// Ticks around \a note, which has one, that lie in the recording.
[[nodiscard]] TickRange ticksAround(const review::Annotation &note, const TimeBase &time);

/// For each note that has a tick: a picture of the world there, the events around it, and the
/// inputs of its player.
void addNoteEvidence(const EvidenceOrder &order, review::CaseEvidence &evidence,
                     const EvidenceProgress &progress, const std::stop_token &stop);

} // namespace tickscope
