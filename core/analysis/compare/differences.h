// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/analysis/compare/alignment.h"

namespace tickscope {

class Format;
class Motion;

/// One of two recordings that are compared.
struct ComparedSide {
    ComparedRecording content;
    Shared<Motion> motion; ///< Moves players on to the tick.
    /// What it cannot hold is no difference. Null: no events and no fields are compared.
    const Format *format = nullptr;
};

/// What of a recording is compared with the other one.
enum class ComparedPart : std::uint8_t {
    Positions, ///< Of players, at ticks that both recorded.
    Inputs,    ///< Of players, over the ticks for which they differ.
    Events,    ///< What one lacks of the kinds that comparedEventKinds() has.
    States,    ///< Fields of items with the same type and id, at ticks that both recorded.
};

/// Something that one recording has otherwise than the other.
struct Difference {
    ComparedPart part = ComparedPart::States;
    std::optional<Tick> left; ///< Nothing for an event that only the right one has.
    std::optional<Tick> right;
    Time time{0};        ///< Of the left recording.
    std::string subject; ///< Name of the player; the item ("Character 3").
    /// Player::id in the left recording, of an event in the one that has it.
    std::optional<int> player = {};
    const EventKind *kind = nullptr; ///< Of an event.
    std::string other = {};          ///< Name of its second party; empty for none.
    std::optional<int> otherPlayer = {};
    std::string field = {}; ///< Of the item or input; empty: the values are how many items.
    Value leftValue = {};   ///< Nothing where it has none, as the right one.
    Value rightValue = {};
    std::optional<double> distance = {}; ///< Between positions, in world units.
    std::int64_t ticks = 1;              ///< For which inputs differ, of the left recording.
    bool isOfPresses = false;            ///< The values are how often the input was pressed.
    std::optional<std::size_t> event{};  ///< Row in the index of the one that has it.
};

/// Events and inputs that are so much earlier in one of two recordings are none: where snapshots
/// lie two ticks apart it sees a thing a tick later, and an input acts in the tick after it came.
/// Where both have each input at its tick, that has to be the same.
inline constexpr std::int64_t FairTicks = 2;

/// Names that several people had at the same time in one of both: only client IDs tell them apart,
/// and only within a session.
[[nodiscard]] std::set<std::string, std::less<>> sharedNames(const ComparedRecording &left,
                                                             const ComparedRecording &right);

/// What two recordings have that can be compared at all: without it no difference is no match.
struct CommonGround {
    TickRange ticks;         ///< Of the left one, from the first to the last that lies beside one
                             ///< of the other; empty where none does.
    bool hasPlayers = false; ///< Somebody has a name that somebody of the other had, or both have
                             ///< one person only.
    std::vector<std::string> unmatched; ///< Names of the left one's players who have no such name.
    /// The sharedNames() of two sessions: events of those who had them are not compared.
    std::vector<std::string> ambiguous;
};
/// \param ticks  of the left recording.
[[nodiscard]] CommonGround commonGround(const ComparedRecording &left,
                                        const ComparedRecording &right, const TickPairing &pairing,
                                        TickRange ticks);

/// Whether most of those with the same name were elsewhere, at some ticks with the same number:
/// then two recordings are not of one session. Errors: Io, Cancelled.
[[nodiscard]] Result<bool> areMostlyElsewhere(const ComparedSide &left, const ComparedSide &right,
                                              const std::stop_token &stop = {});

/// Whose eyes two recordings have.
struct ComparedViews {
    bool areOne = false; ///< Those of one player, or of the server: what one has the other has.
    /// Of the server alone, whose recording has what any player was sent.
    bool isLeftWhole = false;
    bool isRightWhole = false;
};
/// Errors: Io, Cancelled.
[[nodiscard]] Result<ComparedViews> viewsOf(const ComparedSide &left, const ComparedSide &right,
                                            const std::stop_token &stop = {});

/// Kinds of events that both can hold.
struct ComparedKinds {
    KindSet whole;   ///< What either has the other must have, but for lines to some.
    KindSet partial; ///< Only what a player has and the server has not is a difference.
    KindSet leftOut; ///< They hang on whose eyes it is. Of those that one of both has.
};
[[nodiscard]] ComparedKinds comparedEventKinds(const ComparedSide &left, const ComparedSide &right,
                                               const ComparedViews &views);

/// Whether places are compared: each recording has those of its ticks, or both have older ones,
/// which are equally old in one session.
[[nodiscard]] bool arePlacesOfOneAge(const ComparedSide &left, const ComparedSide &right);

/// What of a part is not compared, or only in some cases.
struct ComparisonLimit {
    FaultKind text; ///< %1: what it is about, where that is said.
    std::vector<std::string_view> fields = {};
    std::vector<const EventKind *> kinds = {};
};
/// Errors: Io, Cancelled.
[[nodiscard]] Result<std::vector<ComparisonLimit>> limitsOf(ComparedPart part,
                                                            const ComparedSide &left,
                                                            const ComparedSide &right,
                                                            const std::stop_token &stop = {});

/// Names of header values that two recordings of one session have otherwise, where each holds all
/// of it: others have headers of their own.
[[nodiscard]] std::vector<std::string> differentHeaderValues(const ComparedSide &left,
                                                             const ComparedSide &right);

/// Receives what differs; false: no more is needed.
using DifferenceVisitor = std::function<bool(const Difference &)>;

// Each calls \a visit for what differs within \a ticks of the left recording, by tick. What one of
// them does not hold there is no difference: who is out of sight, ticks between snapshots, kinds of
// events, what Format::comparability() names, guesses, and delays, which each measures for itself.
// Players are those who have the same name at that moment, or the only ones of their recordings; of
// several with one name those with the same client ID, whose events count only within a session
// (CommonGround::ambiguous). Errors: Io, Cancelled; OutOfRange where no
// input is held by both.
Result<void> findDifferences(ComparedPart part, const ComparedSide &left, const ComparedSide &right,
                             const TickPairing &pairing, TickRange ticks,
                             const DifferenceVisitor &visit, const std::stop_token &stop = {});
Result<void> findPositionDifferences(const ComparedSide &left, const ComparedSide &right,
                                     const TickPairing &pairing, TickRange ticks,
                                     const DifferenceVisitor &visit,
                                     const std::stop_token &stop = {});
Result<void> findInputDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop = {});
Result<void> findEventDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop = {});
Result<void> findStateDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop = {});

} // namespace tickscope
