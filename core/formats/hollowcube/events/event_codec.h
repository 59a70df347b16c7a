// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/hollowcube/chunks/primitive_reader.h"
#include "core/formats/hollowcube/chunks/primitive_writer.h"

namespace tickscope::hollowcube {

/// How a DeltaMove has its numbers. Source: hollowcube-replay.md, section 9.
enum class MoveEncoding {
    Packed, ///< Version 4.
    Wide,   ///< Version 3: doubles.
};

/// Reads one event, id included; what it returns is meaningless when the reader has failed.
/// Texts and items are views into the reader's block.
[[nodiscard]] ReplayEvent readEvent(PrimitiveReader &reader, MoveEncoding moves);

/// The same in parts, for those who go a shorter way with moves, which are nine of ten events:
/// the id, as it stands there, and what is behind one that is below EventKindCount.
[[nodiscard]] std::int32_t readEventId(PrimitiveReader &reader);
[[nodiscard]] ReplayEvent readPayload(PrimitiveReader &reader, std::size_t id, MoveEncoding moves);

inline constexpr std::size_t DeltaMoveId = 0;
inline constexpr std::size_t AbsoluteMoveId = 1;
[[nodiscard]] DeltaMove readDeltaMove(PrimitiveReader &reader, MoveEncoding moves);
[[nodiscard]] AbsoluteMove readAbsoluteMove(PrimitiveReader &reader);

/// Appends one event of version 4, id included.
void writeEvent(PrimitiveWriter &writer, const ReplayEvent &event);

} // namespace tickscope::hollowcube
