// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/items/item_events.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"
#include "core/model/decoder.h"

namespace tickscope::teeworlds {

/// Lines of a server in the chat of 0.6, read ahead of a walk: where packets were lost they come
/// behind the snapshot that shows what they say. No chunk is read twice on the way forward. One
/// thread.
class LinesAhead
{
public:
    LinesAhead(const Shared<ByteSource> &source, TickForm form)
        : m_chain(source, form)
    {
    }

    /// Gives \a events those of the ticks behind \a tick, which begin at \a offset with \a next, as
    /// far as nothing is damaged; of a flood of them the first.
    /// Errors: Io, Cancelled.
    Result<void> hear(std::uint64_t offset, Tick tick, const std::optional<NextStep> &next,
                      ItemEvents &events, PassSink &sink, const std::stop_token &stop);

private:
    Result<void> read(const PlacedChunk &chunk, const std::stop_token &stop);

    ChunkChain m_chain;
    ChunkCodec m_codec;
    std::optional<std::uint64_t> m_from; ///< Offset of the last call.
    ItemEvents::PlacedLines m_lines;
};

} // namespace tickscope::teeworlds
