// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <stop_token>
#include <vector>

#include "core/base/fault.h"
#include "core/base/recording_notes.h"
#include "core/base/result.h"
#include "core/io/byte_source.h"

namespace tickscope {

/// What a copy has of the notes.
struct NotesReport {
    std::size_t notes = 0; ///< With those that the recording had already.
    bool hasVerdicts = false;
    bool hasFigures = false;
    std::vector<Fault> leftOut;   ///< What there is no place for.
    std::vector<Fault> shortened; ///< What the copy has, but not all of it.

    [[nodiscard]] bool isEmpty() const { return notes == 0 && !hasVerdicts && !hasFigures; }
    /// All that the copy lacks, for people.
    [[nodiscard]] std::vector<Fault> losses() const;
};

/// A copy that holds notes, before anything of it is written. Any thread.
struct AnnotatedCopy {
    NotesReport report;
    /// Takes long: for workers. Errors: Io, Cancelled, and those of what the recording lies in.
    std::function<Result<void>(std::ostream &out, std::stop_token stop)> write;
};

/// Makes copies of recordings of one format that hold what is said of them. Any thread.
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
    [[nodiscard]] virtual Result<AnnotatedCopy> prepare(const Shared<ByteSource> &source,
                                                        const RecordingNotes &notes,
                                                        const std::stop_token &stop) const = 0;
};

} // namespace tickscope
