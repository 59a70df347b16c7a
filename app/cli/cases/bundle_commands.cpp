// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QJsonArray>
#include <QTemporaryDir>

#include "app/cli/cases/bundle_making.h"
#include "app/cli/cases/case_store.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/format_registry.h"
#include "core/model/recording.h"
#include "core/review/bundle/reporter_names.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec BundleOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--output", "DIR", CliText::tr("The folder to create (required); must not exist"), 'o'},
    {"--recording", "FILE",
     CliText::tr("Show this recording of the case at the notes, and its figures")},
    {"--with-recording", "FILE",
     CliText::tr("The same, and include the file; both may be given more than once")},
    {"--clips", "",
     CliText::tr("Include a clip of the recordings at each note, with pseudonyms unless reviewers "
                 "are named")},
    {"--videos", "", CliText::tr("The same, and each clip as a video, too; needs ffmpeg")},
    {"--name-reviewers", "",
     CliText::tr("Name the reviewers and the reporter; otherwise reviewers are Reviewer 1, "
                 "Reviewer 2, ...")},
    {"--maps", "DIR", CliText::tr("Look for maps here too; may be given more than once")},
    {"--sign", "KEY", CliText::tr("Sign the manifest with this private key of SSH")},
};

constexpr OptionSpec VerifyOptionSpecs[]{
    {"--signers", "FILE",
     CliText::tr("Only these may have signed it (\"allowed signers\" of ssh-keygen)")},
};

/// The recordings of \a option. Errors: BadInput for one that is not of the case.
Result<std::vector<BundleRecording>> bundleRecordings(const Arguments &arguments,
                                                      std::string_view option,
                                                      const review::Case &value)
{
    std::vector<BundleRecording> recordings;
    for (const std::string &path : arguments.values(option)) {
        TRY_ASSIGN(auto recording, recordingOf(path, arguments));
        if (!value.isAbout(recording.sha256))
            return badInput({faults::IsNotARecordingOfTheCase, path});
        recordings.push_back({path, std::move(recording)});
    }
    return recordings;
}

/// Errors: those of opening one.
Result<void> addRecordings(const std::vector<BundleRecording> &recordings,
                           const Arguments &arguments, std::vector<review::BundlePart> &parts)
{
    TRY_ASSIGN(const auto http, httpOptions(arguments));
    for (std::size_t i = 0; i < recordings.size(); ++i) {
        const std::string &path = recordings[i].path;
        TRY_ASSIGN(const auto opened, openRecording(path, http));
        const std::string ending = allFormats().endingOf(opened.recording->info().format, path);
        parts.push_back({review::recordingPartName(i + 1, recordings[i].known.sha256, ending),
                         {},
                         QString::fromStdString(path)});
    }
    return {};
}

/// A video is one of a clip.
bool wantsClips(const Arguments &arguments)
{
    return arguments.has("--clips") || arguments.has("--videos");
}

/// Without the program of pictures: what the store has, and that the rest is left out.
Result<ExitCode> runPlainBundle(const Arguments &arguments, Output & /*output*/)
{
    if (!arguments.has("--quiet"))
        complain(
            Fault::tr("without pictures, graphs, clips and the PDF, which come with the window"));
    return createBundle(arguments, {});
}

const char *bundleFaultWord(review::BundleFault::Kind kind)
{
    constexpr std::array Words{"missing",   "changed",      "unlisted",
                               "unusable",  "listed twice", "changed while it was read",
                               "hard link", "sparse"};
    return Words.at(static_cast<std::size_t>(kind));
}

const char *signatureWord(review::Signature::State state)
{
    constexpr std::array Words{"none", "unknown", "known", "wrong"};
    return Words.at(static_cast<std::size_t>(state));
}

