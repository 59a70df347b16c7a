// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/hash.h"
#include "core/base/tick.h"
#include "core/model/value.h"

namespace tickscope {

/// The map that a recording was made on, as far as the recording tells.
struct MapReference {
    std::string name;
    std::uint64_t size = 0;             ///< Bytes; 0 when not known.
    std::optional<std::uint32_t> crc32; ///< As the recording states it.
    std::optional<Sha256Digest> sha256; ///< As the recording states it.
    bool isEmbedded = false;
    std::string fileSuffix; ///< Of map files, with the dot.
};

/// What is known of a recording without reading its stream.
struct RecordingInfo {
    std::string format; ///< The folder's name, e.g. "teeworlds_demo".
    int formatVersion = 0;
    std::optional<std::string> protocol;
    std::string type;                      ///< "client", "server"; empty when not told.
    std::string timestamp;                 ///< As recorded; local time of the recorder.
    std::optional<std::int64_t> wallClock; ///< timestamp in seconds since 1970 as if it were UTC.
    double tickRate = 0;                   ///< Ticks a second; 0 when uneven.
    std::optional<MapReference> map;
    std::vector<Tick> markers;                           ///< Set by the recording person.
    std::vector<std::pair<std::string, Value>> metadata; ///< All header values, in file order.
    std::string seekPointKind;     ///< Word for seek points of the file: "keyframe".
    bool statesAreRecorded = true; ///< False when states are rebuilt from inputs.
    std::uint64_t byteSize = 0;
};

} // namespace tickscope
