// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/hollowcube/replay_file.h"
#include "core/model/scene/motion.h"

namespace tickscope::hollowcube {

/// The world from above: east to the right, south down, y up. With the blocks that differ
/// from the world's own; of very many those about the subject.
[[nodiscard]] Shared<SceneMaker> replayScene(Shared<ReplayFile> file);

} // namespace tickscope::hollowcube
