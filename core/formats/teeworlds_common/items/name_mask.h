// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/pseudonyms.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds {

/// Puts stand-ins in place of names and clans in snapshots and deltas: the same words become the
/// same ones wherever they stand, so a masked delta fits a masked snapshot.
/// Source: teeworlds-snapshot.md, sections 6 to 8.
class NameMask
{
public:
    /// \param pseudonyms  must outlive this.
    NameMask(Protocol protocol, const Pseudonyms &pseudonyms);

    /// \a state with stand-ins.
    [[nodiscard]] WorldState masked(const WorldState &state) const;
    /// The delta \a ints of \a before, both as recorded. Errors: Damaged.
    [[nodiscard]] Result<std::vector<std::int32_t>> maskedDelta(std::span<const std::int32_t> ints,
                                                                const WorldState &before) const;

private:
    [[nodiscard]] std::vector<std::int32_t> maskedWords(const ItemType &type,
                                                        std::span<const std::int32_t> words) const;

    Protocol m_protocol;
    Shared<Schema> m_schema;
    const Pseudonyms &m_pseudonyms;
};

/// Adds the names and clans in \a items. Errors: those of Pseudonyms.
Result<void> addNames(std::span<const ItemView> items, Protocol protocol, Pseudonyms &pseudonyms);

} // namespace tickscope::teeworlds
