// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/fault.h"
#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/io/byte_source.h"

namespace tickscope {

/// What somebody wrote down about a recording, or what a check found in it. Texts are UTF-8.
struct RecordingNote {
    enum class Kind {
        Marker,       ///< Somebody's own.
        Note,         ///< Of a reviewed case.
        AnticheatFlag ///< What a check of the server found.
    };
    Kind kind = Kind::Marker;
    std::string id = {}; ///< Of a note: UUID by which a copy that has it already knows it.
    std::optional<Tick> tick = {};     ///< Nothing: about the whole recording.
    std::optional<Tick> lastTick = {}; ///< Of a range, included; behind tick.
    std::string label = {};            ///< One line; of a flag the name of the check.
    std::string text = {};             ///< Further lines.
    std::string player = {};           ///< Name of whom it is about.
    std::string category = {};
    std::string color = {};
    std::optional<double> score = {}; ///< Of a flag.
    std::string author = {};
    std::string written = {}; ///< ISO 8601, UTC.
};

/// What is said of a recording, to be written into a copy of it.
struct RecordingNotes {
    std::vector<RecordingNote> notes = {};
    std::size_t unreadable = 0; ///< Notes that whoever gathered them could not read.
    std::string verdicts = {};  ///< JSON array of objects; empty for none.
    std::string figures = {};   ///< JSON object; empty for none.
    std::string program = {};   ///< That writes the copy, with its version.
};

/// What a copy has of the notes.
struct NotesReport {
    std::size_t notes = 0; ///< With those that the recording had already.
    bool hasVerdicts = false;
    bool hasFigures = false;
    std::vector<Fault> leftOut;   ///< What there is no place for.
    std::vector<Fault> shortened; ///< What the copy has, but not all of it.

    [[nodiscard]] bool isEmpty() const { return notes == 0 && !hasVerdicts && !hasFigures; }
};

/// Writes copies of recordings of one format that hold what is said of them. Any thread.
class NoteWriter
{
public:
    virtual ~NoteWriter() = default;

    /// Whether verdicts and figures have a place, too.
    [[nodiscard]] virtual bool holdsValues() const = 0;

    /// The recording of \a source with \a notes, merged with those that are there. Its ticks stay
    /// byte for byte.
    /// \param source  Recording::contentPart(0).
    /// \param notes  at ticks of the recording.
    /// Errors: Unsupported for what has no place for any note; Damaged where those that are there
    /// cannot be read; BadInput for JSON that the format cannot hold; LimitExceeded, Io, Cancelled.
    virtual Result<NotesReport> write(const Shared<ByteSource> &source, const RecordingNotes &notes,
                                      std::ostream &out, std::stop_token stop) const = 0;
};

} // namespace tickscope
