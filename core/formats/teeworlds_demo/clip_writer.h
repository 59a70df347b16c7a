// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <stop_token>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/clip_output.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/formats/teeworlds_demo/demo_writing.h"
#include "core/io/byte_source.h"

namespace tickscope::teeworlds {

/// Writes a demo that has the map of another one, chunk by chunk, into a stream that can be
/// sought in. One thread. Source: teeworlds-demo.md, section 8.
class ClipWriter
{
public:
    /// \param header  of \a source.
    /// \param form    in which the markers of \a source are.
    ClipWriter(const ByteSource &source, const DemoHeader &header, TickForm form,
               std::ostream &out);

    /// Header and map. Errors: Io, Cancelled.
    Result<void> begin(const std::stop_token &stop);
    /// Ticks rise, and the first marker is a keyframe's.
    void addMarker(Tick tick, MarkerKind kind);
    /// \param data  packed. Errors: LimitExceeded, Io.
    Result<void> addChunk(ChunkKind kind, std::span<const std::byte> data);
    /// Makes the header true.
    /// \param begin  first tick of the source: its timestamp is that one's. Errors: Io.
    Result<void> finish(Tick begin);

    /// Of the markers so far; empty before the first.
    [[nodiscard]] TickRange ticks() const { return m_ticks; }
    [[nodiscard]] std::int64_t markerCount() const { return m_markerCount; }

private:
    const ByteSource &m_source;
    DemoHeader m_header; ///< Of the clip, but for what the source's map has for it.
    TickForm m_form;
    ClipOutput m_out;
    TickRange m_ticks;
    std::int64_t m_markerCount = 0;
};

} // namespace tickscope::teeworlds
