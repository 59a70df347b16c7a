// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/scene/motion.h"

namespace tickscope::goldsrc {

/// The world from above: x to the right and y up, as maps of these games are drawn. The
/// camera is where the recording person stands; HLTV recordings have nobody.
[[nodiscard]] Shared<SceneMaker> demoScene();

} // namespace tickscope::goldsrc
