// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/output.h"
#include "core/library/pruning/pruning.h"

namespace tickscope::cli {

/// Writes a row for each recording that was looked at: what becomes of it, and why.
class PruneRows
{
public:
    enum class Form { Text, Json };
    PruneRows(const library::Pruning &pruning, bool isDryRun, Form form, Output &output)
        : m_pruning(pruning)
        , m_isDryRun(isDryRun)
        , m_form(form)
        , m_output(output)
    {
    }

    /// As text only what a rule asks for is written: of a big library most is not.
    void write(std::size_t number);

    [[nodiscard]] std::uint64_t removed() const { return m_removed; }
    [[nodiscard]] std::uint64_t removedBytes() const { return m_removedBytes; }

private:
    void writeJson(std::size_t number);
    void writeText(std::size_t number);

    const library::Pruning &m_pruning;
    bool m_isDryRun;
    Form m_form;
    Output &m_output;
    std::uint64_t m_removed = 0;
    std::uint64_t m_removedBytes = 0;
};

} // namespace tickscope::cli
