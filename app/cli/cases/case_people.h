// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/input/command.h"
#include "core/model/player.h"
#include "core/review/annotation.h"
#include "core/timeline/index.h"

namespace tickscope::cli {

/// A recording of a case whose players are known.
struct CaseFile {
    std::string path;
    review::CaseRecording known;
    Shared<Index> index; ///< Complete.
};

/// Those files that --recording names; a SHA-256 names no person. Errors: Io and those of opening.
[[nodiscard]] Result<std::vector<CaseFile>> caseFiles(const Arguments &arguments);

[[nodiscard]] review::Identity personOf(const Index &index, const Player &player,
                                        const QString &sha256);

/// Whom --accused names: in each file the person of that number, or who alone has held that name;
/// else a name only, and who has held it goes to standard error.
/// Errors: BadInput for a number without a person, or without the one file that it is of.
[[nodiscard]] Result<std::vector<review::Identity>> accusedBy(const std::string &written,
                                                              const std::vector<CaseFile> &files,
                                                              const Arguments &arguments);

/// Lets \a note be about whom --player names, if anybody: by number or name in \a files, by number
/// among the accused of \a owner, or by a name alone.
/// Errors: those of namedPlayer(); BadInput for a number that no recording is known of, and where
/// --client is nobody, or somebody else.
[[nodiscard]] Result<void> setNotePlayer(const Arguments &arguments,
                                         const std::vector<CaseFile> &files,
                                         const review::Case &owner, review::Annotation &note);

/// "npc01 #6, 1:03–1:58", or "npc01 (name only)".
[[nodiscard]] std::string accusedLine(const review::Identity &identity, const review::Case &owner);

} // namespace tickscope::cli
