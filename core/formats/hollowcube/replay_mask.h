// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/formats/hollowcube/chunks/tick_rewriter.h"
#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "core/formats/hollowcube/coding/replay_event.h"
#include "core/formats/hollowcube/nbt/nbt.h"
#include "core/model/pseudonyms.h"

namespace tickscope::hollowcube {

/// What a replay tells without saying who it is about: the runner has a pseudonym, items have their
/// kind and number only, and of the metadata that stays whose keys are known to name nobody.
/// Source: hollowcube-replay.md, sections 4, 8 and 20.1.
class ReplayMask
{
public:
    /// \param metadata  of the replay; has the runner's name.
    ReplayMask(MoveEncoding moves, const NbtCompound &metadata);

    /// Appends \a event, which stands as \a bytes.
    void write(PrimitiveWriter &writer, const ReplayEvent &event,
               std::span<const std::byte> bytes) const;
    /// \param events  whole ones.
    [[nodiscard]] EventBytes masked(const EventBytes &events) const;
    [[nodiscard]] NbtCompound masked(const NbtCompound &metadata) const;
    [[nodiscard]] std::vector<std::string> hiddenTexts() const
    {
        return m_pseudonyms.hiddenTexts();
    }

private:
    [[nodiscard]] NbtCompound maskedOurs(const NbtCompound &ours) const;
    [[nodiscard]] NbtList maskedMarks(const NbtList &marks) const;

    MoveEncoding m_moves;
    std::string m_runner;
    Pseudonyms m_pseudonyms;
};

} // namespace tickscope::hollowcube
