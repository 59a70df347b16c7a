// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/model/damage.h"
#include "core/model/player.h"
#include "core/model/recording.h"
#include "core/timeline/event_table.h"
#include "core/timeline/lazy_event_table.h"

namespace tickscope {

/// How many ticks a recording has, so that all outputs agree.
struct TickTally {
    std::int64_t recorded = 0; ///< That the recording holds and that can be read.
    std::int64_t lost = 0;     ///< Between the first and the last one, to damage.

    friend bool operator==(const TickTally &, const TickTally &) = default;
};

/// What \a damage loses of \a all; may be empty.
[[nodiscard]] TickRange lostRange(const Damage &damage, TickRange all);

/// Ticks of \a all that \a damage loses, each counted once.
[[nodiscard]] std::int64_t lostTicks(const std::vector<Damage> &damage, TickRange all);

/// Counts the ticks that a pass gives, but those of which it says that their state is lost.
class TickCounter
{
public:
    /// In the order in which a PassSink gets them.
    void add(const Damage &damage)
    {
        if (damage.lostTicks > 0)
            m_lostTo = std::max(m_lostTo, damage.tick + (damage.lostTicks - 1));
    }
    /// How many of \a ticks that end with \a last count.
    [[nodiscard]] std::int64_t counted(Tick last, std::int64_t ticks = 1) const
    {
        if (last - (ticks - 1) > m_lostTo)
            return ticks;
        return last > m_lostTo ? last - m_lostTo : 0;
    }

private:
    Tick m_lostTo{std::numeric_limits<std::int64_t>::min()};
};

/// \param steps     ticks that a pass over all of the recording gave, as TickCounter counts them.
/// \param lastStep  the last that it gave; nothing if there was none.
/// \param damage    of outline and pass.
[[nodiscard]] TickTally tickTally(const Outline &outline, std::int64_t steps,
                                  std::optional<Tick> lastStep, const std::vector<Damage> &damage);

/// From that tick on what is rebuilt of a client is a guess, or no longer is.
struct GuessChange {
    Tick tick;
    int client = NoClient;
    bool isGuess = false;
};

/// What a pass found in one stretch. Immutable once shared.
struct IndexPart {
    TickRange ticks;
    std::int64_t tickCount = 0; ///< By a TickCounter.
    EventTable events;
    std::vector<SeekPoint> seekPoints; ///< With memory; checkpoints of our own among them.
    std::vector<Damage> damage;
    KindCounts kindCounts;
    std::map<std::string, std::int64_t, std::less<>> counts; ///< Of PassSink::counted().
    /// New ones, by type; see PassSink::entityFound().
    std::map<std::string, std::int64_t, std::less<>> entityCounts;
    std::vector<GuessChange> guesses; ///< By tick.
    /// The events, where they lie elsewhere until somebody looks at them: others are none then.
    std::shared_ptr<const LazyEventTable> lazyEvents = {};

    [[nodiscard]] const EventTable &table() const
    {
        return lazyEvents ? lazyEvents->table() : events;
    }
    /// Does not look at them.
    [[nodiscard]] std::size_t eventCount() const
    {
        return lazyEvents ? lazyEvents->size() : events.size();
    }
    /// The same. There must be some.
    [[nodiscard]] Tick firstEventTick() const
    {
        return lazyEvents ? lazyEvents->firstTick() : events.tick(0);
    }
};

/// Number of the last of \a points at or before \a tick, or of the first one.
[[nodiscard]] std::size_t seekPointBefore(const std::vector<SeekPoint> &points, Tick tick);

/// All that is known of a recording so far. Replaced, never changed, so holders
/// need no lock.
class Index
{
public:
    /// Knows the outline only.
    explicit Index(Shared<Outline> outline);

    /// A copy that knows \a part too, which must follow the present ones.
    /// \param isComplete  no part follows.
    [[nodiscard]] Index with(Shared<IndexPart> part, PlayerTable players, bool isComplete) const;
    /// The same in place, while nobody else has it.
    void add(Shared<IndexPart> part, PlayerTable players, bool isComplete);

    /// A copy under \a outline, which is that of the same recording grown longer.
    [[nodiscard]] Index grown(Shared<Outline> outline) const;

