// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/fault.h"
#include "core/base/result.h"
#include "core/io/byte_source.h"
#include "core/model/damage.h"
#include "core/model/decoder.h"
#include "core/model/recording_info.h"
#include "core/model/scene/motion.h"
#include "core/model/time_base.h"

namespace tickscope {

/// A number that a recording's header states and that follows from its content, too.
struct HeaderClaim {
    FaultKind what;                    ///< Its name, as "markers"; a sentence without values.
    std::optional<double> stated = {}; ///< Nothing where the recorder has left it open.
    std::optional<double> found = {};  ///< Nothing where the content has no such thing.
    double tolerance = 0;              ///< By which both may differ in a good recording.

    /// Also of what is not stated.
    [[nodiscard]] bool isKept() const
    {
        // A stated number that is none is never kept.
        return !stated || (found && std::abs(*stated - *found) <= tolerance);
    }
};

class ArchiveReader;
class AttackTracker;
class MapContent;

/// What a walk must know to go on where an earlier one ended. Only the format that made it looks
/// inside.
class OutlineMemory
{
public:
    virtual ~OutlineMemory() = default;
};

/// What a walk over the container alone finds: it makes the timeline usable.
struct Outline {
    std::vector<SeekPoint> seekPoints; ///< By tick, and by byte.
    TimeBase time = TimeBase::uniform({}, Time{1});
    std::uint64_t endByte = 0; ///< Behind the last readable byte.
    bool isEmpty = true;       ///< No tick at all.
    /// Things have numbers as clients do: a client ID that is no player's is an entity's.
    bool numbersEntities = false;
    /// The recorder has not marked an end: it may still be writing, or ended before its time.
    bool mayGrow = false;
    /// First tick that what follows may still change. Only where the recording may grow.
    Tick unsettled;
    /// Counts of the format's own things; "group/name" for grouped ones.
    std::vector<std::pair<std::string, std::int64_t>> counts;
    std::vector<Damage> damage;
    std::vector<HeaderClaim> headerClaims; ///< What the header states of the content.
    Shared<OutlineMemory> memory;          ///< For outlineSince(); null where that walks again.

    /// Whether some of the seek points may turn out to be none.
    [[nodiscard]] bool hasClaims() const
    {
        return std::ranges::find(seekPoints, SeekPointKind::Claimed, &SeekPoint::kind)
               != seekPoints.end();
    }
};

/// Bytes that hold some ticks.
struct ChunkPlace {
    TickRange ticks;
    ByteRange bytes;
    std::string file = {}; ///< Beside the recording's own; empty for that one.
};

/// Of a recording that is seen to grow: what its last bytes lack is yet to come, and no damage.
void forgetTornEnd(Outline &outline);

/// What a repaired copy holds.
struct RepairReport {
    std::int64_t keptTicks = 0;
    std::int64_t lostTicks = 0; ///< As far as they can be known.
    std::vector<Fault> changes; ///< What was mended or left out.
};

/// What a clip is to have of its recording.
struct ClipOptions {
    enum class Chat { Kept, LeftOut };   ///< Chat, whispers and votes.
    enum class Names { Kept, Hidden };   ///< Hidden: pseudonyms stand where they are read.
    enum class Secrets { Kept, Hidden }; ///< Passwords and codes, which go with the names.

    TickRange ticks;
    Chat chat = Chat::Kept;
    Names names = Names::Kept;
    Secrets secrets = Secrets::Kept;
    std::function<void(double)> progress = {}; ///< Receives the share that is done; may be null.
};

/// What became of a clip.
struct ClipReport {
    TickRange ticks;            ///< Its first and last.
    std::int64_t tickCount = 0; ///< That are recorded.
    /// Ticks of the range that the clip lacks, since their state is not known.
    std::int64_t lostTicks = 0;
    std::vector<Fault> changes;           ///< What damage made the clip leave out.
    std::vector<std::string> hiddenTexts; ///< Names and clans that it must not be named by.
};

/// One opened recording. Immutable; any thread.
class Recording
{
public:
    virtual ~Recording() = default;

