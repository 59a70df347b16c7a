// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/case_evidence.h"

#include "ui/cases/evidence/figure_evidence.h"
#include "ui/cases/evidence/note_clips.h"
#include "ui/cases/evidence/note_evidence.h"
#include "ui/texts/screen_text.h"

#include <QCoreApplication>

namespace tickscope {

namespace {

struct CaseEvidenceTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::CaseEvidenceTexts)
};

/// Of the time; figures want a walk over the whole recording.
constexpr double NoteShare = 0.4;

} // namespace

void gatherEvidence(const EvidenceOrder &order, review::CaseEvidence &evidence,
                    const EvidenceProgress &progress, const std::stop_token &stop)
{
    addNoteEvidence(
        order, evidence, [&progress](double share) { progress(share * NoteShare); }, stop);
    if (order.clips)
        addNoteClips(order, evidence, stop);
    addFigureEvidence(
        order, evidence,
        [&progress](double share) { progress(NoteShare + share * (1 - NoteShare)); }, stop);
}

void addMissing(const review::Case &value, const QStringList &gathered,
                review::CaseEvidence &evidence)
{
    for (const review::CaseRecording &recording : value.recordings) {
        if (!gathered.contains(recording.sha256))
            evidence.missing
                << CaseEvidenceTexts::tr(
                       "The recording %1 was not available, so nothing from it is shown.")
                       .arg(recording.name.isEmpty() ? recording.sha256.left(12) : recording.name);
    }
    for (const review::Identity &accused : value.accused) {
        if (gathered.isEmpty() && !accused.isPerson())
            evidence.missing << CaseEvidenceTexts::tr(
                                    "%1 is accused by name only, so no figures are shown.")
                                    .arg(isolated(accused.names.value(0)));
    }
}

} // namespace tickscope
