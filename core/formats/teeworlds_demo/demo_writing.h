// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/tick.h"
#include "core/formats/teeworlds_demo/demo_header.h"

namespace tickscope {
class NoteWriter;
}

/// The bytes of a demo's container, by the rules of the recorder. Source: teeworlds-demo.md.
namespace tickscope::teeworlds {

/// Keyframe: a full snapshot follows.
enum class MarkerKind { Plain, Keyframe };

/// What a header states at its end only: the recorder fills it in when it stops.
inline constexpr std::uint64_t LengthOffset = 152;

/// All that stands before the map, as \a header has it: version 4 and later with markers, 6 with
/// the hash of the map. Texts are cut to their fields, markers after the 64th left out.
/// Section 2.
[[nodiscard]] std::vector<std::byte> headerBytes(const DemoHeader &header);

/// The number of markers and their slots. Section 2.2.
[[nodiscard]] std::vector<std::byte> markerBytes(const std::vector<std::int32_t> &markers);

/// Writes notes as the timeline markers of the header, which are ticks only; demos from version 4
/// on have them. Source: teeworlds-demo.md, section 2.2.
[[nodiscard]] const NoteWriter &demoNoteWriter();

/// Header bytes of a chunk with \a size bytes of data, in the shortest form. Section 3.1.
[[nodiscard]] std::vector<std::byte> dataChunkHeader(ChunkKind kind, std::uint16_t size);

/// A tick marker; \a last is the tick of the one before it, if any. Section 3.2.
[[nodiscard]] std::vector<std::byte> tickMarker(Tick tick, std::optional<Tick> last,
                                                MarkerKind kind, TickForm form);

/// As numbers of the container are written, most significant byte first.
void appendBigEndian(std::vector<std::byte> &bytes, std::uint32_t value);

} // namespace tickscope::teeworlds
