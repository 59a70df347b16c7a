// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope {
class NoteWriter;
struct NotesReport;
struct RecordingNotes;
} // namespace tickscope

/// What is said of a replay stands in its metadata, in the compound "tickscope".
/// Source: hollowcube-replay.md, section 20.1.
namespace tickscope::hollowcube {

/// Adds \a value to the compound: the tags of JSON, else a text. A list is what \a key has, where
/// the sheet says so, and then goes on with what is added; anything else takes the place of what is
/// there. Errors: BadInput when the two do not go together, or for JSON that NBT cannot hold;
/// Unsupported when the compound is something else; LimitExceeded.
[[nodiscard]] Result<void> addOwnValue(NbtCompound &metadata, std::string_view key,
                                       std::string_view value);

/// Adds notes, verdicts and figures. What is there already in the same words is not repeated.
/// Errors: those of addOwnValue().
[[nodiscard]] Result<NotesReport> addNotes(NbtCompound &metadata, const RecordingNotes &notes);

/// The bytes of \a metadata, if they are within what readers take.
/// Errors: LimitExceeded.
[[nodiscard]] Result<std::vector<std::byte>> checkedMetadata(const NbtCompound &metadata);

/// Writes compacted files of the same version: of one that is compacted all behind the metadata as
/// it is, whatever is wrong with it, of a segmented one its packed chunks.
[[nodiscard]] const NoteWriter &replayNoteWriter();

} // namespace tickscope::hollowcube
