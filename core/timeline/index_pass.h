// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>

#include "core/base/limits.h"
#include "core/model/event_quota.h"
#include "core/timeline/index.h"
#include "core/timeline/walker.h"

namespace tickscope {

class PassListener;

/// Whether passwords and the like are printed in clear.
enum class Secrets { Hidden, Shown };

/// Whether an index keeps the rows of its events, which take the most memory, or only what else is
/// found. Without them it has no kind counts, too.
enum class IndexRows { Kept, LeftOut };

/// Whether somebody goes to and fro in what is indexed, or to one tick at the most, for which few
/// checkpoints will do: each is a state that is put together and kept.
enum class IndexSeeks { Many, One };

/// What an index has more or less of than most readers want.
struct IndexExtras {
    FieldChoice ownFields = {};        ///< Null for none.
    Secrets secrets = Secrets::Hidden; ///< Shown only on a person's wish.
    IndexRows rows = IndexRows::Kept;
    IndexSeeks seeks = IndexSeeks::Many;
    /// Hears the same walk, so that nobody has to decode the recording again. Null for none.
    std::shared_ptr<PassListener> listener = {};
};

/// Builds the index of a recording from its beginning, part by part. Owns no
/// thread: the window calls advance() on a worker, tests call it themselves.
class IndexPass
{
public:
    /// Begins at \a seekPoint, a number in those of \a outline, and knows nothing of what comes
    /// before: see indexOfStretch().
    IndexPass(Shared<Recording> recording, Shared<Outline> outline, IndexExtras extras = {},
              std::size_t seekPoint = 0);
    ~IndexPass();

    /// Decodes up to \a ticks ticks more, fewer where there are many events, and returns the index
    /// with them.
    /// Errors: Io, Cancelled. Nothing of that call is kept, and the pass is over.
    Result<Shared<Index>> advance(std::size_t ticks, std::stop_token stop)
    {
        return advance(ticks, {}, std::move(stop));
    }

    /// The same up to \a last, which may be behind the end.
    Result<Shared<Index>> advanceTo(Tick last, std::stop_token stop);

    /// The last tick with a report that rests on what was before the pass
    /// began: see PassSink::memoryMissed().
    [[nodiscard]] const std::optional<Tick> &memoryMissedAt() const { return m_memoryMissedAt; }

    /// Goes on when the recording has grown: what is settled stays, and what came behind it is
    /// read again; all of it where it lies in other files now. \a recording and \a outline are the
    /// same one's, opened again. False, and nothing happens, when they are not, or when the pass is
    /// not at its end.
    bool goOn(Shared<Recording> recording, Shared<Outline> outline);

    [[nodiscard]] bool atEnd() const { return m_error || m_now.index->isComplete(); }
    [[nodiscard]] const Shared<Index> &index() const { return m_now.index; }

private:
    class PartSink;

    /// Number and type of each entity that was counted.
    using EntitySet = std::set<std::pair<std::int64_t, std::string>>;

    /// What is known at a tick, but for the walker.
    struct Progress {
        Shared<Index> index;
        PlayerTracker players;
        std::size_t changes = 0;    ///< Of players that were kept, however many parts there are.
        Shared<EntitySet> entities; ///< Null for none.
        Tick lastSeekPoint;
        std::uint64_t lastSeekByte = 0;
        EventQuota events;
        std::size_t keyframes = 0; ///< Among the seek points.
        std::size_t checkpointBytes = 0;
        TickCounter counter;
    };
    /// All before \a end stays as it is when the recording grows.
    struct Settled {
        Tick end;
        Progress progress;
    };

    /// How far apart checkpoints are, whichever comes first.
    struct Spacing {
        std::int64_t ticks = limits::CheckpointSpacing;
        std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max();
    };

    void beginUnder(Shared<Outline> outline, std::size_t seekPoint = 0);
    Result<void> beginChecked(const std::stop_token &stop);
    [[nodiscard]] Spacing spacingUnder(const Outline &outline) const;
    Result<Shared<Index>> advance(std::size_t ticks, std::optional<Tick> last,
                                  std::stop_token stop);
    [[nodiscard]] bool isCheckpointDue(const NextStep &next) const;
    [[nodiscard]] bool hasRoomForNear(Tick tick) const;
    [[nodiscard]] bool settlesAt(const NextStep &next) const;
    [[nodiscard]] bool hasPassed(Tick tick) const;
    void addSeekPoint(const NextStep &next, IndexPart &part);
    /// Several ticks at once, of which nobody has to know anything in between. Returns how many.
    std::size_t stepOver(PartSink &sink, std::size_t most, std::optional<Tick> last);
    /// One tick more; false at the end. Ticks that are known already do not reach \a sink.
    Result<bool> stepInto(PassSink &sink, const std::stop_token &stop);
    void take(PartSink &sink, bool atEnd);

    Shared<Recording> m_recording;
    IndexExtras m_extras;
    std::unique_ptr<Walker> m_walker;
    std::optional<Tick> m_begin; ///< Nothing when that is the beginning of the recording.
    std::shared_ptr<EventStore> m_store;
    Progress m_now;
    Spacing m_spacing;
    std::optional<Settled> m_settled;
    std::optional<Tick> m_knownTo; ///< Set while the walker goes through what is known.
    std::optional<Tick> m_memoryMissedAt;
    std::optional<Error> m_error; ///< What ended the pass before its time.
};

/// The whole index at once. Errors: Io, Cancelled, and those of Recording::outline.
Result<Shared<Index>> buildIndex(const Shared<Recording> &recording, std::stop_token stop);

/// All events of \a tick with their fields, by decoding that tick again.
/// \param secrets  Shown only on a person's wish.
/// Errors: those of Decoder; OutOfRange.
Result<std::vector<Event>> eventsAtTick(const Shared<Recording> &recording, const Index &index,
                                        Tick tick, std::stop_token stop,
                                        Secrets secrets = Secrets::Hidden);

} // namespace tickscope
