// SPDX-License-Identifier: MIT
#include "core/library/reading/confined_pass.h"

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/model/watched_recording.h"

namespace tickscope::library {

ConfinedPass::ConfinedPass(ReadingHelper &helper, Order order, Listener listener)
    : m_helper(helper)
    , m_order(std::move(order))
    , m_listener(std::move(listener))
    , m_recording(m_order.recording)
    , m_knownTo(m_order.knownTo)
{
    begin(m_order.outline);
}

void ConfinedPass::begin(Shared<Outline> outline)
{
    m_store = EventStore::make(limits::EventMemory);
    m_index = std::make_shared<const Index>(std::move(outline));
}

bool ConfinedPass::take(IndexGrowth &growth, const std::stop_token &stop)
{
    if (growth.beginsAnew) {
        auto outline = m_order.recording->checkedOutline(stop);
        if (!outline) {
            m_error = outline.error();
            return false;
        }
        begin(std::make_shared<const Outline>(*std::move(outline)));
    }
    const TickRange all = m_index->ticks();
    const TickRange ticks = growth.part.ticks;
    const bool isInside = ticks.isEmpty()
                          || (all.contains(ticks.first) && all.contains(ticks.last));
    // A pass of eleven hours; else they could be endlessly many.
    constexpr std::size_t MostParts = 100'000;
    if (m_index->isComplete() || m_index->parts().size() == MostParts || !isInside
        || !arePossible(growth.players))
        return false;
    auto part = partOf(growth.part, *m_recording, all, m_order.forms, m_store);
    if (!part)
        return false;
    m_index = std::make_shared<const Index>(
        m_index->with(std::make_shared<const IndexPart>(*std::move(part)),
                      PlayerTable(std::move(growth.players)), growth.isLast));
    if (m_index->isComplete() || (m_index->indexedTo() > m_knownTo && m_pace.isOver()))
        show();
    return true;
}

void ConfinedPass::show()
{
    m_pace.end();
    m_knownTo = m_index->indexedTo();
    m_listener(m_recording, m_index);
    (void)m_pace.begin();
}

Result<bool> ConfinedPass::run(const std::stop_token &stop)
{
    if (m_helper.start(stop) == Confinement::None && !stop.stop_requested())
        return false;
    IndexTaker taker;
    taker.grown = [&](IndexGrowth &growth) { return take(growth, stop); };
    taker.leftOut = [&](Tick tick) {
        const Outline &outline = *m_order.outline;
        m_recording = watchedRecording(m_order.recording, {}, leftOutTick(tick, outline));
        // Nobody is to decode that tick while the rest is read again.
        if (m_index->indexedTo() >= m_knownTo)
            show();
        begin(m_order.outline);
    };
    const Reading reading = m_helper.read(
        {.kind = ReadingKind::Index,
         .path = m_order.path,
         .outline = std::make_shared<const WrittenOutline>(written(*m_order.outline))},
        stop, taker);
    TRY(checkStop(stop));
    if (m_error)
        return tl::unexpected(*m_error);
    if (!reading.isRead || !m_index->isComplete())
        return failure(reading.code, unpackedFault(std::string_view(reading.problem)));
    return true;
}

} // namespace tickscope::library
