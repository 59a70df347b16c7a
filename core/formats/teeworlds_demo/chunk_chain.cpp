// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/chunk_chain.h"

#include "core/base/try.h"
#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope::teeworlds {

/// Markers looked at for the form of the ticks.
constexpr int MarkersForForm = 200;

/// A step longer than this is believed only when what follows makes sense.
constexpr std::int64_t DoubtfulStep = 30 * TicksPerSecond;
/// Chunks behind a doubtful marker that must make sense.
constexpr int ChunksAhead = 12;
/// Chunks that are looked at for the next marker with a tick of its own: the
/// recorder writes one every five seconds.
constexpr int MostChunksAhead = 20'000;

ChunkChain::ChunkChain(Shared<ByteSource> source, TickForm form)
    : m_window(source)
    , m_ahead(source)
    , m_keyframes(form)
    , m_form(form)
    , m_size(m_window.source()->size())
{
}

void ChunkChain::restart(std::uint64_t offset, std::optional<Tick> markerTick)
{
    m_offset = offset;
    m_peeked.reset();
    m_tick.reset();
    m_markerTick = markerTick;
}

Result<std::optional<PlacedChunk>> ChunkChain::peek(const std::stop_token &stop)
{
    if (m_peeked)
        return m_peeked;
    TRY_ASSIGN(const auto bytes, m_window.bytesAt(m_offset, LongestChunkHeader, stop));
    if (bytes.empty())
        return std::optional<PlacedChunk>{};
    const auto header = readChunkHeader(bytes, m_form);
    if (!header)
        return truncated(Fault::tr("the file ends inside a chunk header"), m_offset);
    PlacedChunk chunk{*header, m_offset, m_tick.value_or(Tick{})};
    if (!reaches(chunk.end()))
        return truncated(faults::FileEndsInsideChunk, m_offset);
    if (header->kind == ChunkKind::TickMarker) {
        TRY_ASSIGN(chunk.tick, checkedTick(*header, stop));
    }
    m_peeked = chunk;
    return m_peeked;
}

const PlacedChunk *ChunkChain::dataAtHand()
{
    const auto header = readChunkHeader(m_window.atHand(m_offset, LongestChunkHeader), m_form);
    if (!header || header->kind == ChunkKind::TickMarker)
        return nullptr;
    m_atHand = {*header, m_offset, m_tick.value_or(Tick{})};
    return m_atHand.end() <= m_size ? &m_atHand : nullptr;
}

/// Whether \a marker says how many ticks have passed since one that is known.
bool ChunkChain::isPlain(const ChunkHeader &marker) const
{
    return !marker.isAbsolute && m_tick && !m_markerTick && m_tick->value + marker.tick < TickLimit;
}

const PlacedChunk *ChunkChain::markerAtHand()
{
    if (m_peeked)
        return m_peeked->header.kind == ChunkKind::TickMarker ? &*m_peeked : nullptr;
    const auto header = readChunkHeader(m_window.atHand(m_offset, LongestChunkHeader), m_form);
    if (!header || header->kind != ChunkKind::TickMarker || !isPlain(*header))
        return nullptr;
    const PlacedChunk &marker = m_peeked.emplace(
        PlacedChunk{*header, m_offset, *m_tick + header->tick});
    return &marker;
}

void ChunkChain::skipPlain(ChunkTally &passed)
{
    const auto bytes = m_window.restAtHand(m_offset);
    const std::uint64_t rest = m_size - std::min(m_size, m_offset);
    std::uint64_t at = 0;
    while (at < bytes.size() && bytes.size() - at >= LongestChunkHeader) {
        const auto here = bytes.subspan(static_cast<std::size_t>(at), LongestChunkHeader);
        const auto header = readChunkHeader(here, m_form);
        if (header->kind == ChunkKind::TickMarker) {
            if (header->isKeyframe || !isPlain(*header))
                break;
            m_tick = *m_tick + header->tick;
            ++passed.markers;
        } else {
            const std::uint64_t end = at + header->headerSize + header->dataSize;
            if (header->kind == ChunkKind::Unused || end > rest)
                break;
            ++passed.data[static_cast<std::size_t>(header->kind)];
        }
        at += std::uint64_t{header->headerSize} + header->dataSize;
    }
    if (at > 0)
        m_peeked.reset();
    m_offset += at;
}

