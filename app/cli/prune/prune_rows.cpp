// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prune/prune_rows.h"

#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"

namespace tickscope::cli {

namespace {

std::string_view textOf(KeptFor reason)
{
    switch (reason) {
    case KeptFor::NoRule:
        return "no rule asks for it";
    case KeptFor::Link:
        return "a link";
    case KeptFor::Unreadable:
        return "unreadable";
    case KeptFor::PartOfFolder:
        return "part of a recording in several files; name its folder";
    case KeptFor::OtherFiles:
        return "not only files of the recording in its folder";
    case KeptFor::BeingWritten:
        return "may still be written";
    case KeptFor::Damaged:
        return "damaged";
    case KeptFor::UnknownAge:
        return "no date that can be relied on";
    case KeptFor::UnknownWorld:
        return "world or map unknown";
    case KeptFor::UnknownFinish:
        return "unknown whether a run was finished";
    case KeptFor::Flagged:
        return "has anticheat flags";
    case KeptFor::BestRun:
        return "one of the best runs";
    case KeptFor::Pinned:
        return "pinned in the library";
    case KeptFor::Case:
        return "recording of a case";
    case KeptFor::NotRemoved:
        return "could not be removed";
    }
    return {};
}

} // namespace

void PruneRows::write(const FoundRecording &found, const RetentionDecision &decision)
{
    if (decision.rule) {
        ++m_removed;
        m_removedBytes += found.facts.bytes;
    }
    if (m_isJson)
        writeJson(found, decision);
    else if (decision.rule || decision.keptFor != KeptFor::NoRule)
        writeText(found, decision);
}

std::string PruneRows::ruleText(const FoundRecording &found, RetentionRule rule) const
{
    constexpr std::int64_t SecondsOfDay = 86'400;
    const std::string days = found.facts.age
                                 ? countText(found.facts.age->count() / SecondsOfDay, "day")
                                 : std::string();
    switch (rule) {
    case RetentionRule::Older:
        return days + " old";
    case RetentionRule::Larger:
        return "larger than allowed";
    case RetentionRule::Total:
        return "more in total than allowed, and " + days + " old";
    }
    return {};
}

std::string PruneRows::reasonText(const FoundRecording &found,
                                  const RetentionDecision &decision) const
{
    std::string text;
    if (!decision.rule) {
        text = textOf(decision.keptFor);
        return found.detail.empty() ? text : text + ": " + found.detail;
    }
    text = ruleText(found, *decision.rule);
    return m_request.policy.ofWorld.contains(found.facts.world)
               ? text + " (rules of " + found.facts.world + ')'
               : text;
}

void PruneRows::writeJson(const FoundRecording &found, const RetentionDecision &decision)
{
    Json row;
    insertText(row, "file", found.name);
    row["bytes"] = found.facts.bytes;
    row["action"] = decision.rule ? "remove" : "keep";
    if (decision.rule) {
        row["rule"] = wordOf(*decision.rule);
        row["removed"] = !m_request.isDryRun;
    } else {
        row["why"] = wordOf(decision.keptFor);
    }
    insertText(row, "text", reasonText(found, decision));
    row["age_seconds"] = found.facts.age ? Json(found.facts.age->count()) : Json();
    if (found.facts.world.empty())
        row["world"] = nullptr;
    else
        insertText(row, "world", found.facts.world);
    m_output.write(jsonLine(row));
}

void PruneRows::writeText(const FoundRecording &found, const RetentionDecision &decision)
{
    const std::string_view word = !decision.rule       ? "keep"
                                  : m_request.isDryRun ? "remove"
                                                       : "removed";
    m_output.write(padded(std::string(word), 8) + paddedLeft(groupedText(found.facts.bytes), 16)
                   + "  " + screenLine(found.name) + ": " + screenLine(reasonText(found, decision))
                   + '\n');
}

} // namespace tickscope::cli
