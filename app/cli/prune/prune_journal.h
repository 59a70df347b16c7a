// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/cli/output/json_text.h"
#include "app/cli/prune/removal.h"

namespace tickscope::cli {

/// What was removed, by which rule, when and where it went: JSON Lines in a file of the user that
/// only grows. Before a removal there is a line that it begins, and behind it one that says what
/// became of it, so that the last line tells what a killed run has left. One process at a time; a
/// lock on the file sees to it.
class PruneJournal
{
public:
    /// Where it is.
    [[nodiscard]] static std::string path();
    /// Errors: Io; BadInput when another process uses it.
    static Result<PruneJournal> open();
    ~PruneJournal();
    PruneJournal(PruneJournal &&other) noexcept;
    PruneJournal &operator=(PruneJournal &&) = delete;

    /// The removal that an earlier run has begun and not ended, with its line.
    struct Begun {
        Removal removal;
        Json line;
    };
    [[nodiscard]] Result<std::optional<Begun>> unfinished();

    // Errors: Io.
    /// \param what  rule, bytes and the like, for the lines of this removal.
    [[nodiscard]] Result<void> begin(const Removal &removal, const Json &what);
    enum class Outcome { Removed, Kept };
    [[nodiscard]] Result<void> end(Outcome outcome);
    [[nodiscard]] Result<void> end(Json line, Outcome outcome);

private:
    explicit PruneJournal(int file);
    [[nodiscard]] Result<void> append(const Json &line);

    int m_file = -1;
    Json m_begun;
};

} // namespace tickscope::cli
