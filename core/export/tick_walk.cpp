// SPDX-License-Identifier: MIT
#include "core/export/tick_walk.h"

#include <algorithm>
#include <array>

#include "core/base/try.h"
#include "core/model/event_quota.h"
#include "core/timeline/index.h"
#include "core/timeline/many_sinks.h"
#include "core/timeline/walker.h"

namespace tickscope {

namespace {

/// Hands everything on but the events beyond the quota.
class HonestSink : public ManySinks
{
public:
    HonestSink(std::span<PassSink *const> sinks, const RecordingInfo &info)
        : ManySinks(sinks)
        , m_events(info)
    {
    }

    [[nodiscard]] bool wantsEvents() const override { return !m_events.hasRefused(); }
    void eventFound(const Event &event) override
    {
        if (m_events.take(event))
            ManySinks::eventFound(event);
        else if (const auto damage = m_events.newDamage())
            damageFound(*damage);
    }

private:
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
    const std::array<PassSink *, 1> sinks{&sink};
    HonestSink honest(sinks, walk.recording->info());
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
