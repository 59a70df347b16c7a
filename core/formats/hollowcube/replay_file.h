// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/formats/hollowcube/chunk_store.h"
#include "core/formats/hollowcube/preamble.h"
#include "core/model/event.h"
#include "core/model/schema.h"

namespace tickscope::hollowcube {

/// A moment that the metadata points at, or at which recording itself was disturbed.
struct ReplayMark {
    Tick tick;
    std::string label;
    std::string_view kind = event_kind::Marker;
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
    /// Chunks of the index that were committed; what is behind them was recovered.
    std::size_t committedChunks = 0;
    bool mayGrow = false; ///< Nothing says that the recorder has finished.

    [[nodiscard]] const ReplayHeader &header() const { return preamble.header; }
    [[nodiscard]] const ChunkIndex &index() const { return preamble.index; }
    [[nodiscard]] std::int64_t committedTicks() const
    {
        return committedChunks == 0 ? 0 : index()[committedChunks - 1].endTick();
    }
};

} // namespace tickscope::hollowcube
