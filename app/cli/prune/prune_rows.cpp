// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prune/prune_rows.h"

#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"

namespace tickscope::cli {

void PruneRows::write(std::size_t number)
{
    const RetentionDecision &decision = m_pruning.decision(number);
    if (decision.rule) {
        ++m_removed;
        m_removedBytes += m_pruning.found(number).facts.bytes;
    }
    if (m_form == Form::Json)
        writeJson(number);
    else if (decision.rule || decision.keptFor != KeptFor::NoRule)
        writeText(number);
}

void PruneRows::writeJson(std::size_t number)
{
    const library::FoundRecording &found = m_pruning.found(number);
    const RetentionDecision &decision = m_pruning.decision(number);
    Json row;
    insertText(row, "file", found.name);
    row["bytes"] = found.facts.bytes;
    row["action"] = decision.rule ? "remove" : "keep";
    if (decision.rule) {
        row["rule"] = wordOf(*decision.rule);
        row["removed"] = !m_isDryRun;
    } else {
        row["why"] = wordOf(decision.keptFor);
    }
    insertText(row, "text", faultText(m_pruning.reason(number)));
    row["age_seconds"] = found.facts.age ? Json(found.facts.age->count()) : Json();
    if (found.facts.world.empty())
        row["world"] = nullptr;
    else
        insertText(row, "world", found.facts.world);
    m_output.write(jsonLine(row));
}

void PruneRows::writeText(std::size_t number)
{
    const library::FoundRecording &found = m_pruning.found(number);
    const std::string_view word = !m_pruning.decision(number).rule ? "keep"
                                  : m_isDryRun                     ? "remove"
                                                                   : "removed";
    m_output.write(padded(std::string(word), 8) + paddedLeft(groupedText(found.facts.bytes), 16)
                   + "  " + screenLine(found.name) + ": "
                   + screenLine(faultText(m_pruning.reason(number))) + '\n');
}

} // namespace tickscope::cli
