// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/coding/tick_order.h"
#include "core/formats/teeworlds_common/items/presence_message.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"

namespace tickscope::teeworlds {

/// Messages about who comes and goes, read ahead of a walk: a snapshot may show already what a
/// later message of its tick says, or, where packets were lost, one of a later tick. No chunk is
/// read twice on the way forward. Also what the next snapshot says of a message. One thread.
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

    // By the first snapshot behind \a message, which lies in the tick at \a from, whose state is
    // \a state; none where it cannot be read.

    /// Clients of 0.6 that die: servers show every death there.
    [[nodiscard]] std::set<int> deathsBehind(const PlacedTick &from, std::uint64_t message,
                                             const WorldState &state);
    /// Who has which client ID.
    [[nodiscard]] std::map<int, std::string> namesBehind(const PlacedTick &from,
                                                         std::uint64_t message,
                                                         const WorldState &state);

private:
    std::optional<WorldState> stateBehind(const PlacedTick &from, std::uint64_t message,
                                          WorldState state);
    Result<void> read(const PlacedChunk &chunk, const std::stop_token &stop);

    ChunkChain m_chain;
    ChunkCodec m_codec;
    Protocol m_protocol;
    std::optional<std::uint64_t> m_from; ///< Offset of the last call.
    PresenceMessages m_messages;
};

} // namespace tickscope::teeworlds
