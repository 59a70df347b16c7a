// SPDX-License-Identifier: MIT
#include "core/analysis/retention.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "core/base/try.h"

namespace tickscope {

namespace {

/// A world, and its version.
using Course = std::pair<std::string, std::string>;

Course courseOf(const RetentionFacts &facts)
{
    return {facts.world, facts.worldVersion};
}

/// Decides about the recordings that one set of rules is for.
class RetentionGroup
{
public:
    /// \param decisions  of all recordings; those of the group are set.
    RetentionGroup(const RetentionRules &rules, const std::vector<RetentionFacts> &recordings,
                   const KeepQuestion &question, std::vector<RetentionDecision> &decisions)
        : m_rules(rules)
        , m_recordings(recordings)
        , m_question(question)
        , m_decisions(decisions)
    {
    }

    Result<void> decide(const std::vector<std::size_t> &members)
    {
        findBest(members);
        for (const std::size_t member : members) {
            const RetentionFacts &facts = m_recordings[member];
            if (facts.keptFor)
                keep(member, *facts.keptFor);
            else if (m_rules.older && !facts.age)
                keep(member, KeptFor::UnknownAge);
            else if (m_rules.older && *facts.age > *m_rules.older) {
                TRY(remove(member, RetentionRule::Older));
            } else if (m_rules.larger && facts.bytes > *m_rules.larger) {
                TRY(remove(member, RetentionRule::Larger));
            }
        }
        return m_rules.total ? shrink(members) : Result<void>();
    }

private:
    /// The time of the slowest run of each course that keeps its recording.
    void findBest(const std::vector<std::size_t> &members)
    {
        if (!m_rules.keepBest || *m_rules.keepBest == 0)
            return;
        std::map<Course, std::vector<Time>> times;
        for (const std::size_t member : members) {
            const RetentionFacts &facts = m_recordings[member];
            // A damaged recording may claim any time, and must not be in the way of others.
            if (facts.finishes && !facts.world.empty() && facts.keptFor != KeptFor::Damaged) {
                auto &all = times[courseOf(facts)];
                all.insert(all.end(), facts.finishes->begin(), facts.finishes->end());
            }
        }
        for (auto &[course, all] : times) {
            std::ranges::sort(all);
            // Copies of a recording have the same times, and take one place together.
            all.erase(std::unique(all.begin(), all.end()), all.end());
            const auto count = std::min(all.size(), static_cast<std::size_t>(*m_rules.keepBest));
            if (count > 0)
                m_slowestBest[course] = all[count - 1];
        }
    }

    /// Runs that are as fast as the last of the best are as good.
    [[nodiscard]] bool hasBestRun(const RetentionFacts &facts) const
    {
        const auto slowest = m_slowestBest.find(courseOf(facts));
        return slowest != m_slowestBest.end()
               && std::ranges::any_of(*facts.finishes,
                                      [&](Time time) { return time <= slowest->second; });
    }

    [[nodiscard]] std::optional<KeptFor> keptByRules(const RetentionFacts &facts) const
    {
        if (m_rules.keepsFlagged && facts.isFlagged)
            return KeptFor::Flagged;
        if (!m_rules.keepBest)
            return {};
        if (facts.world.empty())
            return KeptFor::UnknownWorld;
        if (!facts.finishes)
            return KeptFor::UnknownFinish;
        return hasBestRun(facts) ? std::optional(KeptFor::BestRun) : std::nullopt;
    }

    void keep(std::size_t member, KeptFor reason) { m_decisions[member] = {{}, reason}; }

    Result<void> remove(std::size_t member, RetentionRule rule)
    {
        if (const auto reason = keptByRules(m_recordings[member])) {
            keep(member, *reason);
            return {};
        }
        TRY_ASSIGN(const auto answer, m_question(member));
        if (answer)
            keep(member, *answer);
        else
            m_decisions[member] = {rule, KeptFor::NoRule};
        return {};
    }

