// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/limits.h"
#include "core/formats/faults.h"
#include "core/formats/resumed_walk.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/formats/teeworlds_demo/demo_recording.h"
#include "core/formats/teeworlds_demo/demo_walk.h"

namespace tickscope::teeworlds {

namespace {

/// The longest time that a recording may leave out, for keyframes found by searching.
constexpr std::int64_t LongestGap = 24 * 3600 * TicksPerSecond;
/// Ticks between two markers that are beyond doubt.
constexpr std::int64_t ShortStep = 30 * TicksPerSecond;
/// Recorders make a keyframe when more than 250 ticks are over; steps can be longer.
/// Source: teeworlds-demo.md, section 3.4.
constexpr std::int64_t LongestKeyframeGap = 300;
/// Bytes that a search for keyframes may look at: false beginnings shall cost no more.
constexpr std::uint64_t SearchBytesForByte = 8;
constexpr std::uint64_t SearchBytesAtLeast = 2U << 20;

class OutlineWalk
{
public:
    OutlineWalk(const Shared<ByteSource> &source, const DemoHeader &header, TickForm form,
                Keyframes keyframes, std::stop_token stop)
        : m_chain(source, form)
        , m_probe(source)
        , m_keyframes(form)
        , m_stop(std::move(stop))
        , m_areChecked(keyframes == Keyframes::Checked)
        , m_form(form)
        , m_begin(header.chunksOffset)
        , m_size(source->size())
        , m_isUnfinished(header.length == 0)
        , m_mostSearchBytes(SearchBytesAtLeast + SearchBytesForByte * m_size)
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
    /// After run(). Nothing when a longer walk may find all to be different.
    [[nodiscard]] const std::optional<SettledWalk> &settled() const { return m_settled; }

    /// Nothing when a claimed keyframe by which something was decided is none: the walk must be
    /// done again, with keyframes checked.
    Result<std::optional<Outline>> run()
    {
        for (;;) {
            if (m_stop.stop_requested())
                return failure(ErrorCode::Cancelled, faults::Cancelled);
            skipPlain();
            const auto chunk = m_chain.peek(m_stop);
            const bool mayHaveMissed = mayHaveMissedKeyframe(chunk);
            if (mayHaveMissed || !chunk) {
                if (const auto kept = isLastClaimKept(); !kept || !*kept)
                    return kept.map([](bool) { return std::optional<Outline>(); });
            }
            if (mayHaveMissed) {
                const auto returned = returnToMissedKeyframe();
                if (!returned)
                    return tl::unexpected(returned.error());
                if (*returned)
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
            if (endsReading(chunk.error().code))
                return tl::unexpected(chunk.error());
            // A broken chain may have led over keyframes before it broke.
            const auto found = findKeyframe(searchBegin(), m_size);
            if (!found)
                return tl::unexpected(found.error());
            noteDamage(chunk.error(), *found);
            if (!*found)
                return std::optional(finish());
            forgetFrom(m_foundTick);
            m_chain.restart(**found, {});
        }
    }

private:
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
        return m_keyframes.isWhole(m_probe, m_passed.keyframeByte, m_stop);
    }

    /// False as isLastClaimKept().
    Result<bool> noteNext(const PlacedChunk &chunk)
    {
        const auto looksWhole = m_areChecked ? Result<bool>(false)
                                             : m_chain.looksLikeKeyframe(chunk, m_stop);
        if (!looksWhole)
            return looksWhole;
        const auto isWhole = *looksWhole ? Result<bool>(false)
                                         : m_chain.isWholeKeyframe(chunk, m_stop);
        if (!isWhole)
            return isWhole;
        // No recorder writes such chunks.
        const bool isOdd = chunk.header.kind == ChunkKind::Unused
                           || (chunk.header.isKeyframe && !*looksWhole && !*isWhole);
        if (!m_suspect && isOdd) {
            if (auto kept = isLastClaimKept(); !kept || !*kept)
                return kept;
            m_suspect = chunk.offset;
            m_suspectTick = m_passed.last.value_or(Tick{});
        }
        std::optional<SeekPointKind> kind;
        if (*looksWhole || *isWhole)
            kind = *isWhole ? SeekPointKind::Keyframe : SeekPointKind::Claimed;
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
        return m_passed.last && marker.tick - *m_passed.last <= ShortStep
               && m_outline.damage.empty() && !m_suspect && m_searchedTo == 0 && maySearch();
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
        const bool isLate = m_passed.lastKeyframe
                            && here.tick - *m_passed.lastKeyframe > LongestKeyframeGap;
        return here.header.isKeyframe && (m_suspect || isLate);
    }

