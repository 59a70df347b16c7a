// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/analysis/compare/alignment.h"
#include "core/analysis/tape/input_log.h"

/// The same inputs twice: what somebody pressed in one visit, tick by tick and with the aim, comes
/// again in another one, at whatever time. Chance does that for moments; a copy, for as long as it
/// is.
namespace tickscope {

/// Inputs that are equal in every tick, in two visits or at two times of one.
struct SameStretch {
    std::size_t log = 0; ///< A number in the logs that were compared; not above \a other.
    std::size_t other = 0;
    TickRange ticks;          ///< Of the first one.
    Tick otherFirst;          ///< Where it begins in the other one.
    std::int64_t changes = 0; ///< Of inputs, within it.
    /// From the first change to the last one that both have whole: who only stands there repeats
    /// nothing.
    std::int64_t active = 0;
};

/// How long two visits are the same at most, or one is the same as itself at another time.
struct SamePair {
    std::size_t log = 0;
    std::size_t other = 0;
    std::int64_t active = 0; ///< Ticks, as in SameStretch; more than 0.
};

struct SameInputs {
    std::vector<SameStretch> stretches; ///< Those with limits::SameChanges, longest first.
    std::vector<SamePair> pairs;        ///< By numbers; those that share nothing are left out.
    std::vector<std::size_t> logs;      ///< That were compared: limits::SameLogs, the longest.

    /// The longest of each of the pairs that \a counts, most of them 0.
    [[nodiscard]] std::vector<double> lengths(
        const std::function<bool(std::size_t, std::size_t)> &counts) const;
};

/// Compares each of \a logs with each and with itself. Errors: Cancelled.
[[nodiscard]] Result<SameInputs> findSameInputs(std::span<const InputLog> logs,
                                                const std::stop_token &stop);

/// The same inputs in two recordings, or twice in one.
struct RepeatedInputs {
    /// Of a log of the left one, and another of the right one, by tick. What both sides of a
    /// session recorded of one person is left out.
    std::vector<SameStretch> stretches;
    std::vector<InputLog> logs; ///< Of both; of one recording once.
    bool isOfOne = false;       ///< Of one recording.
    /// Ticks that the others of all pairs of visits have in common by chance at most; most have
    /// none.
    std::vector<double> byChance;
};

/// Those of \a player (Player::id) of the left one, or of everybody. Errors: Io, Cancelled.
[[nodiscard]] Result<RepeatedInputs> findRepeatedInputs(const ComparedRecording &left,
                                                        const ComparedRecording &right,
                                                        std::optional<int> player,
                                                        const std::stop_token &stop);

/// Leaves of the stretches what lies in \a ticks of the left recording; of one that was compared
/// with itself in either of both times. What others have in common by chance stays.
void keepWithin(RepeatedInputs &repeated, TickRange ticks);

} // namespace tickscope

namespace tickscope::limits {

/// Changes of a stretch that is listed.
inline constexpr std::int64_t SameChanges = 10;
/// Stretches that are listed.
inline constexpr std::size_t SameStretches = 1'000;
/// Visits that are compared with each other.
inline constexpr std::size_t SameLogs = 512;

} // namespace tickscope::limits
