// SPDX-License-Identifier: MIT
#include "core/timeline/cursor.h"

#include <algorithm>
#include <utility>

#include "core/base/fault.h"
#include "core/base/limits.h"
#include "core/base/try.h"

namespace tickscope {

Cursor::Cursor(Shared<Recording> recording, std::size_t cacheBytes)
    : m_recording(std::move(recording))
    , m_stretches(m_recording, cacheBytes)
{
}

Result<std::optional<KeptTick>> Cursor::lastBefore(std::size_t seekPoint, const SeekPoints &points,
                                                   std::stop_token stop)
{
    while (seekPoint-- > 0) {
        Stretch &stretch = m_stretches.at(seekPoint, points);
        TRY(m_stretches.extendAround(stretch, stretch.end, stop));
        if (!stretch.entries.empty())
            return stretch.entries.back();
    }
    return std::optional<KeptTick>{};
}

Result<std::optional<KeptTick>> Cursor::firstAfter(std::size_t seekPoint, const SeekPoints &points,
                                                   std::stop_token stop)
{
    while (++seekPoint < points.size()) {
        Stretch &stretch = m_stretches.at(seekPoint, points);
        TRY(m_stretches.extendToFirst(stretch, stop));
        if (!stretch.entries.empty())
            return stretch.entries.front();
    }
    return std::optional<KeptTick>{};
}

Result<Frame> Cursor::frameAt(Tick tick, const Index &index, Mover &mover, std::stop_token stop)
{
    if (index.seekPoints().empty() || !index.ticks().contains(tick))
        return outOfRange(faults::NoSuchTickInRecording);
    auto frame = frameFrom(index, m_stretches.points().of(index.seekPoints()), tick, mover, stop);
    if (!frame && m_stretches.points().hasLearned())
        return frameFrom(index, m_stretches.points().of(index.seekPoints()), tick, mover, stop);
    return frame;
}

/// What the recorder has not written yet breaks off as damage does; \a index has none there while
/// the recording is followed, see forgetTornEnd().
static bool endsUnwritten(const Index &index, const SeekPoint &last)
{
    return index.outline().mayGrow && index.isComplete()
           && std::ranges::none_of(index.damage(), [&last](const Damage &damage) {
                  return damage.kind == ErrorCode::Truncated || damage.tick >= last.tick;
              });
}

Result<Frame> Cursor::frameFrom(const Index &index, const SeekPoints &points, Tick tick,
                                Mover &mover, std::stop_token stop)
{
    m_readsPastLater = isPastSoonRead(tick, points);
    m_stretches.setKeepsPast(!m_readsPastLater);
    const std::size_t seekPoint = seekPointBefore(points, tick);
    Stretch &stretch = m_stretches.at(seekPoint, points);
    TRY(m_stretches.extendAround(stretch, tick, stop));

    const auto after = std::ranges::upper_bound(stretch.entries, tick, {}, &KeptTick::tick);
    const auto number = static_cast<std::size_t>(after - stretch.entries.begin());
    std::optional<KeptTick> before;
    std::optional<KeptTick> at;
    std::optional<KeptTick> next;
    if (number > 0)
        at = stretch.entries[number - 1];
    if (number > 1)
        before = stretch.entries[number - 2];
    if (after != stretch.entries.end())
        next = *after;
    const bool isBroken = stretch.isBroken && !next && !endsUnwritten(index, points[seekPoint]);

    // The neighbours may lie in other stretches; from here on this one may move.
    if (!next) {
        TRY_ASSIGN(auto found, firstAfter(seekPoint, points, stop));
        next = found;
    }
    for (auto *wanted : {&at, &before}) {
        if (*wanted || (wanted == &before && number > 1))
            continue;
        TRY_ASSIGN(auto found, lastBefore(seekPoint, points, stop));
        if (found && (!at || found->tick < at->tick))
            *wanted = found;
    }

    const auto shown = [&mover](const std::optional<KeptTick> &entry) -> std::optional<Shown> {
        if (!entry)
            return {};
        return Shown{entry->tick, entry->state, mover.moved(entry->state, entry->tick),
                     entry->rebuiltFrom};
    };
    Frame frame{tick, {}, shown(at), shown(next), Exactness::Recorded, {}};
    // No actor is drawn there any more, so none is moved for it.
    if (before)
        frame.before = Past{before->tick, before->state};
    const std::size_t own = at && at->tick < points[seekPoint].tick
                                ? seekPointBefore(points, at->tick)
                                : seekPoint;
    if (at && m_stretches.needs().ticksRemembered(*at->state) > 0) {
        TRY_ASSIGN(auto past, pastOf(at->tick, own, points, stop));
        frame.past = std::move(past);
    }
    if (at) {
        TRY_ASSIGN(auto places, lastPlacesOf(*at->state, own, points, stop));
        frame.lastPlaces = std::move(places);
    }
    if (isBroken || !at || !at->isExact)
        frame.exactness = Exactness::Damaged;
    else if (frame.at->rebuiltFrom)
        frame.exactness = Exactness::Rebuilt;
    return frame;
}

/// Whether a seek point is so near before what a frame at \a tick remembers that this can be read
/// when somebody asks for it; who does not is spared most of a jump.
bool Cursor::isPastSoonRead(Tick tick, const SeekPoints &points) const
{
    const Tick first = tick - FrameMemory;
    return m_recording->info().packsCheckpoints
           && first - points[seekPointBefore(points, first)].tick <= limits::NearCheckpointSpacing;
}

/// States before \a at, as far as frames remember. Between two recorded ticks they stay the same.
/// \param last  number of the seek point before \a at.
Result<PastStates> Cursor::pastOf(Tick at, std::size_t last, const SeekPoints &points,
                                  std::stop_token stop)
{
    if (m_readsPastLater && m_pastAt == at)
        return m_past;
    m_pastAt.reset();
    if (!m_readsPastLater)
        return readPast(at, last, points, std::move(stop)).map([](std::vector<Past> &&past) {
            return PastStates(std::move(past));
        });
    m_pastAt = at;
    if (auto known = knownPast(at, last, points))
        return m_past = PastStates(*std::move(known));
    const auto begin = points.begin()
                       + static_cast<std::ptrdiff_t>(seekPointBefore(points, at - FrameMemory));
    const auto end = points.begin()
                     + static_cast<std::ptrdiff_t>(std::min(last + 2, points.size()));
    return m_past = PastStates([recording = m_recording, at, near = SeekPoints(begin, end)] {
               Cursor cursor(recording, limits::CursorCache);
               return cursor.readPast(at, seekPointBefore(near, at), near, {})
                   .value_or(std::vector<Past>());
           });
}

/// Those states if all of them are kept.
std::optional<std::vector<Past>> Cursor::knownPast(Tick at, std::size_t seekPoint,
                                                   const SeekPoints &points) const
{
    const Tick first = at - FrameMemory;
    std::vector<Past> past;
    past.reserve(FrameMemory);
    for (Tick end = at;; end = points[seekPoint--].tick) {
        const Stretch *stretch = m_stretches.known(points[seekPoint].order);
        if (!stretch || stretch->entries.empty()
            || !(stretch->isFinished || stretch->entries.back().tick >= end))
            return {};
        addPast(*stretch, first, end, past);
        if (stretch->entries.front().tick <= first)
            return past;
        if (stretch->lacksBeginning)
            return {};
        if (seekPoint == 0 || points[seekPoint].tick <= first)
            return past;
    }
}

void Cursor::addPast(const Stretch &stretch, Tick first, Tick end, std::vector<Past> &past)
{
    for (std::size_t i = stretch.entries.size(); i-- > 0;) {
        const KeptTick &entry = stretch.entries[i];
        if (entry.tick < first)
            break;
        if (entry.tick < end)
            past.push_back({entry.tick, entry.state});
    }
}

/// Through as many stretches as it takes: what a frame holds must not depend on where seek points
/// are.
Result<std::vector<Past>> Cursor::readPast(Tick at, std::size_t seekPoint, const SeekPoints &points,
                                           std::stop_token stop)
{
    const Tick first = at - FrameMemory;
    std::vector<Past> past;
    for (Tick end = at; end > first; end = points[seekPoint--].tick) {
        Stretch &stretch = m_stretches.at(seekPoint, points);
        TRY(m_stretches.extendAround(stretch, end, stop));
        addPast(stretch, first, end, past);
        if (seekPoint == 0)
            break;
    }
    return past;
}

/// A place that was once known stays up to the end of its stretch: the last state of each
/// stretch before is enough.
Result<std::vector<LastPlace>> Cursor::lastPlacesOf(const WorldState &state, std::size_t seekPoint,
                                                    const SeekPoints &points, std::stop_token stop)
{
    constexpr std::size_t MostStretches = 8;
    std::vector<ItemKey> wanted = m_stretches.needs().placelessSubjects(state);
    std::vector<LastPlace> places;
    for (std::size_t i = 0; i < MostStretches && seekPoint-- > 0 && !wanted.empty(); ++i) {
        Stretch &stretch = m_stretches.at(seekPoint, points);
        TRY(m_stretches.extendAround(stretch, stretch.end, stop));
        if (stretch.entries.empty())
            continue;
        const KeptTick &last = stretch.entries.back();
        std::erase_if(wanted, [&](ItemKey key) {
            const bool isFound = hasPlace(*last.state, key);
            if (isFound)
                places.push_back({key, last.tick, last.state});
            return isFound;
        });
    }
    return places;
}

} // namespace tickscope
