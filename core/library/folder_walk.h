// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "core/formats/format_registry.h"
#include "core/library/recording_row.h"

namespace tickscope::library {

/// More files than this are not looked at in one folder: somebody added the root of a disk.
inline constexpr int MostFilesInFolder = 1'000'000;

/// Finds what its name says is a recording, also packed ones and folders that are one. Nothing is
/// opened, and no link to a folder is followed.
/// \param found  called for each; false ends the walk.
void walkFolder(const QString &folder, const FormatRegistry &formats,
                const std::function<bool(const FileFacts &)> &found, const std::stop_token &stop);

/// What the folder knows of the recording at \a path; nothing when it is not there.
[[nodiscard]] std::optional<FileFacts> fileFactsOf(const QString &path,
                                                   const FormatRegistry &formats);

/// "*.demo", "*.demo.*" and so on, and the names of entry files.
[[nodiscard]] QStringList recordingPatterns(const FormatRegistry &formats);

} // namespace tickscope::library
