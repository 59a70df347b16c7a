// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/timeline/index.h"

namespace tickscope {

struct RecordingInfo;

/// One way of a player from the start of a race to its finish, or to where it was given up. A
/// value.
struct RaceRun {
    struct Checkpoint {
        Tick tick;
        std::optional<Time> time; ///< Since the start; nothing where what is recorded cannot be.
        std::string name;         ///< As the recording has it; its number where it has none.

        friend bool operator==(const Checkpoint &, const Checkpoint &) = default;
    };

    /// Nothing where the recording does not say who it was.
    std::optional<PlayerRef> who;
    enum class WhoSource {
        Finish,      ///< The finish names the player.
        ServerLine,  ///< A line of the server in the chat does.
        FittingTime, ///< Nobody does; only this player's run fits the time.
    };
    WhoSource whoSource = WhoSource::Finish;
    /// To the finish, or to where it was given up. Where the start was not recorded it follows from
    /// the time, or lies at the first tick; one that was may lie before that.
    TickRange ticks;
    bool isStartRecorded = false;
    bool isFinished = false;
    /// By the clock of the game where the recording has it, else by the ticks; nothing where
    /// neither is known.
    std::optional<Time> time;
    bool isTimeImpossible = false; ///< As it is recorded; it is unknown then.
    std::vector<Checkpoint> checkpoints;

    friend bool operator==(const RaceRun &, const RaceRun &) = default;
};

/// What the metadata of \a info call its world, by the text worldName; empty where they do not.
[[nodiscard]] std::string worldNameOf(const RecordingInfo &info);

/// From which tick the time of a race counts that \a event begins: that a start line was left is
/// known a little later, and a ghost may begin behind it. What a recording says is not what fits.
[[nodiscard]] Tick raceStartOf(const EventRow &event, const Index &index);

/// All runs that \a index knows, by their first tick. A finish that is recorded in several ways is
/// one. Errors: Cancelled.
[[nodiscard]] Result<std::vector<RaceRun>> runsOf(const Shared<Index> &index,
                                                  const std::stop_token &stop = {});

/// A checkpoint or the finish of two runs.
struct RunSplit {
    struct Side {
        Tick tick;
        Time time{0}; ///< Since the start.

        friend bool operator==(const Side &, const Side &) = default;
    };

    std::string name; ///< Empty: the finish.
    std::optional<Side> left;
    std::optional<Side> right;

    /// How much later the right run was there; nothing where one was not.
    [[nodiscard]] std::optional<Time> lag() const
    {
        return left && right ? std::optional(right->time - left->time) : std::nullopt;
    }
    friend bool operator==(const RunSplit &, const RunSplit &) = default;
};

/// The checkpoints of \a left, beside those of \a right with the same names, what \a right alone
/// crossed, and the finish.
[[nodiscard]] std::vector<RunSplit> splitsOf(const RaceRun &left, const RaceRun &right);

/// The time of a run that takes each part as quickly as the quicker of both; nothing where one
/// lacks a split or has them in another order.
[[nodiscard]] std::optional<Time> sumOfBest(const std::vector<RunSplit> &splits);

/// What stands for a recording: its fastest finished run, or the first one; null where there is
/// none. \param player  whose; null: anybody's.
[[nodiscard]] const RaceRun *comparedRun(const std::vector<RaceRun> &runs,
                                         const PlayerTable &players, const Player *player);

} // namespace tickscope
