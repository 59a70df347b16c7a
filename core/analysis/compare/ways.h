// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "core/analysis/compare/differences.h"
#include "core/analysis/runs.h"

/// Two runs over one course, laid beside each other by where they are instead of when.
namespace tickscope {

/// Where somebody was at a tick, in world units.
struct WayPoint {
    Tick tick;
    double x = 0;
    double y = 0;
    double z = 0; ///< 0 without a third dimension.
};

/// The places of a player at the ticks that were recorded, by tick; a million at most.
using Way = std::vector<WayPoint>;

/// The ways of a player of each of two recordings, and what lies beside what. A value.
struct PairedWays {
    Way left;
    Way right;
    /// One for each point of the left way.
    std::vector<TickPair> pairs;
};

/// How far along the left way somebody was, and how much later the right one was there than the
/// left one, both since the beginning of their ways.
struct WayLag {
    Tick tick;               ///< Of the left recording.
    double length = 0;       ///< World units.
    std::optional<Time> lag; ///< Nothing where the right one was not at that place.
};

/// The way of the player with that Player::id within \a ticks. Errors: Io, Cancelled.
[[nodiscard]] Result<Way> wayOf(const ComparedSide &side, int player, TickRange ticks,
                                const std::stop_token &stop = {});

/// For each tick of \a left the one at which \a right was at that point of its way: where it came
/// nearest in the part of the way that fits best over all, and never earlier than for the tick
/// before. Who stands still pauses the other. Neither way may be empty. Errors: Cancelled.
/// \param reach  world units. Who was further from the other one's place was not there, or is not
///               recorded there.
[[nodiscard]] Result<std::vector<TickPair>> pairedByPlace(
    const Way &left, const Way &right, double reach = std::numeric_limits<double>::infinity(),
    const std::stop_token &stop = {});

/// Pairs the ways of \a player and of \a other: of the run that stands for each recording, see
/// comparedRun() below, else of all that is recorded of them. Null: whose run it is, or the only
/// person. Errors: BadInput where the recordings are not known to be of one world, the ways lie too
/// far apart to be of one course, or it is unknown whose ways are meant; OutOfRange where one of
/// them has no place; Io, Cancelled.
[[nodiscard]] Result<PairedWays> waysOf(const ComparedSide &left, const ComparedSide &right,
                                        const Player *player, const Player *other,
                                        const std::stop_token &stop = {});

/// What stands for a recording where no player is chosen: the run of who recorded it, where that
/// one has any, as its own demo has the finishes of all others, too; else anybody's. Errors: Io,
/// Cancelled. \param chosen  null: no player.
[[nodiscard]] Result<const RaceRun *> comparedRun(const ComparedSide &side,
                                                  const std::vector<RaceRun> &runs,
                                                  const Player *chosen,
                                                  const std::stop_token &stop = {});

/// Whose run and way are compared: \a chosen, or who ran \a run, or the only one of \a players.
/// Null where that is unknown.
[[nodiscard]] const Player *comparedPlayer(const PlayerTable &players, const RaceRun *run,
                                           const Player *chosen);

/// A value for each point of the left way, as it was first reached.
[[nodiscard]] std::vector<WayLag> lagsOf(const PairedWays &ways, const TimeBase &leftTime,
                                         const TimeBase &rightTime);

/// When both were at the ends of equal \a parts of the shorter way, "1/4" to "4/4": splits for a
/// course without checkpoints, by the length of the way and not by the time that was spent there.
/// Without the other one where it was not at that place.
[[nodiscard]] std::vector<RunSplit> splitsOfWay(const PairedWays &ways, const TimeBase &leftTime,
                                                const TimeBase &rightTime, int parts);

} // namespace tickscope
