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
        TRY_READING(chunk);
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
                             : limitExceeded({});
    if (auto said = message ? presenceIn(*message) : std::nullopt) {
        said->tick = chunk.tick;
        said->byte = chunk.offset;
        m_messages.push_back(*std::move(said));
    }
    return {};
}

std::optional<WorldState> PresenceAhead::stateBehind(const PlacedTick &from, std::uint64_t message,
                                                     WorldState state)
{
    m_from.reset();
    m_chain.restart(from.offset, from.tick);
    for (int markers = 0; markers < 2;) {
        const auto chunk = m_chain.peek({});
        if (!chunk || !*chunk)
            return {};
        const ChunkKind kind = (*chunk)->header.kind;
        const bool isBehind = (*chunk)->offset > message;
        if (isBehind && (kind == ChunkKind::Snapshot || kind == ChunkKind::Delta)) {
            const auto data = m_chain.data(**chunk, {});
            const auto ints = data.and_then([&](auto bytes) { return m_codec.decode(bytes); });
            SnapshotApplier applier;
            const bool isRead = ints
                                && (kind == ChunkKind::Snapshot
                                        ? applier.applyFull(*ints, state)
                                        : applier.applyDelta(*ints, m_protocol, state));
            return isRead ? std::optional(std::move(state)) : std::nullopt;
        }
        if (isBehind && kind == ChunkKind::TickMarker)
            ++markers;
        m_chain.accept(**chunk);
    }
    return {};
}

std::set<int> PresenceAhead::deathsBehind(const PlacedTick &from, std::uint64_t message,
                                          const WorldState &state)
{
    constexpr std::uint32_t Death06 = 17;
    constexpr std::size_t ClientId = 2;
    std::set<int> clients;
    if (const auto next = stateBehind(from, message, state)) {
        next->forEach([&clients](const ItemView &item) {
            if (item.key.type == Death06 && item.words.size() > ClientId)
                clients.insert(item.words[ClientId]);
        });
    }
    return clients;
}

std::map<int, std::string> PresenceAhead::namesBehind(const PlacedTick &from, std::uint64_t message,
                                                      const WorldState &state)
{
    std::map<int, std::string> names;
    if (const auto next = stateBehind(from, message, state)) {
        next->forEach([&](const ItemView &item) {
            const ItemType *type = next->schema()->find(item.key.type);
            if (type && type->idIsClient && type->fieldWithRole(Role::Name))
                names[static_cast<int>(item.key.id)] = type->text(Role::Name, item.words);
        });
    }
    return names;
}

} // namespace tickscope::teeworlds
