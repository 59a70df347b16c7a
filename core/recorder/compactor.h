// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/io/byte_source.h"
#include "core/recorder/dictionary.h"

namespace tickscope::recorder {

struct CompactOptions {
    int level = hollowcube::CompactedLevel;
    /// Values that are added to the metadata under "tickscope", by name: see addOwnValue().
    std::vector<std::pair<std::string, std::string>> metadata = {};
    bool takesUnfinished = false;              ///< Also recordings that may still grow.
    bool trainsDictionary = false;             ///< On the recording's own chunks.
    std::optional<Dictionary> dictionary = {}; ///< For all chunks; wins over a trained one.
};

/// What became of a recording.
struct CompactReport {
    std::size_t chunks = 0;
    std::int64_t ticks = 0;
    std::uint64_t bytesBefore = 0; ///< Of the packed chunks.
    std::uint64_t bytesAfter = 0;
    std::string dictionaryFile = {}; ///< Written beside the recording; empty for none.
};

/// Makes one file of a segmented recording: every chunk packed again, its plain bytes
/// unchanged, which is checked by reading the result back.
///
/// \param source  the folder of the recording, or any file in it.
///
/// Holds one chunk at a time. Whatever happens, the source stays as it is and \a path has the
/// whole result or what it had before. Errors: Io, Cancelled; Damaged and Unsupported when
/// the recording is not sound by the strict rule, or is not finished.
/// Source: hollowcube-replay.md, section 14.
Result<CompactReport> compactRecording(const Shared<ByteSource> &source, const std::string &path,
                                       const CompactOptions &options, std::stop_token stop);

/// Makes a recording of version 4 of one of version 3: positions are off by no more than
/// 1/8192 block on each axis and half an angle step, at any tick. All else stays as it is.
/// Errors: as compactRecording(); Unsupported for other versions.
/// Source: hollowcube-replay.md, section 20.4.
Result<CompactReport> convertRecording(const Shared<ByteSource> &source, const std::string &path,
                                       std::stop_token stop);

} // namespace tickscope::recorder
