// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/formats/hollowcube/chunks/tick_rewriter.h"

namespace tickscope::recorder {

using hollowcube::EventsPerTick;

/// The plain bytes of the chunk that is being recorded: whole ticks, and behind them the
/// open one. Source: hollowcube-replay.md, sections 6 and 12.
class ChunkBuilder
{
public:
    /// \param firstTick  of the chunk, which is empty.
    explicit ChunkBuilder(std::int32_t firstTick);

    /// Appends to the open tick. Errors: LimitExceeded; the event is not taken then.
    Result<void> append(const hollowcube::ReplayEvent &event);
    /// Ends the open tick and begins the next one.
    void endTick();
    /// Takes back all events of the open tick.
    void dropOpenTick();
    /// Begins a chunk at the open tick, which has no events.
    void restart();

    [[nodiscard]] std::int32_t firstTick() const { return m_firstTick; }
    /// Ended ticks.
    [[nodiscard]] std::int32_t tickCount() const { return m_openTick - m_firstTick; }
    [[nodiscard]] std::int32_t openTick() const { return m_openTick; }
    [[nodiscard]] int openEvents() const { return m_openEvents; }
    /// Bytes of memory that are held.
    [[nodiscard]] std::size_t capacity() const { return m_bytes.capacity(); }
    /// Bytes of the ended ticks; valid until the next change.
    [[nodiscard]] std::span<const std::byte> plain() const
    {
        return std::span(m_bytes).first(m_openBegin);
    }

private:
    void beginTick();

    std::vector<std::byte> m_bytes;
    std::int32_t m_firstTick;
    std::int32_t m_openTick;
    std::size_t m_openBegin = 0; ///< Where the open tick's record begins.
    std::size_t m_openCount = 0; ///< Where its number of events stands.
    int m_openEvents = 0;
};

} // namespace tickscope::recorder
