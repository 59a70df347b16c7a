// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/events/event_registry.h"

namespace tickscope::hollowcube {

/// How the tick records of a chunk are numbered.
/// Source: hollowcube-replay.md, sections 6 and 19.
enum class TickNumbering {
    Absolute, ///< Each tick has a record.
    Relative, ///< To the chunk's start; empty ticks may lack theirs. Seed-literal files.
};

/// Walks the ticks of one unpacked chunk.
class ChunkTicks
{
public:
    ChunkTicks() = default;
    /// \param plain  borrowed.
    ChunkTicks(std::span<const std::byte> plain, const ChunkEntry &entry, TickNumbering numbering)
        : m_reader(plain)
        , m_numbering(numbering)
        , m_next(entry.startTick)
        , m_start(entry.startTick)
        , m_end(entry.endTick())
    {
    }

    /// The tick that the next call of begin() gives.
    [[nodiscard]] Tick next() const { return {m_next}; }
    [[nodiscard]] bool atStart() const { return m_next == m_start; }
    [[nodiscard]] bool atEnd() const { return m_next == m_end; }

    /// Goes into the next tick and returns how many events follow in reader(), all of which
    /// must be read before the next call. The reader fails when there is no such record.
    int begin()
    {
        const int count = m_numbering == TickNumbering::Absolute ? beginAbsolute()
                                                                 : beginRelative();
        if (count < 0)
            failNegative();
        ++m_next;
        return std::max(count, 0);
    }
    /// The same, and goes on behind it through ticks before \a end as long as they hold nothing but
    /// usual moves. Calls \a visit for these and counts them. Returns how many events follow of the
    /// tick that it ends in.
    template<typename Visitor>
    int passMoves(Tick end, std::int64_t &count, Visitor &&visit)
    {
        const int first = begin();
        std::int64_t next = m_next; // where nobody else can change it
        std::int64_t all = first;
        const std::int64_t last = m_numbering == TickNumbering::Absolute ? end.value : next;
        const auto goOn = [&](const std::byte *&at, int &events) {
            const std::byte *behind = at;
            std::uint32_t number = 0;
            if (next >= last || !readFewGroups(behind, number) || std::int64_t{number} != next)
                return false;
            events = std::to_integer<int>(behind[0]) << 8 | std::to_integer<int>(behind[1]);
            if (events > std::numeric_limits<std::int16_t>::max())
                return false;
            at = behind + sizeof(std::int16_t);
            all += events;
            ++next;
            return true;
        };
        const int left = m_reader.readUsualMoves(std::byte{DeltaMoveId}, first, visit, goOn);
        m_next = next;
        count += all - left;
        return left;
    }
    [[nodiscard]] PrimitiveReader &reader() { return m_reader; }
    [[nodiscard]] const PrimitiveReader &reader() const { return m_reader; }

private:
    int beginAbsolute()
    {
        if (m_reader.readLongVarint() != m_next)
            failMisplaced();
        return m_reader.readI16();
    }
    int beginRelative();
    void failNegative();
    void failMisplaced();

    PrimitiveReader m_reader{{}};
    TickNumbering m_numbering = TickNumbering::Absolute;
    std::int64_t m_next = 0;
    std::int64_t m_start = 0;
    std::int64_t m_end = 0;
    std::optional<std::int64_t> m_ahead; ///< Number of a relative record that is yet to come.
};

/// Whether the first tick of a chunk holds what a snapshot holds. A host may submit nothing;
/// the chunk's flag is of no use then. Source: hollowcube-replay.md, section 20.6.
[[nodiscard]] bool beginsWithSnapshot(ChunkTicks ticks, MoveEncoding moves);

/// Reads all of a chunk. Errors: those of its first fault; bytes behind its last tick.
[[nodiscard]] Result<void> checkTicks(ChunkTicks ticks, MoveEncoding moves);

} // namespace tickscope::hollowcube
