// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/resumed_walk.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/formats/teeworlds_demo/demo_recording.h"
#include "core/formats/teeworlds_demo/demo_walk.h"
#include "core/formats/teeworlds_demo/keyframe_search.h"

namespace tickscope::teeworlds {

namespace {

/// The longest time that a recording may leave out, for keyframes found by searching.
constexpr std::int64_t LongestGap = 24 * 3600 * TicksPerSecond;
/// Ticks between two markers that are beyond doubt.
constexpr std::int64_t ShortStep = 30 * TicksPerSecond;

class OutlineWalk
{
public:
    OutlineWalk(const Shared<ByteSource> &source, const DemoHeader &header, TickForm form,
                Keyframes keyframes, std::stop_token stop)
        : m_chain(source, form)
        , m_source(source)
        , m_search(source, form, m_passed.searchedBytes, stop)
        , m_stop(std::move(stop))
        , m_areChecked(keyframes == Keyframes::Checked)
        , m_form(form)
        , m_begin(header.chunksOffset)
        , m_size(source->size())
        , m_isUnfinished(header.length == 0)
    {
        m_chain.restart(header.chunksOffset, {});
    }

    /// \param seekPoints  of the walk that came as far as \a settled.
    void goOnFrom(const SettledWalk &settled, const std::vector<SeekPoint> &seekPoints)
    {
        m_settled = settled;
        m_passed = settled.before;
        const auto count = static_cast<std::ptrdiff_t>(
            std::min(settled.seekPoints, seekPoints.size()));
        m_outline.seekPoints.assign(seekPoints.begin(), seekPoints.begin() + count);
        m_chain.restart(settled.byte, settled.tick);
    }
    /// Of the keyframes, only those that rise are believed, without a look at their ticks.
    void follow(TickOrder order) { m_order = std::move(order); }
    /// After a run() that gave nothing: what the next walk must follow, if it is for that.
    [[nodiscard]] const std::optional<TickOrder> &neededOrder() const { return m_neededOrder; }
    /// After run(). Nothing when a longer walk may find all to be different.
    [[nodiscard]] const std::optional<SettledWalk> &settled() const { return m_settled; }

    /// Nothing when a claimed keyframe by which something was decided is none, or when keyframes
    /// contradict each other: the walk must be done again, with keyframes checked and, if it has a
    /// neededOrder(), with that.
    Result<std::optional<Outline>> run()
    {
        for (;;) {
            TRY(checkStop(m_stop));
            if (m_neededOrder)
                return std::optional<Outline>();
            skipPlain();
            const auto chunk = nextInOrder();
            const bool mayHaveMissed = mayHaveMissedKeyframe(chunk);
            if (mayHaveMissed || !chunk) {
                if (const auto kept = isLastClaimKept(); !kept || !*kept)
                    return kept.map([](bool) { return std::optional<Outline>(); });
            }
            if (mayHaveMissed) {
                TRY_ASSIGN(const auto returned, returnToMissedKeyframe());
                if (returned)
                    continue;
            }
            if (chunk && !*chunk)
                return std::optional(finish());
            if (chunk) {
                const auto isNoted = noteNext(**chunk);
                if (!isNoted || !*isNoted)
                    return isNoted.map([](bool) { return std::optional<Outline>(); });
                m_chain.accept(**chunk);
                continue;
            }
            TRY_READING(chunk);
            // A broken chain may have led over keyframes before it broke. One that it went back to
            // and that broke it again is none.
            const bool isBrokenAgain = m_wentBackTo == m_chain.offset();
            TRY_ASSIGN(const auto found,
                       findKeyframe(isBrokenAgain ? m_chain.offset() + 1 : searchBegin(), m_size));
            noteDamage(chunk.error(), found);
            if (!found)
                return std::optional(finish());
            forgetFrom(m_foundTick);
            goBackTo(*found);
        }
    }

private:
    /// The next chunk as the order of keyframes has it. One of other ticks came with bytes that
    /// stood elsewhere, or its tick is damaged. The first one may be contradicted by such.
    Result<std::optional<PlacedChunk>> nextInOrder()
    {
        auto chunk = m_chain.peek(m_stop);
        if (!m_order)
            return chunk;
        const std::uint64_t offset = m_chain.offset();
        const PlacedTick *first = m_passed.first ? nullptr : m_order->nextFrom(offset);
        if (!chunk && !endsReading(chunk.error().code) && first && first->offset == offset) {
            m_chain.restart(offset, first->tick);
            return m_chain.peek(m_stop);
        }
        if (chunk && *chunk && m_order->isStray(offset))
            return damaged(Fault::tr("keyframe whose tick does not belong here"), offset);
        return chunk;
    }

