// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "core/base/tick.h"
#include "core/formats/teehistorian/records/record.h"
#include "core/io/archive.h"

namespace tickscope::teehistorian {

/// Counts the ticks of a file. Only TICK_SKIP carries them: player records have ascending
/// client IDs within a tick, so an equal or lower one opens the next tick.
/// Source: teehistorian.md, section 4.
class TickRule
{
public:
    [[nodiscard]] Tick tick() const { return {m_tick}; }

    /// The tick that \a record opens; nothing when it belongs to the present one.
    [[nodiscard]] std::optional<Tick> tickOpenedBy(const Record &record) const
    {
        if (record.kind == RecordKind::TickSkip && record.skippedTicks >= 0)
            return Tick{m_tick + record.skippedTicks + 1};
        if (isPlayerRecord(record.kind) && isClient(record.client) && isOpenedBy(record.client))
            return Tick{m_tick + 1};
        return {};
    }

    /// Whether a player record of the valid \a client opens the next tick.
    [[nodiscard]] bool isOpenedBy(std::int32_t client) const { return client <= m_lastClient; }
    /// Goes behind a player record of the valid \a client.
    void passPlayer(std::int32_t client)
    {
        m_tick += isOpenedBy(client) ? 1 : 0;
        m_lastClient = client;
    }

    /// Whether servers can count so far: their ticks are signed and have 32 bits.
    [[nodiscard]] static bool isPossible(Tick tick)
    {
        return tick.value <= std::numeric_limits<std::int32_t>::max();
    }

    /// Goes behind \a record, which opens \a opened if anything.
    void pass(const Record &record, std::optional<Tick> opened)
    {
        if (opened)
            m_tick = opened->value;
        if (record.kind == RecordKind::TickSkip && opened)
            m_lastClient = -1;
        else if (isPlayerRecord(record.kind) && isClient(record.client))
            m_lastClient = record.client;
    }

    friend void visitFields(auto &archive, Visited<TickRule> auto &rule)
    {
        archive(rule.m_tick, rule.m_lastClient);
    }

private:
    std::int64_t m_tick = 0;
    /// Above all client IDs at first: the first player record opens tick 1.
    std::int32_t m_lastClient = std::numeric_limits<std::int32_t>::max();
};

} // namespace tickscope::teehistorian
