// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/model/state/world_state.h"

namespace tickscope {

/// A state in few bytes, for keeping many: a fifth of what its pages take. Most words are small
/// numbers, and take one byte. Immutable; any thread.
class PackedState
{
public:
    PackedState() = default;
    explicit PackedState(const WorldState &state);

    /// All items again; with no schema.
    [[nodiscard]] WorldState unpacked() const;
    [[nodiscard]] std::size_t byteSize() const { return m_bytes.size(); }

private:
    std::vector<std::byte> m_bytes; ///< Only ever written here, so nothing in it is checked.
};

} // namespace tickscope