    void skipPlain()
    {
        ChunkTally tally;
        m_chain.skipPlain(tally);
        for (std::size_t kind = 0; kind < tally.data.size(); ++kind)
            m_passed.chunks[kind] += tally.data[kind];
        if (tally.markers > 0)
            m_passed.last = m_chain.tick();
        m_passed.markers += tally.markers;
    }

    /// Whether the last keyframe is one. What is decided of a doubtful place rests on it, and on
    /// none before.
    Result<bool> isLastClaimKept()
    {
        if (!std::exchange(m_isLastClaimed, false))
            return true;
        return m_search.isWhole(m_passed.keyframeByte);
    }

    /// False as isLastClaimKept().
    Result<bool> noteNext(const PlacedChunk &chunk)
    {
        TRY_ASSIGN(auto looksWhole,
                   m_areChecked ? Result<bool>(false) : m_chain.looksLikeKeyframe(chunk, m_stop));
        TRY_ASSIGN(auto isWhole,
                   looksWhole ? Result<bool>(false) : m_chain.isWholeKeyframe(chunk, m_stop));
        // No recorder writes such chunks.
        const bool isOdd = chunk.header.kind == ChunkKind::Unused
                           || (chunk.header.isKeyframe && !looksWhole && !isWhole);
        if (!m_suspect && isOdd) {
            if (auto kept = isLastClaimKept(); !kept || !*kept)
                return kept;
            m_suspect = chunk.offset;
            m_suspectTick = m_passed.last.value_or(Tick{});
        }
        std::optional<SeekPointKind> kind;
        if (looksWhole || isWhole)
            kind = isWhole ? SeekPointKind::Keyframe : SeekPointKind::Claimed;
        note(chunk, kind);
        return true;
    }

    /// \param keyframe  nothing when \a chunk does not begin one.
    void note(const PlacedChunk &chunk, std::optional<SeekPointKind> keyframe)
    {
        if (chunk.header.kind != ChunkKind::TickMarker) {
            ++m_passed.chunks[static_cast<std::size_t>(chunk.header.kind)];
            return;
        }
        if (keyframe && isSettled(chunk))
            m_settled = {m_passed,     m_outline.seekPoints.size(),
                         chunk.offset, chunk.tick,
                         m_begin,      m_form,
                         m_areChecked, {}};
        // Messages before the first marker belong to its tick: seeking there reads them too.
        const bool isFirst = !m_passed.first && m_outline.damage.empty();
        const std::uint64_t begin = isFirst ? m_begin : chunk.offset;
        if (!m_passed.first) {
            m_passed.first = chunk.tick;
            m_passed.firstByte = begin;
        }
        m_passed.last = chunk.tick;
        ++m_passed.markers;
        if (!keyframe)
            return;
        ++m_passed.keyframes;
        if (m_outline.seekPoints.size() < limits::SeekPoints)
            m_outline.seekPoints.push_back({chunk.tick, begin, *keyframe, nullptr, begin});
        m_isLastClaimed = *keyframe == SeekPointKind::Claimed;
        m_passed.lastKeyframe = chunk.tick;
        m_passed.keyframeByte = chunk.offset;
        m_searchedTo = 0;
        m_suspect.reset();
    }

    /// Whether \a marker is a keyframe before which nothing was doubtful, so that no decision
    /// looked at a byte behind it: ChunkChain looks ahead as far as the next marker that has a
    /// tick of its own and agrees.
    [[nodiscard]] bool isSettled(const PlacedChunk &marker) const
    {
        return m_passed.last && marker.tick - *m_passed.last <= ShortStep && !m_order
               && m_outline.damage.empty() && !m_suspect && m_searchedTo == 0 && !m_search.isOver();
    }

