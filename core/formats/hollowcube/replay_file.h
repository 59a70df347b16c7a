// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/formats/hollowcube/chunk_store.h"
#include "core/formats/hollowcube/preamble.h"
#include "core/model/schema.h"

namespace tickscope::hollowcube {

/// A moment that the metadata points at.
struct ReplayMark {
    Tick tick;
    std::string label;
};

/// All of a recording but its chunks. Immutable once shared.
struct ReplayFile {
    Preamble preamble;
    ChunkStore store;
    Shared<Schema> schema;
    Shared<ValueTexts> entityTypes; ///< Words, or null.
    Shared<ValueTexts> blockStates; ///< Words, or null.
    double tickRate = DefaultTickRate;
    std::string runner;            ///< Name of the subject.
    std::vector<ReplayMark> marks; ///< By tick, inside the recording.

    [[nodiscard]] const ReplayHeader &header() const { return preamble.header; }
    [[nodiscard]] const ChunkIndex &index() const { return preamble.index; }
};

} // namespace tickscope::hollowcube
