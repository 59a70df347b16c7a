// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/items/item_events.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"

namespace tickscope::teeworlds {

/// Looks ahead for who leaves by a later message of a tick, whose snapshot may show the next one
/// already. One thread.
class LeaverSearch
{
public:
    LeaverSearch(const Shared<ByteSource> &source, Protocol protocol, TickForm form)
        : m_chain(source, form)
        , m_protocol(protocol)
    {
    }

    /// Of the messages behind \a snapshot. Valid as long as the parameters are.
    /// \param tickByte  where the tick begins. A tick is searched once.
    ItemEvents::LeavesBehind behind(const PlacedChunk &snapshot, std::uint64_t tickByte,
                                    const std::stop_token &stop);

    void forget() { m_tickByte.reset(); }

private:
    void search(const PlacedChunk &snapshot, const std::stop_token &stop);

    ChunkChain m_chain;
    ChunkCodec m_codec;
    Protocol m_protocol;
    std::vector<std::pair<std::uint64_t, Leaver>> m_leavers; ///< With the byte of the message.
    std::optional<std::uint64_t> m_tickByte;                 ///< Of that tick.
};

} // namespace tickscope::teeworlds
