// SPDX-License-Identifier: MIT
#include "core/export/tick_walk.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/model/event_quota.h"
#include "core/timeline/index.h"
#include "core/timeline/walker.h"

namespace tickscope {

namespace {

/// Hands everything on but the events beyond the quota.
class HonestSink : public PassSink
{
public:
    HonestSink(PassSink &sink, const RecordingInfo &info)
        : m_sink(sink)
        , m_events(info)
    {
    }

    [[nodiscard]] bool wantsEvents() const override { return !m_events.hasRefused(); }
    [[nodiscard]] bool wantsFields() const override { return m_sink.wantsFields(); }
    [[nodiscard]] bool wantsValues() const override { return m_sink.wantsValues(); }
    [[nodiscard]] bool wantsStates() const override { return m_sink.wantsStates(); }
    [[nodiscard]] bool wantsSecrets() const override { return m_sink.wantsSecrets(); }
    void eventFound(const Event &event) override
    {
        if (m_events.take(event))
            m_sink.eventFound(event);
        else if (const auto damage = m_events.newDamage())
            m_sink.damageFound(*damage);
    }
    void damageFound(const Damage &damage) override { m_sink.damageFound(damage); }
    void playerChanged(const PlayerChange &change) override { m_sink.playerChanged(change); }
    void inputFound(const InputReport &report) override { m_sink.inputFound(report); }
    void entityFound(std::int64_t number, std::string_view type) override
    {
        m_sink.entityFound(number, type);
    }
    void counted(std::string_view name, std::int64_t count) override
    {
        m_sink.counted(name, count);
    }
    void tickEnded(Tick tick, const WorldState &state) override { m_sink.tickEnded(tick, state); }

private:
    PassSink &m_sink;
    EventQuota m_events;
};

} // namespace

Result<std::vector<Damage>> walkTicks(const TickWalk &walk, TickSink &sink, const TextSink &reader,
                                      const ExportRun &run)
{
    constexpr int StepsAtOnce = 64;
    const TickRange ticks = walk.ticks;
    const TickRange all = walk.outline->isEmpty ? TickRange{} : walk.outline->time.ticks();
    const bool isToEnd = ticks.last >= all.last;
    // Begin before the first tick: what is derived from changes needs the tick before it.
    Walker walker(walk.recording, walk.points, seekPointBefore(walk.points, ticks.first - 1));
    HonestSink honest(sink, walk.recording->info());
    sink.listenTo(&walker.decoder());
    for (int steps = 0; reader.isWanted(); ++steps) {
        TRY_ASSIGN(const auto stepped, walker.step(&honest, run.stop));
        // Events of a tick that is not recorded come with the next one that is.
        if (stepped != Step::Done || (!isToEnd && ticks.last <= walker.decoder().tick()))
            break;
        if (steps % StepsAtOnce != 0)
            continue;
        TRY(run.goOn());
        run.reportProgress(
            static_cast<double>(walker.decoder().tick() - ticks.first)
            / static_cast<double>(std::max<std::int64_t>(ticks.last - ticks.first, 1)));
    }
    sink.listenTo(nullptr);
    std::vector<Damage> damage;
    addDamage(damage, walk.outline->damage);
    addDamage(damage, sink.damage);
    return damage;
}

} // namespace tickscope
