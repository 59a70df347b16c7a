// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/hollowcube/chunks/replay_header.h"
#include "core/formats/hollowcube/coding/replay_event.h"
#include "core/io/byte_source.h"
#include "core/io/http/http_options.h"

namespace tickscope {

/// The subject of a run at the end of a tick. Nothing stands for what the recording does not say
/// there. Source: hollowcube-replay.md, section 20.6.
struct GhostState {
    Tick tick;
    std::optional<hollowcube::Placement> placement;
    std::optional<hollowcube::Vector3> velocity; ///< Blocks a tick; recorded only with a move.
    std::optional<std::int32_t> pose;            ///< Below hollowcube::PoseCount.
    std::optional<std::uint8_t> flags;           ///< All of them; section 8.
    std::optional<hollowcube::Hand> usedHand;    ///< Also nothing where no item is used.
};

/// Reads where the subject of a Hollow Cube recording is, tick by tick, for who lets somebody race
/// against it: without an index of ours, and in little memory whatever the file says. One thread.
///
/// Takes at most a MiB beside one unpacked chunk, which has at most limits::ReplayChunkBytes.
/// Going on to the next tick costs about a microsecond; going elsewhere reads the chunk of that
/// tick, or those from the last one before it that has a snapshot. Items, blocks and other
/// entities are passed over.
class GhostReader
{
public:
    /// Receives RunStart, CheckpointReached, CheckpointReset and RunEnd as at() comes by them.
    /// Texts are valid during the call only.
    using RunListener = std::function<void(Tick, const hollowcube::ReplayEvent &)>;

    /// \param file  compacted; a segmented recording is read, too, as Format::open() takes it.
    /// Errors: those of the header and the index; LimitExceeded for metadata or a dictionary
    /// beyond limits::GhostMetadataBytes; Io, Cancelled.
    static Result<GhostReader> open(Shared<ByteSource> file, std::stop_token stop = {});
    /// \a options for openUrl() with which a file on a server takes little memory, too: what is
    /// read is fetched by ranges, and a few blocks stay.
    [[nodiscard]] static HttpOptions httpOptions(HttpOptions options = {});
    ~GhostReader();
    GhostReader(GhostReader &&) noexcept;
    GhostReader &operator=(GhostReader &&) noexcept;

    /// World and version of the run among others.
    [[nodiscard]] const hollowcube::ReplayHeader &header() const;
    [[nodiscard]] TickRange ticks() const;
    [[nodiscard]] double ticksPerSecond() const;

    /// \param listener  null for none. Called for the ticks that at() is asked for, not for those
    /// that it goes over.
    void setRunListener(RunListener listener);

    /// Errors: OutOfRange; what is wrong with the bytes that tell the tick, which leaves ticks
    /// from the next snapshot on readable; LimitExceeded where the last snapshot is too far
    /// back; Io, Cancelled.
    Result<GhostState> at(Tick tick, std::stop_token stop = {});

private:
    class Player;
    explicit GhostReader(std::unique_ptr<Player> player);
    std::unique_ptr<Player> m_player;
};

} // namespace tickscope
