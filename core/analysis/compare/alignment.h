// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/event_query.h"
#include "core/model/recording.h"
#include "core/timeline/index.h"

namespace tickscope {

struct RaceRun;

/// A recording that is laid beside another one. A value.
struct ComparedRecording {
    Shared<Recording> recording;
    Shared<Index> index; ///< Complete: what is not read yet cannot be found.

    [[nodiscard]] bool isKnown() const { return recording && index && index->isComplete(); }
};

/// Whether places of two recordings mean the same.
enum class SameWorld : std::uint8_t {
    Yes,
    No,
    Unknown, ///< One of them does not say enough of where it was made.
};
[[nodiscard]] SameWorld isSameWorld(const RecordingInfo &left, const RecordingInfo &right);

/// How two recordings are laid beside each other in time. A value.
struct Alignment {
    enum class By : std::uint8_t {
        Start,     ///< Their first ticks.
        Tick,      ///< Ticks with the same number.
        TimeOfDay, ///< The clocks by which they were recorded.
        Event,     ///< An event of each.
        Place,     ///< Where a player was on the way; see waysOf().
    };
    By by = By::Start;
    EventQuery event = {}; ///< What the events are; players are those of the left recording.
    /// The same for the right one, whose players are other ones.
    EventQuery otherEvent = {};
    int number = 1; ///< Which one of these events, from 1; see tickOfEvent().
    int otherNumber = 1;
    Time nudge{0}; ///< By hand: as much further is the right one.

    friend bool operator==(const Alignment &, const Alignment &) = default;
};

/// Whether both were made while the same game was going on, by a server and its clients.
enum class SameSession : std::uint8_t {
    No,
    Maybe, ///< Their clocks do not tell: one is missing, or a time zone may lie between them.
    Yes,
};
/// Whether they are on one map, with ticks of the same numbers and the same people at them, and
/// clocks that agree. Both isKnown(). Where the people were is not looked at; see
/// areMostlyElsewhere().
[[nodiscard]] SameSession isSameSession(const ComparedRecording &left,
                                        const ComparedRecording &right);
/// By the starts of two runs of a race; where one of them was not recorded, as if by hand, to where
/// it follows from the time.
[[nodiscard]] Alignment alignmentOfRuns(const Shared<Index> &left, const RaceRun &leftRun,
                                        const Shared<Index> &right, const RaceRun &rightRun);

/// What is added to a time of \a left to have that of the same moment in \a right. Either may lie
/// outside of its recording.
/// Not for Alignment::By::Place, where it changes all the time.
/// Errors: BadInput when one of them lacks what they are aligned by.
[[nodiscard]] Result<Time> offsetBetween(const Alignment &alignment, const ComparedRecording &left,
                                         const ComparedRecording &right);

/// A tick of the left recording and the one of the right recording beside it.
struct TickPair {
    Tick left;
    Tick right;
    bool isApart = false; ///< By place: the right one was not there then, as far as is recorded.

    friend bool operator==(const TickPair &, const TickPair &) = default;
};

/// For each moment of the left recording the one of the right one that is laid beside it.
class TickPairing
{
public:
    /// By an offset in time; see offsetBetween().
    /// \param end  time of the left recording from which on it is not known.
    TickPairing(const TimeBase &left, const TimeBase &right, Time offset, Time end = Time::max());
    /// By \a pairs, one at least, of which neither tick is ever less than that of the one before.
    /// \param nudge  is added to each time of the right recording.
    TickPairing(const TimeBase &left, const TimeBase &right, std::vector<TickPair> pairs,
                Time nudge = Time{0});

    /// Nothing where the right recording has no tick at that moment, where the two are apart, and
    /// outside of the pairs.
    [[nodiscard]] std::optional<Tick> rightOf(Tick left) const;
    [[nodiscard]] std::optional<Tick> leftOf(Tick right) const;
    /// The first and the last tick in \a ticks of the left recording that have one of the right
    /// recording beside them; empty where none has.
    [[nodiscard]] TickRange commonIn(TickRange ticks) const;
    /// The time of the right recording at \a left, which may lie outside of it; nothing where the
    /// two are apart. Before the first pair and behind the last one both run equally fast.
    [[nodiscard]] std::optional<Time> rightAt(Time left) const;

private:
    TimeBase m_left;
    TimeBase m_right;
    Time m_offset; ///< Where there are pairs by hand.
    Time m_end = Time::max();
    std::vector<TickPair> m_pairs;
};

/// By an offset in time, and by clocks only as long as both are known. Errors: offsetBetween()'s.
[[nodiscard]] Result<TickPairing> pairingBy(const Alignment &alignment,
                                            const ComparedRecording &left,
                                            const ComparedRecording &right);

/// When the \a number -th event, from 1, that \a query takes was, equal ones of a tick counted
/// once; of a start whence the time of the race counts. Nothing when there are fewer.
[[nodiscard]] std::optional<Tick> tickOfEvent(const Shared<Index> &index, const EventQuery &query,
                                              int number);

} // namespace tickscope
