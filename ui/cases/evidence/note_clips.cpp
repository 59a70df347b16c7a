// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/note_clips.h"

#include <QCoreApplication>
#include <QFile>

#include "core/base/try.h"
#include "core/export/clip_file.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/timeline/index_pass.h"
#include "ui/cases/evidence/note_evidence.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"
#include "ui/video/video_file.h"

#include <cstdlib>

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

/// A clip as its readers will see it: what it hides is in nothing that is made of this.
struct OpenClip {
    Shared<Recording> recording;
    Shared<Index> index;
    std::int64_t moved = 0; ///< Its ticks to those of the source; some formats number them anew.
};

Result<OpenClip> openClip(const EvidenceOrder &order, const ClipReport &report, const QString &path,
                          const std::stop_token &stop)
{
    TRY_ASSIGN(const auto source, openFile(QFile::encodeName(path).toStdString()));
    TRY_ASSIGN(const auto opened, allFormats().open(source, stop));
    const Shared<Recording> rebuilt = opened->rebuiltWith(order.map);
    OpenClip clip{rebuilt ? rebuilt : opened, nullptr};
    TRY_ASSIGN(clip.index, buildIndex(clip.recording, stop));
    clip.moved = clip.index->ticks().last - report.ticks.last;
    return clip;
}

/// Whom the report names beside \a note anyway, but for who reported.
std::vector<const Player *> namedBeside(const review::Annotation &note, const EvidenceOrder &order,
                                        const QStringList &reporterNames)
{
    const OpenPlayers players = order.players();
    std::vector<const Player *> named{players.find(note)};
    for (const review::Identity &accused : order.accused) {
        if (const Player *player = players.find(accused); player != named.front())
            named.push_back(player);
    }
    std::erase_if(named, [&](const Player *player) {
        return !player || reporterNames.contains(screenText(player->name()), Qt::CaseInsensitive);
    });
    return named;
}

/// When \a player is there in \a ticks, as near to \a tick of them as can be; nothing where never.
std::optional<Tick> tickOf(const Player &player, TickRange ticks, Tick tick)
{
    std::optional<Tick> nearest;
    for (const Stay &stay : player.stays) {
        const Tick there = ticks.clamp(stay.ticks.clamp(tick));
        if (stay.ticks.contains(there)
            && (!nearest || std::abs(there - tick) < std::abs(*nearest - tick)))
            nearest = there;
    }
    return nearest;
}

/// What leads from the report to \a clip: which time its beginning is, and what those are called
/// in it whom the report names.
QString clipTies(const EvidenceOrder &order, const review::Annotation &note,
                 const ClipReport &report, const OpenClip &clip, const QStringList &reporterNames)
{
    const TimeBase &time = order.source.index->time();
    QStringList ties{NoteClipTexts::tr("0:00 in the clip is %1 in the recording.")
                         .arg(timeText(time.timeAt(report.ticks.first)))};
    OpenPlayers then = order.players();
    then.head = Tick{*note.tick};
    for (const Player *player : namedBeside(note, order, reporterNames)) {
        const auto tick = tickOf(*player, report.ticks, *then.head);
        if (!tick) {
            ties << NoteClipTexts::tr("%1 is not in it.").arg(then.title(then.personOf(*player)));
            continue;
        }
        const auto client = player->clientAt(*tick);
        const Player *masked = client ? clip.index->players().at(*client, *tick + clip.moved)
                                      : nullptr;
        if (masked && masked->nameAt(*tick + clip.moved) != player->nameAt(*tick))
            ties << NoteClipTexts::tr("%1 is called %2 in it.")
                        .arg(then.title(then.personOf(*player)),
                             isolated(screenText(masked->nameAt(*tick + clip.moved))));
    }
    return ties.join(u' ');
}

/// Draws what \a clip shows around \a note.
Result<void> saveNoteVideo(const EvidenceOrder &order, const review::Annotation &note,
                           const OpenClip &clip, const review::NoteEvidence &shown,
                           const std::stop_token &stop)
{
    TickRange ticks = ticksAround(note, order.source.index->time());
    const TickRange there = clip.index->ticks();
    ticks = {there.clamp(ticks.first + clip.moved), there.clamp(ticks.last + clip.moved)};
    VideoRequest request{
        .material = {clip.recording->makeScene(order.map), clip.index, order.map, nullptr},
        .recording = clip.recording,
        .motion = clip.recording->makeMotion(order.map),
        .ticks = ticks,
        .style = {},
        .fps = {30, 1}};
    if (const auto who = note.who(); who && order.players().find(note))
        request.followed = PlayerRef{who->client, who->tick + clip.moved};
    TRY_ASSIGN(const auto drawn, request.order());
    return saveVideo(
        drawn,
        {{QFile::encodeName(shown.video).toStdString(),
          QFile::encodeName(shown.clip).toStdString()},
         videoFormatOf(shown.video),
         order.clips->ffmpeg},
        [](std::int64_t) {}, stop);
}

/// Of a clip that is there: what is to be read beside it, and its video.
Result<void> addFromClip(const EvidenceOrder &order, const review::Annotation &note,
                         const ClipReport &report, review::CaseEvidence &evidence,
                         const std::stop_token &stop)
{
    review::NoteEvidence &shown = evidence.notes[note.id];
    TRY_ASSIGN(const auto clip, openClip(order, report, shown.clip, stop));
    shown.clipTies = clipTies(order, note, report, clip, evidence.reporterNames);
    if (order.clips->ffmpeg.isEmpty())
        return {};
    shown.video = QStringLiteral("%1/note-%2.mp4")
                      .arg(order.clips->folder, QString::number(note.number));
    auto saved = saveNoteVideo(order, note, clip, shown, stop);
    if (!saved)
        shown.video.clear();
    return saved;
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
    const QString ending = QString::fromStdString(
        allFormats().endingOf(order.source.recording->info().format));
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
        const auto added = addFromClip(order, note, *report, evidence, stop);
        if (!added && !order.clips->ffmpeg.isEmpty())
            evidence.missing << NoteClipTexts::tr("There is no video of note %1: %2.")
                                    .arg(QString::number(note.number),
                                         shownFault(added.error().fault));
    }
}

} // namespace tickscope
