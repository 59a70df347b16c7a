// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_demo/demo_chunk.h"
#include "core/io/byte_window.h"

namespace tickscope::teeworlds {

/// Tells keyframes from bytes that only look like them. Keeps its buffers; one thread.
/// Source: teeworlds-demo.md, section 3.4.
class KeyframeCheck
{
public:
    explicit KeyframeCheck(TickForm form)
        : m_form(form)
    {
    }

    /// Whether a keyframe marker with a tick of its own stands at \a offset, and right behind it
    /// a full snapshot that decodes. Errors: Io, Cancelled.
    Result<bool> isWhole(ByteWindow &window, std::uint64_t offset, const std::stop_token &stop);

    /// After isWhole(): tick of the marker, if there was one.
    [[nodiscard]] Tick tick() const { return m_tick; }
    /// After isWhole() that said yes.
    [[nodiscard]] std::size_t itemCount() const { return m_itemCount; }
    /// Bytes of the snapshot that isWhole() looked at last.
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }

private:
    TickForm m_form;
    ChunkCodec m_codec;
    Tick m_tick;
    std::size_t m_itemCount = 0;
    std::uint64_t m_bytesRead = 0;
};

} // namespace tickscope::teeworlds
