// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/tick.h"

namespace tickscope {

/// A tick that the recording itself points at.
struct RecordedMarker {
    enum class Kind {
        Marker,        ///< Set by a person, while it was recorded or later.
        AnticheatFlag, ///< What a check of the server found.
    };
    Tick tick;
    Kind kind = Kind::Marker;
    std::string label = {}; ///< As recorded; may be empty.

    friend bool operator==(const RecordedMarker &, const RecordedMarker &) = default;
};

/// What \a marker says, in English: "anticheat flag: speed 0.75". Empty for one without words.
[[nodiscard]] inline std::string markerText(const RecordedMarker &marker)
{
    if (marker.kind == RecordedMarker::Kind::Marker)
        return marker.label;
    return marker.label.empty() ? "anticheat flag" : "anticheat flag: " + marker.label;
}

} // namespace tickscope