/// Whether the source has that many bytes. It may have grown since it was asked last.
bool ChunkChain::reaches(std::uint64_t end)
{
    if (end > m_size)
        m_size = m_window.source()->size();
    return end <= m_size;
}

Result<Tick> ChunkChain::checkedTick(const ChunkHeader &marker, const std::stop_token &stop)
{
    if (m_markerTick)
        return *m_markerTick;
    auto tick = tickOf(marker, m_tick);
    if (!tick) {
        tick.error().byte = m_offset;
        return tick;
    }
    if (!m_tick || *tick - *m_tick > DoubtfulStep) {
        TRY_ASSIGN(const auto sane, makesSense(*tick, stop));
        if (!sane)
            return damaged(Fault::tr("tick marker that leaps to a doubtful tick"), m_offset);
    }
    return tick;
}

/// Whether the chunks from the marker here on are as a recorder writes them, and the
/// next markers with ticks of their own agree with \a tick. Of two markers that
/// contradict each other a third one decides which is wrong. What is broken behind a whole
/// keyframe says nothing against it, nor does a marker there that is no whole one itself.
Result<bool> ChunkChain::makesSense(Tick tick, const std::stop_token &stop)
{
    std::uint64_t offset = m_offset;
    std::optional<Tick> last;
    bool isContradicted = false;
    TRY_ASSIGN(auto isKeyframe, m_keyframes.isWhole(m_ahead, m_offset, stop));
    for (int i = 0; i < MostChunksAhead && offset < m_size; ++i) {
        TRY_ASSIGN(const auto bytes, m_ahead.bytesAt(offset, LongestChunkHeader, stop));
        const auto header = readChunkHeader(bytes, m_form);
        const bool isWhole = header && header->headerSize + header->dataSize <= m_size - offset;
        if (!isWhole || header->kind == ChunkKind::Unused)
            return isKeyframe || (i >= ChunksAhead && !isContradicted);
        const std::uint64_t begin = offset;
        offset += std::uint64_t{header->headerSize} + header->dataSize;
        if (header->kind != ChunkKind::TickMarker)
            continue;
        if (!last) {
            last = tick;
        } else if (!header->isAbsolute) {
            last = *last + header->tick;
        } else {
            const std::int64_t step = header->tick - last->value;
            // A damaged difference on the way leads too far; that says nothing against the tick
            // here.
            const bool agrees = header->tick >= tick.value && step <= DoubtfulStep;
            if (agrees || isContradicted)
                return agrees;
            // Forwards it may be a gap: recorders pause, and begin with a keyframe again.
            if (step > 0 && isKeyframe)
                return true;
            TRY_ASSIGN(auto contradicts,
                       isKeyframe ? m_keyframes.isWhole(m_ahead, begin, stop) : true);
            isContradicted = contradicts;
        }
    }
    return !isContradicted;
}

Result<bool> ChunkChain::hasChunkBehind(const PlacedChunk &chunk, const std::stop_token &stop)
{
    auto bytes = m_window.atHand(chunk.end(), LongestChunkHeader);
    if (bytes.empty()) {
        TRY_ASSIGN(bytes, m_window.bytesAt(chunk.end(), LongestChunkHeader, stop));
    }
    const auto header = readChunkHeader(bytes, m_form);
    return header && reaches(chunk.end() + header->headerSize + header->dataSize);
}

void ChunkChain::accept(const PlacedChunk &chunk)
{
    m_offset = chunk.end();
    m_peeked.reset();
    if (chunk.header.kind == ChunkKind::TickMarker) {
        m_tick = chunk.tick;
        m_markerTick.reset();
    }
}

Result<std::span<const std::byte>> ChunkChain::data(const PlacedChunk &chunk,
                                                    const std::stop_token &stop)
{
    if (const auto here = m_window.atHand(chunk.dataOffset(), chunk.header.dataSize); !here.empty())
        return here;
    auto bytes = m_window.bytesAt(chunk.dataOffset(), chunk.header.dataSize, stop);
    if (bytes && bytes->size() < chunk.header.dataSize)
        return truncated(faults::FileEndsInsideChunk, chunk.offset);
    return bytes;
}

