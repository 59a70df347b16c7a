// SPDX-License-Identifier: MIT
#include "core/timeline/stretch_cache.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/model/scene/frame.h"

namespace tickscope {

/// Ticks that are kept before one that was jumped to, beyond those that frames remember.
/// Each takes a copy of what changed, which is most of what a jump costs; yet the tick
/// before must be among them.
constexpr std::int64_t TicksKeptBehind = 6;

/// The same where somebody goes backwards. Pauses without records can have many more.
constexpr std::int64_t TicksKeptInReverse = 1000;

/// Ticks between two frames up to which somebody goes from one to the other, and wants what
/// lies between them: more is a jump.
constexpr std::int64_t LongestStroll = 20;

/// Ticks before those that are kept, up to which somebody is taken to go backwards: all on the way
/// are kept then, which costs several jumps. The further the way, the sooner that is worth it.
static std::int64_t longestStepBack(std::int64_t way)
{
    constexpr std::int64_t Share = 100;
    return std::min(1 + way / Share, LongestStroll);
}

/// Places that were jumped to and left, and are kept, where jumps are short. Going there again
/// takes as long as filling new memory does, and what others have left is at hand.
constexpr std::size_t MostGlimpses = 4;

/// For the same reason few states are kept there: those of ten seconds or so.
static std::size_t usefulBytes(const RecordingInfo &info, std::size_t most)
{
    constexpr std::size_t Share = 4;
    return info.packsCheckpoints ? most / Share : most;
}

StretchCache::StretchCache(Shared<Recording> recording, std::size_t bytes)
    : m_packsCheckpoints(recording->info().packsCheckpoints)
    , m_decoder(recording->makeDecoder())
    , m_points(recording)
    , m_cacheBytes(usefulBytes(recording->info(), bytes))
{
}

StretchCache::~StretchCache() = default;

Stretch &StretchCache::at(std::size_t seekPoint, const SeekPoints &points)
{
    const SeekPoint &from = points[seekPoint];
    const bool isLast = seekPoint + 1 == points.size();
    const Tick end = isLast ? Tick{std::numeric_limits<std::int64_t>::max()}
                            : points[seekPoint + 1].tick;
    const std::uint64_t endOrder = isLast ? std::numeric_limits<std::uint64_t>::max()
                                          : points[seekPoint + 1].order;
    // A newer index may know more of this seek point, or have one more behind it.
    const auto known = m_places.find(from.order);
    if (known != m_places.end() && known->second->from.memory == from.memory
        && known->second->end == end && known->second->endOrder == endOrder) {
        m_stretches.splice(m_stretches.begin(), m_stretches, known->second);
        known->second->from.kind = from.kind;
    } else {
        Stretch &stretch = m_stretches.emplace_front();
        stretch.from = from;
        stretch.end = end;
        stretch.endOrder = endOrder;
        m_places[from.order] = m_stretches.begin();
        forgetGlimpses();
        forgetOldest();
    }
    return m_stretches.front();
}

const Stretch *StretchCache::known(std::uint64_t order) const
{
    const auto known = m_places.find(order);
    return known == m_places.end() ? nullptr : &*known->second;
}

StretchCache::StretchPlace StretchCache::drop(StretchPlace place)
{
    m_usedBytes -= place->bytes;
    if (m_decoding == &*place)
        m_decoding = nullptr;
    if (const auto known = m_places.find(place->from.order);
        known != m_places.end() && known->second == place)
        m_places.erase(known);
    retire(std::move(place->entries), place->bytes);
    return m_stretches.erase(place);
}

void StretchCache::forgetOldest()
{
    // The two newest stay: a frame at the edge of a stretch needs both sides.
    while (m_stretches.size() > 2 && m_usedBytes > m_cacheBytes)
        drop(std::prev(m_stretches.end()));
}

void StretchCache::forgetGlimpses()
{
    if (!m_packsCheckpoints || m_stretches.size() <= MostGlimpses)
        return;
    std::size_t glimpses = 0;
    for (auto place = std::next(m_stretches.begin(), 2); place != m_stretches.end();) {
        if (place->isGlimpse() && ++glimpses > MostGlimpses)
            place = drop(place);
        else
            ++place;
    }
}

void StretchCache::retire(std::vector<KeptTick> entries, std::size_t bytes)
{
    m_retired.push_back(std::move(entries));
    m_retiredBytes += bytes;
    // Whoever waits for the frame waits for this, too, but memory has its limit.
    if (m_retiredBytes > m_cacheBytes)
        tidy();
}

void StretchCache::tidy()
{
    m_retired.clear();
    m_retiredBytes = 0;
}

Result<bool> StretchCache::extendByOne(Stretch &stretch, std::stop_token stop)
{
    if (stretch.isFinished)
        return false;
    if (m_decoding != &stretch) {
        const bool isThere = runsInto(stretch);
        m_decoding = nullptr;
        if (!isThere)
            TRY(returnToEnd(stretch, stop));
        m_decoding = &stretch;
    }
    if (auto idled = idleByOne(stretch, stop); !idled || *idled)
        return idled;
    const auto following = m_decoder->next();
    if (following && stretch.endsBefore(*following) && !stretch.entries.empty()) {
        stretch.isFinished = true;
        return false;
    }
    const auto stepped = m_decoder->step(nullptr, stop);
    if (!stepped) {
        m_decoding = nullptr;
        const bool isDamage = stepped.error().byte && stepped.error().code != ErrorCode::Io
                              && stepped.error().code != ErrorCode::Cancelled;
        if (!isDamage)
            return tl::unexpected(stepped.error());
        stretch.isFinished = true;
        stretch.isBroken = true;
        return false;
    }
    if (*stepped != Step::Done) {
        stretch.isFinished = *stepped == Step::End;
        return false;
    }
    keep(stretch, m_decoder->tick());
    return true;
}

/// Whether the decoder has come to where \a stretch begins, and would find nothing else by going
/// there: a checkpoint of ours holds what it has, if it began with all that a pass knew.
bool StretchCache::runsInto(const Stretch &stretch) const
{
    if (!m_decoding || !m_decoding->from.memory || !stretch.entries.empty()
        || stretch.from.kind != SeekPointKind::Checkpoint)
        return false;
    const auto next = m_decoder->next();
    return next && next->tick == stretch.from.tick && next->order == stretch.from.order
           && m_decoder->isExact();
}

/// One tick in which nothing is recorded, where the world goes on without.
Result<bool> StretchCache::idleByOne(Stretch &stretch, std::stop_token stop)
{
    const auto reached = stretch.reached();
    const auto next = m_decoder->next();
    if (!reached || !next || *reached + 1 >= std::min(next->tick, stretch.end))
        return false;
    auto idled = m_decoder->idleTo(*reached + 1, std::move(stop));
    if (!idled)
        m_decoding = nullptr;
    else if (*idled)
        keep(stretch, *reached + 1);
    return idled;
}

/// The state of the decoder, which is that of \a tick.
void StretchCache::keep(Stretch &stretch, Tick tick)
{
    auto state = std::make_shared<const WorldState>(m_decoder->state());
    const std::size_t bytes = stretch.entries.empty()
                                  ? state->bytesBeside(WorldState())
                                  : state->bytesBeside(*stretch.entries.back().state);
    const Tick recorded = m_decoder->tick();
    stretch.entries.push_back({tick, std::move(state), m_decoder->isExact(),
                               recorded < tick ? std::optional(recorded) : std::nullopt});
    stretch.bytes += bytes;
    m_usedBytes += bytes;
    forgetBeginning(stretch);
    forgetOldest();
}

Result<void> StretchCache::returnToEnd(const Stretch &stretch, std::stop_token stop)
{
    auto restored = m_points.restore(*m_decoder, stretch.from, stop);
    if (!restored || stretch.entries.empty())
        return restored;
    const KeptTick &last = stretch.entries.back();
    do {
        TRY_ASSIGN(const auto stepped, m_decoder->step(nullptr, stop));
        if (stepped != Step::Done)
            return ioError(faults::RecordingHasBecomeShorter);
    } while (m_decoder->tick() < last.rebuiltFrom.value_or(last.tick));
    if (!last.rebuiltFrom)
        return {};
    return m_decoder->idleTo(last.tick, std::move(stop)).map([](bool) {});
}

void StretchCache::forgetBeginning(Stretch &stretch)
{
    // A recording with few seek points, before the index pass has made more.
    // Half of these is still what frames remember, or every step would begin again.
    if (stretch.bytes <= m_cacheBytes || stretch.entries.size() < 4 * FrameMemory)
        return;
    const auto half = static_cast<std::ptrdiff_t>(stretch.entries.size() / 2);
    std::vector<KeptTick> rest(std::make_move_iterator(stretch.entries.begin() + half),
                               std::make_move_iterator(stretch.entries.end()));
    stretch.entries.resize(static_cast<std::size_t>(half));
    retire(std::exchange(stretch.entries, std::move(rest)), stretch.bytes / 2);
    stretch.lacksBeginning = true;
    m_usedBytes -= stretch.bytes;
    stretch.bytes /= 2;
    m_usedBytes += stretch.bytes;
}

void StretchCache::forget(Stretch &stretch)
{
    m_usedBytes -= stretch.bytes;
    if (m_decoding == &stretch)
        m_decoding = nullptr;
    retire(std::exchange(stretch.entries, {}), stretch.bytes);
    stretch.bytes = 0;
    stretch.isFinished = stretch.isBroken = stretch.lacksBeginning = false;
}

/// Keeps nothing, but the decoder goes on from where it stands, at the end of what was kept.
void StretchCache::leaveBehind(Stretch &stretch)
{
    const Tick last = stretch.entries.back().tick;
    const std::size_t count = stretch.entries.size();
    const Tick skipped = stretch.lacksBeginning ? stretch.lastSkipped.back() : stretch.from.tick;
    stretch.lastSkipped = {count > 1 ? stretch.entries[count - 2].tick : skipped, last};
    forget(stretch);
    stretch.lacksBeginning = true;
    m_decoding = &stretch;
}

void StretchCache::restart(Stretch &stretch)
{
    forget(stretch);
    stretch.keepsMore = true;
}

/// How many ticks before a state are decoded together with it.
std::int64_t StretchCache::pastTicks(const WorldState &state)
{
    return m_keepsPast ? m_needs.ticksRemembered(state) : 0;
}

Result<void> StretchCache::extendAround(Stretch &stretch, Tick tick, std::stop_token stop)
{
    if (!stretch.entries.empty()) {
        const KeptTick &front = stretch.entries.front();
        const Tick back = stretch.entries.back().tick;
        const Tick first = tick - pastTicks(*front.state);
        const bool lacksBefore = stretch.entries.size() > 1 && stretch.entries[1].tick > tick;
        const bool isBefore = stretch.lacksBeginning && (first <= front.tick || lacksBefore);
        const std::int64_t stroll = stretch.keepsMore ? TicksKeptInReverse : LongestStroll;
        const bool isFarBehind = !stretch.isFinished && tick - back > stroll
                                 && first - TicksKeptBehind > back;
        const std::int64_t stepBack = stretch.keepsMore ? TicksKeptInReverse
                                                        : longestStepBack(tick - stretch.from.tick);
        const bool isFarBefore = isBefore && front.tick - first > stepBack;
        if (isFarBehind && m_decoding == &stretch)
            leaveBehind(stretch);
        else if (isFarBehind || isFarBefore)
            forget(stretch);
        else if (isBefore)
            restart(stretch);
    }
    if (stretch.entries.empty())
        TRY(skipTowards(stretch, tick, stop));
    TRY(extendPast(stretch, tick, stop));
    // The tick before must be there, too; few recordings are so sparse that it is not.
    const bool hasBefore = stretch.entries.size() > 1 && stretch.entries[1].tick <= tick;
    if (!stretch.lacksBeginning || hasBefore)
        return {};
    forget(stretch);
    const Tick before = stretch.lastSkipped.front();
    TRY(goToBeginning(stretch, stop));
    TRY(stepTo(stretch, before, stop));
    return extendPast(stretch, tick, stop);
}

/// Steps towards \a tick without keeping anything, as far as its frame does not need it.
Result<void> StretchCache::skipTowards(Stretch &stretch, Tick tick, std::stop_token stop)
{
    const std::int64_t kept = stretch.keepsMore ? TicksKeptInReverse : TicksKeptBehind;
    if (tick - kept <= stretch.from.tick)
        return {};
    // It may stand on the way already.
    if (m_decoding != &stretch)
        TRY(goToBeginning(stretch, stop));
    return stepTo(stretch, tick - pastTicks(m_decoder->state()) - kept, stop);
}

Result<void> StretchCache::goToBeginning(Stretch &stretch, const std::stop_token &stop)
{
    m_decoding = nullptr;
    stretch.lastSkipped = {stretch.from.tick, stretch.from.tick};
    return m_points.restore(*m_decoder, stretch.from, stop);
}

/// From where the decoder stands inside the stretch.
Result<void> StretchCache::stepTo(Stretch &stretch, Tick tick, std::stop_token stop)
{
    for (auto next = m_decoder->next(); next && next->tick < tick && !stretch.endsBefore(*next);
         next = m_decoder->next()) {
        const auto stepped = m_decoder->step(nullptr, stop);
        if (!stepped || *stepped != Step::Done) {
            // What stops the decoder here stops it on the careful way as well.
            restart(stretch);
            return {};
        }
        stretch.lacksBeginning = true;
        stretch.lastSkipped = {stretch.lastSkipped.back(), m_decoder->tick()};
    }
    const Tick last = std::min(tick, stretch.end) - 1;
    if (stretch.lacksBeginning && m_decoder->next() && m_decoder->tick() < last) {
        const auto idled = m_decoder->idleTo(last, stop);
        if (!idled) {
            forget(stretch);
            return tl::unexpected(idled.error());
        }
        if (*idled)
            stretch.lastSkipped = {stretch.lastSkipped.back(), last};
    }
    m_decoding = &stretch;
    return {};
}

Result<void> StretchCache::extendPast(Stretch &stretch, Tick tick, std::stop_token stop)
{
    while (stretch.entries.empty() || stretch.entries.back().tick <= tick) {
        TRY(checkStop(stop));
        TRY_ASSIGN(const auto more, extendByOne(stretch, stop));
        if (!more)
            break;
    }
    return {};
}

Result<void> StretchCache::extendToFirst(Stretch &stretch, std::stop_token stop)
{
    if (stretch.lacksBeginning)
        forget(stretch);
    return stretch.entries.empty() ? extendByOne(stretch, std::move(stop)).map([](bool) {})
                                   : Result<void>();
}

} // namespace tickscope
