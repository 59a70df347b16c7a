// SPDX-License-Identifier: MIT
#include <utility>
#include <vector>

#include "core/base/fault.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/timeline/index_pass.h"

namespace tickscope {

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
        if (event.tick != m_tick)
            return;
        m_bytes += sizeof(Event) + event.values.bytes().size()
                   + event.fields.size() * sizeof(EventField);
        if (m_bytes <= limits::TickEventMemory)
            events.push_back(event);
    }

    std::vector<Event> events;

private:
    Tick m_tick;
    Secrets m_secrets;
    std::size_t m_bytes = 0;
};

} // namespace

Result<std::vector<Event>> eventsAtTick(const Shared<Recording> &recording, const Index &index,
                                        Tick tick, std::stop_token stop, Secrets secrets)
{
    if (index.seekPoints().empty() || !index.ticks().contains(tick))
        return outOfRange(faults::NoSuchTickInRecording);
    // Begin before the tick: what is derived from changes needs the tick before it.
    const std::size_t first = index.seekPointBefore(tick - 1);
    Walker walker(recording, index.seekPoints(), first);
    TickSink sink(tick, secrets);
    for (;;) {
        TRY_ASSIGN(const auto stepped, walker.step(&sink, stop));
        if (stepped != Step::Done || walker.decoder().tick() >= tick)
            break;
    }
    return std::move(sink.events);
}

} // namespace tickscope
