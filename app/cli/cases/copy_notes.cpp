// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cases/copy_notes.h"

#include <utility>

#include "app/cli/cases/bundle_making.h"
#include "app/cli/cases/case_people.h"
#include "app/cli/cases/case_store.h"
#include "app/cli/input/fact_reading.h"
#include "app/cli/output/plain_text.h"
#include "core/base/try.h"
#include "core/export/write_facts.h"
#include "core/review/bundle/copied_notes.h"
#include "core/review/bundle/reporter_names.h"
#include "core/review/limits.h"
#include "core/review/marker_file.h"

namespace tickscope::cli {

namespace {

Result<review::MarkerFile> readMarkers(const std::string &path)
{
    TRY_ASSIGN(const auto bytes, readInput(path, review::limits::Import));
    auto file = review::readMarkerFile(bytes);
    if (!file)
        return badInput(
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
        complain({Fault::tr("%1: was written for another recording (%2)"), path,
                  screenLine(file.recording.toStdString())});
    return {};
}

Result<review::CaseParts> readCase(const Arguments &arguments, std::int64_t number,
                                   const QString &sha256, const std::string &name)
{
    TRY_ASSIGN(const auto store, openStore(arguments));
    TRY_ASSIGN(auto value, resultOf(store->cases().withNumber(number)));
    if (!value.isAbout(sha256))
        return badInput({faults::IsNotARecordingOfTheCase, name});
    TRY(review::checkOpinions(value));
    TRY_ASSIGN(auto notes, resultOf(store->notes().ofCase(value.id)));
    TRY_ASSIGN(auto opinions, resultOf(store->opinions().ofCase(value.id)));
    return review::copiedParts({std::move(value), std::move(notes), std::move(opinions), {}, {}},
                               sha256);
}

} // namespace

std::string programName()
{
    return "Tickscope " TICKSCOPE_VERSION;
}

Result<void> addMarkers(const OpenedRecording &opened, const Arguments &arguments,
                        RecordingNotes &notes)
{
    const auto path = arguments.value("--markers");
    if (!path)
        return {};
    TRY_ASSIGN(const auto file, readMarkers(*path));
    if (!arguments.isQuiet())
        TRY(reportOrigin(file, *path, opened));
    notes.unreadable = static_cast<std::size_t>(file.unreadable);
    // Who runs this need not have written them: without a name the author is unknown.
    review::addMarkers(
        file.markers, textValue(arguments, AsOption.name),
        arguments.has("--case") ? reviewerNames(arguments) : review::ReviewerNames::Shown, notes);
    review::addFlags(file.flags, notes);
    return {};
}

Result<void> addCase(const OpenedRecording &opened, const Arguments &arguments,
                     RecordingNotes &notes)
{
    TRY_ASSIGN(const auto number, arguments.integer("--case", 1));
    if (!number)
        return {};
    TRY_ASSIGN(const auto sha256, contentSha256(*opened.recording).map(&QString::fromStdString));
    TRY_ASSIGN(auto content, readCase(arguments, *number, sha256, opened.name));
    const review::ReviewerNames names = reviewerNames(arguments);
    if (names == review::ReviewerNames::Hidden && !content.value.reporter.isEmpty()) {
        TRY_ASSIGN(const auto index, readIndex(opened, arguments));
        for (const Player &player : index->players().players())
            review::addPlayerNames(personOf(*index, player, sha256).names, content.value.reporter,
                                   content.shown);
    }
    if (names == review::ReviewerNames::Hidden)
        listMentions(content, arguments);
    review::addCase(std::move(content), names, notes);
    return {};
}

Result<std::string> copiedFacts(const OpenedRecording &opened, const Arguments &arguments)
{
    TRY_ASSIGN(const auto facts, readFacts(opened, arguments));
    return factsForCopy(facts.index->players(), *facts.material, programName(),
                        review::presentTime());
}

} // namespace tickscope::cli