    /// Whether a keyframe may lie behind the last one and before \a chunk, where the
    /// chain of a damaged place led over it.
    [[nodiscard]] bool mayHaveMissedKeyframe(const Result<std::optional<PlacedChunk>> &chunk) const
    {
        if (m_searchedTo >= m_chain.offset())
            return false;
        const bool isEnd = !chunk || !*chunk;
        if (isEnd)
            return true;
        const PlacedChunk &here = **chunk;
        return here.header.isKeyframe && (m_suspect || isLate(here.tick));
    }

    /// Whether recorders have made another keyframe by \a tick.
    [[nodiscard]] bool isLate(Tick tick) const
    {
        return m_passed.lastKeyframe && tick - *m_passed.lastKeyframe > LongestKeyframeGap;
    }

    /// Returns whether there was one; the walk goes on from there then.
    Result<bool> returnToMissedKeyframe()
    {
        const std::uint64_t here = m_chain.offset();
        const std::uint64_t begin = searchBegin();
        const std::uint64_t broken = m_suspect.value_or(begin);
        m_searchedTo = here; // once is enough
        TRY_ASSIGN(const auto found, findKeyframe(begin, here));
        if (!found)
            return false;
        m_chain.restart(std::min(broken, *found), {});
        noteDamage({ErrorCode::Damaged, Fault::tr("chunks that lead over a keyframe"), broken, {}},
                   found);
        forgetFrom(m_foundTick);
        goBackTo(*found);
        return true;
    }

    void goBackTo(std::uint64_t keyframe)
    {
        m_chain.restart(keyframe, m_order ? std::optional(m_foundTick) : std::nullopt);
        m_wentBackTo = keyframe;
    }

    /// Where a keyframe may lie that is not known yet.
    [[nodiscard]] std::uint64_t searchBegin() const
    {
        return std::max(std::max(m_passed.keyframeByte, m_begin) + 1, m_searchedTo);
    }

    /// First keyframe from \a offset on whose snapshot is whole; nothing when there is
    /// none before \a end.
    Result<std::optional<std::uint64_t>> findKeyframe(std::uint64_t offset, std::uint64_t end)
    {
        if (!m_order)
            return m_search.find(offset, end,
                                 [this](std::uint64_t place) { return isWholeKeyframe(place); });
        const PlacedTick *next = m_order->nextFrom(offset);
        if (!next || next->offset >= end)
            return std::optional<std::uint64_t>{};
        m_foundTick = next->tick;
        return std::optional(next->offset);
    }

    /// Whether reading can go on at \a offset.
    Result<bool> isWholeKeyframe(std::uint64_t offset)
    {
        auto whole = m_search.decodesAt(offset);
        if (!whole || !*whole)
            return whole;
        m_foundTick = m_search.tick();
        if (!m_passed.last)
            return true;
        if (m_foundTick - *m_passed.last > LongestGap)
            return false;
        if (m_passed.lastKeyframe && m_foundTick < *m_passed.lastKeyframe) {
            auto isOrdered = seekOrder();
            if (!isOrdered || *isOrdered)
                return isOrdered;
        }
        return m_foundTick >= *m_passed.last || isBelieved(offset);
    }

    /// Whether the walk must be done again, with the keyframes that rise. Once is enough.
    Result<bool> seekOrder()
    {
        if (std::exchange(m_hasSoughtOrder, true))
            return false;
        TRY_ASSIGN(m_neededOrder, m_search.order(m_begin));
        return m_neededOrder.has_value();
    }

    /// A keyframe that goes back in time is either wrong itself or shows that the ticks
    /// before it are. It is believed when the markers behind it go on from its tick; where none
    /// is left, the ticks before it are not when they lead past where a keyframe has to be.
    bool isBelieved(std::uint64_t offset)
    {
        ChunkChain behind(m_source, m_form);
        behind.restart(offset, m_foundTick);
        for (bool isFirst = true;; isFirst = false) {
            const auto chunk = behind.peek(m_stop);
            if (!chunk || !*chunk)
                return *m_passed.last - m_foundTick <= ShortStep || isLate(*m_passed.last);
            const bool isAbsolute = (*chunk)->header.kind == ChunkKind::TickMarker
                                    && (*chunk)->header.isAbsolute;
            if (isAbsolute && !isFirst)
                return (*chunk)->tick - *behind.tick() <= ShortStep;
            m_search.pay((*chunk)->header.headerSize);
            behind.accept(**chunk);
        }
    }

