// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/input/opened_recording.h"
#include "app/cli/prune/prune_request.h"
#include "app/cli/scan/scan_names.h"
#include "core/io/file_source.h"

namespace tickscope::cli {

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
    std::string detail = {}; ///< What keptFor does not say: what is damaged.
};

/// Where a recording that is named \a name lies: its folder without links, and it itself, whatever
/// it is. Empty where there is no such folder.
[[nodiscard]] std::string placeOnDisk(const std::string &name);

/// Looks at recordings one by one.
class PruneSurvey
{
public:
    /// All must outlive this.
    PruneSurvey(const PruneRequest &request, const Arguments &arguments)
        : m_request(request)
        , m_arguments(arguments)
    {
    }

    /// Nothing for a file that was met and is no recording.
    [[nodiscard]] std::optional<FoundRecording> look(const std::string &name,
                                                     NameOrigin origin) const;

private:
    void readFacts(FoundRecording &found, const OpenedRecording &opened) const;
    void readWorld(RetentionFacts &facts, const RecordingInfo &info) const;
    void readFinishes(FoundRecording &found, const OpenedRecording &opened) const;

    const PruneRequest &m_request;
    const Arguments &m_arguments;
    std::chrono::sys_seconds m_now = std::chrono::floor<std::chrono::seconds>(
        std::chrono::system_clock::now());
};

} // namespace tickscope::cli
