// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/coding/tick_order.h"
#include "core/formats/teeworlds_common/items/presence_message.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"

namespace tickscope::teeworlds {

/// Messages about who comes and goes, read ahead of a walk: a snapshot may show already what a
/// later message of its tick says, or, where packets were lost, one of a later tick. No chunk is
/// read twice on the way forward. One thread.
class PresenceAhead
{
public:
    PresenceAhead(const Shared<ByteSource> &source, Protocol protocol, TickForm form)
        : m_chain(source, form)
        , m_protocol(protocol)
    {
    }

    /// Those from the tick at \a from to \a last at least, as far as nothing is damaged; of a flood
    /// of them the first. Valid until the next call. Errors: Io, Cancelled.
    Result<std::reference_wrapper<const PresenceMessages>> read(const PlacedTick &from, Tick last,
                                                                const std::stop_token &stop);

private:
    Result<void> read(const PlacedChunk &chunk, const std::stop_token &stop);

    ChunkChain m_chain;
    ChunkCodec m_codec;
    Protocol m_protocol;
    std::optional<std::uint64_t> m_from; ///< Offset of the last call.
    PresenceMessages m_messages;
};

/// Clients that die by the first snapshot of 0.6 behind \a message, a place in the tick at \a from
/// whose state is \a state: servers show every death there. None where it cannot be read.
[[nodiscard]] std::set<int> deathsBehind(const PlacedTick &from, std::uint64_t message,
                                         WorldState state, const Shared<ByteSource> &source,
                                         TickForm form);

} // namespace tickscope::teeworlds
