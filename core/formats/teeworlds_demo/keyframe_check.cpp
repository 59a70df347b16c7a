// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/keyframe_check.h"

namespace tickscope::teeworlds {

Result<bool> KeyframeCheck::isWhole(ByteWindow &window, std::uint64_t offset,
                                    const std::stop_token &stop)
{
    m_bytesRead = 0;
    m_itemCount = 0;
    auto bytes = window.bytesAt(offset, 2 * LongestChunkHeader, stop);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto marker = readChunkHeader(*bytes, m_form);
    if (!marker || !marker->isKeyframe || !marker->isAbsolute || !tickOf(*marker, {}))
        return false;
    m_tick = {marker->tick};
    const auto chunk = readChunkHeader(bytes->subspan(marker->headerSize), m_form);
    if (!chunk || chunk->kind != ChunkKind::Snapshot || chunk->dataSize == 0)
        return false;
    // From the marker on, so that a window that moves does not move past the next chunk.
    const std::size_t begin = marker->headerSize + chunk->headerSize;
    bytes = window.bytesAt(offset, begin + chunk->dataSize, stop);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (bytes->size() < begin + chunk->dataSize)
        return false;
    m_bytesRead = chunk->dataSize;
    const auto ints = m_codec.decode(bytes->subspan(begin));
    const auto items = ints ? snapshotItemCount(*ints) : Result<std::size_t>(0U);
    m_itemCount = items.value_or(0);
    return ints && items;
}

} // namespace tickscope::teeworlds
