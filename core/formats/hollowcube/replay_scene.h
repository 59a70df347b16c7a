// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/hollowcube/replay_file.h"
#include "core/model/motion.h"

namespace tickscope::hollowcube {

/// The world from above: east to the right, south down. y is up in this game and goes into
/// the labels.
[[nodiscard]] Shared<SceneMaker> replayScene(Shared<ReplayFile> file);

} // namespace tickscope::hollowcube
