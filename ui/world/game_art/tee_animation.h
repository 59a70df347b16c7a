// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "core/model/scene/scene.h"

namespace tickscope {

/// Place and turn of one part of a figure.
struct PartPose {
    QPointF place;    ///< Units from the tee's middle.
    double turns = 0; ///< Whole turns, clockwise.

    friend PartPose operator+(const PartPose &left, const PartPose &right)
    {
        return {left.place + right.place, left.turns + right.turns};
    }
};

/// How a tee stands, walks, jumps and swings.
/// Source: teeworlds-game-data.md, section 4.1.
struct TeePose {
    PartPose body;
    PartPose backFoot;
    PartPose frontFoot;
    double weaponTurns = 0; ///< Of hammer and sword.
};

/// A pure function of the moment: steps follow from the place.
[[nodiscard]] TeePose poseOf(const Actor &actor);

/// Walking at \a share (0 to 1) of the cycle, without the base that every pose has.
[[nodiscard]] TeePose walkAt(double share);

} // namespace tickscope
