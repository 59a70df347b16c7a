// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/cli/cases/case_store.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/review/limits.h"
#include "core/review/store/report_filing.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec ImportOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--format", "FORMAT", CliText::tr("json, csv or text; detected if not given")},
};

Result<review::ReportFormat> reportFormat(const Arguments &arguments, const QByteArray &bytes)
{
    const QString name = textValue(arguments, "--format");
    if (name.isEmpty())
        return review::formatOf(bytes, QString::fromStdString(arguments.files().front()));
    if (name == u"json")
        return review::ReportFormat::Json;
    if (name == u"csv")
        return review::ReportFormat::Csv;
    if (name == u"text")
        return review::ReportFormat::Text;
    return badInput({faults::MustBeOneOf, "--format", "json, csv, text"});
}

Result<ExitCode> runImport(const Arguments &arguments, Output &output)
{
    if (arguments.files().size() != 1)
        return badInput(Fault::tr("give one FILE with reports, or -"));
    TRY_ASSIGN(const auto bytes, readInput(arguments.files().front(), review::limits::Import));
    TRY_ASSIGN(const auto format, reportFormat(arguments, bytes));
    TRY_ASSIGN(const auto reports, resultOf(review::readReports(bytes, format)));
    TRY_ASSIGN(const auto store, openStore(arguments, MissingStore::Made));
    std::size_t filed = 0;
    const auto write = [&](const review::Stored<review::Case> &made, review::Filing filing) {
        if (!made)
            return complain(arguments.files().front(), errorOf(made.error()));
        ++filed;
        if (filing == review::Filing::Present && !arguments.isQuiet())
            complain({Fault::tr("case %1 is here already; nothing was added to it"), made->number});
        writeCase(*made, arguments, output);
    };
    TRY(resultOf(review::fileReports(*store, reports, write)));
    const bool isExport = std::ranges::any_of(
        reports, [](const auto &report) { return report && report->hasHistory; });
    if (isExport && !arguments.isQuiet())
        complain(Fault::tr("exported cases come without their history; verdicts and "
                           "what others wrote became notes that say so"));
    if (filed == reports.size())
        return ExitCode::Good;
    return filed > 0 ? ExitCode::Damaged : ExitCode::Failed;
}

} // namespace

constinit const Command CaseImportCommand{
    .name = "case import",
    .summary = CliText::tr("Files reports from CSV, JSON or pasted text as new cases"),
    .details = CliText::tr(
        "JSON has the form of case create --input: one object, a list, or one object\n"
        "per line; a report with a \"key\" is not filed twice. CSV starts with a line of\n"
        "column names: reporter, accused, claim, recording (SHA-256), file (its name),\n"
        "tags, priority, key; other columns go into the claim. The exit code is 1 when\n"
        "some were bad. Of an exported case notes and verdicts become notes that say\n"
        "whose they were; it is open again, and its history is left out."),
    .options = ImportOptionSpecs,
    .runWhole = runImport,
    .usage = "FILE",
};

} // namespace tickscope::cli
