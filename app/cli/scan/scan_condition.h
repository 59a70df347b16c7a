// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <utility>

#include "app/cli/scan/info_figures.h"
#include "core/analysis/event_query.h"
#include "core/facts/fact_material.h"

namespace tickscope::cli {

/// One --when: a figure compared with a number.
struct ScanCondition {
    std::string text; ///< As written.
    std::string figure;
    Comparison comparison = Comparison::Equal;
    double number = 0; ///< Of a share from 0 to 1, also where it was written as percent.
    FigureSource source = FigureSource::Outline;
    bool isShare = false;

    /// What is not known fulfils nothing.
    [[nodiscard]] bool holds(std::optional<double> value) const;
};

/// What was seen of the figures of conditions, to say why nothing matched.
class SeenFigures
{
public:
    std::uint64_t namesakes = 0; ///< Recordings where several have the name of --player.
    /// Recordings that do not tell how many events of the types that are asked for there were.
    std::uint64_t partial = 0;

    void add(const ScanCondition &condition, std::optional<double> value);
    /// Inputs that a recording has, pressed or not.
    void addInputs(const FactMaterial &material);
    /// A sentence for each condition; one that was never tried, since another did not hold, has
    /// none.
    [[nodiscard]] std::vector<std::string> sentences(
        const std::vector<ScanCondition> &conditions) const;
    /// What to say of a condition for an input that no recording has and no format names.
    [[nodiscard]] std::optional<Fault> misspelling(
        const std::vector<ScanCondition> &conditions) const;

private:
    std::set<std::string> m_inputs;
    /// Lowest and highest, by what was written; nothing where none was known.
    std::map<std::string, std::optional<std::pair<double, double>>> m_seen;
};

/// Reads "FIGURE > N", or "SHARE > 85%". Errors: BadInput, with a sentence for the user.
[[nodiscard]] Result<ScanCondition> parseCondition(const std::string &text);

} // namespace tickscope::cli
