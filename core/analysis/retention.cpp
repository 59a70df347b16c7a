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
struct RetentionGroup {
    const RetentionRules &rules;
    const std::vector<RetentionFacts> &recordings;
    const KeepQuestion &question;
    /// Of all recordings; those of the group are set.
    std::vector<RetentionDecision> &decisions;
    std::map<Course, Time> slowestBest = {};

    Result<void> decide(const std::vector<std::size_t> &members)
    {
        findBest(members);
        for (const std::size_t member : members) {
            const RetentionFacts &facts = recordings[member];
            if (facts.keptFor)
                keep(member, *facts.keptFor);
            else if (rules.older && !facts.age)
                keep(member, KeptFor::UnknownAge);
            else if (rules.older && *facts.age > *rules.older) {
                TRY(remove(member, RetentionRule::Older));
            } else if (rules.larger && facts.bytes > *rules.larger) {
                TRY(remove(member, RetentionRule::Larger));
            }
        }
        return rules.total ? shrink(members) : Result<void>();
    }

    /// The time of the slowest run of each course that keeps its recording.
    void findBest(const std::vector<std::size_t> &members)
    {
        if (!rules.keepBest || *rules.keepBest == 0)
            return;
        std::map<Course, std::vector<Time>> times;
        for (const std::size_t member : members) {
            const RetentionFacts &facts = recordings[member];
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
            const auto count = std::min(all.size(), static_cast<std::size_t>(*rules.keepBest));
            if (count > 0)
                slowestBest[course] = all[count - 1];
        }
    }

    /// Runs that are as fast as the last of the best are as good.
    [[nodiscard]] bool hasBestRun(const RetentionFacts &facts) const
    {
        const auto slowest = slowestBest.find(courseOf(facts));
        return slowest != slowestBest.end() && std::ranges::any_of(*facts.finishes, [&](Time time) {
                   return time <= slowest->second;
               });
    }

    [[nodiscard]] std::optional<KeptFor> keptByRules(const RetentionFacts &facts) const
    {
        if (rules.keepsFlagged && facts.isFlagged)
            return KeptFor::Flagged;
        if (!rules.keepBest)
            return {};
        if (facts.world.empty())
            return KeptFor::UnknownWorld;
        // What cannot be ranked may be the best.
        if (!facts.finishes || facts.finishes->empty())
            return KeptFor::UnknownFinish;
        return hasBestRun(facts) ? std::optional(KeptFor::BestRun) : std::nullopt;
    }

    void keep(std::size_t member, KeptFor reason) { decisions[member] = {{}, reason}; }

    Result<void> remove(std::size_t member, RetentionRule rule)
    {
        if (const auto reason = keptByRules(recordings[member])) {
            keep(member, *reason);
            return {};
        }
        TRY_ASSIGN(const auto answer, question(member));
        if (answer)
            keep(member, *answer);
        else
            decisions[member] = {rule, KeptFor::NoRule};
        return {};
    }

    /// Removes the oldest, until the rest takes no more than it may.
    Result<void> shrink(const std::vector<std::size_t> &members)
    {
        std::vector<std::size_t> present;
        std::uint64_t bytes = 0;
        for (const std::size_t member : members) {
            if (decisions[member].rule)
                continue;
            present.push_back(member);
            const std::uint64_t more = recordings[member].bytes;
            bytes += std::min(more, std::numeric_limits<std::uint64_t>::max() - bytes);
        }
        // What has no age is behind all others.
        std::ranges::stable_sort(present, std::greater(),
                                 [this](std::size_t member) { return recordings[member].age; });
        for (const std::size_t member : present) {
            if (bytes <= *rules.total)
                break;
            // Those that stay have said why.
            if (decisions[member].keptFor != KeptFor::NoRule)
                continue;
            if (!recordings[member].age) {
                keep(member, KeptFor::UnknownAge);
                continue;
            }
            TRY(remove(member, RetentionRule::Total));
            if (decisions[member].rule)
                bytes -= std::min(recordings[member].bytes, bytes);
        }
        return {};
    }
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
        RetentionGroup group{
            .rules = *rules, .recordings = known, .question = question, .decisions = decisions};
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
