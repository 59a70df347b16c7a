// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/model/damage.h"
#include "core/model/pass_sink.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/support/state_difference.h"

/// Whether jumps into a recording show what a walk from its beginning gives.
namespace tickscope::test {

/// Listens to everything and keeps nothing: what messages tell gets into the states.
class Listener : public PassSink
{
public:
    void damageFound(const Damage &found) override { damage.push_back(found); }

    std::vector<Damage> damage;
};

struct Walked {
    Tick tick;
    WorldState state;
};

/// The ticks of \a recording with their states; \a most of them. All keyframes have been looked at.
[[nodiscard]] inline std::vector<Walked> walk(
    const Shared<Recording> &recording, PassSink *sink,
    std::size_t most = std::numeric_limits<std::size_t>::max())
{
    std::vector<Walked> walked;
    const auto outline = recording->checkedOutline({});
    if (!outline)
        return walked;
    Walker walker(recording, outline->seekPoints);
    while (walked.size() < most && walker.step(sink, {}) == Step::Done)
        walked.push_back({walker.decoder().tick(), walker.decoder().state()});
    return walked;
}

/// Number of the last one at or before \a tick; -1 when there is none.
[[nodiscard]] inline std::ptrdiff_t placeOf(const std::vector<Walked> &walked, Tick tick)
{
    return std::ranges::upper_bound(walked, tick, {}, &Walked::tick) - walked.begin() - 1;
}

/// Which items of states are compared.
enum class Compared {
    All,
    WithoutMemory, ///< But for those that only messages brought.
};

[[nodiscard]] inline bool agree(const WorldState &left, const WorldState &right, Compared compared)
{
    if (compared == Compared::All)
        return left == right;
    bool isSame = true;
    const auto isMemory = [](const WorldState &state, const std::optional<ItemView> &item) {
        const ItemType *type = item ? state.schema()->find(item->key.type) : nullptr;
        return !item || (type && type->isMemory);
    };
    forEachDifference(left, right, [&](const auto &before, const auto &after) {
        isSame = isSame && isMemory(left, before) && isMemory(right, after);
    });
    return isSame;
}

/// Where the states and events of two recordings differ; empty when they nowhere do.
[[nodiscard]] inline std::string differenceOf(const Shared<Recording> &left,
                                              const Shared<Recording> &right)
{
    const auto leftIndex = buildIndex(left, {});
    const auto rightIndex = buildIndex(right, {});
    if (!leftIndex || !rightIndex)
        return faultText((leftIndex ? rightIndex : leftIndex).error().fault);
    const Index &one = **leftIndex;
    const Index &other = **rightIndex;
    if (one.ticks() != other.ticks() || one.eventCount() != other.eventCount())
        return "ticks or number of events";
    for (std::size_t row = 0; row < one.eventCount(); ++row) {
        const EventRow a = one.event(row);
        const EventRow b = other.event(row);
        if (a.tick != b.tick || a.form != b.form || !(a.values == b.values) || a.client != b.client)
            return "event " + std::to_string(row);
    }
    Listener heard;
    const auto walked = walk(left, &heard);
    const auto otherWalked = walk(right, &heard);
    const auto isSame = [](const Walked &a, const Walked &b) {
        return a.tick == b.tick && a.state == b.state;
    };
    const auto place = std::ranges::mismatch(walked, otherWalked, isSame).in1;
    const bool isWhole = place == walked.end() && walked.size() == otherWalked.size();
    return isWhole && heard.damage.empty() ? std::string() : "states";
}

template<typename Shown>
[[nodiscard]] bool isPlace(const std::optional<Shown> &shown, const std::vector<Walked> &walked,
                           std::ptrdiff_t place, Compared compared)
{
    if (place < 0 || place >= std::ssize(walked))
        return !shown;
    const Walked &expected = walked[static_cast<std::size_t>(place)];
    return shown && shown->tick == expected.tick
           && agree(*shown->recorded, expected.state, compared);
}

/// What is wrong with the frame of \a tick; empty when it is what walking gave.
[[nodiscard]] inline std::string faultOf(const Result<Frame> &frame,
                                         const std::vector<Walked> &walked, Tick tick,
                                         Compared compared = Compared::All)
{
    const std::string at = "tick " + std::to_string(tick.value) + ": ";
    if (!frame)
        return at + faultText(frame.error().fault);
    const auto place = placeOf(walked, tick);
    if (frame->asked != tick)
        return at + "another tick";
    if (!isPlace(frame->at, walked, place, compared))
        return at + "the state";
    if (!isPlace(frame->before, walked, place - 1, compared))
        return at + "the state before";
    if (!isPlace(frame->next, walked, place + 1, compared))
        return at + "the state after";
    return {};
}

/// The first fault when \a ticks are shown in this order.
[[nodiscard]] inline std::string faultInOrder(const Shared<Recording> &recording,
                                              const Index &index, const std::vector<Walked> &walked,
                                              const std::vector<Tick> &ticks,
                                              std::size_t cacheBytes,
                                              Compared compared = Compared::All)
{
    Cursor cursor(recording, cacheBytes);
    const auto mover = recordedMotion()->makeMover();
    for (const Tick tick : ticks) {
        const std::string fault = faultOf(cursor.frameAt(tick, index, *mover, {}), walked, tick,
                                          compared);
        if (!fault.empty())
            return fault;
    }
    return {};
}

} // namespace tickscope::test
