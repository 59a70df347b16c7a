// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/model/recording_info.h"

/// Which of many recordings may go to make room. Decides only; nothing is read or removed here.
namespace tickscope {

/// Rules that hold together: what one of the first three names goes, unless something keeps it.
struct RetentionRules {
    std::optional<std::chrono::seconds> older = {}; ///< Recorded longer ago than this.
    std::optional<std::uint64_t> larger = {};       ///< In bytes.
    /// In bytes: the oldest go until what stays takes no more. What has to stay counts, too.
    std::optional<std::uint64_t> total = {};
    /// The recordings of so many fastest finished runs of each world stay.
    std::optional<std::int64_t> keepBest = {};
    bool keepsFlagged = false; ///< Recordings with anticheat flags stay.

    [[nodiscard]] bool canRemove() const { return older || larger || total; }
};

struct RetentionPolicy {
    RetentionRules general;
    /// In place of the general ones for recordings of that world.
    std::map<std::string, RetentionRules> ofWorld;
};

enum class RetentionRule : std::uint8_t { Older, Larger, Total };

/// Why a recording stays.
enum class KeptFor : std::uint8_t {
    NoRule, ///< No rule asks for its removal.
    Link,
    Unreadable,
    PartOfFolder, ///< One file of a recording of several.
    OtherFiles,   ///< Its folder has files of others.
    BeingWritten, ///< Or it has no end mark; nothing tells one from the other.
    Damaged,
    UnknownAge,
    UnknownWorld,
    UnknownFinish,
    Flagged,
    BestRun,
    Pinned,
    Case,
    NotRemoved, ///< It should have gone, and could not.
};

/// The words of programs: "older", "best_run".
[[nodiscard]] std::string_view wordOf(RetentionRule rule);
[[nodiscard]] std::string_view wordOf(KeptFor reason);

/// What rules ask of a recording.
struct RetentionFacts {
    std::uint64_t bytes = 0;
    std::optional<std::chrono::seconds> age; ///< Nothing: not known.
    std::string world;                       ///< Or the name of its map; empty: not known.
    std::string worldVersion; ///< Runs are compared within one; empty where there is none.
    /// Times of its finished runs; nothing where they are not known or nobody asked.
    std::optional<std::vector<Time>> finishes;
    bool isFlagged = false;
    /// Where it stays whatever the rules say.
    std::optional<KeptFor> keptFor;
};

struct RetentionDecision {
    std::optional<RetentionRule> rule; ///< It goes by this one.
    KeptFor keptFor = KeptFor::NoRule; ///< Else.

    friend bool operator==(const RetentionDecision &, const RetentionDecision &) = default;
};

/// Asked with the number of a recording that rules would remove, since the answer costs much:
/// what keeps it all the same.
using KeepQuestion = std::function<Result<std::optional<KeptFor>>(std::size_t number)>;

/// A decision for each of \a recordings. What a rule has to know and does not, keeps a recording.
/// Errors: those of \a question.
[[nodiscard]] Result<std::vector<RetentionDecision>> decideRetention(
    const RetentionPolicy &policy, const std::vector<RetentionFacts> &recordings,
    const KeepQuestion &question);

/// How long ago a recording was made, at least: a clock of an unknown zone may be half a day off.
/// Nothing where it does not say, or says what cannot be.
[[nodiscard]] std::optional<std::chrono::seconds> leastAge(const RecordingInfo &info,
                                                           std::chrono::sys_seconds now);

} // namespace tickscope