QJsonObject bundleJson(const QString &path, const review::BundleReport &report)
{
    QJsonArray sources;
    for (const review::CaseRecording &source : report.sources)
        sources.append(QJsonObject{{"sha256", source.sha256}, {"name", source.name}});
    QJsonArray faults;
    QJsonArray oddities;
    for (const review::BundleFault &fault : report.faults)
        (fault.isOnlyOdd() ? oddities : faults)
            .append(QJsonObject{{"name", fault.name}, {"kind", bundleFaultWord(fault.kind)}});
    const auto orNull = [](const QString &text) {
        return text.isEmpty() ? QJsonValue() : QJsonValue(text);
    };
    const QJsonObject signature{{"state", signatureWord(report.signature.state)},
                                {"signer", orNull(report.signature.signer)},
                                {"key", orNull(report.signature.key)}};
    return {{"file", path},
            {"manifest_sha256", report.manifestSha256},
            {"made", orNull(report.made)},
            {"signature", signature},
            {"sources", sources},
            {"parts", report.parts},
            {"faults", faults},
            {"oddities", oddities}};
}

std::string signatureText(const review::Signature &signature, bool areSignersKnown)
{
    const std::string key = screenLine(signature.key.toStdString());
    switch (signature.state) {
    case review::Signature::State::None:
        return "not signed: whoever had it may have changed files and manifest alike";
    case review::Signature::State::Unknown:
        return (areSignersKnown ? "signed with a key that is not in the list: "
                                : "signed with an unknown key (give --signers): ")
               + key;
    case review::Signature::State::Known:
        return "signed by " + screenLine(signature.signer.toStdString()) + " (" + key + ')';
    case review::Signature::State::Wrong:
        return "the signature is not one of this manifest";
    }
    return {};
}

/// Who names the signers wants one of them to have signed.
ExitCode bundleCode(const review::BundleReport &report, bool areSignersKnown)
{
    using State = review::Signature::State;
    const bool isSigned = report.signature.state == State::Known
                          || (!areSignersKnown && report.signature.state != State::Wrong);
    return report.isWhole() && isSigned ? ExitCode::Good : ExitCode::Damaged;
}

std::string bundleText(const std::string &path, const review::BundleReport &report,
                       bool areSignersKnown)
{
    std::string text = screenLine(path) + ": " + countText(report.parts, "part");
    text += report.isWhole() ? ", all as the manifest says\n" : "\n";
    text += "  manifest SHA-256 " + report.manifestSha256.toStdString() + '\n';
    text += "  " + signatureText(report.signature, areSignersKnown) + '\n';
    if (!report.made.isEmpty())
        text += "  made " + screenLine(report.made.toStdString())
                + " by the clock of the computer it was made on\n";
    for (const review::CaseRecording &source : report.sources)
        text += "  about " + screenLine(source.sha256.toStdString()) + ' '
                + screenLine(source.name.toStdString()) + '\n';
    for (const review::BundleFault &fault : report.faults)
        text += "  " + std::string(bundleFaultWord(fault.kind)) + ": "
                + screenLine(fault.name.toStdString()) + '\n';
    return text;
}

Result<ExitCode> runBundleVerify(const Arguments &arguments, Output &output)
{
    if (arguments.files().empty())
        return badInput(Fault::tr("give the folder of a bundle"));
    const QString signers = textValue(arguments, "--signers");
    ExitCode code = ExitCode::Good;
    for (const std::string &path : arguments.files()) {
        const auto report = review::verifyBundle(QString::fromStdString(path), signers);
        if (!report) {
            complain(report.error().fault);
            code = ExitCode::Failed;
            continue;
        }
        code = worst(code, bundleCode(*report, !signers.isEmpty()));
        output.write(arguments.wantsJson()
                         ? jsonLine(bundleJson(QString::fromStdString(path), *report))
                         : bundleText(path, *report, !signers.isEmpty()));
    }
    return code;
}

} // namespace

review::ReviewerNames reviewerNames(const Arguments &arguments)
{
    return arguments.has("--name-reviewers") ? review::ReviewerNames::Shown
                                             : review::ReviewerNames::Hidden;
}

