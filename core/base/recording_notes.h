// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/tick.h"

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

} // namespace tickscope
