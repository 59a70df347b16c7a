// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/input/opened_recording.h"
#include "core/base/fault.h"
#include "core/formats/note_writer.h"

/// Where what a copy of a recording says of it comes from.
namespace tickscope::cli {

/// Of commands whose copies hold copiedFacts().
inline constexpr OptionSpec FactsOption{
    "--facts", "", CliText::tr("Add the figures that facts prints, of every player")};

/// "Tickscope 1.2.3".
[[nodiscard]] std::string programName();

/// Adds what the file of --markers holds. Who wrote a marker is who stands there, else --as,
/// else unknown; left out where reviewers of a case beside them are hidden. That the file is of
/// another recording goes to standard error, unless quiet.
/// Errors: Io, LimitExceeded; BadInput for a file without markers.
[[nodiscard]] Result<void> addMarkers(const OpenedRecording &opened, const Arguments &arguments,
                                      RecordingNotes &notes);

/// Adds notes and verdicts of the case that --case names, as far as they are about this recording.
/// Reviewers are numbered, unless --name-reviewers asks for their names.
/// Errors: those of the store; BadInput when the case is about other recordings, or is not decided:
/// what the first reviewer found would be no secret from the second, and what is hidden until
/// then would be missing.
[[nodiscard]] Result<void> addCase(const OpenedRecording &opened, const Arguments &arguments,
                                   RecordingNotes &notes);

/// The figures of all players as JSON, with the program and the time. Takes a walk over all of it.
/// Errors: Io.
[[nodiscard]] Result<std::string> copiedFacts(const OpenedRecording &opened,
                                              const Arguments &arguments);

} // namespace tickscope::cli
