// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/note_clips.h"

#include <QCoreApplication>
#include <QFile>

#include "core/base/try.h"
#include "core/export/clip_file.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/timeline/index_pass.h"
#include "ui/cases/evidence/note_evidence.h"
#include "ui/texts/sentence_words.h"
#include "ui/video/video_file.h"

namespace tickscope {

namespace {

struct NoteClipTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::NoteClipTexts)
};

/// Of a format that can be cut at its end only, all up to there.
Result<ClipReport> saveNoteClip(const EvidenceOrder &order, TickRange ticks, const QString &path,
                                const std::stop_token &stop)
{
    const Outline &outline = order.source.index->outline();
    const MadeFile file{.path = QFile::encodeName(path).toStdString(), .source = {}};
    // Bundles are handed to others.
    ClipOptions options{
        .ticks = ticks, .names = order.clips->names, .secrets = ClipOptions::Secrets::Hidden};
    auto report = saveClip(*order.source.recording, outline, options, file, stop);
    if (report || report.error().code != ErrorCode::Unsupported)
        return report;
    options.ticks.first = outline.time.ticks().first;
    return saveClip(*order.source.recording, outline, options, file, stop);
}

/// Draws what the clip of \a note shows around it. Of the clip, not of its source: what that hides
/// is in no picture then. \param report  of the clip.
Result<void> saveNoteVideo(const EvidenceOrder &order, const review::Annotation &note,
                           const ClipReport &report, const review::NoteEvidence &shown,
                           const std::stop_token &stop)
{
    const std::string clip = QFile::encodeName(shown.clip).toStdString();
    TRY_ASSIGN(const auto source, openFile(clip));
    TRY_ASSIGN(const auto opened, allFormats().open(source, stop));
    const Shared<Recording> rebuilt = opened->rebuiltWith(order.map);
    const Shared<Recording> &recording = rebuilt ? rebuilt : opened;
    TRY_ASSIGN(const auto index, buildIndex(recording, stop));
    // Some formats number the ticks of a clip from its beginning.
    const std::int64_t moved = index->ticks().last - report.ticks.last;
    TickRange ticks = ticksAround(note, order.source.index->time());
    ticks = {index->ticks().clamp(ticks.first + moved), index->ticks().clamp(ticks.last + moved)};
    VideoRequest request{.material = {recording->makeScene(order.map), index, order.map, nullptr},
                         .recording = recording,
                         .motion = recording->makeMotion(order.map),
                         .ticks = ticks,
                         .style = {},
                         .fps = {30, 1}};
    if (const auto who = note.who(); who && order.players().find(note))
        request.followed = PlayerRef{who->client, who->tick + moved};
    TRY_ASSIGN(const auto drawn, request.order());
    return saveVideo(
        drawn,
        {{QFile::encodeName(shown.video).toStdString(), clip},
         videoFormatOf(shown.video),
         order.clips->ffmpeg},
        [](std::int64_t) {}, stop);
}

void addNoteVideo(const EvidenceOrder &order, const review::Annotation &note,
                  const ClipReport &report, review::CaseEvidence &evidence,
                  const std::stop_token &stop)
{
    review::NoteEvidence &shown = evidence.notes[note.id];
    shown.video = QStringLiteral("%1/note-%2.mp4")
                      .arg(order.clips->folder, QString::number(note.number));
    const auto saved = saveNoteVideo(order, note, report, shown, stop);
    if (saved)
        return;
    shown.video.clear();
    evidence.missing << NoteClipTexts::tr("There is no video of note %1: %2.")
                            .arg(QString::number(note.number), shownFault(saved.error().fault));
}

} // namespace

ClipsRemark clipsRemark(const Recording &recording, const Outline &outline,
                        ClipOptions::Names names)
{
    ClipOptions options{
        .ticks = outline.time.ticks(), .names = names, .secrets = ClipOptions::Secrets::Hidden};
    if (const auto refusal = clipRefusal(recording, outline, options))
        return {false, NoteClipTexts::tr("No clips: %1.").arg(shownFault(refusal->fault))};
    options.ticks.first = options.ticks.last;
    const auto refusal = clipRefusal(recording, outline, options);
    return {true, refusal ? NoteClipTexts::tr("Clips begin with the recording: %1.")
                                .arg(shownFault(refusal->fault))
                          : QString()};
}

void addNoteClips(const EvidenceOrder &order, review::CaseEvidence &evidence,
                  const std::stop_token &stop)
{
    // What holds for all notes is said once.
    const ClipsRemark remark = clipsRemark(*order.source.recording, order.source.index->outline(),
                                           order.clips->names);
    if (!remark.isPossible) {
        evidence.missing << remark.text;
        return;
    }
    const Format *format = allFormats().formatNamed(order.source.recording->info().format);
    const QString ending = format && !format->info().extensions.empty()
                               ? u'.' + QString::fromLatin1(format->info().extensions.front())
                               : QString();
    for (const review::Annotation &note : order.notes) {
        if (stop.stop_requested())
            return;
        if (!note.tick)
            continue;
        const QString path = QStringLiteral("%1/note-%2%3")
                                 .arg(order.clips->folder, QString::number(note.number), ending);
        const auto report = saveNoteClip(order, ticksAround(note, order.source.index->time()), path,
                                         stop);
        if (!report) {
            evidence.missing << NoteClipTexts::tr("There is no clip of note %1: %2.")
                                    .arg(QString::number(note.number),
                                         shownFault(report.error().fault));
            continue;
        }
        evidence.notes[note.id].clip = path;
        for (const Fault &change : report->changes)
            evidence.missing << NoteClipTexts::tr("The clip of note %1 is not whole: %2.")
                                    .arg(QString::number(note.number), shownFault(change));
        if (!order.clips->ffmpeg.isEmpty())
            addNoteVideo(order, note, *report, evidence, stop);
    }
}

} // namespace tickscope
