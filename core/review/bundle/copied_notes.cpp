// SPDX-License-Identifier: MIT
#include "core/review/bundle/copied_notes.h"

#include <utility>

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

#include "core/review/bundle/reporter_names.h"
#include "core/review/case_json.h"
#include "core/review/words.h"

namespace tickscope::review {

namespace {

RecordingNote noteOf(const Annotation &annotation, RecordingNote::Kind kind)
{
    RecordingNote note{.kind = kind, .label = annotation.firstLine().toStdString()};
    if (annotation.tick)
        note.tick = annotation.firstTick();
    if (annotation.ticks().last > annotation.firstTick())
        note.lastTick = annotation.ticks().last;
    note.text = annotation.furtherText().toStdString();
    note.player = annotation.player.toStdString();
    note.category = annotation.category.toStdString();
    note.color = annotation.color.toStdString();
    return note;
}

QJsonObject verdictJson(const Opinion &opinion, const Case &value, const std::string &program)
{
    QJsonObject json = toJson(opinion);
    json.remove("version"_L1);
    json.remove("is_decided"_L1);
    json["case_id"_L1] = value.id.toString(QUuid::WithoutBraces);
    if (value.outcome)
        json["outcome"_L1] = word(*value.outcome);
    json["program"_L1] = QString::fromStdString(program);
    return json;
}

} // namespace

std::string presentTime()
{
    return momentText(QDateTime::currentMSecsSinceEpoch()).toStdString();
}

void addMarkers(const std::vector<Annotation> &markers, const QString &author, ReviewerNames names,
                RecordingNotes &notes)
{
    const std::string now = presentTime();
    for (const Annotation &marker : markers) {
        RecordingNote note = noteOf(marker, RecordingNote::Kind::Marker);
        if (names == ReviewerNames::Shown)
            note.author = (marker.author.isEmpty() ? author : marker.author).toStdString();
        note.written = now;
        notes.notes.push_back(std::move(note));
    }
}

void addFlags(const std::vector<CheckFlag> &flags, RecordingNotes &notes)
{
    const std::string now = presentTime();
    for (const CheckFlag &flag : flags)
        notes.notes.push_back({.kind = RecordingNote::Kind::AnticheatFlag,
                               .tick = Tick{flag.tick},
                               .label = flag.check.toStdString(),
                               .score = flag.score,
                               .written = now});
}

Result<void> checkOpinions(const Case &value)
{
    if (value.status == Status::Decided)
        return {};
    return badInput(
        {Fault::tr("case %1: not all opinions that it needs have been decided"), value.number});
}

CaseParts copiedParts(CaseParts content, const QString &sha256)
{
    content.value.claim.clear();
    content.value.tags.clear();
    std::erase_if(content.notes, [&sha256](const Annotation &note) {
        return !note.recording.isEmpty() && note.recording != sha256;
    });
    std::erase_if(content.opinions, [](const Opinion &opinion) { return !opinion.isDecided; });
    return content;
}

void addCase(CaseParts content, ReviewerNames names, RecordingNotes &notes)
{
    if (names == ReviewerNames::Hidden)
        hideReviewers(content);
    for (const Annotation &each : content.notes) {
        RecordingNote note = noteOf(each, RecordingNote::Kind::Note);
        note.id = each.id.toString(QUuid::WithoutBraces).toStdString();
        // A copy may have notes of several cases, each with a Reviewer 1.
        const QString author = names == ReviewerNames::Shown
                                   ? each.author
                                   : u"%1, case %2"_s.arg(each.author).arg(content.value.number);
        note.author = author.toStdString();
        note.written = momentText(each.created).toStdString();
        notes.notes.push_back(std::move(note));
    }
    QJsonArray verdicts;
    for (const Opinion &opinion : content.opinions)
        verdicts.append(verdictJson(opinion, content.value, notes.program));
    if (!verdicts.isEmpty())
        notes.verdicts = QJsonDocument(verdicts).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace tickscope::review
