// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include <QStringList>

#include "core/library/pruning/prune_survey.h"
#include "core/review/store/store.h"

namespace tickscope::library {

/// Knows what no rule may remove: recordings of cases, whatever has become of these, and those that
/// are pinned in the library of this user. Finds damage that only shows when all of a recording is
/// read.
///
/// It is asked of recordings that rules would remove, one at a time: each answer reads the whole
/// recording, to know its content by the hash that cases know it by.
class PruneGuard
{
public:
    /// Adds what the cases of \a store are about. Errors: those of the store.
    [[nodiscard]] review::Stored<void> addCases(review::Store &store);
    /// Adds the paths that the window keeps at hand.
    void addPinned(const QStringList &paths);

    // What has no reason to stay gets no answer.
    /// What keeps \a found, also that it cannot be read any more; where it is not enough to say so,
    /// why goes to its detail. Reads all of it.
    [[nodiscard]] std::optional<KeptFor> keeps(FoundRecording &found, const PruneRequest &request,
                                               const PruneWatch &watch) const;

    /// The same of one that was asked for before, without reading it again.
    [[nodiscard]] std::optional<KeptFor> protects(FoundRecording &found) const;

private:
    [[nodiscard]] bool isPinned(const FoundRecording &found) const;

    std::set<std::string> m_pinned;        ///< As placeOnDisk() has them, and what links lead to.
    std::map<std::string, qint64> m_cases; ///< Number of one, by SHA-256 of the content.
    /// Number of one, by the file's name there: while a recording grows its hash becomes another.
    std::map<std::string, qint64> m_names;
};

/// Whether the window has sent all that it has written down of cases in \a outboxFolder: which
/// recordings the rest is about is not known. Errors: Io when not.
[[nodiscard]] Result<void> checkOutboxes(const QString &outboxFolder);

} // namespace tickscope::library
