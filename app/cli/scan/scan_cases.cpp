// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_cases.h"

#include <filesystem>

#include "app/cli/cases/case_people.h"
#include "app/cli/cases/case_store.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/model/event/event_sentence.h"
#include "core/model/recorded_report.h"
#include "core/review/store/report_filing.h"

namespace tickscope::cli {

namespace {

/// A case that is too long to be read through is of no use.
constexpr std::size_t MostNotes = 100;

QString text(std::string_view bytes)
{
    return QString::fromStdString(utf8Text(bytes));
}

std::vector<review::Annotation> notesOf(const ChosenEvents &events, const QString &recording)
{
    std::vector<review::Annotation> notes;
    const Index &index = *events.chosen.index;
    const auto add = [&](std::size_t, const EventRow &event) {
        review::Annotation note;
        note.recording = recording;
        note.tick = event.tick.value;
        note.category = text(event.kind().id);
        note.text = text(sentenceOf(*event.form, event.values));
        if (const Player *player = events.chosen.who(event.client, event.tick))
            note.player = text(player->nameAt(event.tick));
        if (event.client != NoClient)
            note.client = event.client;
        notes.push_back(std::move(note));
        return notes.size() < MostNotes;
    };
    (void)forEachEvent(index, EventMatcher(events.whole(), index), add);
    return notes;
}

/// What somebody in the game said when \a find was saved, with the accused as persons where one
/// alone had the name.
std::optional<review::Report> reportInGame(const ScanFind &find,
                                           const review::CaseRecording &recording)
{
    const auto said = recordedReport(find.opened.info());
    if (!said)
        return {};
    review::Report report = review::reportOf(recording, said->reporter, said->reason,
                                             said->accused);
    const Index &index = find.index ? *find.index : *find.events->chosen.index;
    for (review::Identity &identity : report.value.accused) {
        const auto holders = index.players().holdersOf(identity.names.front().toStdString());
        if (holders.size() == 1)
            identity = personOf(index, *holders.front(), recording.sha256);
    }
    return report;
}

/// What was asked, as it was written; empty for nothing.
QString claimOf(const ScanRequest &request)
{
    QStringList lines;
    for (const ScanCondition &condition : request.conditions)
        lines << QString::fromStdString(condition.text);
    for (const char *option : {"--kind", "--player", CliText::tr("--client"), "--match", "--from",
                               CliText::tr("--to")}) {
        for (const std::string &value : request.arguments.values(option))
            lines << QStringLiteral("%1 %2").arg(QLatin1String(option + 2),
                                                 QString::fromStdString(value));
    }
    return lines.join(QStringLiteral("; "));
}

Result<bool> fileOne(review::Store &store, const review::Report &report)
{
    return resultOf(review::fileReport(store, report)).map([](const review::Case &) {
        return true;
    });
}

} // namespace

Result<bool> fileFind(review::Store &store, const ScanFind &find, const ScanRequest &request)
{
    TRY_ASSIGN(const auto digest, contentSha256(*find.opened.recording));
    if (digest.empty())
        return failure(ErrorCode::BadInput, Fault::tr("not all of it is at hand to be hashed"));
    const QString sha256 = QString::fromStdString(digest);
    const std::string name = std::filesystem::path(find.opened.name).filename().string();
    const review::CaseRecording recording{sha256, text(name)};
    const QString asked = claimOf(request);
    const auto said = reportInGame(find, recording);
    if (said) {
        TRY(fileOne(store, *said));
        if (asked.isEmpty())
            return true;
    }
    review::Report report;
    if (find.events) {
        report.notes = notesOf(*find.events, sha256);
        if (report.notes.empty())
            return said.has_value();
    }
    report.value.recordings.push_back(recording);
    report.value.claim = QStringLiteral("Found by a scan: ")
                         + (asked.isEmpty() ? QStringLiteral("everything") : asked);
    if (find.players) {
        for (const FoundPlayer &player : *find.players)
            report.value.accused.push_back(
                personOf(*player.index, *player.index->players().withId(player.player), sha256));
    }
    report.value.tags << QStringLiteral("scan");
    report.key = QStringLiteral("scan\n%1\n%2").arg(sha256, report.value.claim);
    return fileOne(store, report);
}

} // namespace tickscope::cli