    /// Removes the oldest, until the rest takes no more than it may.
    Result<void> shrink(const std::vector<std::size_t> &members)
    {
        std::vector<std::size_t> present;
        std::uint64_t bytes = 0;
        for (const std::size_t member : members) {
            if (m_decisions[member].rule)
                continue;
            present.push_back(member);
            const std::uint64_t more = m_recordings[member].bytes;
            bytes += std::min(more, std::numeric_limits<std::uint64_t>::max() - bytes);
        }
        // What has no age is behind all others.
        std::ranges::stable_sort(present, std::greater(),
                                 [this](std::size_t member) { return m_recordings[member].age; });
        for (const std::size_t member : present) {
            if (bytes <= *m_rules.total)
                break;
            // Those that stay have said why.
            if (m_decisions[member].keptFor != KeptFor::NoRule)
                continue;
            if (!m_recordings[member].age) {
                keep(member, KeptFor::UnknownAge);
                continue;
            }
            TRY(remove(member, RetentionRule::Total));
            if (m_decisions[member].rule)
                bytes -= std::min(m_recordings[member].bytes, bytes);
        }
        return {};
    }

    const RetentionRules &m_rules;
    const std::vector<RetentionFacts> &m_recordings;
    const KeepQuestion &m_question;
    std::vector<RetentionDecision> &m_decisions;
    std::map<Course, Time> m_slowestBest;
};

} // namespace

std::string_view wordOf(RetentionRule rule)
{
    constexpr std::array<std::string_view, 3> Words{"older", "larger", "total"};
    return Words.at(static_cast<std::size_t>(rule));
}

std::string_view wordOf(KeptFor reason)
{
    constexpr std::array<std::string_view, 15> Words{
        "no_rule",       "link",     "unreadable",  "part_of_folder", "other_files",
        "being_written", "damaged",  "unknown_age", "unknown_world",  "unknown_finish",
        "flagged",       "best_run", "pinned",      "case",           "not_removed"};
    return Words.at(static_cast<std::size_t>(reason));
}

Result<std::vector<RetentionDecision>> decideRetention(
    const RetentionPolicy &policy, const std::vector<RetentionFacts> &recordings,
    const KeepQuestion &question)
{
    std::vector<RetentionDecision> decisions(recordings.size());
    std::map<const RetentionRules *, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < recordings.size(); ++i) {
        const RetentionFacts &facts = recordings[i];
        const auto own = policy.ofWorld.find(facts.world);
        groups[own != policy.ofWorld.end() ? &own->second : &policy.general].push_back(i);
    }
    // Which rules hold for a recording of an unknown world is unknown, too.
    std::vector<RetentionFacts> known = recordings;
    for (RetentionFacts &facts : known) {
        if (!policy.ofWorld.empty() && facts.world.empty() && !facts.keptFor)
            facts.keptFor = KeptFor::UnknownWorld;
    }
    for (const auto &[rules, members] : groups) {
        RetentionGroup group(*rules, known, question, decisions);
        TRY(group.decide(members));
    }
    return decisions;
}

std::optional<std::chrono::seconds> leastAge(const RecordingInfo &info,
                                             std::chrono::sys_seconds now)
{
    using std::chrono::hours;
    using std::chrono::seconds;
    // No game whose recordings are read here is older; a clock that was not set is.
    constexpr std::int64_t FirstGame = 883'612'800; // 1998
    constexpr std::int64_t LastYear = std::int64_t{1} << 40;
    // Clocks differ; what is made tomorrow is none.
    constexpr hours ClockDifference{24};
    constexpr hours WesternmostZone{12};
    if (!info.wallClock || *info.wallClock < FirstGame || *info.wallClock > LastYear)
        return {};
    const bool isUniversal = info.zone == TimestampZone::Utc || info.zone == TimestampZone::Stated;
    const seconds age = now.time_since_epoch() - seconds(*info.wallClock);
    if (age < -ClockDifference)
        return {};
    return std::max(seconds(0), isUniversal ? age : age - WesternmostZone);
}

} // namespace tickscope
