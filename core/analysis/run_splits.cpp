// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/analysis/runs.h"

namespace tickscope {

std::vector<RunSplit> splitsOf(const RaceRun &left, const RaceRun &right)
{
    const auto sideOf = [](Tick tick, const std::optional<Time> &time) {
        return time ? std::optional(RunSplit::Side{tick, *time}) : std::nullopt;
    };
    std::vector<RunSplit> splits;
    // Who returns to a checkpoint crosses it again: the second time stands beside the second one.
    auto rest = right.checkpoints;
    for (const RaceRun::Checkpoint &here : left.checkpoints) {
        RunSplit split{here.name, sideOf(here.tick, here.time), {}};
        const auto there = std::ranges::find(rest, here.name, &RaceRun::Checkpoint::name);
        if (there != rest.end()) {
            split.right = sideOf(there->tick, there->time);
            rest.erase(there);
        }
        splits.push_back(std::move(split));
    }
    // What only the right run crossed stands where it did so, among those of the left one by time.
    for (const RaceRun::Checkpoint &there : rest) {
        const auto isBehind = [&there](const RunSplit &split) {
            return split.right && split.right->tick <= there.tick;
        };
        const auto last = std::find_if(splits.rbegin(), splits.rend(), isBehind);
        const auto next = std::find_if(last.base(), splits.end(), [&there](const RunSplit &split) {
            return split.right || (split.left && there.time < split.left->time);
        });
        splits.insert(next, {there.name, {}, sideOf(there.tick, there.time)});
    }
    RunSplit &finish = splits.emplace_back();
    if (left.isFinished)
        finish.left = sideOf(left.ticks.last, left.time);
    if (right.isFinished)
        finish.right = sideOf(right.ticks.last, right.time);
    return splits;
}

std::optional<Time> sumOfBest(const std::vector<RunSplit> &splits)
{
    Time sum{0};
    Time left{0};
    Time right{0};
    for (const RunSplit &split : splits) {
        // Who was at one earlier that lies behind it for the other has no time for the part
        // between.
        if (!split.lag() || split.left->time < left || split.right->time < right)
            return {};
        sum += std::min(split.left->time - left, split.right->time - right);
        left = split.left->time;
        right = split.right->time;
    }
    return sum;
}

} // namespace tickscope
