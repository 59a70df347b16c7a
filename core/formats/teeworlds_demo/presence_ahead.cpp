// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/presence_ahead.h"

#include <utility>

#include "core/base/try.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"

namespace tickscope::teeworlds {

/// Of a flood of them, and as long as programs write them.
constexpr std::size_t MostMessages = 256;
constexpr std::size_t LongestMessage = 512;

Result<std::reference_wrapper<const PresenceMessages>> PresenceAhead::read(
    const PlacedTick &from, Tick last, const std::stop_token &stop)
{
    if (!m_from || from.offset < *m_from || m_chain.offset() < from.offset) {
        m_chain.restart(from.offset, from.tick);
        m_messages.clear();
    }
    m_from = from.offset;
    std::erase_if(m_messages, [&](const auto &message) { return message.byte < from.offset; });
    for (;;) {
        const auto chunk = m_chain.peek(stop);
        if (!chunk && endsReading(chunk.error().code))
            return tl::unexpected(chunk.error());
        const bool isEnd = !chunk || !*chunk;
        if (isEnd || ((*chunk)->header.kind == ChunkKind::TickMarker && (*chunk)->tick > last))
            return m_messages;
        TRY(read(**chunk, stop));
        m_chain.accept(**chunk);
    }
}

/// A message that cannot be read says nothing.
Result<void> PresenceAhead::read(const PlacedChunk &chunk, const std::stop_token &stop)
{
    if (chunk.header.kind != ChunkKind::Message || m_messages.size() >= MostMessages)
        return {};
    TRY_ASSIGN(const auto data, m_chain.data(chunk, stop));
    if (shortSystemId(m_codec.decodeHead(data)) != 0)
        return {};
    const auto bytes = m_codec.decodeBytes(data);
    const auto message = bytes && bytes->size() <= LongestMessage
                             ? decodeMessage(*bytes, m_protocol)
                             : failure(ErrorCode::LimitExceeded, {});
    if (auto said = message ? presenceIn(*message) : std::nullopt) {
        said->tick = chunk.tick;
        said->byte = chunk.offset;
        m_messages.push_back(*std::move(said));
    }
    return {};
}

std::set<int> deathsBehind(const PlacedTick &from, std::uint64_t message, WorldState state,
                           const Shared<ByteSource> &source, TickForm form)
{
    constexpr std::uint32_t Death06 = 17;
    constexpr std::size_t ClientId = 2;
    std::set<int> clients;
    ChunkChain chain(source, form);
    chain.restart(from.offset, from.tick);
    for (int markers = 0; markers < 2;) {
        const auto chunk = chain.peek({});
        if (!chunk || !*chunk)
            return clients;
        const ChunkKind kind = (*chunk)->header.kind;
        const bool isBehind = (*chunk)->offset > message;
        if (isBehind && (kind == ChunkKind::Snapshot || kind == ChunkKind::Delta)) {
            ChunkCodec codec;
            SnapshotApplier applier;
            const auto data = chain.data(**chunk, {});
            const auto ints = data.and_then([&](auto bytes) { return codec.decode(bytes); });
            const bool isRead = ints
                                && (kind == ChunkKind::Snapshot
                                        ? applier.applyFull(*ints, state)
                                        : applier.applyDelta(*ints, Protocol::V06, state));
            state.forEach([&](const ItemView &item) {
                if (isRead && item.key.type == Death06 && item.words.size() > ClientId)
                    clients.insert(item.words[ClientId]);
            });
            return clients;
        }
        if (isBehind && kind == ChunkKind::TickMarker)
            ++markers;
        chain.accept(**chunk);
    }
    return clients;
}

} // namespace tickscope::teeworlds
