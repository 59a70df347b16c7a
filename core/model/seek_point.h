// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/tick.h"

namespace tickscope {

/// What a decoder must know at a seek point and the bytes from there do not tell.
/// Only the format that made it looks inside.
class DecoderMemory
{
public:
    virtual ~DecoderMemory() = default;

    /// All of it, for Recording::decoderMemory().
    [[nodiscard]] virtual std::vector<std::byte> bytes() const = 0;
};

enum class SeekPointKind {
    Keyframe,   ///< Made by the recorder: the bytes hold a whole state.
    Checkpoint, ///< Made by us: the memory holds the state.
};

/// A place where decoding can start.
struct SeekPoint {
    Tick tick; ///< First tick that a step from here gives.
    /// How far decoding has come there, in steps that only the format knows: what is decoded later
    /// has more. Where bytes are read in the order of the file it is the byte; people see it never.
    std::uint64_t order = 0;
    SeekPointKind kind = SeekPointKind::Keyframe;
    Shared<DecoderMemory> memory; ///< Null as long as no pass came by.
    /// Where its bytes begin in the recording; nothing where no one place has them.
    std::optional<std::uint64_t> byte{};
};

} // namespace tickscope
