// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string>

#include "core/io/new_file.h"
#include "core/model/recording.h"

namespace tickscope {

class NoteWriter;
struct NotesReport;
struct RecordingNotes;

/// Where a file that is made of a recording goes.
struct MadeFile {
    std::string path;
    std::string source; ///< The file or address that the recording was opened by.
    IfPresent ifPresent = IfPresent::Refuse;
};

/// Creates \a file, which must be none of those that hold \a recording: a packed one, or one in a
/// folder, is held by other files than the one that was opened. Errors: Io, Cancelled, and those of
/// Recording::contentPart() where a file is there already.
[[nodiscard]] Result<NewFile> createMadeFile(const Recording &recording, const MadeFile &file,
                                             const std::stop_token &stop);

/// Writes a clip to \a file, which is there whole or not at all. Takes long: for workers.
/// Errors: those of Recording::writeClip() and createMadeFile(); BadInput where the file's name
/// holds a name or clan that the clip hides.
[[nodiscard]] Result<ClipReport> saveClip(const Recording &recording, const Outline &outline,
                                          const ClipOptions &options, const MadeFile &file,
                                          std::stop_token stop);

/// Writes a copy of \a recording with \a notes in it to \a file, which is there whole or not at
/// all. Notes outside the ticks of the recording are left out, and so is what the format has no
/// place for; the report names both. Takes long: for workers. \param writer  of the recording's
/// format. Errors: those of NoteWriter::write() and createMadeFile(); BadInput when the copy would
/// have none of the notes.
[[nodiscard]] Result<NotesReport> saveAnnotated(const Recording &recording, const Outline &outline,
                                                const NoteWriter &writer, RecordingNotes notes,
                                                const MadeFile &file, std::stop_token stop);

/// Damage of the container in the ticks of a clip: more may be missing there than what the clip's
/// report says was left out.
[[nodiscard]] std::vector<Damage> damageIn(const Outline &outline, TickRange ticks);

} // namespace tickscope
