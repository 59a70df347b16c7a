// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/formats/teeworlds_demo/demo_writing.h"
#include "tests/support/snapshot_builder.h"

namespace tickscope::teeworlds {

/// Writes a demo of version 3, 4, 5 or 6 into memory, by the rules of the recorder.
///
/// Calls come in the order of the recording: beginTick, snapshot, messages; messages
/// before the first tick are allowed. The first fault is kept and told by finish();
/// nothing is written behind it. One thread. Source: teeworlds-demo.md.
class DemoWriter
{
public:
    /// \param header  version, texts and markers are taken as they are; length, offsets
    ///                and, where a map is given, its size and hashes are computed. Texts
    ///                are cut to their fields, markers after the 64th left out.
    /// \param map     map file to put in; may be empty.
    explicit DemoWriter(DemoHeader header, std::span<const std::byte> map = {});

    /// Ticks must ascend from 0 and stay under TickLimit. Faults: OutOfRange.
    void beginTick(Tick tick);
    /// The world at the tick that was begun, once at the most. Written is a keyframe when
    /// there is none yet or 250 ticks have passed since, else what changed, else nothing.
    /// Faults: LimitExceeded; Damaged when an item changed its size.
    void snapshot(SnapshotItems items);
    /// A message of the tick that was begun, without padding. Faults: LimitExceeded.
    void message(std::span<const std::byte> bytes);

    /// The file so far, as a crashed recorder leaves it: its length is 0.
    /// Valid until the next call.
    [[nodiscard]] Result<std::span<const std::byte>> unfinished();
    /// The whole file. Nothing may be called afterwards.
    [[nodiscard]] Result<std::vector<std::byte>> finish();

private:
    void fail(ErrorCode code, FaultKind kind);
    void flushMarker(MarkerKind kind);
    void writeChunk(ChunkKind kind, std::span<const std::int32_t> ints);
    [[nodiscard]] bool isKeyframeDue() const;
    [[nodiscard]] bool changesASize(const SnapshotItems &items) const;

    DemoHeader m_header;
    std::vector<std::byte> m_file;
    ChunkCodec m_codec;
    SnapshotItems m_last;
    std::optional<Tick> m_firstTick;
    std::optional<Tick> m_tick;         ///< Of the last marker in the file.
    std::optional<Tick> m_pendingTick;  ///< Its marker waits for what kind it is.
    std::optional<Tick> m_keyframeTick; ///< Of the last keyframe in the file.
    std::optional<Error> m_error;
};

/// Writes the file \a path so that there is a whole one or none. Errors: Io.
Result<void> writeFile(const std::string &path, std::span<const std::byte> bytes);

} // namespace tickscope::teeworlds
