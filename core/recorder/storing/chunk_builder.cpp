// SPDX-License-Identifier: MIT
#include "core/recorder/storing/chunk_builder.h"

#include "core/formats/hollowcube/events/event_registry.h"

namespace tickscope::recorder {

using hollowcube::PrimitiveWriter;

ChunkBuilder::ChunkBuilder(std::int32_t firstTick)
    : m_firstTick(firstTick)
    , m_openTick(firstTick)
{
    beginTick();
}

void ChunkBuilder::beginTick()
{
    m_openBegin = m_bytes.size();
    PrimitiveWriter writer(m_bytes);
    writer.writeVarint(m_openTick);
    m_openCount = m_bytes.size();
    writer.writeI16(0);
    m_openEvents = 0;
}

Result<void> ChunkBuilder::append(const hollowcube::ReplayEvent &event)
{
    if (m_openEvents >= EventsPerTick)
        return limitExceeded(Fault::tr("a tick has too many events"));
    PrimitiveWriter writer(m_bytes);
    hollowcube::writeEvent(writer, event);
    ++m_openEvents;
    return {};
}

void ChunkBuilder::endTick()
{
    m_bytes[m_openCount] = static_cast<std::byte>(m_openEvents >> 8);
    m_bytes[m_openCount + 1] = static_cast<std::byte>(m_openEvents);
    ++m_openTick;
    beginTick();
}

void ChunkBuilder::dropOpenTick()
{
    m_bytes.resize(m_openBegin);
    beginTick();
}

void ChunkBuilder::restart()
{
    m_bytes.clear();
    m_firstTick = m_openTick;
    beginTick();
}

} // namespace tickscope::recorder
