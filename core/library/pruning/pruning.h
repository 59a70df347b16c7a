// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/library/pruning/prune_guard.h"
#include "core/library/pruning/prune_journal.h"

namespace tickscope::library {

/// One run over recordings of which some may be removed: looks at them, decides by the rules, and
/// removes. Calls in the order below. Takes long: for workers.
class Pruning
{
public:
    Pruning(PruneRequest request, PruneWatch watch)
        : m_request(std::move(request))
        , m_watch(std::move(watch))
    {
    }
    Pruning &operator=(Pruning &&) = delete; // no copies

    /// Looks at the recording that is called so, once. \param isNamed  by a person.
    void look(const std::string &name, bool isNamed);
    /// Errors: Cancelled.
    [[nodiscard]] Result<void> decide(const PruneGuard &guard);
    /// Asks \a guard again, which was read later: cases are filed and recordings pinned while many
    /// others are looked at.
    void askAgain(const PruneGuard &guard);
    /// Nothing goes where one of all has no trash to go to. Errors: Io.
    [[nodiscard]] Result<void> checkTrashes() const;
    /// Removes one, if it was decided so; why it stays all the same is a decision, too.
    /// Errors: those after which nothing more may be removed.
    [[nodiscard]] Result<void> remove(std::size_t number, PruneJournal &journal);

    [[nodiscard]] const PruneRequest &request() const { return m_request; }
    [[nodiscard]] std::size_t count() const { return m_found.size(); }
    [[nodiscard]] const FoundRecording &found(std::size_t number) const { return m_found[number]; }
    [[nodiscard]] const RetentionDecision &decision(std::size_t number) const
    {
        return m_decisions[number];
    }
    [[nodiscard]] bool isRemoved(std::size_t number) const { return m_removed.contains(number); }
    /// Why it goes or stays, in a sentence.
    [[nodiscard]] Fault reason(std::size_t number) const;

private:
    void stay(std::size_t number, KeptFor reason, Fault detail);
    void stayChanged(std::size_t number);

    PruneRequest m_request;
    PruneWatch m_watch;
    std::set<std::string> m_seen;
    std::vector<FoundRecording> m_found;
    std::vector<RetentionDecision> m_decisions;
    std::set<std::size_t> m_removed;
};

} // namespace tickscope::library
