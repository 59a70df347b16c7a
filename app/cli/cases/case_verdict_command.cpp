// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QUuid>

#include "app/cli/cases/case_store.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/review/case_json.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec VerdictOptionSpecs[]{
    StoreOption,
    AsOption,
    {"--aspect", "ASPECT=FINDING[:REASON]",
     CliText::tr("Your finding on one aspect; may be given more than once")},
    {"--evidence", "ASPECT=NOTE",
     CliText::tr("The number of a supporting note; may be given more than once")},
    {"--decision", "FINDING", CliText::tr("The overall finding")},
    {"--reason", "TEXT", CliText::tr("Why")},
    {"--decide", "",
     CliText::tr("Decide; needs a decision, one aspect at least, and a reason for either")},
    {"--withdraw", "",
     CliText::tr("Make your decided verdict a draft again, until another reviewer has decided")},
    {"--settle", "FINDING", CliText::tr("Leads only: the outcome where decided verdicts differ")},
    {"--input", "FILE", CliText::tr("The verdict as JSON instead; - for standard input")},
};

Result<review::Finding> findingOf(const QString &text, std::string_view option)
{
    const auto finding = review::fromWord<review::Finding>(text);
    if (!finding)
        return badInput({faults::MustBeOneOf, std::string(option),
                         review::allWords<review::Finding>().toStdString()});
    return *finding;
}

/// The finding on that aspect; a new one is added.
review::AspectFinding &aspectIn(review::Opinion &opinion, review::Aspect aspect)
{
    const auto found = std::ranges::find(opinion.aspects, aspect, &review::AspectFinding::aspect);
    if (found != opinion.aspects.end())
        return *found;
    opinion.aspects.push_back({aspect, review::Finding::Undecided, {}, {}});
    return opinion.aspects.back();
}

/// "ASPECT=REST".
Result<std::pair<review::Aspect, QString>> aspectPair(const std::string &written)
{
    const QString text = QString::fromStdString(written);
    const qsizetype equals = text.indexOf(u'=');
    const auto aspect = review::fromWord<review::Aspect>(text.left(equals));
    if (equals < 0 || !aspect)
        return badInput({Fault::tr("\"%1\" does not begin with one of %2 and \"=\""), written,
                         review::allWords<review::Aspect>().toStdString()});
    return std::pair(*aspect, text.mid(equals + 1));
}

Result<void> takeVerdictOptions(const Arguments &arguments, review::Opinion &opinion)
{
    for (const std::string &written : arguments.values("--aspect")) {
        TRY_ASSIGN(const auto pair, aspectPair(written));
        const qsizetype colon = pair.second.indexOf(u':');
        TRY_ASSIGN(const auto finding, findingOf(pair.second.left(colon), "--aspect"));
        auto &aspect = aspectIn(opinion, pair.first);
        aspect.finding = finding;
        if (colon >= 0)
            aspect.reason = pair.second.mid(colon + 1);
    }
    for (const std::string &written : arguments.values("--evidence")) {
        TRY_ASSIGN(const auto pair, aspectPair(written));
        aspectIn(opinion, pair.first).evidence.push_back({{}, pair.second.toLongLong()});
    }
    if (arguments.has("--decision")) {
        TRY_ASSIGN(opinion.decision, findingOf(textValue(arguments, "--decision"), "--decision"));
    }
    if (arguments.has("--reason"))
        opinion.reason = textValue(arguments, "--reason");
    opinion.isDecided = opinion.isDecided || arguments.has("--decide");
    return {};
}

Result<ExitCode> settleCase(review::Store &store, const review::Case &value,
                            const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto finding, findingOf(textValue(arguments, "--settle"), "--settle"));
    TRY_ASSIGN(const auto settled, savedOf<review::Case>(store.cases().settle(value, finding)));
    writeCase(settled, arguments, output);
    return ExitCode::Good;
}

/// One's own verdict so far; nothing of it where there is none.
Result<review::Opinion> ownOpinion(review::Store &store, const review::CaseId &id)
{
    TRY_ASSIGN(const auto present, resultOf(store.opinions().ofCase(id)));
    const auto own = std::ranges::find(present, store.who(), &review::Opinion::reviewer);
    return own == present.end() ? review::Opinion() : *own;
}

/// It, changed as the options say. Errors: BadInput, and those of Fault.
Result<review::Opinion> wantedOpinion(review::Store &store, const review::CaseId &id,
                                      const Arguments &arguments)
{
    TRY_ASSIGN(const auto own, ownOpinion(store, id));
    review::Opinion opinion = own;
    const qint64 version = opinion.version;
    if (arguments.has("--input")) {
        TRY_ASSIGN(const auto json, inputObject(arguments));
        TRY_ASSIGN(opinion, resultOf(review::opinionFromJson(json)));
    }
    opinion.caseId = id;
    opinion.version = version;
    return takeVerdictOptions(arguments, opinion).map([&] { return opinion; });
}

Result<ExitCode> runVerdict(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto number, caseNumbers(arguments, 1, 1));
    for (const char *other :
         {"--aspect", "--evidence", "--decision", "--reason", "--decide", "--settle", "--input"}) {
        if (arguments.has("--withdraw") && arguments.has(other))
            return badInput({faults::Words, "give --withdraw alone"});
    }
    review::Opinion unused;
    TRY(takeVerdictOptions(arguments, unused));
    TRY_ASSIGN(const auto store, openStore(arguments));
    TRY_ASSIGN(const auto value, resultOf(store->cases().withNumber(number.front())));
    if (arguments.has("--settle"))
        return settleCase(*store, value, arguments, output);
    const bool isWithdrawn = arguments.has("--withdraw");
    TRY_ASSIGN(const auto wanted, isWithdrawn ? ownOpinion(*store, value.id)
                                              : wantedOpinion(*store, value.id, arguments));
    TRY_ASSIGN(const auto saved,
               savedOf<review::Opinion>(
                   isWithdrawn
                       ? store->opinions().withdraw({value.id, wanted.version}, QUuid::createUuid())
                       : store->opinions().save(wanted, QUuid::createUuid())));
    if (arguments.wantsJson()) {
        output.write(jsonLine(review::toJson(saved)));
        return ExitCode::Good;
    }
    TRY_ASSIGN(const auto now, resultOf(store->cases().withId(value.id)));
    writeCase(now, arguments, output);
    return ExitCode::Good;
}

} // namespace

constinit const Command CaseVerdictCommand{
    .name = "case verdict",
    .summary = CliText::tr("Gives your verdict on a case assigned to you"),
    .details = CliText::tr(
        "Aspects: movement, aim, inputs, timing, chat, file_integrity. Findings: clean,\n"
        "suspicious, proven, cannot_tell."),
    .options = VerdictOptionSpecs,
    .runWhole = runVerdict,
    .usage = "NUMBER",
};

} // namespace tickscope::cli