    /// Returns whether there was one; the walk goes on from there then.
    Result<bool> returnToMissedKeyframe()
    {
        const std::uint64_t here = m_chain.offset();
        const std::uint64_t begin = searchBegin();
        const std::uint64_t broken = m_suspect.value_or(begin);
        m_searchedTo = here; // once is enough
        const auto found = findKeyframe(begin, here);
        if (!found)
            return tl::unexpected(found.error());
        if (!*found)
            return false;
        m_chain.restart(std::min(broken, **found), {});
        noteDamage({ErrorCode::Damaged,
                    faultKind<QT_TRANSLATE_NOOP("faults", "chunks that lead over a keyframe")>,
                    broken,
                    {}},
                   *found);
        forgetFrom(m_foundTick);
        m_chain.restart(**found, {});
        return true;
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
        while (offset < end && maySearch()) {
            if (m_stop.stop_requested())
                return failure(ErrorCode::Cancelled, faults::Cancelled);
            const auto wanted = std::min<std::uint64_t>(FirstSearchBytes, end - offset);
            const auto bytes = m_probe.bytesAt(offset, wanted, m_stop);
            if (!bytes)
                return tl::unexpected(bytes.error());
            if (bytes->empty())
                break;
            const auto candidate = std::ranges::find(*bytes, KeyframeByte);
            const auto passed = static_cast<std::uint64_t>(candidate - bytes->begin());
            const bool isCandidate = candidate != bytes->end();
            offset += passed;
            pay(passed + (isCandidate ? 1 : 0));
            if (!isCandidate)
                continue;
            const auto whole = isWholeKeyframe(offset);
            if (!whole)
                return tl::unexpected(whole.error());
            if (*whole)
                return std::optional(offset);
            ++offset;
        }
        return std::optional<std::uint64_t>{};
    }

    /// Whether reading can go on at \a offset.
    Result<bool> isWholeKeyframe(std::uint64_t offset)
    {
        const auto whole = m_keyframes.isWhole(m_probe, offset, m_stop);
        pay(m_keyframes.bytesRead());
        if (!whole || !*whole || m_keyframes.itemCount() == 0)
            return whole.map([](bool) { return false; });
        m_foundTick = m_keyframes.tick();
        if (!m_passed.last)
            return true;
        if (m_foundTick - *m_passed.last > LongestGap)
            return false;
        return m_foundTick >= *m_passed.last || isBelieved(offset);
    }

    /// A keyframe that goes back in time is either wrong itself or shows that the ticks
    /// before it are. It is believed when the markers behind it go on from its tick.
    bool isBelieved(std::uint64_t offset)
    {
        ChunkChain behind(m_probe.source(), m_form);
        behind.restart(offset, m_foundTick);
        for (bool isFirst = true;; isFirst = false) {
            const auto chunk = behind.peek(m_stop);
            if (!chunk || !*chunk)
                return *m_passed.last - m_foundTick <= ShortStep;
            const bool isAbsolute = (*chunk)->header.kind == ChunkKind::TickMarker
                                    && (*chunk)->header.isAbsolute;
            if (isAbsolute && !isFirst)
                return (*chunk)->tick - *behind.tick() <= ShortStep;
            pay((*chunk)->header.headerSize);
            behind.accept(**chunk);
        }
    }

    /// Counts \a bytes that a search looked at.
    void pay(std::uint64_t bytes) { m_passed.searchedBytes += bytes; }
    [[nodiscard]] bool maySearch() const { return m_passed.searchedBytes < m_mostSearchBytes; }

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
        if (!found) {
            damage.size = m_size - broken;
            damage.fault = {
                maySearch()
                    ? faultKind<QT_TRANSLATE_NOOP("faults", "{0}; nothing behind it can be read")>
                    : faults::SearchGivenUp,
                error.fault};
        } else {
            damage.size = *found > broken ? *found - broken : 0;
            damage.fault = {
                faultKind<QT_TRANSLATE_NOOP("faults", "{0}; reading goes on at the next keyframe")>,
                error.fault};
        }
        m_outline.damage.push_back(std::move(damage));
    }

