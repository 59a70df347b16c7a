// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/leaver_search.h"

#include <algorithm>
#include <utility>

namespace tickscope::teeworlds {

ItemEvents::LeavesBehind LeaverSearch::behind(const PlacedChunk &snapshot, std::uint64_t tickByte,
                                              const std::stop_token &stop)
{
    return [this, &snapshot, tickByte, &stop](int client, const std::string &name) {
        if (std::exchange(m_tickByte, tickByte) != tickByte)
            search(snapshot, stop);
        return std::ranges::any_of(m_leavers, [&](const auto &leaver) {
            return leaver.first > snapshot.offset
                   && (leaver.second.name.empty() ? leaver.second.client == client
                                                  : leaver.second.name == name);
        });
    };
}

/// A message that cannot be read says nothing.
void LeaverSearch::search(const PlacedChunk &snapshot, const std::stop_token &stop)
{
    constexpr std::size_t Most = 2 * (message_field::LastClient + 1);
    m_leavers.clear();
    m_chain.restart(snapshot.end(), snapshot.tick);
    while (m_leavers.size() < Most) {
        const auto chunk = m_chain.peek(stop);
        if (!chunk || !*chunk || (*chunk)->header.kind == ChunkKind::TickMarker)
            break;
        m_chain.accept(**chunk);
        if ((*chunk)->header.kind != ChunkKind::Message)
            continue;
        const auto message = m_chain.data(**chunk, stop)
                                 .and_then([this](auto data) { return m_codec.decodeBytes(data); })
                                 .and_then([this](auto bytes) {
                                     return readMessageHeader(bytes).and_then(
                                         [&](const MessageHeader &known) {
                                             return decodeMessage(known, bytes, m_protocol);
                                         });
                                 });
        if (auto leaver = message ? leaverIn(*message) : std::nullopt)
            m_leavers.emplace_back((*chunk)->offset, *std::move(leaver));
    }
}

} // namespace tickscope::teeworlds
