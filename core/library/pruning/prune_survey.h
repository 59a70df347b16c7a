// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/outlined_recording.h"
#include "core/base/fault.h"
#include "core/io/file_source.h"
#include "core/library/pruning/prune_request.h"

namespace tickscope::library {

/// The files of a recording on disk: itself, or those in its folder.
struct StoredFile {
    std::string name;
    FileStamp stamp;
    std::uint64_t names = 1; ///< Hard links to it, this one included.

    friend bool operator==(const StoredFile &, const StoredFile &) = default;
};

/// The files at \a path by name; nothing where there is a link or anything else that is neither a
/// file nor a folder of files, or nothing at all.
[[nodiscard]] std::optional<std::vector<StoredFile>> storedFiles(const std::string &path);

/// A recording that may go or stay.
struct FoundRecording {
    std::string name; ///< As the user wrote it, or as it was met.
    std::string path; ///< Absolute, and the folder has no link in it.
    bool isFolder = false;
    std::vector<StoredFile> files = {}; ///< When it was looked at.
    RetentionFacts facts = {};
    std::string digest = {}; ///< SHA-256 of the content, once a PruneGuard was asked.
    Fault detail = {};       ///< What keptFor does not say: what is damaged.
};

/// Where a recording that is named \a name lies: its folder without links, and it itself, whatever
/// it is. Empty where there is no such folder.
[[nodiscard]] std::string placeOnDisk(const std::string &name);

/// All of it. \param name  for the watch. Errors: Io, Cancelled.
[[nodiscard]] Result<Shared<Index>> readWatched(const OutlinedRecording &opened,
                                                const std::string &name, const PruneWatch &watch);

/// What there is under \a name. Nothing for a file that is no recording, unless \a isNamed by a
/// person.
[[nodiscard]] std::optional<FoundRecording> lookAt(const std::string &name, bool isNamed,
                                                   const PruneRequest &request,
                                                   const PruneWatch &watch);

} // namespace tickscope::library
