// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/chunk_ticks.h"

#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

void ChunkTicks::failNegative()
{
    m_reader.fail(ErrorCode::Damaged, Fault::tr("a tick has a negative number of events"));
}

void ChunkTicks::failMisplaced()
{
    m_reader.fail(ErrorCode::Damaged, Fault::tr("a tick has another number than its place"));
}

int ChunkTicks::beginRelative()
{
    const std::int64_t place = m_next - m_start;
    if (!m_ahead && m_reader.remaining() > 0) {
        m_ahead = m_reader.readVarint();
        if (*m_ahead < place || *m_ahead >= m_end - m_start)
            m_reader.fail(ErrorCode::Damaged,
                          Fault::tr("a tick is not inside its chunk, or out of order"));
    }
    if (m_ahead != place)
        return 0;
    m_ahead.reset();
    return m_reader.readI16();
}

bool beginsWithSnapshot(ChunkTicks ticks, MoveEncoding moves)
{
    const int count = ticks.begin();
    for (int i = 0; i < count && !ticks.reader().hasFailed(); ++i) {
        const std::size_t id = skipEvent(ticks.reader(), moves);
        if (id == ClearGhostBlocksId || id == SpawnEntityId || id == AbsoluteMoveId)
            return true;
    }
    // What cannot be read is no reason to go back for an earlier one.
    return ticks.reader().hasFailed();
}

Result<void> checkTicks(ChunkTicks ticks, MoveEncoding moves)
{
    PrimitiveReader &reader = ticks.reader();
    while (!ticks.atEnd() && !reader.hasFailed()) {
        const int count = ticks.begin();
        for (int i = 0; i < count && !reader.hasFailed(); ++i)
            skipEvent(reader, moves);
    }
    if (!reader.hasFailed() && reader.remaining() > 0)
        reader.fail(ErrorCode::Damaged, faults::BytesAreLeftBehindLastTick);
    if (reader.hasFailed())
        return tl::unexpected(reader.error());
    return {};
}

} // namespace tickscope::hollowcube
