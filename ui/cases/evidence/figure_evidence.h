// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cases/evidence/case_evidence.h"

namespace tickscope {

/// The figures of the accused in that recording, beside everybody else's and with their histograms,
/// and those of the file. Says in \a evidence which of them could not be had.
void addFigureEvidence(const EvidenceOrder &order, review::CaseEvidence &evidence,
                       const EvidenceProgress &progress, const std::stop_token &stop);

} // namespace tickscope
