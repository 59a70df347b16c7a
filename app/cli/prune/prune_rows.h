// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/output.h"
#include "app/cli/prune/prune_survey.h"

namespace tickscope::cli {

/// Writes a row for each recording that was looked at: what becomes of it, and why.
class PruneRows
{
public:
    PruneRows(const PruneRequest &request, bool isJson, Output &output)
        : m_request(request)
        , m_isJson(isJson)
        , m_output(output)
    {
    }

    /// As text only what a rule asks for is written: of a big library most is not.
    void write(const FoundRecording &found, const RetentionDecision &decision);

    [[nodiscard]] std::uint64_t removed() const { return m_removed; }
    [[nodiscard]] std::uint64_t removedBytes() const { return m_removedBytes; }

    /// Why \a decision is what it is, for people.
    [[nodiscard]] std::string reasonText(const FoundRecording &found,
                                         const RetentionDecision &decision) const;

private:
    void writeJson(const FoundRecording &found, const RetentionDecision &decision);
    void writeText(const FoundRecording &found, const RetentionDecision &decision);
    [[nodiscard]] std::string ruleText(const FoundRecording &found, RetentionRule rule) const;

    const PruneRequest &m_request;
    bool m_isJson;
    Output &m_output;
    std::uint64_t m_removed = 0;
    std::uint64_t m_removedBytes = 0;
};

} // namespace tickscope::cli
