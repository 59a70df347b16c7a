// SPDX-License-Identifier: MIT
#include "core/analysis/compare/differences.h"

#include <algorithm>
#include <optional>

#include "core/analysis/compare/state_walk.h"
#include "core/base/try.h"
#include "core/formats/format.h"

namespace tickscope {

/// Client ID of who recorded it; nothing where no state is known.
static Result<std::optional<int>> recorderAt(const ComparedSide &side, Tick tick,
                                             const std::stop_token &stop)
{
    StateWalk walk(side, tick);
    TRY_ASSIGN(const bool isKnown, walk.goTo(tick, stop));
    return isKnown ? std::optional(side.format->recorderIn(walk.state())) : std::nullopt;
}

Result<ComparedViews> viewsOf(const ComparedSide &left, const ComparedSide &right,
                              const std::stop_token &stop)
{
    if (!left.format || left.format != right.format)
        return ComparedViews{};
    if (left.format->comparability().isWhole)
        return ComparedViews{.areOne = true};
    // Where ticks last as long as they like, copies of a recording are all that can be of one.
    const bool isUneven = left.content.recording->info().tickRate <= 0;
    if (!isUneven && isSameSession(left.content, right.content) == SameSession::No)
        return ComparedViews{};
    const TickRange here = left.content.index->ticks();
    const TickRange there = right.content.index->ticks();
    const Tick first = std::max(here.first, there.first);
    const Tick middle = first + (std::min(here.last, there.last) - first) / 2;
    TRY_ASSIGN(const auto recorder, recorderAt(left, middle, stop));
    TRY_ASSIGN(const auto other, recorderAt(right, middle, stop));
    const auto isOfServer = [](const ComparedSide &side, std::optional<int> client) {
        return side.content.recording->info().type == "server" && client == NoClient;
    };
    const bool isLeftWhole = isOfServer(left, recorder);
    const bool isRightWhole = isOfServer(right, other);
    const bool isOfOnePlayer = recorder && recorder == other && *recorder != NoClient
                               && left.content.recording->info().type
                                      == right.content.recording->info().type;
    return ComparedViews{.areOne = isOfOnePlayer || (isLeftWhole && isRightWhole),
                         .isLeftWhole = isLeftWhole,
                         .isRightWhole = isRightWhole};
}

} // namespace tickscope
