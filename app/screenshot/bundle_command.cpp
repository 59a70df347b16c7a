// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cases/bundle_making.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/output.h"
#include "app/screenshot/commands.h"
#include "core/base/try.h"
#include "core/facts/figures.h"
#include "translations/translations.h"
#include "ui/cases/evidence/case_evidence.h"
#include "ui/cases/evidence/report_pdf.h"
#include "ui/video/video_format.h"

namespace tickscope::cli {

namespace {

Result<void> gatherFrom(const BundleRecording &recording, const QString &clipFolder,
                        const review::Case &value, const std::vector<review::Annotation> &notes,
                        const Arguments &arguments, review::CaseEvidence &evidence)
{
    TRY_ASSIGN(const auto http, httpOptions(arguments));
    TRY_ASSIGN(const auto opened, openRecording(recording.path, http));
    const auto found = mapFor(opened, arguments);
    const OpenedRecording whole = arguments.has("--raw") ? opened : rebuiltWith(opened, found);
    TRY_ASSIGN(const auto index, readIndex(whole, arguments));
    const Shared<MapContent> map = found ? found->content : nullptr;
    EvidenceOrder order{factSourceOf(whole.recording, index, found),
                        map,
                        GameData::installed(),
                        recording.known.name,
                        recording.known.sha256,
                        {},
                        value.accused,
                        value.reporter};
    if (!clipFolder.isEmpty())
        order.clips = {clipFolder, clipNamesFor(reviewerNames(arguments)),
                       arguments.has("--videos") ? findFfmpeg().value_or(QString()) : QString()};
    for (const review::Annotation &note : notes) {
        if (note.recording == recording.known.sha256)
            order.notes.push_back(note);
    }
    Progress progress("looking at " + opened.name, arguments.isQuiet());
    gatherEvidence(order, evidence, [&progress](double share) { progress.show(share); }, {});
    return {};
}

Result<review::CaseEvidence> gather(const std::vector<BundleRecording> &recordings,
                                    const QString &clipFolder, const review::Case &value,
                                    const std::vector<review::Annotation> &notes,
                                    const Arguments &arguments)
{
    review::CaseEvidence evidence;
    QStringList gathered;
    for (const BundleRecording &recording : recordings) {
        // One may be named twice: to be shown, and to be put in.
        if (gathered.contains(recording.known.sha256))
            continue;
        gathered << recording.known.sha256;
        TRY(gatherFrom(recording, clipFolder, value, notes, arguments, evidence));
    }
    addMissing(value, gathered, evidence);
    return evidence;
}

void finish(std::vector<review::BundlePart> &parts, const Arguments &arguments)
{
    Progress progress("writing report.pdf", arguments.isQuiet());
    progress.show(0);
    addPdfOfReport(parts, [&progress](double share) { progress.show(share); });
}

} // namespace

const Command &drawnBundleCommand()
{
    static const Command command = [] {
        Command made = bundleCommands().front();
        made.program = {};
        made.runWhole = [](const Arguments &arguments, Output & /*output*/) -> Result<ExitCode> {
            // Before anything is read that takes its time.
            if (arguments.has("--videos"))
                TRY(findFfmpeg());
            const Translations texts{QString()}; // others read it, as the window's
            return createBundle(arguments, {gather, finish});
        };
        return made;
    }();
    return command;
}

} // namespace tickscope::cli
