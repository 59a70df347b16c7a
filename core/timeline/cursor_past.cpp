// SPDX-License-Identifier: MIT
//
// What a frame remembers of the ticks before it.

#include <algorithm>
#include <utility>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/timeline/cursor.h"
#include "core/timeline/cursor_stretch.h"

namespace tickscope {

/// How many ticks before a state are decoded together with it.
std::int64_t Cursor::pastTicks(const WorldState &state)
{
    return m_readsPastLater ? 0 : m_needs.ticksRemembered(state);
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
        const auto known = m_places.find(points[seekPoint].order);
        if (known == m_places.end())
            return {};
        const StretchPlace stretch = known->second;
        if (stretch->entries.empty()
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
        const Entry &entry = stretch.entries[i];
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
        Stretch &stretch = *stretchAt(seekPoint, points);
        TRY(extendAround(stretch, end, stop));
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
    std::vector<ItemKey> wanted = m_needs.placelessSubjects(state);
    std::vector<LastPlace> places;
    for (std::size_t i = 0; i < MostStretches && seekPoint-- > 0 && !wanted.empty(); ++i) {
        Stretch &stretch = *stretchAt(seekPoint, points);
        TRY(extendAround(stretch, stretch.end, stop));
        if (stretch.entries.empty())
            continue;
        const Entry &last = stretch.entries.back();
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