    Outline finish()
    {
        m_outline.endByte = m_chain.offset();
        if (m_outline.seekPoints.empty() && !(m_passed.first && m_outline.damage.empty()))
            return emptyOutline(
                {ErrorCode::Damaged,
                 faultKind<QT_TRANSLATE_NOOP("faults", "the demo holds no keyframe")>,
                 m_chain.offset(),
                 {}});
        if (m_outline.seekPoints.empty())
            addStatelessBegin();
        addUnkeptPromise();
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

    /// Ticks without any snapshot: they were recorded, and perhaps messages in them.
    void addStatelessBegin()
    {
        m_outline.seekPoints.push_back({*m_passed.first, m_passed.firstByte,
                                        SeekPointKind::Keyframe, nullptr, m_passed.firstByte});
        Damage damage;
        damage.tick = *m_passed.first;
        damage.byte = m_passed.firstByte;
        damage.fault = faultKind<QT_TRANSLATE_NOOP(
            "faults", "the demo holds no whole keyframe; no state of its ticks is known")>;
        m_outline.damage.push_back(std::move(damage));
    }

    /// A recording whose first keyframe is broken still has the messages behind it.
    void addUnkeptPromise()
    {
        const SeekPoint first{*m_passed.first, m_passed.firstByte, SeekPointKind::Keyframe, nullptr,
                              m_passed.firstByte};
        if (first.tick < m_outline.seekPoints.front().tick)
            m_outline.seekPoints.insert(m_outline.seekPoints.begin(), first);
    }

    static constexpr std::size_t FirstSearchBytes = 64U << 10;
    static constexpr std::byte KeyframeByte{0xC0};

    ChunkChain m_chain;
    ByteWindow m_probe; ///< For looking ahead without moving the walk's window.
    KeyframeCheck m_keyframes;
    std::stop_token m_stop;
    bool m_areChecked;            ///< All keyframes.
    bool m_isLastClaimed = false; ///< The last one was not decoded.
    TickForm m_form;
    std::uint64_t m_begin;
    std::uint64_t m_size;
    bool m_isUnfinished;
    std::uint64_t m_mostSearchBytes;        ///< That searches may look at.
    std::optional<std::uint64_t> m_suspect; ///< A doubtful place since the last keyframe.
    Tick m_suspectTick;                     ///< Last tick before it.
    std::uint64_t m_searchedTo = 0;         ///< Since the last keyframe; 0 when not at all.
    Tick m_foundTick;                       ///< Of the keyframe that findKeyframe() looked at last.
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
    if (header.chunksOffset > source->size())
        return emptyOutline({ErrorCode::Truncated,
                             faultKind<QT_TRANSLATE_NOOP("faults", "the file ends inside its map")>,
                             source->size(),
                             {}});
    const auto memory = recallDemoWalk(earlier, *source, header, form, stop);
    if (!memory)
        return tl::unexpected(memory.error());
    const bool areChecked = *memory && (*memory)->passed.areKeyframesChecked;
    OutlineWalk walk(source, header, form, areChecked ? Keyframes::Checked : keyframes, stop);
    if (*memory)
        walk.goOnFrom((*memory)->passed, earlier->seekPoints);
    auto walked = walk.run();
    if (!walked)
        return tl::unexpected(walked.error());
    if (!*walked)
        return outlineDemo(source, header, form, Keyframes::Checked, nullptr, std::move(stop));
    Result<Outline> outline = **std::move(walked);
    if (outline->isEmpty)
        return outline;
    auto mapFault = *memory && (*memory)->passed.mapFault
                        ? Result<std::optional<Damage>>(*(*memory)->passed.mapFault)
                        : checkEmbeddedMap(*source, header, stop);
    if (!mapFault)
        return tl::unexpected(mapFault.error());
    if (header.mapSize > 0)
        outline->headerClaims.push_back(
            {&faults::HeaderEmbeddedMap, 1, *mapFault && isHashMismatch(**mapFault) ? 0 : 1});
    if (*mapFault) {
        (*mapFault)->tick = outline->time.ticks().first;
        outline->damage.insert(outline->damage.begin(), **mapFault);
    }
    if (auto settled = walk.settled(); settled && outline->mayGrow) {
        settled->mapFault = *std::move(mapFault);
        outline->memory = rememberWalk(*source, settled->byte, *settled, stop);
    }
    return outline;
}

} // namespace tickscope::teeworlds
