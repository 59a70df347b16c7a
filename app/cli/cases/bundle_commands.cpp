// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cases/case_store.h"
#include "app/cli/faults.h"
#include "app/cli/output/plain_text.h"
#include "core/base/count_text.h"
#include "core/base/translatable.h"
#include "core/review/bundle/bundle.h"

#include <algorithm>
#include <array>

#include <QJsonArray>

namespace tickscope::cli {

namespace {

constexpr OptionSpec BundleOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--output", "DIR", QT_TRANSLATE_NOOP("cli", "The folder to create (required); must not exist"),
     'o'},
    {"--with-recording", "FILE",
     QT_TRANSLATE_NOOP("cli", "Include this recording of the case; may be given more than once")},
};

/// The parts that --with-recording asks for. Errors: BadInput for one that is not of the case.
Result<std::vector<review::BundlePart>> recordingParts(const Arguments &arguments,
                                                       const review::Case &value)
{
    std::vector<review::BundlePart> parts;
    for (const std::string &path : arguments.values("--with-recording")) {
        const auto recording = recordingOf(path, arguments);
        if (!recording)
            return tl::unexpected(recording.error());
        if (std::ranges::find(value.recordings, recording->sha256, &review::CaseRecording::sha256)
            == value.recordings.end())
            return failure(ErrorCode::BadInput, {faults::IsNotARecordingOfTheCase, path});
        parts.push_back({QStringLiteral("recording-%1").arg(parts.size() + 1) + u'-'
                             + recording->sha256.left(16),
                         {},
                         QString::fromStdString(path)});
    }
    return parts;
}

Result<ExitCode> runBundleCreate(const Arguments &arguments, Output & /*output*/)
{
    const auto number = caseNumbers(arguments, 1, 1);
    if (!number)
        return tl::unexpected(number.error());
    if (!arguments.has("--output"))
        return failure(ErrorCode::BadInput, faults::GiveTheFolderToCreateWithOutput);
    const auto store = openStore(arguments);
    if (!store)
        return tl::unexpected(store.error());
    const auto value = (*store)->caseOf(number->front());
    if (!value)
        return tl::unexpected(errorOf(value.error()));
    auto parts = review::bundleParts(**store, value->id);
    if (!parts)
        return tl::unexpected(errorOf(parts.error()));
    auto recordings = recordingParts(arguments, *value);
    if (!recordings)
        return tl::unexpected(recordings.error());
    parts->insert(parts->end(), recordings->begin(), recordings->end());
    return resultOf(review::writeBundle(textValue(arguments, "--output"), *value, *parts)).map([] {
        return ExitCode::Good;
    });
}

const char *bundleFaultWord(review::BundleFault::Kind kind)
{
    switch (kind) {
    case review::BundleFault::Kind::Missing:
        return "missing";
    case review::BundleFault::Kind::Changed:
        return "changed";
    case review::BundleFault::Kind::Unlisted:
        return "unlisted";
    case review::BundleFault::Kind::Unusable:
        return "unusable";
    }
    return "";
}

QJsonObject bundleJson(const QString &path, const review::BundleReport &report)
{
    QJsonArray sources;
    for (const review::CaseRecording &source : report.sources)
        sources.append(QJsonObject{{"sha256", source.sha256}, {"name", source.name}});
    QJsonArray faults;
    for (const review::BundleFault &fault : report.faults)
        faults.append(QJsonObject{{"name", fault.name}, {"kind", bundleFaultWord(fault.kind)}});
    return {{"file", path},
            {"manifest_sha256", report.manifestSha256},
            {"sources", sources},
            {"parts", report.parts},
            {"faults", faults}};
}

std::string bundleText(const std::string &path, const review::BundleReport &report)
{
    std::string text = screenLine(path) + ": " + countText(report.parts, "part");
    text += report.faults.empty() ? ", all as they were made\n" : "\n";
    text += "  manifest SHA-256 " + report.manifestSha256.toStdString() + '\n';
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
        return failure(ErrorCode::BadInput, faults::GiveTheFolderOfABundle);
    ExitCode code = ExitCode::Good;
    for (const std::string &path : arguments.files()) {
        const auto report = review::verifyBundle(QString::fromStdString(path));
        if (!report) {
            complain(report.error().what.toStdString());
            code = ExitCode::Failed;
            continue;
        }
        code = worst(code, report->faults.empty() ? ExitCode::Good : ExitCode::Damaged);
        output.write(arguments.wantsJson()
                         ? jsonLine(bundleJson(QString::fromStdString(path), *report))
                         : bundleText(path, *report));
    }
    return code;
}

} // namespace

std::span<const Command> bundleCommands()
{
    static const std::array commands{
        Command{
            .name = "bundle create",
            .summary = QT_TRANSLATE_NOOP(
                "cli", "Exports a case to a folder that others can read without Tickscope"),
            .details = QT_TRANSLATE_NOOP(
                "cli", "A page for the browser, tables as CSV, all of it as JSON, pictures, and a\n"
                       "manifest with the SHA-256 of every file and of the recordings."),
            .options = BundleOptionSpecs,
            .runWhole = runBundleCreate,
            .usage = "NUMBER",
        },
        Command{
            .name = "bundle verify",
            .summary = QT_TRANSLATE_NOOP("cli", "Checks that a bundle is unchanged"),
            .details = QT_TRANSLATE_NOOP(
                "cli",
                "The exit code is 1 when a file is missing, changed or not in the manifest.\n"
                "Someone could have replaced the manifest: compare its SHA-256 with the one\n"
                "that the author gives you."),
            .runWhole = runBundleVerify,
            .usage = "DIR...",
        },
    };
    return commands;
}

} // namespace tickscope::cli
