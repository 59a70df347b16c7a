// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/base/block_list.h"
#include "core/base/tick.h"
#include "core/timeline/index.h"

namespace tickscope {

/// Rows of an index with events of some kinds, whether lists hide them or not, to jump between: of
/// those of one kind and tick the first only. Goes on from the last row when an index grows. One
/// thread at a time.
class KindRows
{
public:
    /// \param kinds    words of the kinds.
    /// \param players  any of them is a party of the event; empty: anybody.
    explicit KindRows(std::vector<std::string> kinds, std::vector<PlayerRef> players = {});

    [[nodiscard]] const std::vector<PlayerRef> &players() const { return m_players; }

    /// Rows of each kind, in the order of the kinds. Errors: Cancelled; then the next call goes on.
    Result<std::vector<BlockList<std::uint32_t>>> rowsOf(const Shared<Index> &index,
                                                         const std::stop_token &stop);

    /// Rows that were looked at so far, again and again included.
    [[nodiscard]] std::size_t lookedAt() const { return m_lookedAt; }

private:
    void add(std::size_t number);
    [[nodiscard]] bool isWanted(const EventRow &row) const;

    std::vector<std::string> m_kinds;
    std::vector<PlayerRef> m_players;
    Shared<Index> m_index; ///< Of the last call.
    std::size_t m_nextRow = 0;
    std::size_t m_lookedAt = 0;
    std::vector<BlockList<std::uint32_t>> m_rows;
    std::vector<Tick> m_lastTicks; ///< Of the last row of each kind, if there is one.
};

} // namespace tickscope
