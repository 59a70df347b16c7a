// SPDX-License-Identifier: MIT
#include "core/timeline/index_pass.h"

#include <algorithm>

#include "core/base/limits.h"

namespace tickscope {

/// Collects one part. What is found goes into the pass only when the part is whole.
class IndexPass::PartSink : public PassSink
{
public:
    explicit PartSink(PlayerTracker players, std::size_t eventsBefore, std::size_t damageBefore)
        : m_players(std::move(players))
        , m_events(eventsBefore)
        , m_damage(damageBefore)
    {
    }

    void eventFound(const Event &event) override
    {
        if (m_events >= limits::Events)
            return;
        ++m_events;
        part.events.append(event);
    }

    void damageFound(const Damage &damage) override
    {
        if (m_damage++ < limits::DamageEntries)
            part.damage.push_back(damage);
    }

    void playerChanged(const PlayerChange &change) override { m_players.apply(change); }

    void counted(std::string_view name, std::int64_t count) override
    {
        const auto known = part.counts.find(name);
        if (known == part.counts.end())
            part.counts.emplace(name, count);
        else
            known->second += count;
    }

    void tickEnded(Tick tick, const WorldState &) override
    {
        if (part.ticks.isEmpty())
            part.ticks.first = tick;
        part.ticks.last = tick;
    }

    IndexPart part;
    [[nodiscard]] PlayerTracker &players() { return m_players; }
    [[nodiscard]] std::size_t eventCount() const { return m_events; }

private:
    PlayerTracker m_players;
    std::size_t m_events;
    std::size_t m_damage;
};

IndexPass::IndexPass(Shared<Recording> recording, Shared<Outline> outline)
    : m_recording(recording)
    , m_walker(std::move(recording), outline->seekPoints)
    , m_index(std::make_shared<const Index>(outline))
    , m_lastSeekPoint(outline->time.ticks().first)
    , m_hasSeekPoints(outline->seekPoints.size() > 1)
{
    if (!outline->seekPoints.empty())
        m_lastSeekByte = outline->seekPoints.front().byte;
}

IndexPass::~IndexPass() = default;

/// A recording without seek points of its own is only as quick to seek in as ours are
/// near each other, so what lies between two of them counts, not how long it lasted.
bool IndexPass::isCheckpointDue(const NextStep &next) const
{
    if (next.hasNewMemory || next.tick - m_lastSeekPoint >= limits::CheckpointSpacing)
        return true;
    return !m_hasSeekPoints && next.byte >= m_lastSeekByte
           && next.byte - m_lastSeekByte >= limits::CheckpointBytes;
}

Result<Shared<Index>> IndexPass::advance(std::size_t ticks, std::stop_token stop)
{
    if (m_error)
        return tl::unexpected(*m_error);
    PartSink sink(m_players, m_eventCount, m_index->damage().size());
    bool atEnd = false;
    for (std::size_t i = 0; i < ticks && !atEnd; ++i) {
        const auto stepped = m_walker.step(&sink, stop);
        if (!stepped) {
            m_error = stepped.error();
            return tl::unexpected(*m_error);
        }
        atEnd = *stepped != Step::Done;
        if (atEnd)
            break;
        const auto next = m_walker.decoder().next();
        if (!next)
            continue;
        if (next->isKeyframe || (isCheckpointDue(*next) && m_walker.decoder().isExact())) {
            m_lastSeekPoint = next->tick;
            m_lastSeekByte = next->byte;
            sink.part.seekPoints.push_back(m_walker.decoder().savePoint());
        }
    }
    sink.part.events.finish();
    sink.part.kindCounts = sink.part.events.kindCounts();
    m_players = std::move(sink.players());
    m_eventCount = sink.eventCount();
    const Tick indexedTo = sink.part.ticks.isEmpty() ? m_index->indexedTo() : sink.part.ticks.last;
    const Tick present = atEnd ? m_index->ticks().last : indexedTo;
    m_index = std::make_shared<const Index>(
        m_index->with(std::make_shared<const IndexPart>(std::move(sink.part)),
                      m_players.tableAt(present), atEnd));
    return m_index;
}

Result<Shared<Index>> buildIndex(const Shared<Recording> &recording, std::stop_token stop)
{
    auto outline = recording->outline(stop);
    if (!outline)
        return tl::unexpected(outline.error());
    IndexPass pass(recording, std::make_shared<const Outline>(std::move(*outline)));
    // Few big parts: a part has its own pool of texts.
    constexpr std::size_t TicksAtOnce = 100'000;
    while (!pass.atEnd()) {
        if (auto index = pass.advance(TicksAtOnce, stop); !index)
            return index;
    }
    return pass.index();
}

namespace {

/// Keeps the events of one tick, with their fields.
class TickSink : public PassSink
{
public:
    TickSink(Tick tick, Secrets secrets)
        : m_tick(tick)
        , m_secrets(secrets)
    {
    }
    [[nodiscard]] bool wantsFields() const override { return true; }
    [[nodiscard]] bool wantsSecrets() const override { return m_secrets == Secrets::Shown; }
    void eventFound(const Event &event) override
    {
        if (event.tick == m_tick)
            events.push_back(event);
    }
    void damageFound(const Damage &) override {}
    void playerChanged(const PlayerChange &) override {}
    void tickEnded(Tick, const WorldState &) override {}

    std::vector<Event> events;

private:
    Tick m_tick;
    Secrets m_secrets;
};

} // namespace

Result<std::vector<Event>> eventsAtTick(const Shared<Recording> &recording, const Index &index,
                                        Tick tick, std::stop_token stop, Secrets secrets)
{
    if (index.seekPoints().empty() || !index.ticks().contains(tick))
        return failure(ErrorCode::OutOfRange, "no such tick in the recording");
    // Begin before the tick: what is derived from changes needs the tick before it.
    const std::size_t first = index.seekPointBefore(tick - 1);
    Walker walker(recording, index.seekPoints(), first);
    TickSink sink(tick, secrets);
    for (;;) {
        const auto stepped = walker.step(&sink, stop);
        if (!stepped)
            return tl::unexpected(stepped.error());
        if (*stepped != Step::Done || walker.decoder().tick() >= tick)
            break;
    }
    return std::move(sink.events);
}

} // namespace tickscope
