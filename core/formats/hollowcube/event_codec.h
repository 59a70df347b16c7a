// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/hollowcube/primitive_reader.h"
#include "core/formats/hollowcube/primitive_writer.h"

namespace tickscope::hollowcube {

/// How a DeltaMove has its numbers. Source: specs/hollowcube-replay.md, section 9.
enum class MoveEncoding {
    Packed, ///< Version 4.
    Wide,   ///< Version 3: doubles.
};

/// Reads one event, id included; what it returns is meaningless when the reader has failed.
/// Texts and items are views into the reader's block.
[[nodiscard]] ReplayEvent readEvent(PrimitiveReader &reader, MoveEncoding moves);

/// Appends one event of version 4, id included.
void writeEvent(PrimitiveWriter &writer, const ReplayEvent &event);

} // namespace tickscope::hollowcube
