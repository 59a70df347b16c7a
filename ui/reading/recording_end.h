// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timeline/index.h"

namespace tickscope {

/// Where a recording ended when it was read, to see whether it has grown since.
struct RecordingEnd {
    Tick last;
    bool mayGrow = false;

    [[nodiscard]] static RecordingEnd of(const Index &index)
    {
        return {index.ticks().last, index.outline().mayGrow};
    }
    friend bool operator==(const RecordingEnd &, const RecordingEnd &) = default;
};

} // namespace tickscope
