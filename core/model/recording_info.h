// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/fault.h"
#include "core/base/hash.h"
#include "core/base/tick.h"
#include "core/model/state/schema.h"

namespace tickscope::limits {

/// The most checkpoints of a recording without seek points of its own, by CheckpointBytes; in a
/// longer one they lie further apart. Each takes 4 KB of memory in a teehistorian file, 40 KB in a
/// crowded demo.
inline constexpr std::uint64_t Checkpoints = 512;

/// Where checkpoints are packed there are so many more, in ticks from one to the next: a jump into
/// a demo whose keyframes are 252 ticks apart takes a fifth of the time.
inline constexpr std::int64_t NearCheckpointSpacing = 51;

/// What those may take of memory, in bytes; in a long or crowded recording they lie further apart.
/// A demo of half an hour with thirty players needs 6 MiB.
inline constexpr std::size_t NearCheckpointBytes = 8U << 20;

} // namespace tickscope::limits

namespace tickscope {

struct EventKind;

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

/// The map that a recording was made on, as far as the recording says.
struct MapReference {
    std::string name;
    std::uint64_t size = 0;             ///< Bytes; 0 when not known.
    std::optional<std::uint32_t> crc32; ///< As the recording states it; Recording::mapCrc32().
    std::optional<Sha256Digest> sha256; ///< As the recording states it.
    bool isEmbedded = false;
    std::string fileSuffix;   ///< Of map files, with the dot.
    std::uint64_t offset = 0; ///< Of an embedded one: first byte in the recording.
};

/// One value of a recording's header, or several under one name.
struct HeaderValue {
    enum class Shape {
        Single,
        Group, ///< Of named values: settings, tuning.
        List,  ///< Of values without names.
    };
    std::string name;
    Value value;           ///< Nothing for groups and lists.
    bool isSecret = false; ///< A password or the like: shown only on a person's wish.
    Shape shape = Shape::Single;
    std::vector<HeaderValue> parts = {};
};

/// Ties a recording to the one that the same server wrote before it.
struct RecordingChain {
    std::string id;       ///< Of this recording; empty when it has none.
    std::string previous; ///< Of the one before; empty when there is none.
};

/// The clock that a recording's timestamp was read from.
enum class TimestampZone {
    Unknown,
    Utc,
    Stated,   ///< The text says it: "+0200".
    Recorder, ///< Local time where it was recorded, wherever that was.
};

/// What is known of a recording without reading its stream.
struct RecordingInfo {
    std::string format; ///< The folder's name, e.g. "teeworlds_demo".
    int formatVersion = 0;
    std::optional<std::string> protocol;
    std::string protocolName
        = {};              ///< Versions of the game that speak it; empty where none is known.
    std::string type;      ///< "client", "server"; empty when unknown.
    std::string timestamp; ///< As recorded.
    TimestampZone zone = TimestampZone::Unknown;
    /// timestamp in seconds since 1970: in UTC where \a zone says so, else the recorder's
    /// local time as if it were UTC.
    std::optional<std::int64_t> wallClock;
    std::optional<Tick> wallClockTick; ///< When it was that; nothing: at the first tick.
    /// From so long after the first tick on the time of day is unknown: recording had paused.
    std::optional<Time> wallClockEnd = {};
    double tickRate = 0; ///< Ticks a second; 0 when uneven.
    GameLength length;
    std::optional<MapReference> map;
    std::string server = {}; ///< As it calls itself; empty where the recording does not say.
    std::string world;       ///< Id of where it was recorded, in games that number their maps.
    std::vector<RecordedMarker> markers; ///< By tick, inside the recording or not.
    std::vector<HeaderValue> metadata;   ///< All header values, in file order.
    RecordingChain chain;
    /// What the recording calls itself, the same in all its copies and while it is written; empty
    /// when it has no such name.
    std::string identity;
    /// Counts, or groups of them, that only passes find; see Outline::counts.
    std::vector<std::string> decodedCounts;
    /// A sentence about what is recorded and cannot be read; nothing where all can. Then players,
    /// entities and decodedCounts are unknown, which is not none.
    std::optional<Fault> unread = {};
    /// Kinds of events of which not all are recorded, or can be read; see knowsEvents().
    std::vector<const EventKind *> partialKinds = {};
    std::string seekPointKind;       ///< Word for seek points of the file: "keyframe".
    bool leavesOutIdleTicks = false; ///< Nothing happened in a tick that is not recorded.
    bool countsPresses = false;      ///< Also those that begin and end within one tick.
    std::uint64_t byteSize = 0;
    /// Seek points of our own, about so many at most: more lie nearer to each other.
    std::uint64_t checkpoints = limits::Checkpoints;
    bool packsCheckpoints = false;  ///< They take few bytes, and lie between keyframes, too.
    bool needsMapToRebuild = false; ///< With its map more follows; see Recording::rebuiltWith().

    /// wallClock at \a first, the first tick of the recording, with the part of a second.
    [[nodiscard]] std::optional<double> wallClockAtFirst(Tick first) const
    {
        if (!wallClock)
            return {};
        const bool isLater = wallClockTick && tickRate > 0;
        return static_cast<double>(*wallClock)
               + (isLater ? static_cast<double>(first - *wallClockTick) / tickRate : 0.0);
    }
};

} // namespace tickscope