    [[nodiscard]] const Outline &outline() const { return *m_outline; }
    [[nodiscard]] const TimeBase &time() const { return m_outline->time; }
    [[nodiscard]] TickRange ticks() const { return m_outline->time.ticks(); }
    /// Last tick whose events are in; before the first tick when nothing is.
    [[nodiscard]] Tick indexedTo() const { return m_indexedTo; }
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

    /// By tick; those of the outline, with the memory that the pass added, and checkpoints.
    [[nodiscard]] const std::vector<SeekPoint> &seekPoints() const { return m_seekPoints; }
    /// Number of the last seek point at or before \a tick, or of the first one.
    /// There must be one.
    [[nodiscard]] std::size_t seekPointBefore(Tick tick) const;

    /// Of what is known so far; of the whole recording when that is complete.
    [[nodiscard]] TickTally tickTally() const;

    [[nodiscard]] const std::vector<Shared<IndexPart>> &parts() const { return m_parts; }
    [[nodiscard]] std::size_t eventCount() const { return m_eventCount; }
    [[nodiscard]] EventRow event(std::size_t row) const;
    /// See EventTable::fields().
    [[nodiscard]] std::vector<EventField> eventFields(std::size_t row) const;
    /// First row at or after \a tick; eventCount() if there is none.
    [[nodiscard]] std::size_t rowAtOrAfter(Tick tick) const;
    [[nodiscard]] Tick eventTick(std::size_t row) const;
    [[nodiscard]] const KindCounts &kindCounts() const { return m_kindCounts; }
    /// Rows at the beginning that are the very same as those of \a other, an index of the same
    /// recording: what was made of them need not be made again.
    [[nodiscard]] std::size_t rowsSharedWith(const Index &other) const;
    /// For after a walk over all rows: what was read of those that lie on the disk leaves memory.
    void forgetEventPages() const;
    /// Memory or disk that the events take.
    [[nodiscard]] std::size_t eventBytes() const;

    /// Counts of the format's own things, of outline and passes; see Outline::counts.
    [[nodiscard]] std::vector<std::pair<std::string, std::int64_t>> counts() const;

    [[nodiscard]] const PlayerTable &players() const { return m_players; }
    /// How many entities there were that are no players, by type, each number once;
    /// limits::CountedEntities at most.
    [[nodiscard]] const std::map<std::string, std::int64_t, std::less<>> &entityCounts() const
    {
        return m_entityCounts;
    }
    /// Ticks in which what is rebuilt is a guess, in order and apart: of that client, or of
    /// anybody.
    [[nodiscard]] std::vector<TickRange> guessedTicks(std::optional<int> client = {}) const;
    /// Of outline and passes, by byte, each place once.
    [[nodiscard]] const std::vector<Damage> &damage() const { return m_damage; }

private:
    friend class RowReader;
    /// An event of a part, by its number there; null where it can no longer be read.
    struct Place {
        const IndexPart *part = nullptr;
        const EventTable *table = nullptr;
        std::size_t number = 0;
    };
    [[nodiscard]] Place placeOf(std::size_t row) const;

    Shared<Outline> m_outline;
    std::vector<Shared<IndexPart>> m_parts;
    std::vector<std::size_t> m_firstRows; ///< Of each part.
    std::vector<Tick> m_firstTicks; ///< The same; of one without events that of the one before.
    std::size_t m_eventCount = 0;
    std::vector<SeekPoint> m_seekPoints;
    KindCounts m_kindCounts;
    std::map<std::string, std::int64_t, std::less<>> m_counts; ///< Of passes.
    PlayerTable m_players;
    std::map<std::string, std::int64_t, std::less<>> m_entityCounts;
    std::vector<Damage> m_damage;
    Tick m_indexedTo;
    std::int64_t m_tickCount = 0;
    bool m_isComplete = false;
};

/// Reads events of an index that are near each other: their part is looked for only where it is
/// another one than that of the last, which leaves memory then: see Index::forgetEventPages(). The
/// index must live as long. One thread.
class RowReader
{
public:
    explicit RowReader(const Index &index)
        : m_index(index)
    {
    }

    /// Of Index::event(); nothing else of it is read.
    [[nodiscard]] const EventForm &form(std::size_t row);
    [[nodiscard]] EventRow event(std::size_t row);

private:
    bool isAtHand(std::size_t row);

    const Index &m_index;
    const EventTable *m_table = nullptr;
    std::size_t m_first = 0; ///< Row of the index that is the table's first.
};

} // namespace tickscope
