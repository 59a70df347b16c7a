// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/chunk_stretch.h"

#include <algorithm>
#include <utility>

#include "core/base/fault.h"
#include "core/base/try.h"

namespace tickscope::teeworlds {

ChunkStretch::ChunkStretch(Shared<ByteSource> source, TickForm form,
                           const std::vector<SeekPoint> &seekPoints)
    : m_chain(std::move(source), form)
    , m_seekPoints(seekPoints)
{
}

std::size_t ChunkStretch::seekPointOf(Tick tick) const
{
    const auto after = std::ranges::upper_bound(m_seekPoints, tick, {}, &SeekPoint::tick);
    const auto count = static_cast<std::size_t>(after - m_seekPoints.begin());
    return count - std::min<std::size_t>(count, 1);
}

Result<void> ChunkStretch::visit(TickRange ticks, ChunkVisitor &visitor,
                                 const std::stop_token &stop)
{
    m_next = seekPointOf(ticks.first);
    while (m_next < m_seekPoints.size() && m_seekPoints[m_next].tick <= ticks.last) {
        m_chain.restart(m_seekPoints[m_next].order, m_seekPoints[m_next].tick);
        ++m_next;
        if (auto jumped = visitor.jumped(); !jumped)
            return jumped;
        TRY_ASSIGN(const auto outcome, visitFrom(ticks, visitor, stop));
        if (outcome == Outcome::Passed)
            break;
    }
    return {};
}

/// As Walker has it: a damaged place can lead over a seek point, or to ticks that run ahead of it.
bool ChunkStretch::runsPastSeekPoint(const PlacedChunk &marker)
{
    if (m_next < m_seekPoints.size() && m_seekPoints[m_next].order == marker.offset)
        ++m_next;
    if (m_next >= m_seekPoints.size())
        return false;
    const SeekPoint &next = m_seekPoints[m_next];
    return marker.offset > next.order || marker.tick > next.tick;
}

Result<ChunkStretch::Outcome> ChunkStretch::visitFrom(TickRange ticks, ChunkVisitor &visitor,
                                                      const std::stop_token &stop)
{
    for (;;) {
        const auto peeked = m_chain.peek(stop);
        TRY_READING(peeked);
        if (!peeked || !*peeked)
            return Outcome::Broken;
        const PlacedChunk chunk = **peeked;
        Result<void> visited;
        if (chunk.header.kind == ChunkKind::TickMarker) {
            TRY(checkStop(stop));
            if (runsPastSeekPoint(chunk))
                return Outcome::Broken;
            if (chunk.tick > ticks.last)
                return Outcome::Passed;
            visited = m_chain.hasChunkBehind(chunk, stop).and_then([&](bool isFollowed) {
                return visitor.marker(chunk, isFollowed);
            });
        } else if (chunk.header.kind == ChunkKind::Unused) {
            visitor.unusedChunk();
        } else {
            visited = m_chain.data(chunk, stop).and_then([&](std::span<const std::byte> data) {
                return visitor.data(chunk, data);
            });
        }
        if (!visited)
            return tl::unexpected(visited.error());
        m_chain.accept(chunk);
    }
}

} // namespace tickscope::teeworlds
