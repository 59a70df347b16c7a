// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/case_evidence.h"

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "ui/cases/evidence/figure_evidence.h"
#include "ui/cases/evidence/note_clips.h"
#include "ui/cases/evidence/note_evidence.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

#include <QCoreApplication>

namespace tickscope {

namespace {

struct CaseEvidenceTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::CaseEvidenceTexts)
};

/// Of the time; figures want a walk over the whole recording.
constexpr double NoteShare = 0.4;

bool hasRebuiltEvents(const Index &index)
{
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        if (index.event(row).source != EventSource::Recorded)
            return true;
    }
    return false;
}

QStringList linesOf(const EvidenceOrder &order)
{
    const RecordingInfo &info = order.source.recording->info();
    QStringList lines;
    const auto add = [&lines](const QString &line, const QString &text) {
        if (!text.isEmpty())
            lines << line.arg(isolated(text));
    };
    if (const Format *format = allFormats().formatNamed(info.format))
        add(QStringLiteral("%1"), shownWord(std::string(format->info().name)));
    add(CaseEvidenceTexts::tr("Map: %1"), info.map ? screenText(info.map->name) : QString());
    add(CaseEvidenceTexts::tr("Server: %1"), screenText(info.server));
    add(CaseEvidenceTexts::tr("Started: %1"), timestampText(info));
    const Tick first = order.source.index->ticks().first;
    if (const QString clock = wallClockText(info, first, {}); !clock.isEmpty())
        lines << CaseEvidenceTexts::tr("0:00 is tick %1, %2")
                     .arg(QString::number(first.value), clock);
    add(CaseEvidenceTexts::tr("Duration: %1"), timeText(order.source.index->time().length()));
    if (hasRebuiltEvents(*order.source.index))
        lines << CaseEvidenceTexts::tr("What is marked as rebuilt is not recorded: it follows from "
                                       "the recorded inputs and the map. A finish is marked as not "
                                       "recorded where the server wrote none down; it does so for "
                                       "those that count in its ranks.");
    return lines;
}

} // namespace

void gatherEvidence(const EvidenceOrder &order, review::CaseEvidence &evidence,
                    const EvidenceProgress &progress, const std::stop_token &stop)
{
    evidence.recordings[order.sha256] = linesOf(order);
    if (!order.reporter.isEmpty())
        addNames(*order.source.index, order.reporter, evidence);
    const auto &map = order.source.recording->info().map;
    if (map && !order.map)
        evidence.missing << CaseEvidenceTexts::tr(
                                "The map %1 was not found, so the pictures show players without "
                                "walls, and there are no figures that need it.")
                                .arg(isolated(screenText(map->name)));
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
