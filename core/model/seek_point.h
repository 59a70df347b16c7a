// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/tick.h"

namespace tickscope {

/// What a decoder must know at a seek point and the bytes from there do not tell.
/// Only the format that made it looks inside.
class DecoderMemory
{
public:
    virtual ~DecoderMemory() = default;
};

enum class SeekPointKind {
    Keyframe,   ///< Made by the recorder: the bytes hold a whole state.
    Checkpoint, ///< Made by us: the memory holds the state.
};

/// A place where decoding can start.
struct SeekPoint {
    Tick tick;              ///< First tick that a step from here gives.
    std::uint64_t byte = 0; ///< Where its bytes begin in the recording.
    SeekPointKind kind = SeekPointKind::Keyframe;
    Shared<DecoderMemory> memory; ///< Null as long as no pass came by.
};

} // namespace tickscope
