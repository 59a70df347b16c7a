// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/io/new_file.h"
#include "core/model/recording.h"

namespace tickscope {

class NoteWriter;
struct AnnotatedCopy;
struct NotesReport;
struct RecordingNotes;

/// Where a file that is made of a recording goes.
struct MadeFile {
    std::string path;
    std::string source; ///< The file or address that the recording was opened by.
    IfPresent ifPresent = IfPresent::Refuse;
    std::vector<std::string> inputs = {}; ///< Other files that it is made of.
};

/// Whether \a file may be made: it must be none of its inputs and none of those that hold
/// \a recording, which are others than the one that was opened where that is packed or a folder.
/// Errors: Io, Cancelled, and those of Recording::contentPart() where a file is there already.
[[nodiscard]] Result<void> checkMadeFile(const Recording &recording, const MadeFile &file,
                                         const std::stop_token &stop);
/// Creates it after that check. Errors: those of the check, Io.
[[nodiscard]] Result<NewFile> createMadeFile(const Recording &recording, const MadeFile &file,
                                             const std::stop_token &stop);

/// Writes a clip to \a file, which is there whole or not at all. Takes long: for workers.
/// Errors: those of Recording::writeClip() and createMadeFile(); BadInput where the file's name
/// holds a name or clan that the clip hides.
[[nodiscard]] Result<ClipReport> saveClip(const Recording &recording, const Outline &outline,
                                          const ClipOptions &options, const MadeFile &file,
                                          std::stop_token stop);

/// Why the format has no clip of that kind, whatever is in its ticks; nothing where it may have
/// one.
[[nodiscard]] std::optional<Error> clipRefusal(const Recording &recording, const Outline &outline,
                                               const ClipOptions &options);

/// What writes copies of \a recording that hold notes. Errors: Unsupported where none can.
[[nodiscard]] Result<const NoteWriter *> noteWriterFor(const Recording &recording);

/// A copy of \a recording with \a notes in it, which is not written yet. Notes outside the ticks of
/// the recording are left out, and so is what the format has no place for; the report names both.
/// Errors: those of noteWriterFor() and NoteWriter::prepare(); BadInput when the copy would have
/// none of the notes.
[[nodiscard]] Result<AnnotatedCopy> prepareAnnotated(const Recording &recording,
                                                     const Outline &outline, RecordingNotes notes,
                                                     const std::stop_token &stop);

/// Writes that copy to \a file, which is there whole or not at all. Takes long: for workers.
/// Errors: those of prepareAnnotated(), AnnotatedCopy::write() and createMadeFile().
[[nodiscard]] Result<NotesReport> saveAnnotated(const Recording &recording, const Outline &outline,
                                                RecordingNotes notes, const MadeFile &file,
                                                std::stop_token stop);

/// Damage of the container in the ticks of a clip: more may be missing there than what the clip's
/// report says was left out.
[[nodiscard]] std::vector<Damage> damageIn(const Outline &outline, TickRange ticks);

} // namespace tickscope
