// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/keyframe_search.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "core/base/limits.h"
#include "core/base/try.h"

namespace tickscope::teeworlds {

constexpr std::uint64_t SearchBytesForByte = 8;
constexpr std::uint64_t SearchBytesAtLeast = 2U << 20;
constexpr std::uint64_t BytesAtATime = 64U << 10;
constexpr std::byte KeyframeByte{0xC0};

Result<PlacedTick> keyframeBehind(const PlacedTick &marker, const Shared<ByteSource> &source,
                                  TickForm form, std::uint64_t &spent, const std::stop_token &stop)
{
    // A chain that is damaged can lead over it.
    KeyframeSearch search(source, form, spent, stop);
    TRY_ASSIGN(const auto found,
               search.find(marker.offset + 1, source->size(),
                           [&](std::uint64_t offset) { return search.decodesAt(offset); }));
    const PlacedTick searched{found.value_or(std::numeric_limits<std::uint64_t>::max()),
                              search.tick()};
    ChunkChain chain(source, form);
    chain.restart(marker.offset, marker.tick);
    while (chain.offset() < searched.offset) {
        if (const PlacedChunk *plain = chain.markerAtHand()) {
            chain.accept(*plain);
            continue;
        }
        const auto chunk = chain.peek(stop);
        TRY_READING(chunk);
        if (!chunk || !*chunk)
            break;
        TRY_ASSIGN(const auto isWhole, chain.isWholeKeyframe(**chunk, stop));
        // One that is broken is a loss of its own.
        const bool isFull = (*chunk)->header.kind == ChunkKind::Snapshot
                            && (*chunk)->tick > marker.tick;
        const std::uint64_t offset = (*chunk)->offset;
        if ((isWhole || isFull) && offset > marker.offset && offset < searched.offset)
            return PlacedTick{offset, (*chunk)->tick};
        chain.accept(**chunk);
    }
    return found ? searched : PlacedTick{searched.offset, chain.tick().value_or(marker.tick) + 1};
}

KeyframeSearch::KeyframeSearch(const Shared<ByteSource> &source, TickForm form,
                               std::uint64_t &spent, std::stop_token stop)
    : m_window(source)
    , m_keyframes(form)
    , m_size(source->size())
    , m_budget(SearchBytesAtLeast + SearchBytesForByte * m_size)
    , m_spent(spent)
    , m_stop(std::move(stop))
{
}

Result<std::optional<std::uint64_t>> KeyframeSearch::find(
    std::uint64_t offset, std::uint64_t end,
    const std::function<Result<bool>(std::uint64_t)> &isWanted)
{
    while (offset < end && !isOver()) {
        TRY(checkStop(m_stop));
        const auto wanted = std::min(BytesAtATime, end - offset);
        TRY_ASSIGN(const auto bytes, m_window.bytesAt(offset, wanted, m_stop));
        if (bytes.empty())
            break;
        const auto candidate = std::ranges::find(bytes, KeyframeByte);
        const auto passed = static_cast<std::uint64_t>(candidate - bytes.begin());
        const bool isCandidate = candidate != bytes.end();
        offset += passed;
        pay(passed + (isCandidate ? 1 : 0));
        if (!isCandidate)
            continue;
        TRY_ASSIGN(const auto isFound, isWanted(offset));
        if (isFound)
            return std::optional(offset);
        ++offset;
    }
    return std::optional<std::uint64_t>{};
}

Result<bool> KeyframeSearch::decodesAt(std::uint64_t offset)
{
    const auto whole = m_keyframes.isWhole(m_window, offset, m_stop);
    pay(m_keyframes.bytesRead());
    return whole.map([this](bool isWhole) { return isWhole && m_keyframes.itemCount() > 0; });
}

Result<std::optional<TickOrder>> KeyframeSearch::order(std::uint64_t begin)
{
    std::vector<PlacedTick> found;
    const auto searched = find(begin, m_size, [&](std::uint64_t offset) {
        return decodesAt(offset).map([&](bool isWhole) {
            if (isWhole)
                found.push_back({offset, tick()});
            return found.size() >= limits::SeekPoints;
        });
    });
    if (!searched)
        return tl::unexpected(searched.error());
    TickOrder order = tickOrderOf(found, LongestKeyframeGap, Pauses::Some);
    return !isOver() && order.isClear() ? std::optional(std::move(order)) : std::nullopt;
}

std::int64_t KeyframeSearch::markersIn(ChunkChain &chain, std::uint64_t end, Tick least)
{
    std::int64_t count = 0;
    while (chain.offset() < end && !isOver()) {
        const auto chunk = chain.peek(m_stop);
        if (!chunk || !*chunk)
            break;
        pay((*chunk)->header.headerSize);
        const bool isMarker = (*chunk)->header.kind == ChunkKind::TickMarker;
        count += isMarker && (*chunk)->tick >= least ? 1 : 0;
        chain.accept(**chunk);
    }
    return count;
}

} // namespace tickscope::teeworlds
