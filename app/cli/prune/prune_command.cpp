// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>
#include <utility>
#include <vector>

#include "app/cli/input/command.h"
#include "app/cli/output/translated.h"
#include "app/cli/prune/prune_guard.h"
#include "app/cli/prune/prune_journal.h"
#include "app/cli/prune/prune_rows.h"
#include "core/base/try.h"

namespace tickscope::cli {

namespace {

/// One run over all that is named.
class Prune
{
public:
    Prune(const Arguments &arguments, const PruneRequest &request, const PruneGuard &guard,
          Output &output)
        : m_arguments(arguments)
        , m_request(request)
        , m_guard(guard)
        , m_output(output)
        , m_rows(request, arguments.wantsJson(), output)
    {
    }

    void survey()
    {
        const PruneSurvey survey(m_request, m_arguments);
        std::set<std::string> seen;
        forEachName(
            m_arguments.files(),
            [&](const std::string &name, NameOrigin origin) {
                auto found = survey.look(name, origin);
                if (found && (found->path.empty() || seen.insert(found->path).second))
                    m_found.push_back(*std::move(found));
            },
            [this](const std::string &place, const std::string &why) {
                complain(place + ": " + why);
                ++m_failed;
            },
            Links::Visited);
    }

    Result<void> decide()
    {
        std::vector<RetentionFacts> facts;
        for (const FoundRecording &found : m_found)
            facts.push_back(found.facts);
        return decideRetention(m_request.policy, facts,
                               [this](std::size_t number) -> Result<std::optional<KeptFor>> {
                                   return m_guard.keeps(m_found[number], m_request, m_arguments);
                               })
            .map([this](std::vector<RetentionDecision> &&decisions) {
                m_decisions = std::move(decisions);
            });
    }

    /// Nothing goes where one of all has no trash to go to.
    Result<void> checkTrashes() const
    {
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            if (!m_decisions[i].rule)
                continue;
            TRY(checkTrash(m_found[i].path));
        }
        return {};
    }

    /// Asks \a guard again, which was read later: cases are filed and recordings pinned while many
    /// others are looked at.
    void askAgain(const PruneGuard &guard)
    {
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            const auto kept = m_decisions[i].rule ? guard.protects(m_found[i]) : std::nullopt;
            if (kept)
                m_decisions[i] = {{}, *kept};
        }
    }

    /// \param journal  null: only the rows are written.
    Result<ExitCode> carryOut(PruneJournal *journal)
    {
        for (std::size_t i = 0; i < m_found.size() && m_output.isWanted(); ++i) {
            RetentionDecision &decision = m_decisions[i];
            if (journal && decision.rule) {
                TRY(remove(*journal, m_found[i], decision));
            }
            m_rows.write(m_found[i], decision);
            countTroubles(decision.keptFor);
        }
        if (!m_arguments.isQuiet())
            printSum();
        if (m_failed > 0 && m_read == 0)
            return ExitCode::Failed;
        return m_failed > 0 || m_damaged > 0 ? ExitCode::Damaged : ExitCode::Good;
    }

private:
    /// Errors: those after which nothing more may be removed.
    Result<void> remove(PruneJournal &journal, FoundRecording &found, RetentionDecision &decision)
    {
        if (storedFiles(found.path) != found.files)
            return changed(found, decision);
        const auto removal = prepareRemoval(found.path, m_request.mode);
        if (!removal)
            return stay(found, decision, removal.error());
        Json what;
        what["bytes"] = found.facts.bytes;
        what["rule"] = wordOf(*decision.rule);
        insertText(what, "text", m_rows.reasonText(found, decision));
        TRY(journal.begin(*removal, what));
        const auto taken = takeAway(*removal);
        if (!taken) {
            TRY(journal.end(PruneJournal::Outcome::Kept));
            return stay(found, decision, taken.error());
        }
        if (!isAsItWas(*removal, found)) {
            TRY(putBack(*removal));
            TRY(journal.end(PruneJournal::Outcome::Kept));
            return changed(found, decision);
        }
        TRY(deleteTaken(*removal));
        return journal.end(PruneJournal::Outcome::Removed);
    }