void listMentions(const review::CaseParts &parts, const Arguments &arguments)
{
    if (arguments.isQuiet())
        return;
    for (const QString &line : review::reporterMentions(parts))
        complain(ordinarySpaces(line).toStdString());
}

Result<ExitCode> createBundle(const Arguments &arguments, const BundleDrawing &drawing)
{
    TRY_ASSIGN(const auto number, caseNumbers(arguments, 1, 1));
    if (!arguments.has("--output"))
        return badInput(Fault::tr("give the folder to create with --output DIR"));
    const QString place = textValue(arguments, "--output");
    TRY(resultOf(review::checkBundlePlace(place)));
    TRY_ASSIGN(const auto store, openStore(arguments));
    TRY_ASSIGN(const auto value, resultOf(store->cases().withNumber(number.front())));
    TRY_ASSIGN(const auto opinions, resultOf(store->opinions().ofCase(value.id)));
    if (!arguments.isQuiet() && std::ranges::none_of(opinions, &review::Opinion::isDecided))
        complain(Fault::tr("not decided yet: no verdict will be in it"));
    TRY_ASSIGN(const auto copied, bundleRecordings(arguments, "--with-recording", value));
    TRY_ASSIGN(auto shown, bundleRecordings(arguments, "--recording", value));
    shown.insert(shown.end(), copied.begin(), copied.end());
    if (wantsClips(arguments) && shown.empty())
        return badInput(Fault::tr("clips are made of recordings: give them with --recording FILE"));
    const QTemporaryDir clips;
    review::CaseEvidence evidence;
    TRY_ASSIGN(const auto notes, resultOf(store->notes().ofCase(value.id)));
    if (drawing.gather) {
        TRY_ASSIGN(evidence, drawing.gather(shown, wantsClips(arguments) ? clips.path() : QString(),
                                            value, notes, arguments));
        for (const QString &sentence : evidence.missing) {
            if (!arguments.isQuiet())
                complain(ordinarySpaces(sentence).toStdString());
        }
    }
    if (reviewerNames(arguments) == review::ReviewerNames::Hidden)
        listMentions({value, notes, opinions, {}, evidence}, arguments);
    TRY_ASSIGN(auto parts,
               resultOf(review::bundleParts(*store, value.id, evidence, reviewerNames(arguments))));
    if (drawing.finish)
        drawing.finish(parts, arguments);
    TRY(addRecordings(copied, arguments, parts));
    return resultOf(review::writeBundle(place, value, parts, textValue(arguments, "--sign")))
        .map([] { return ExitCode::Good; });
}

std::span<const Command> bundleCommands()
{
    static const std::array commands{
        Command{
            .name = "bundle create",
            .summary = CliText::tr(
                "Exports a case to a folder that others can read without Tickscope"),
            .details = CliText::tr(
                "A page for the browser and as PDF, tables as CSV, all of it as JSON, and a\n"
                "manifest with the SHA-256 of every file and of the recordings. For the "
                "recordings\n"
                "given there are pictures of the world at the notes, the events and inputs around\n"
                "them, and the figures of the accused with their histograms, as in the window.\n"
                "An accused who is a name only has no figures: see case accuse. Sentences about\n"
                "the reporter, whose name is left out, are listed for you to judge."),
            .options = BundleOptionSpecs,
            .runWhole = runPlainBundle,
            .program = "tickscope-screenshot",
            .canDoWithout = true,
            .usage = "NUMBER",
        },
        Command{
            .name = "bundle verify",
            .summary = CliText::tr("Checks that a bundle is unchanged"),
            .details = CliText::tr(
                "The exit code is 1 when a file is missing, changed or not in the manifest, and\n"
                "with --signers when none of them signed it. Someone could have replaced the\n"
                "manifest of an unsigned one: compare its SHA-256 with the one that the author\n"
                "gives you."),
            .options = VerifyOptionSpecs,
            .runWhole = runBundleVerify,
            .usage = "DIR...",
        },
    };
    return commands;
}

} // namespace tickscope::cli
