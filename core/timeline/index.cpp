// SPDX-License-Identifier: MIT
#include "core/timeline/index.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

#include "core/model/event/shared_event_kinds.h"

namespace tickscope {

namespace {

/// Adds the memory of \a known to the seek points of the outline, and checkpoints
/// between them. Both lists are by tick.
std::vector<SeekPoint> merged(std::vector<SeekPoint> present, const std::vector<SeekPoint> &known)
{
    if (known.empty())
        return present;
    std::vector<SeekPoint> all;
    all.reserve(present.size() + known.size());
    auto next = known.begin();
    for (SeekPoint &point : present) {
        for (; next != known.end() && next->order < point.order; ++next)
            all.push_back(*next);
        if (next != known.end() && next->order == point.order)
            all.push_back(*next++);
        else
            all.push_back(std::move(point));
    }
    all.insert(all.end(), next, known.end());
    return all;
}

/// In the place of one that can no longer be read: neither where it was kept, nor in the recording.
const EventForm &lostEventForm()
{
    static const EventForm form{
        .kind = &sharedKind("unknown"),
        .name = "lost",
        .sentences = EventText::tr("an event that cannot be read any more")};
    return form;
}

} // namespace

Index::Index(Shared<Outline> outline)
    : m_outline(std::move(outline))
    , m_seekPoints(m_outline->seekPoints)
    , m_indexedTo(m_outline->time.ticks().first - 1)
{
    addDamage(m_damage, m_outline->damage);
}

Index Index::with(Shared<IndexPart> part, PlayerTable players, bool isComplete) const
{
    Index index = *this;
    index.add(std::move(part), std::move(players), isComplete);
    return index;
}

void Index::add(Shared<IndexPart> part, PlayerTable players, bool isComplete)
{
    m_firstRows.push_back(m_eventCount);
    constexpr Tick BeforeAll{std::numeric_limits<std::int64_t>::min()};
    const Tick ticksBefore = m_firstTicks.empty() ? BeforeAll : m_firstTicks.back();
    m_firstTicks.push_back(part->eventCount() > 0 ? part->firstEventTick() : ticksBefore);
    m_eventCount += part->eventCount();
    m_seekPoints = merged(std::move(m_seekPoints), part->seekPoints);
    for (const auto &[kind, count] : part->kindCounts)
        m_kindCounts[kind] += count;
    for (const auto &[name, count] : part->counts)
        m_counts[name] += count;
    for (const auto &[type, count] : part->entityCounts)
        m_entityCounts[type] += count;
    addDamage(m_damage, part->damage);
    if (!part->ticks.isEmpty())
        m_indexedTo = part->ticks.last;
    m_tickCount += part->tickCount;
    m_players = std::move(players);
    m_isComplete = isComplete;
    m_parts.push_back(std::move(part));
}

Index Index::grown(Shared<Outline> outline) const
{
    Index index = *this;
    index.m_outline = std::move(outline);
    index.m_damage.clear();
    addDamage(index.m_damage, index.m_outline->damage);
    std::vector<SeekPoint> known;
    for (const auto &part : m_parts) {
        known.insert(known.end(), part->seekPoints.begin(), part->seekPoints.end());
        addDamage(index.m_damage, part->damage);
    }
    index.m_seekPoints = merged(index.m_outline->seekPoints, known);
    index.m_isComplete = false;
    return index;
}

TickTally Index::tickTally() const
{
    const auto last = m_indexedTo < ticks().first ? std::nullopt : std::optional(m_indexedTo);
    return tickscope::tickTally(*m_outline, m_tickCount, last, m_damage);
}

std::vector<std::pair<std::string, std::int64_t>> Index::counts() const
{
    auto counts = m_outline->counts;
    counts.insert(counts.end(), m_counts.begin(), m_counts.end());
    return counts;
}

std::vector<TickRange> Index::guessedTicks(std::optional<int> client) const
{
    std::set<int> guessed;
    std::vector<TickRange> ranges;
    Tick from;
    const auto endBefore = [&](Tick tick) {
        if (!ranges.empty() && ranges.back().last + 1 >= from)
            ranges.back().last = tick - 1;
        else if (from < tick)
            ranges.push_back({from, tick - 1});
    };
    for (const auto &part : m_parts) {
        for (const GuessChange &change : part->guesses) {
            if (client && change.client != *client)
                continue;
            const bool wasGuessed = !guessed.empty();
            if (change.isGuess)
                guessed.insert(change.client);
            else
                guessed.erase(change.client);
            if (!guessed.empty() && !wasGuessed)
                from = change.tick;
            else if (guessed.empty() && wasGuessed)
                endBefore(change.tick);
        }
    }
    if (!guessed.empty())
        endBefore(ticks().last + 1);
    return ranges;
}

std::size_t seekPointBefore(const std::vector<SeekPoint> &points, Tick tick)
{
    const auto after = std::ranges::upper_bound(points, tick, {}, &SeekPoint::tick);
    return after == points.begin() ? 0 : static_cast<std::size_t>(after - points.begin()) - 1;
}

std::size_t Index::seekPointBefore(Tick tick) const
{
    return tickscope::seekPointBefore(m_seekPoints, tick);
}

EventRow Index::event(std::size_t row) const
{
    const auto [part, table, number] = placeOf(row);
    if (table)
        return table->row(number);
    return {.tick = part->ticks.last, .form = &lostEventForm()};
}

std::vector<EventField> Index::eventFields(std::size_t row) const
{
    const auto [part, table, number] = placeOf(row);
    return table ? table->fields(number) : std::vector<EventField>();
}

Tick Index::eventTick(std::size_t row) const
{
    const auto [part, table, number] = placeOf(row);
    return table ? table->tick(number) : part->ticks.last;
}

Index::Place Index::placeOf(std::size_t row) const
{
    const auto after = std::ranges::upper_bound(m_firstRows, row);
    const std::size_t number = row - *std::prev(after);
    const IndexPart &part = *m_parts[static_cast<std::size_t>(after - m_firstRows.begin()) - 1];
    const EventTable &table = part.table();
    return {&part, number < table.size() ? &table : nullptr, number};
}

void Index::forgetEventPages() const
{
    // All parts have one store.
    for (const auto &part : m_parts) {
        const EventTable *table = part->lazyEvents ? part->lazyEvents->tableIfRead()
                                                   : &part->events;
        if (table)
            return table->forgetPages();
    }
}

bool RowReader::isAtHand(std::size_t row)
{
    if (m_table && row >= m_first && row - m_first < m_table->size())
        return true;
    if (m_table)
        m_index.forgetEventPages();
    const auto place = m_index.placeOf(row);
    m_table = place.table;
    m_first = row - place.number;
    return m_table != nullptr;
}

const EventForm &RowReader::form(std::size_t row)
{
    return isAtHand(row) ? m_table->form(row - m_first) : lostEventForm();
}

EventRow RowReader::event(std::size_t row)
{
    return isAtHand(row) ? m_table->row(row - m_first) : m_index.event(row);
}

std::size_t Index::rowsSharedWith(const Index &other) const
{
    const auto end = std::ranges::mismatch(m_parts, other.m_parts).in1;
    const auto count = static_cast<std::size_t>(end - m_parts.begin());
    return count < m_parts.size() ? m_firstRows[count] : m_eventCount;
}

std::size_t Index::eventBytes() const
{
    std::size_t bytes = 0;
    for (const auto &part : m_parts)
        bytes += part->table().byteSize();
    return bytes;
}

std::size_t Index::rowAtOrAfter(Tick tick) const
{
    // Only in the part where it must be, since others may lie on the disk.
    const auto firstRowOf = [this](auto part) {
        const auto number = static_cast<std::size_t>(part - m_firstTicks.begin());
        return number < m_firstRows.size() ? m_firstRows[number] : m_eventCount;
    };
    const auto end = std::ranges::lower_bound(m_firstTicks, tick);
    if (end == m_firstTicks.begin())
        return 0;
    const auto begin = std::lower_bound(m_firstTicks.begin(), end, *std::prev(end));
    return firstFrom(tick, firstRowOf(begin), firstRowOf(end),
                     [this](std::size_t row) { return eventTick(row); });
}

TickRange lostRange(const Damage &damage, TickRange all)
{
    const Tick first = std::max(damage.tick, all.first);
    const std::int64_t count = std::min(
        std::max<std::int64_t>(damage.lostTicks, 0) - (first - damage.tick), all.last - first + 1);
    return {first, first + (count - 1)};
}

std::int64_t lostTicks(const std::vector<Damage> &damage, TickRange all)
{
    if (all.isEmpty())
        return 0;
    std::vector<TickRange> ranges;
    for (const Damage &place : damage) {
        if (const TickRange range = lostRange(place, all); !range.isEmpty())
            ranges.push_back(range);
    }
    std::ranges::sort(ranges, {}, &TickRange::first);
    std::int64_t lost = 0;
    Tick counted = all.first - 1;
    for (const TickRange &range : ranges) {
        const Tick before = std::max(counted, range.first - 1);
        counted = std::max(counted, range.last);
        lost += std::max<std::int64_t>(counted - before, 0);
    }
    return lost;
}

TickTally tickTally(const Outline &outline, std::int64_t steps, std::optional<Tick> lastStep,
                    const std::vector<Damage> &damage)
{
    if (outline.isEmpty)
        return {};
    const TickRange all = outline.time.ticks();
    TickTally tally{steps, lostTicks(damage, all)};
    // A tick that ends a demo with nothing behind it has no step, but was recorded.
    const bool isLone = !lastStep || *lastStep < all.last;
    const bool isLost = std::ranges::any_of(
        damage, [all](const Damage &place) { return lostRange(place, all).contains(all.last); });
    if (isLone && !isLost)
        ++tally.recorded;
    return tally;
}

} // namespace tickscope
