// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cases/evidence/case_evidence.h"

namespace tickscope {

/// Writes a clip of the ticks around each note that has one into the folder of \a order, which must
/// want clips, and a video of it, if that is wanted. Says in \a evidence which of them could not be
/// made, and what they lack.
void addNoteClips(const EvidenceOrder &order, review::CaseEvidence &evidence,
                  const std::stop_token &stop);

/// What clips of a recording cannot have by its format.
struct ClipsRemark {
    bool isPossible = true; ///< That there are any.
    QString text;           ///< A sentence; empty where they lack nothing.
};

/// May wait for the disk.
[[nodiscard]] ClipsRemark clipsRemark(const Recording &recording, const Outline &outline,
                                      ClipOptions::Names names);

} // namespace tickscope
