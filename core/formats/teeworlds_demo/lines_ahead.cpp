// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/lines_ahead.h"

#include "core/base/try.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"

namespace tickscope::teeworlds {

/// Of a flood of them, and as long as programs write them.
constexpr std::size_t MostLinesAhead = 256;
constexpr std::size_t LongestLine = 512;

Result<void> LinesAhead::hear(std::uint64_t offset, Tick tick, const std::optional<NextStep> &next,
                              ItemEvents &events, PassSink &sink, const std::stop_token &stop)
{
    const Tick last = tick + ItemEvents::MostLineTicks;
    if (!m_from || offset < *m_from || m_chain.offset() < offset) {
        m_chain.restart(offset, next ? std::optional(next->tick) : std::nullopt);
        m_lines.clear();
    }
    m_from = offset;
    std::erase_if(m_lines, [offset](const auto &line) { return line.first < offset; });
    for (;;) {
        const auto chunk = m_chain.peek(stop);
        if (!chunk && endsReading(chunk.error().code))
            return tl::unexpected(chunk.error());
        const bool isEnd = !chunk || !*chunk;
        if (isEnd || ((*chunk)->header.kind == ChunkKind::TickMarker && (*chunk)->tick > last))
            break;
        TRY(read(**chunk, stop));
        m_chain.accept(**chunk);
    }
    events.hearAhead(m_lines, tick, sink);
    return {};
}

Result<void> LinesAhead::read(const PlacedChunk &chunk, const std::stop_token &stop)
{
    if (chunk.header.kind != ChunkKind::Message || m_lines.size() >= MostLinesAhead)
        return {};
    TRY_ASSIGN(const auto data, m_chain.data(chunk, stop));
    if (shortSystemId(m_codec.decodeHead(data)) != 0)
        return {};
    const auto bytes = m_codec.decodeBytes(data);
    const auto message = bytes ? decodeMessage(*bytes, Protocol::V06)
                               : Result<Message>(tl::unexpected(bytes.error()));
    if (!message || !message->type || message->type->topic != MessageTopic::Chat06
        || message->numberAt(message_index::ChatClient) >= 0)
        return {};
    if (const auto line = message->textAt(message_index::ChatText06); line.size() <= LongestLine)
        m_lines.emplace_back(chunk.offset, line);
    return {};
}

} // namespace tickscope::teeworlds
