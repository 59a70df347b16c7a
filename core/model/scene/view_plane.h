// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/scene/scene.h"

namespace tickscope {

/// From where a world of three dimensions is seen. Pictures grow to the right and down.
enum class ViewPlane {
    Top,   ///< From above: scenes and maps are made so.
    Front, ///< From the lower edge of that picture: what is right stays right, height is up.
    Side,  ///< From its right edge: what is at the top there is to the right, height is up.
};

/// The place in a picture of that plane. \param place  seen from above.
[[nodiscard]] Vector2 inPlane(Vector2 place, double height, ViewPlane plane);

/// \a scene, seen from above, as it is in \a plane. What has no height is on no picture
/// from the side.
[[nodiscard]] Scene inPlane(Scene scene, ViewPlane plane);

} // namespace tickscope
