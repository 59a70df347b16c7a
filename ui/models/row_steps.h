// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace tickscope {

/// One step on the way from the rows that a model has to those that it shall have.
struct RowStep {
    enum class Kind { Remove, Insert };
    Kind kind = Kind::Insert;
    int first = 0; ///< Row when the steps before are done; for Insert also the row in the new list.
    int count = 0;

    friend bool operator==(const RowStep &, const RowStep &) = default;
};

/// Steps that turn the rows with keys \a before into those with keys \a after. Both
/// ascend strictly. Rows that both have stay, and so do selection and expansion.
template<typename Key>
std::vector<RowStep> rowSteps(const std::vector<Key> &before, const std::vector<Key> &after)
{
    std::vector<RowStep> steps;
    const auto add = [&steps](RowStep::Kind kind, std::size_t row) {
        const int first = static_cast<int>(row);
        if (!steps.empty() && steps.back().kind == kind) {
            RowStep &last = steps.back();
            if (first == (kind == RowStep::Kind::Insert ? last.first + last.count : last.first)) {
                ++last.count;
                return;
            }
        }
        steps.push_back({kind, first, 1});
    };

    std::size_t old = 0;
    std::size_t now = 0;
    while (old < before.size() || now < after.size()) {
        if (now == after.size() || (old < before.size() && before[old] < after[now])) {
            add(RowStep::Kind::Remove, now);
            ++old;
        } else if (old == before.size() || after[now] < before[old]) {
            add(RowStep::Kind::Insert, now);
            ++now;
        } else {
            ++old;
            ++now;
        }
    }
    return steps;
}

} // namespace tickscope
