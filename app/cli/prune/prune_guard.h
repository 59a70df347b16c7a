// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>

#include "app/cli/prune/prune_survey.h"
#include "core/review/store/store.h"
#include "core/review/store/store_address.h"

namespace tickscope::cli {

/// Knows what no rule may remove: recordings of cases, whatever has become of these, and those that
/// are pinned in the library of this user. Finds damage that only shows when all of a recording is
/// read.
///
/// It is asked of recordings that rules would remove, one at a time: each answer reads the whole
/// recording, to know its content by the hash that cases know it by.
class PruneGuard
{
public:
    /// Asks the store that --store or the environment names and that of the window; one of them
    /// has to be there. Errors: BadInput when none is; Io and those of the stores when one cannot
    /// be read, or the window's settings, or when the window has changes to cases that it
    /// has not sent yet.
    static Result<PruneGuard> read(const Arguments &arguments);

    // What nobody has to keep gets no answer.
    /// What keeps \a found, also that it cannot be read any more; where it is not enough to say so,
    /// why goes to its detail. Reads all of it.
    [[nodiscard]] std::optional<KeptFor> keeps(FoundRecording &found, const PruneRequest &request,
                                               const Arguments &arguments) const;

    /// The same of one that was asked for before, without reading it again.
    [[nodiscard]] std::optional<KeptFor> protects(FoundRecording &found) const;

private:
    Result<void> addCases(const review::StoreAddress &address);
    Result<void> addCase(review::Store &store, const review::Case &value);
    [[nodiscard]] bool isPinned(const FoundRecording &found) const;

    std::set<std::string> m_pinned;        ///< As placeOnDisk() has them, and what links lead to.
    std::map<std::string, qint64> m_cases; ///< Number of one, by SHA-256 of the content.
    /// Number of one, by the file's name there: while a recording grows its hash becomes another.
    std::map<std::string, qint64> m_names;
};

} // namespace tickscope::cli
