// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"
#include "core/model/decoder.h"

namespace tickscope::teeworlds {

/// Receives the chunks of a stretch, in the order of the file. What it gets is valid during the
/// call only.
class ChunkVisitor
{
public:
    virtual ~ChunkVisitor() = default;

    /// Reading begins at a seek point, the first one or one behind damage: no delta that
    /// follows is about what came before.
    virtual Result<void> jumped() = 0;
    /// \param isFollowed  a whole chunk lies behind the marker: else it gives no tick.
    virtual Result<void> marker(const PlacedChunk &chunk, bool isFollowed) = 0;
    /// A snapshot, a delta or a message.
    virtual Result<void> data(const PlacedChunk &chunk, std::span<const std::byte> data) = 0;
    /// A chunk of a kind that no recorder writes; players pass it.
    virtual void unusedChunk() {}
};

/// Reads the chunks of some ticks of a demo, as its decoder would: from seek point to seek point
/// where it is damaged. One thread.
class ChunkStretch
{
public:
    /// \param seekPoints  of the demo's outline; must outlive this.
    ChunkStretch(Shared<ByteSource> source, TickForm form,
                 const std::vector<SeekPoint> &seekPoints);

    /// Visits the chunks from the seek point before \a ticks to their end.
    /// Errors: those of \a visitor, Io, Cancelled.
    Result<void> visit(TickRange ticks, ChunkVisitor &visitor, const std::stop_token &stop);

    /// Number of the seek point from which \a tick is read.
    [[nodiscard]] std::size_t seekPointOf(Tick tick) const;

private:
    enum class Outcome { Passed, Broken }; ///< Broken: reading goes on at the next seek point.
    Result<Outcome> visitFrom(TickRange ticks, ChunkVisitor &visitor, const std::stop_token &stop);
    [[nodiscard]] bool runsPastSeekPoint(const PlacedChunk &marker);

    ChunkChain m_chain;
    const std::vector<SeekPoint> &m_seekPoints;
    std::size_t m_next = 0; ///< Seek point that comes next.
};

} // namespace tickscope::teeworlds
