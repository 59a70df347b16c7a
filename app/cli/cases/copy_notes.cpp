// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cases/copy_notes.h"

#include <algorithm>
#include <utility>

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/cli/cases/case_store.h"
#include "app/cli/input/fact_reading.h"
#include "app/cli/output/facts_text.h"
#include "app/cli/output/plain_text.h"
#include "core/base/try.h"
#include "core/review/bundle/bundle.h"
#include "core/review/case_json.h"
#include "core/review/limits.h"
#include "core/review/marker_file.h"
#include "core/review/store/store_address.h"

namespace tickscope::cli {

namespace {

RecordingNote noteOf(const review::Annotation &annotation, RecordingNote::Kind kind)
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

Result<review::MarkerFile> readMarkers(const std::string &path)
{
    TRY_ASSIGN(const auto bytes, readInput(path, review::limits::Import));
    auto file = review::readMarkerFile(bytes);
    if (!file)
        return failure(
            ErrorCode::BadInput,
            {faults::Words, path + ": " + review::markerFileText(file.error()).toStdString()});
    return *std::move(file);
}

/// Says for which recording a file of markers was written, if for another one.
Result<void> reportOrigin(const review::MarkerFile &file, const std::string &path,
                          const OpenedRecording &opened)
{
    if (file.sha256.isEmpty())
        return {};
    TRY_ASSIGN(const auto own, contentSha256(*opened.recording).map(&QString::fromStdString));
    if (!own.isEmpty() && own != file.sha256)
        complain(shownFault({Fault::tr("{0}: was written for another recording ({1})"), path,
                             screenLine(file.recording.toStdString())}));
    return {};
}

/// Whether others than its reviewers may read what they found. Errors: BadInput.
Result<void> checkOpinions(const review::Case &value)
{
    if (value.status != review::Status::Decided)
        return failure(ErrorCode::BadInput,
                       {Fault::tr("case {0}: not all opinions that it needs have been decided"),
                        value.number});
    return {};
}

/// What a store has of a case that may be in a copy.
struct CaseContent {
    review::Case value;
    QString sha256; ///< Of the recording.
    std::vector<review::Annotation> notes;
    std::vector<review::Opinion> opinions;
};

Result<CaseContent> readCase(const OpenedRecording &opened, const Arguments &arguments,
                             std::int64_t number)
{
    TRY_ASSIGN(const auto store, openStore(arguments));
    TRY_ASSIGN(auto value, resultOf(store->caseNumbered(number)));
    TRY_ASSIGN(const auto sha256, contentSha256(*opened.recording).map(&QString::fromStdString));
    if (std::ranges::find(value.recordings, sha256, &review::CaseRecording::sha256)
        == value.recordings.end())
        return failure(ErrorCode::BadInput, {faults::IsNotARecordingOfTheCase, opened.name});
    TRY(checkOpinions(value));
    TRY_ASSIGN(auto notes, resultOf(store->notes(value.id)));
    TRY_ASSIGN(auto opinions, resultOf(store->opinions(value.id)));
    return CaseContent{std::move(value), sha256, std::move(notes), std::move(opinions)};
}

/// Replaces the reviewers of \a content by numbers, the same as in a bundle; notes say of which
/// case, since a copy may have those of several.
void hideReviewers(CaseContent &content)
{
    review::HiddenReviewers reviewers;
    for (review::Opinion &opinion : content.opinions)
        opinion.reviewer = reviewers.nameFor(opinion.reviewer);
    for (review::Annotation &note : content.notes)
        note.author = QStringLiteral("%1, case %2")
                          .arg(reviewers.nameFor(note.author))
                          .arg(content.value.number);
}

QJsonObject verdictJson(const review::Opinion &opinion, const review::Case &value)
{
    QJsonObject json = review::toJson(opinion);
    json.remove(QLatin1String("version"));
    json.remove(QLatin1String("is_decided"));
    json[QLatin1String("case_id")] = value.id.toString(QUuid::WithoutBraces);
    if (value.outcome)
        json[QLatin1String("outcome")] = review::word(*value.outcome);
    json[QLatin1String("program")] = QString::fromStdString(programName());
    return json;
}

} // namespace

std::string programName()
{
    return "Tickscope " TICKSCOPE_VERSION;
}

std::string presentTime()
{
    return review::momentText(QDateTime::currentMSecsSinceEpoch()).toStdString();
}

Result<void> addMarkers(const OpenedRecording &opened, const Arguments &arguments,
                        RecordingNotes &notes)
{
    const auto path = arguments.value("--markers");
    if (!path)
        return {};
    TRY_ASSIGN(const auto file, readMarkers(*path));
    if (!arguments.isQuiet()) {
        TRY(reportOrigin(file, *path, opened));
    }
    notes.unreadable = static_cast<std::size_t>(file.unreadable);
    // Beside notes of a case whose reviewers are hidden, the name would show who one of them is.
    const bool hidesAuthors = arguments.has("--case") && !arguments.has("--name-reviewers");
    // Who runs this need not have written them: without a name the author is unknown.
    const QString who = textValue(arguments, AsOption.name);
    const std::string now = presentTime();
    for (const review::Annotation &marker : file.markers) {
        RecordingNote note = noteOf(marker, RecordingNote::Kind::Marker);
        if (!hidesAuthors)
            note.author = (marker.author.isEmpty() ? who : marker.author).toStdString();
        note.written = now;
        notes.notes.push_back(std::move(note));
    }
    for (const review::CheckFlag &flag : file.flags)
        notes.notes.push_back({.kind = RecordingNote::Kind::AnticheatFlag,
                               .tick = Tick{flag.tick},
                               .label = flag.check.toStdString(),
                               .score = flag.score,
                               .written = now});
    return {};
}

Result<void> addCase(const OpenedRecording &opened, const Arguments &arguments,
                     RecordingNotes &notes)
{
    const auto number = arguments.integer("--case", 1);
    if (!number || !*number)
        return number.map([](const auto &) {});
    TRY_ASSIGN(auto content, readCase(opened, arguments, **number));
    if (!arguments.has("--name-reviewers"))
        hideReviewers(content);
    for (const review::Annotation &each : content.notes) {
        if (!each.recording.isEmpty() && each.recording != content.sha256)
            continue;
        RecordingNote note = noteOf(each, RecordingNote::Kind::Note);
        note.id = each.id.toString(QUuid::WithoutBraces).toStdString();
        note.author = each.author.toStdString();
        note.written = review::momentText(each.created).toStdString();
        notes.notes.push_back(std::move(note));
    }
    QJsonArray verdicts;
    for (const review::Opinion &opinion : content.opinions) {
        if (opinion.isDecided)
            verdicts.append(verdictJson(opinion, content.value));
    }
    if (!verdicts.isEmpty())
        notes.verdicts = QJsonDocument(verdicts).toJson(QJsonDocument::Compact).toStdString();
    return {};
}

Result<std::string> copiedFacts(const OpenedRecording &opened, const Arguments &arguments)
{
    TRY_ASSIGN(const auto facts, readFacts(opened, arguments));
    Json json = jsonFactsOfAll(facts.index->players(), *facts.material);
    json["program"] = programName();
    json["written"] = presentTime();
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace tickscope::cli
