// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/clip_writer.h"

#include <algorithm>
#include <limits>

#include "core/base/hash.h"
#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope::teeworlds {

/// First with the hash of its map, and first whose markers have the form that goes with that.
constexpr int VersionWithHash = 6;
constexpr int VersionWithInlineTicks = 5;

/// What a clip's header has of its source's. One that cannot have what its version asks for
/// gets the version before, which has all that it needs. Section 1.
static DemoHeader clipHeader(const DemoHeader &source, TickForm form)
{
    DemoHeader header = source;
    header.version = std::min(header.version, NewestVersion);
    // Files of early 2015 state version 4 and are read as 5; only long ones can be told apart.
    if (form == TickForm::Inline)
        header.version = std::max(header.version, VersionWithInlineTicks);
    if (header.version >= VersionWithHash && !header.mapSha256 && header.mapSize == 0)
        header.version = VersionWithInlineTicks;
    header.length = 0;
    return header;
}

ClipWriter::ClipWriter(const ByteSource &source, const DemoHeader &header, TickForm form,
                       std::ostream &out)
    : m_source(source)
    , m_header(clipHeader(header, form))
    , m_form(form)
    , m_out(out)
{
}

Result<void> ClipWriter::begin(const std::stop_token &stop)
{
    m_out.write(headerBytes(m_header));
    Sha256 sha256;
    auto copied = m_out.copy(m_source, {m_header.mapOffset, m_header.mapSize}, stop,
                             [&sha256](std::span<const std::byte> bytes) { sha256.add(bytes); });
    if (!m_header.mapSha256)
        m_header.mapSha256 = sha256.finish();
    return copied;
}

void ClipWriter::addMarker(Tick tick, MarkerKind kind)
{
    const auto last = m_markerCount > 0 ? std::optional(m_ticks.last) : std::nullopt;
    m_out.write(tickMarker(tick, last, kind, m_form));
    if (m_markerCount == 0)
        m_ticks.first = tick;
    m_ticks.last = tick;
    ++m_markerCount;
}

Result<void> ClipWriter::addChunk(ChunkKind kind, std::span<const std::byte> data)
{
    if (data.size() > std::numeric_limits<std::uint16_t>::max())
        return limitExceeded(faults::ChunkIsTooBig);
    m_out.write(dataChunkHeader(kind, static_cast<std::uint16_t>(data.size())));
    m_out.write(data);
    return m_out.check();
}

Result<void> ClipWriter::finish(Tick begin)
{
    m_header.length = static_cast<std::int32_t>((m_ticks.last - m_ticks.first) / TicksPerSecond);
    if (const auto seconds = secondsOfTimestamp(m_header.timestamp))
        m_header.timestamp = timestampOfSeconds(*seconds
                                                + (m_ticks.first - begin) / TicksPerSecond);
    std::erase_if(m_header.markers,
                  [this](std::int32_t marker) { return !m_ticks.contains({marker}); });
    m_out.rewriteBegin(headerBytes(m_header));
    return m_out.check();
}

} // namespace tickscope::teeworlds
