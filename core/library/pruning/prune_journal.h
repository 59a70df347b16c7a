// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/io/file_descriptor.h"
#include "core/library/pruning/removal.h"

namespace tickscope::library {

/// What was removed, by which rule, when and where it went: JSON Lines in a file of the user that
/// only grows. Before a removal there is a line that it begins, and behind it one that says what
/// became of it, so that the last line says what a killed run has left. One process at a time; a
/// lock on the file sees to it.
class PruneJournal
{
public:
    /// A removal, and what its lines say of it.
    struct Entry {
        Removal removal;
        std::uint64_t bytes = 0;
        std::string rule = {}; ///< Word of programs.
        std::string text = {}; ///< Why, for people.
    };

    /// Brings to its end what an earlier run has begun and not ended. Errors: Io; BadInput when
    /// another process uses it.
    static Result<PruneJournal> open(const std::string &path);

    // Errors: Io.
    [[nodiscard]] Result<void> begin(Entry entry);
    enum class Outcome { Removed, Kept };
    [[nodiscard]] Result<void> end(Outcome outcome);

private:
    PruneJournal(FileDescriptor file, std::string path);
    [[nodiscard]] Result<void> endUnfinished();
    [[nodiscard]] Result<std::optional<Entry>> unfinished();
    [[nodiscard]] Result<void> append(const char *state);
    [[nodiscard]] tl::unexpected<Error> error(int number) const;

    FileDescriptor m_file;
    std::string m_path;
    Entry m_begun;
};

} // namespace tickscope::library
