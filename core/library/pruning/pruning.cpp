// SPDX-License-Identifier: MIT
#include "core/library/pruning/pruning.h"

#include <array>
#include <chrono>
#include <utility>

#include "core/base/try.h"

namespace tickscope::library {

namespace {

FaultKind sentenceOf(KeptFor reason)
{
    constexpr std::array<FaultKind, 15> Sentences{
        Fault::tr("no rule asks for it"),
        Fault::tr("a link"),
        Fault::tr("unreadable"),
        Fault::tr("part of a recording in several files; name its folder"),
        Fault::tr("not only files of the recording in its folder"),
        Fault::tr("may still be written"),
        Fault::tr("damaged"),
        Fault::tr("no date that can be relied on"),
        Fault::tr("world or map unknown"),
        Fault::tr("no finish with a known time"),
        Fault::tr("has anticheat flags"),
        Fault::tr("one of the best runs"),
        Fault::tr("pinned in the library"),
        Fault::tr("recording of a case"),
        Fault::tr("could not be removed")};
    return Sentences.at(static_cast<std::size_t>(reason));
}

Fault sentenceOf(RetentionRule rule, const RetentionFacts &facts)
{
    const auto days = std::chrono::floor<std::chrono::days>(
        facts.age.value_or(std::chrono::seconds(0)));
    Fault age{Fault::trN("%n day(s) old"), std::int64_t{days.count()}};
    switch (rule) {
    case RetentionRule::Older:
        break;
    case RetentionRule::Larger:
        return Fault::tr("larger than allowed");
    case RetentionRule::Total:
        return {Fault::tr("more in total than allowed, and %1"), age};
    }
    return age;
}

/// Whether what was taken away is what was looked at, and not what somebody put in its place.
bool isAsItWas(const Removal &removal, const FoundRecording &found)
{
    auto files = storedFiles(removal.target);
    // A file has another name there.
    if (files && !found.isFolder && files->size() == 1 && found.files.size() == 1)
        files->front().name = found.files.front().name;
    return files == found.files;
}

} // namespace

void Pruning::look(const std::string &name, bool isNamed)
{
    auto found = lookAt(name, isNamed, m_request, m_watch);
    if (found && (found->path.empty() || m_seen.insert(found->path).second))
        m_found.push_back(*std::move(found));
}

Result<void> Pruning::decide(const PruneGuard &guard)
{
    std::vector<RetentionFacts> facts;
    for (const FoundRecording &found : m_found)
        facts.push_back(found.facts);
    TRY_ASSIGN(m_decisions,
               decideRetention(m_request.policy, facts,
                               [&](std::size_t number) -> Result<std::optional<KeptFor>> {
                                   if (m_watch.stop.stop_requested())
                                       return cancelled();
                                   return guard.keeps(m_found[number], m_request, m_watch);
                               }));
    return {};
}

void Pruning::askAgain(const PruneGuard &guard)
{
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        if (const auto kept = m_decisions[i].rule ? guard.protects(m_found[i]) : std::nullopt)
            m_decisions[i] = {{}, *kept};
    }
}

Result<void> Pruning::checkTrashes() const
{
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        if (m_decisions[i].rule)
            TRY(checkTrash(m_found[i].path));
    }
    return {};
}

void Pruning::stay(std::size_t number, KeptFor reason, Fault detail)
{
    m_found[number].detail = std::move(detail);
    m_decisions[number] = {{}, reason};
}

void Pruning::stayChanged(std::size_t number)
{
    stay(number, KeptFor::BeingWritten, Fault::tr("it has changed since it was read"));
}

Result<void> Pruning::remove(std::size_t number, PruneJournal &journal)
{
    const FoundRecording &found = m_found[number];
    const auto rule = m_decisions[number].rule;
    if (!rule)
        return {};
    if (storedFiles(found.path) != found.files) {
        stayChanged(number);
        return {};
    }
    const auto removal = prepareRemoval(found.path, m_request.mode);
    if (!removal) {
        stay(number, KeptFor::NotRemoved, removal.error().fault);
        return {};
    }
    TRY(journal.begin({.removal = *removal,
                       .bytes = found.facts.bytes,
                       .rule = std::string(wordOf(*rule)),
                       .text = faultText(reason(number))}));
    if (const auto taken = takeAway(*removal); !taken) {
        stay(number, KeptFor::NotRemoved, taken.error().fault);
        return journal.end(PruneJournal::Outcome::Kept);
    }
    if (!isAsItWas(*removal, found)) {
        TRY(putBack(*removal));
        stayChanged(number);
        return journal.end(PruneJournal::Outcome::Kept);
    }
    TRY(deleteTaken(*removal));
    m_removed.insert(number);
    return journal.end(PruneJournal::Outcome::Removed);
}

Fault Pruning::reason(std::size_t number) const
{
    const FoundRecording &found = m_found[number];
    const RetentionDecision &decision = m_decisions[number];
    if (!decision.rule) {
        const Fault kept = sentenceOf(decision.keptFor);
        return found.detail.kind() ? Fault(faults::About, kept, found.detail) : kept;
    }
    Fault rule = sentenceOf(*decision.rule, found.facts);
    return m_request.policy.ofWorld.contains(found.facts.world)
               ? Fault(Fault::tr("%1 (rules of %2)"), std::move(rule), found.facts.world)
               : rule;
}

} // namespace tickscope::library
