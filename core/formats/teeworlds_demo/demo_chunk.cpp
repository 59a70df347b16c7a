// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_chunk.h"

#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/formats/teeworlds_demo/faults.h"
#include "core/io/byte_reader.h"

namespace tickscope::teeworlds {

namespace {

constexpr unsigned MarkerBit = 0x80;
constexpr unsigned KeyframeBit = 0x40;
constexpr unsigned InlineBit = 0x20;

Result<ChunkHeader> readMarker(ByteReader &reader, unsigned first, TickForm form)
{
    ChunkHeader marker;
    marker.kind = ChunkKind::TickMarker;
    marker.isKeyframe = (first & KeyframeBit) != 0;
    const unsigned difference = form == TickForm::SixBits ? first & 0x3FU : first & 0x1FU;
    const bool isDifference = form == TickForm::SixBits ? difference != 0
                                                        : (first & InlineBit) != 0;
    if (isDifference) {
        marker.tick = difference;
        marker.headerSize = 1;
        return marker;
    }
    const auto tick = reader.readI32Be();
    if (!tick)
        return tl::unexpected(tick.error());
    marker.isAbsolute = true;
    marker.tick = *tick;
    marker.headerSize = 5;
    return marker;
}

} // namespace

Result<ChunkHeader> readChunkHeader(std::span<const std::byte> bytes, TickForm form)
{
    ByteReader reader(bytes);
    const auto first = reader.readU8();
    if (!first)
        return tl::unexpected(first.error());
    if (*first & MarkerBit)
        return readMarker(reader, *first, form);

    ChunkHeader chunk;
    chunk.kind = static_cast<ChunkKind>(*first >> 5 & 3U);
    chunk.dataSize = *first & 0x1FU;
    if (chunk.dataSize == 30) {
        const auto size = reader.readU8();
        if (!size)
            return tl::unexpected(size.error());
        chunk.dataSize = *size;
    } else if (chunk.dataSize == 31) {
        const auto size = reader.readU16Le();
        if (!size)
            return tl::unexpected(size.error());
        chunk.dataSize = *size;
    }
    chunk.headerSize = static_cast<std::uint32_t>(reader.position());
    return chunk;
}

Result<Tick> tickOf(const ChunkHeader &marker, std::optional<Tick> last)
{
    if (!marker.isAbsolute && !last)
        return failure(ErrorCode::Damaged, faults::FirstTickMarkerHasNoTick);
    const Tick tick = marker.isAbsolute ? Tick{marker.tick} : *last + marker.tick;
    if (tick.value < 0 || tick.value >= TickLimit)
        return failure(ErrorCode::Damaged, faults::TickMarkerWithImpossibleTick);
    if (last && tick < *last)
        return failure(ErrorCode::Damaged, faults::TickMarkerGoesBack);
    return tick;
}

} // namespace tickscope::teeworlds