    /// Whether what was taken away is what was looked at, and not what somebody put in its place.
    static bool isAsItWas(const Removal &removal, const FoundRecording &found)
    {
        auto files = storedFiles(removal.target);
        // A file has another name there.
        if (files && !found.isFolder && files->size() == 1 && found.files.size() == 1)
            files->front().name = found.files.front().name;
        return files == found.files;
    }

    static Result<void> changed(FoundRecording &found, RetentionDecision &decision)
    {
        found.detail = "it has changed since it was read";
        decision = {{}, KeptFor::BeingWritten};
        return {};
    }

    static Result<void> stay(FoundRecording &found, RetentionDecision &decision, const Error &error)
    {
        found.detail = shownFault(error.fault);
        decision = {{}, KeptFor::NotRemoved};
        return {};
    }

    void countTroubles(KeptFor reason)
    {
        if (reason == KeptFor::Unreadable)
            ++m_failed;
        else
            ++m_read;
        if (reason == KeptFor::Damaged || reason == KeptFor::NotRemoved)
            ++m_damaged;
    }

    void printSum() const
    {
        complain(shownFault(m_request.isDryRun
                                ? Fault(Fault::trN("%n recording(s) would be removed, {1} bytes; "
                                                   "nothing is removed without --yes"),
                                        m_rows.removed(), m_rows.removedBytes())
                                : Fault(Fault::trN("%n recording(s) removed, {1} bytes"),
                                        m_rows.removed(), m_rows.removedBytes())));
    }

    const Arguments &m_arguments;
    const PruneRequest &m_request;
    const PruneGuard &m_guard;
    Output &m_output;
    PruneRows m_rows;
    std::vector<FoundRecording> m_found;
    std::vector<RetentionDecision> m_decisions;
    std::uint64_t m_read = 0;
    std::uint64_t m_damaged = 0;
    std::uint64_t m_failed = 0;
};

/// What was killed in the middle is brought to its end first.
Result<void> endUnfinished(PruneJournal &journal)
{
    TRY_ASSIGN(const auto begun, journal.unfinished());
    if (!begun)
        return {};
    TRY_ASSIGN(const auto isGone, endRemoval(begun->removal));
    return journal.end(begun->line,
                       isGone ? PruneJournal::Outcome::Removed : PruneJournal::Outcome::Kept);
}

Result<ExitCode> runPrune(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(const auto request, pruneRequest(arguments));
    TRY_ASSIGN(const auto guard, PruneGuard::read(arguments));
    std::optional<PruneJournal> journal;
    if (!request.isDryRun) {
        TRY_ASSIGN(auto opened, PruneJournal::open());
        journal.emplace(std::move(opened));
        TRY(endUnfinished(*journal));
    }
    Prune prune(arguments, request, guard, output);
    prune.survey();
    TRY(prune.decide());
    if (journal) {
        TRY_ASSIGN(const auto now, PruneGuard::read(arguments));
        prune.askAgain(now);
    }
    if (journal && request.mode == RemovalMode::Trash) {
        TRY(prune.checkTrashes());
    }
    return prune.carryOut(journal ? &*journal : nullptr);
}

Result<void> checkPrune(const Arguments &arguments)
{
    return pruneRequest(arguments).map([](const PruneRequest &) {});
}

} // namespace

const Command PruneCommand{
    .name = "prune",
    .summary = CliText::tr("Removes recordings by age and size (rows)"),
    .details = CliText::tr(
        "Lists what would go and why; only --yes removes, to the trash. A recording goes when\n"
        "any of --older, --larger and --total asks for it. Sizes count 1024 bytes to a K.\n"
        "Never removed: recordings of a case, pinned ones, those that may still be written,\n"
        "damaged ones, links, and those that lack what a rule asks for: their date, world or\n"
        "finish. Cases are those of --store and of the window; without either nothing is\n"
        "removed (case list --store FILE makes an empty one). A recording in a folder goes\n"
        "whole. --rules FILE: {\"WORLD\": {\"older\": \"90d\", \"keep_best\": 10}}, with the "
        "world's\n"
        "id or the map's name; these replace all other rules there, {} keeps everything.\n"
        "Removals are recorded in ~/.local/share/tickscope/tickscope/pruned.jsonl (or under\n"
        "XDG_DATA_HOME)."),
    .options = pruneOptions(),
    .check = checkPrune,
    .runWhole = runPrune,
    .usage = "PATHS",
};

} // namespace tickscope::cli