    /// What lies before \a tick in the file must lie before it in time.
    void forgetFrom(Tick tick)
    {
        m_passed.keyframes -= static_cast<std::int64_t>(std::erase_if(
            m_outline.seekPoints, [tick](const SeekPoint &point) { return point.tick >= tick; }));
        if (m_settled && m_settled->tick >= tick)
            m_settled.reset();
        if (m_outline.seekPoints.empty())
            m_passed.first.reset();
        if (m_passed.last && *m_passed.last > tick)
            m_passed.last = tick;
    }

    /// Ticks that are whole, but cannot be where time goes back: those before \a found that do not
    /// lie before it in time, or all that follow where nothing was found.
    std::int64_t leftOutBy(const Error &error, const std::optional<std::uint64_t> &found)
    {
        const auto &points = m_outline.seekPoints;
        const auto isKept = [this](const auto &point) { return point.tick < m_foundTick; };
        if (!error.fault.is(faults::TimeGoesBack)
            && (!found || std::ranges::all_of(points, isKept)))
            return 0;
        ChunkChain chain(m_source, m_form);
        if (!found) {
            chain.restart(m_chain.offset(), {});
            return m_search.markersIn(chain, m_size, {});
        }
        const auto kept = std::find_if(points.rbegin(), points.rend(), isKept);
        chain.restart(kept == points.rend() ? m_begin : kept->order, {});
        return m_search.markersIn(chain, m_chain.offset(), m_foundTick);
    }

    void noteDamage(const Error &error, const std::optional<std::uint64_t> &found)
    {
        if (m_outline.damage.size() >= limits::DamageEntries)
            return;
        Damage damage;
        damage.tick = m_suspect ? m_suspectTick : m_passed.last.value_or(Tick{});
        if (found)
            damage.tick = std::min(damage.tick, m_foundTick);
        // What no recorder writes is where the damage shows first.
        const std::uint64_t broken = std::min(m_suspect.value_or(m_chain.offset()),
                                              m_chain.offset());
        damage.byte = broken;
        damage.kind = error.code;
        const bool isGivenUp = m_search.isOver();
        damage.size = std::max(found.value_or(m_size), broken) - broken;
        m_hasImpossibleTick = m_hasImpossibleTick || error.fault.is(faults::ImpossibleTick);
        damage.fault = breakFault(error.fault, found.has_value(), isGivenUp,
                                  leftOutBy(error, found));
        m_outline.damage.push_back(std::move(damage));
    }