    [[nodiscard]] virtual const RecordingInfo &info() const = 0;

    /// Walks the container. Damage is in the outline; an Error means that nothing
    /// can be shown, or Cancelled.
    virtual Result<Outline> outline(std::stop_token stop) const = 0;

    /// What outline() gives, with no claimed keyframes among the seek points: all have been looked
    /// at, which takes longer.
    virtual Result<Outline> checkedOutline(std::stop_token stop) const
    {
        return outline(std::move(stop));
    }

    /// What outline() gives, where \a earlier is that of a file of the same name some time ago:
    /// of one that has only grown since, a format may walk no more than what is new.
    virtual Result<Outline> outlineSince(const Outline &earlier, std::stop_token stop) const;

    [[nodiscard]] virtual std::unique_ptr<Decoder> makeDecoder() const = 0;

    /// What a decoder of the same recording wrote down, the next one in \a archive. Errors: Damaged
    /// for what none did; Unsupported.
    virtual Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const;

    /// Where the ticks of the recording lie, by tick: from seek point to seek point, where the
    /// format knows no better.
    /// \param outline  of this recording.
    [[nodiscard]] virtual std::vector<ChunkPlace> chunkPlaces(const Outline &outline) const;

    /// The files that hold the recording, unpacked, the one after the other: the same in every
    /// copy. One that is missing is empty.
    /// \param number  from 0; null behind the last, and where there are no bytes at all.
    /// Errors: Io, Cancelled.
    virtual Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const;

    /// Bytes of the map file that lies in the recording.
    /// Errors: UnknownFormat when there is none, Truncated, LimitExceeded, Io, Cancelled.
    virtual Result<std::vector<std::byte>> embeddedMapFile(std::stop_token stop) const;
    /// Reads a map file of the recording's kind.
    virtual Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const;
    /// Whether readMap() reads it, without what that costs. Errors: those of readMap().
    virtual Result<void> checkMap(std::vector<std::byte> &&file) const;
    /// What MapReference::crc32 is for that map file: its CRC-32, unless the game takes it
    /// over a part of the file. Nothing when \a file is no such map.
    [[nodiscard]] virtual std::optional<std::uint32_t> mapCrc32(
        std::span<const std::byte> file) const;
    /// Folders in which the game keeps its maps on this machine, there or not.
    [[nodiscard]] virtual std::vector<std::string> gameMapFolders() const { return {}; }

    /// Writes a valid recording of all that the format can keep.
    /// Errors: Unsupported when the format has no repair, Io, Cancelled.
    virtual Result<RepairReport> repair(std::ostream &out, std::stop_token stop) const;

    /// Writes some ticks as a valid recording of the same format, which has the same states,
    /// events and ticks as this one there. Reads from the seek point before them on, and keeps no
    /// more in memory than a tick.
    /// \param outline  of this recording.
    /// \param out  can be sought in: what a header states is known at the end.
    /// Errors: Unsupported when the format has no clips, or none of that kind; OutOfRange when the
    /// range has too few ticks; Damaged when no state in it is known; LimitExceeded, Io, Cancelled.
    virtual Result<ClipReport> writeClip(const Outline &outline, const ClipOptions &options,
                                         std::ostream &out, std::stop_token stop) const;

    /// The same recording, where it and its map decide more than it holds: its states and events
    /// have what follows, too. It goes on from seek points of this one without that, and from its
    /// own with it. Null when nothing more follows. The map must be that of the recording.
    [[nodiscard]] virtual Shared<Recording> rebuiltWith(const Shared<MapContent> &map) const;

    /// \param map  null when there is none.
    [[nodiscard]] virtual Shared<Motion> makeMotion(Shared<MapContent> map) const;
    [[nodiscard]] virtual Shared<SceneMaker> makeScene(Shared<MapContent> map) const;
    /// Follows aim, shots and hits through its states. Null where the format has no such rules.
    [[nodiscard]] virtual std::unique_ptr<AttackTracker> makeAttackTracker(
        Shared<MapContent> map) const;
};

} // namespace tickscope
