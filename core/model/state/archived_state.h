// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/archive.h"
#include "core/model/state/world_state.h"

namespace tickscope {

/// All items by type and id. The schema is not written: who reads knows which one it is.
void visitFields(ArchiveWriter &archive, const WorldState &state);
void visitFields(ArchiveReader &archive, WorldState &state);

} // namespace tickscope