    Outline finish()
    {
        m_outline.endByte = m_chain.offset();
        if (m_outline.seekPoints.empty() && !(m_passed.first && m_outline.damage.empty()))
            return emptyOutline({ErrorCode::Damaged,
                                 m_hasImpossibleTick
                                     ? Fault{faults::ImpossibleTick}
                                     : Fault{Fault::tr("the demo holds no keyframe")},
                                 m_chain.offset(),
                                 {}});
        if (m_outline.seekPoints.empty())
            addStatelessBegin(m_outline, m_passed);
        addUnkeptPromise(m_outline, m_passed);
        countLosses(m_outline);
        m_outline.isEmpty = false;
        // More chunks of the last tick may follow; those before it are whole.
        m_outline.mayGrow = m_isUnfinished;
        m_outline.unsettled = *m_passed.last;
        m_outline.time = TimeBase::uniform(
            {*m_passed.first, *m_passed.last},
            std::chrono::nanoseconds(1'000'000'000 / TicksPerSecond));
        m_outline.counts = countsOf(m_passed);
        return std::move(m_outline);
    }

    ChunkChain m_chain;
    Shared<ByteSource> m_source;
    KeyframeSearch m_search;
    std::stop_token m_stop;
    bool m_areChecked;            ///< All keyframes.
    bool m_isLastClaimed = false; ///< The last one was not decoded.
    TickForm m_form;
    std::uint64_t m_begin;
    std::uint64_t m_size;
    bool m_isUnfinished;
    std::optional<std::uint64_t> m_suspect; ///< A doubtful place since the last keyframe.
    Tick m_suspectTick;                     ///< Last tick before it.
    std::optional<TickOrder> m_order;
    std::optional<TickOrder> m_neededOrder;
    bool m_hasSoughtOrder = false;
    bool m_hasImpossibleTick = false;
    std::uint64_t m_searchedTo = 0;            ///< Since the last keyframe; 0 when not at all.
    std::optional<std::uint64_t> m_wentBackTo; ///< Keyframe that a search found last.
    Tick m_foundTick; ///< Of the keyframe that findKeyframe() looked at last.
    PassedChunks m_passed;
    std::optional<SettledWalk> m_settled;
    Outline m_outline;
};

/// What an earlier walk knows of \a source; null when all must be walked.
Result<Shared<WalkMemory<SettledWalk>>> recallDemoWalk(const Outline *earlier,
                                                       const ByteSource &source,
                                                       const DemoHeader &header, TickForm form,
                                                       std::stop_token stop)
{
    auto memory = recallWalk<SettledWalk>(earlier, source, std::move(stop));
    if (!memory || !*memory)
        return memory;
    // The first markers decide the form, and there may be more of them now.
    const SettledWalk &settled = (*memory)->passed;
    return settled.form == form && settled.begin == header.chunksOffset ? memory : nullptr;
}

} // namespace

Result<Outline> outlineDemo(const Shared<ByteSource> &source, const DemoHeader &header,
                            TickForm form, Keyframes keyframes, const Outline *earlier,
                            std::stop_token stop)
{
    const bool endsInMap = header.mapOffset + header.mapSize > source->size();
    if (header.chunksOffset > source->size()) {
        // Or the size of the map is damaged: then keyframes are where it says that the map is.
        DemoHeader searched = header;
        searched.chunksOffset = header.mapOffset;
        auto found = outlineDemo(source, searched, form, Keyframes::Checked, nullptr, stop);
        if (found && !found->isEmpty)
            found->damage.insert(
                found->damage.begin(),
                {found->time.ticks().first, 0, 0, ErrorCode::Damaged,
                 Fault::tr("the header gives the map more bytes than the file has"), 0});
        if (!found || !found->isEmpty)
            return found;
        return emptyOutline(
            {ErrorCode::Truncated, Fault::tr("the file ends inside its map"), source->size(), {}});
    }
    TRY_ASSIGN(const auto memory, recallDemoWalk(earlier, *source, header, form, stop));
    const bool areChecked = memory && memory->passed.areKeyframesChecked;
    std::optional<OutlineWalk> walk(std::in_place, source, header, form,
                                    areChecked ? Keyframes::Checked : keyframes, stop);
    if (memory)
        walk->goOnFrom(memory->passed, earlier->seekPoints);
    auto walked = walk->run();
    if (walked && !*walked && walk->neededOrder()) {
        TickOrder order = *walk->neededOrder();
        walk.emplace(source, header, form, Keyframes::Checked, stop);
        walk->follow(std::move(order));
        walked = walk->run();
    }
    if (!walked)
        return tl::unexpected(walked.error());
    if (!*walked)
        return outlineDemo(source, header, form, Keyframes::Checked, nullptr, std::move(stop));
    Result<Outline> outline = **std::move(walked);
    if (outline->isEmpty)
        return outline;
    TRY_ASSIGN(auto mapFault, memory && memory->passed.mapFault
                                  ? Result<std::optional<Damage>>(*memory->passed.mapFault)
                                  : checkEmbeddedMap(*source, header, stop));
    if (header.mapSize > 0)
        outline->headerClaims.push_back(
            {faults::HeaderEmbeddedMap, 1,
             endsInMap || (mapFault && isHashMismatch(*mapFault)) ? 0 : 1});
    if (mapFault) {
        mapFault->tick = outline->time.ticks().first;
        outline->damage.insert(outline->damage.begin(), *mapFault);
    }
    if (auto settled = walk->settled(); settled && outline->mayGrow) {
        settled->mapFault = std::move(mapFault);
        outline->memory = rememberWalk(*source, settled->byte, *settled, stop);
    }
    return outline;
}

} // namespace tickscope::teeworlds