/// Data of the snapshot right behind the keyframe marker at \a offset; none when there is no such
/// marker or no such snapshot.
Result<std::span<const std::byte>> KeyframeCheck::snapshotBehind(ByteWindow &window,
                                                                 std::uint64_t offset,
                                                                 const std::stop_token &stop)
{
    constexpr std::span<const std::byte> None;
    m_ints = {};
    TRY_ASSIGN(auto bytes, window.bytesAt(offset, 2 * LongestChunkHeader, stop));
    const auto marker = readChunkHeader(bytes, m_form);
    if (!marker || !marker->isKeyframe || !marker->isAbsolute || !tickOf(*marker, {}))
        return None;
    m_tick = {marker->tick};
    const auto chunk = readChunkHeader(bytes.subspan(marker->headerSize), m_form);
    if (!chunk || chunk->kind != ChunkKind::Snapshot || chunk->dataSize == 0)
        return None;
    // From the marker on, so that a window that moves does not move past the next chunk.
    const std::size_t begin = marker->headerSize + chunk->headerSize;
    TRY_ASSIGN(bytes, window.bytesAt(offset, begin + chunk->dataSize, stop));
    if (bytes.size() < begin + chunk->dataSize)
        return None;
    m_dataOffset = offset + begin;
    return bytes.subspan(begin);
}

Result<bool> KeyframeCheck::looksWhole(ByteWindow &window, std::uint64_t offset,
                                       const std::stop_token &stop)
{
    TRY_ASSIGN(const auto data, snapshotBehind(window, offset, stop));
    if (!endsAsCompressed(data))
        return false;
    const auto head = m_codec.decodeFirst(data, 2);
    return head.size() == 2 && mayBeginSnapshot(head[0], head[1]);
}

Result<bool> KeyframeCheck::isWhole(ByteWindow &window, std::uint64_t offset,
                                    const std::stop_token &stop)
{
    m_itemCount = 0;
    TRY_ASSIGN(const auto data, snapshotBehind(window, offset, stop));
    m_bytesRead = data.size();
    if (data.empty())
        return false;
    const auto ints = m_codec.decode(data);
    const auto items = ints ? snapshotItemCount(*ints) : Result<std::size_t>(0U);
    if (!ints || !items)
        return false;
    m_itemCount = *items;
    m_ints = *ints;
    return true;
}

Result<TickForm> detectTickForm(const Shared<ByteSource> &source, const DemoHeader &header,
                                std::stop_token stop)
{
    if (header.hasInlineTicks())
        return TickForm::Inline;
    if (header.version != 4)
        return TickForm::SixBits;
    ByteWindow window(source);
    std::uint64_t offset = header.chunksOffset;
    int differences = 0;
    int small = 0;
    // By differences of six bits. Those of an inline form are 32 less, so it would be far ahead of
    // the next absolute tick, and of the end that the header states.
    std::optional<std::int64_t> first;
    std::int64_t tick = 0;
    int sinceAbsolute = 0;
    bool isBehind = false;
    for (int markers = 0; markers < MarkersForForm && offset < source->size();) {
        TRY_ASSIGN(const auto bytes, window.bytesAt(offset, LongestChunkHeader, stop));
        // Both forms have the same sizes, so either walks the chain.
        const auto chunk = readChunkHeader(bytes, TickForm::SixBits);
        if (!chunk)
            break;
        if (chunk->kind == ChunkKind::TickMarker) {
            ++markers;
            if (chunk->isAbsolute) {
                isBehind = isBehind || (sinceAbsolute >= 4 && chunk->tick > tick);
                tick = chunk->tick;
                first = first.value_or(tick);
                sinceAbsolute = 0;
            } else {
                ++differences;
                ++sinceAbsolute;
                tick += chunk->tick;
                // As a difference of six bits it would be 33 to 42 ticks each time.
                small += chunk->tick > 32 && chunk->tick <= 42;
            }
        }
        offset += std::uint64_t{chunk->headerSize} + chunk->dataSize;
    }
    if (offset >= source->size() && first && header.length > 0)
        isBehind = isBehind || tick - *first < (std::int64_t{header.length} + 1) * TicksPerSecond;
    const bool isInline = !isBehind && differences >= 4 && small * 10 > differences * 9;
    return isInline ? TickForm::Inline : TickForm::SixBits;
}

} // namespace tickscope::teeworlds
