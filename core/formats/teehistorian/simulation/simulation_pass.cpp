// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/simulation/simulation_pass.h"

#include <algorithm>

namespace tickscope::teehistorian {

SimulationPass::SimulationPass(const Shared<ByteSource> &source, const Header &header,
                               std::shared_ptr<const ServerRules> rules)
    : m_stream(source)
    , m_world(std::move(rules))
{
    m_stream.restart(header.recordsOffset);
}

/// The next record, borrowed until it is accepted; none at the end of what can be read.
Result<const Record *> SimulationPass::peek(const std::stop_token &stop)
{
    if (m_isFinished)
        return nullptr;
    const Record *peeked = m_stream.peek(stop);
    const std::optional<Error> &error = m_stream.error();
    if (!peeked && error && endsReading(error->code))
        return tl::unexpected(*error);
    m_isFinished = !peeked;
    return peeked;
}

Result<std::optional<Tick>> SimulationPass::nextTick(const std::stop_token &stop)
{
    // Records before the first tick belong to it, so they are taken on the way.
    while (true) {
        const auto peeked = peek(stop);
        if (!peeked)
            return tl::unexpected(peeked.error());
        if (!*peeked)
            break;
        const Record &record = **peeked;
        if (const auto opened = m_rule.tickOpenedBy(record)) {
            m_isFinished = !TickRule::isPossible(*opened);
            if (m_isFinished)
                break;
            applySetUp();
            return std::optional(*opened);
        }
        m_rule.pass(record, {});
        apply(record);
        m_stream.accept();
    }
    return std::optional<Tick>();
}

/// What stands in front of the first tick acts before it.
void SimulationPass::applySetUp()
{
    if (m_builder.isEmpty())
        return;
    m_world.step(m_builder.finish(Tick{m_world.state().tick}));
    collectEvents();
    m_builder.begin();
}

/// Goes over ticks without records, some at a time so that it can be stopped.
Result<void> SimulationPass::idleTo(Tick tick, const std::stop_token &stop)
{
    constexpr std::int64_t AtATime = 250;
    while (m_world.state().tick < tick.value) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        m_world.idleTo(std::min(tick, Tick{m_world.state().tick + AtATime}));
        collectEvents();
    }
    return {};
}

void SimulationPass::collectEvents()
{
    // An hour without records may be full of what happens by itself.
    constexpr std::size_t MostEvents = 100'000;
    const auto events = m_world.events();
    const std::size_t room = MostEvents - std::min(m_events.size(), MostEvents);
    m_events.insert(m_events.end(), events.begin(),
                    events.begin() + static_cast<std::ptrdiff_t>(std::min(room, events.size())));
}

Result<bool> SimulationPass::step(const std::stop_token &stop)
{
    m_events.clear();
    const auto tick = nextTick(stop);
    if (!tick)
        return tl::unexpected(tick.error());
    if (!*tick)
        return false;
    return stepOn(**tick, stop).map([] { return true; });
}

/// \param tick  of the next record.
Result<void> SimulationPass::stepOn(Tick tick, const std::stop_token &stop)
{
    std::optional<Tick> opened = tick;
    if (auto idled = idleTo(tick - 1, stop); !idled)
        return tl::unexpected(idled.error());
    while (true) {
        const auto peeked = peek(stop);
        if (!peeked)
            return tl::unexpected(peeked.error());
        if (!*peeked)
            break;
        const Record &record = **peeked;
        const auto own = opened ? opened : m_rule.tickOpenedBy(record);
        if (own && !opened)
            break;
        m_rule.pass(record, own);
        apply(record);
        m_stream.accept();
        opened.reset();
    }
    m_world.step(m_builder.finish(tick));
    collectEvents();
    m_builder.begin();
    return {};
}

Result<bool> SimulationPass::goTo(Tick tick, const std::stop_token &stop)
{
    m_events.clear();
    while (m_world.state().tick < tick.value) {
        const auto next = nextTick(stop);
        if (!next)
            return tl::unexpected(next.error());
        if (!*next)
            return false;
        if (**next > tick) {
            if (auto idled = idleTo(tick, stop); !idled)
                return tl::unexpected(idled.error());
            return true;
        }
        if (const auto stepped = stepOn(**next, stop); !stepped)
            return tl::unexpected(stepped.error());
    }
    return true;
}

void SimulationPass::apply(const Record &record)
{
    if (isOfClient(record.kind) && !isClient(record.client))
        return;
    switch (record.kind) {
    case RecordKind::PlayerDiff:
    case RecordKind::PlayerNew:
    case RecordKind::PlayerOld:
        // Faults are reported by the decoder, which reads the same records.
        static_cast<void>(m_clients.applyPlayer(record));
        break;
    case RecordKind::InputDiff:
    case RecordKind::InputNew:
        static_cast<void>(m_clients.applyInput(record));
        break;
    case RecordKind::Join:
        m_clients.join(record.client);
        break;
    case RecordKind::Drop:
        m_clients.drop(record.client);
        break;
    case RecordKind::Ex: {
        const ExKind kind = exKindOf(record.uuid);
        const auto message = decodeEx(kind, record.payload);
        const bool isKnown = message && (!isAboutClient(kind) || isClient(message->subject));
        const bool isPossible = kind != ExKind::PlayerTeam
                                || (message && message->value >= 0 && message->value < TeamCount);
        if (isKnown && isPossible)
            m_clients.applyEx(*message);
        break;
    }
    case RecordKind::Finish:
        m_isFinished = true;
        break;
    default:
        break;
    }
    m_builder.add(record, m_clients);
}

SimulationCheckpoint SimulationPass::save() const
{
    return {m_stream.byte(), m_rule, m_clients.save(), savedWorld(m_world.state())};
}

void SimulationPass::restore(const SimulationCheckpoint &checkpoint)
{
    m_stream.restart(checkpoint.byte);
    m_rule = checkpoint.rule;
    m_clients = ClientTable::restored(checkpoint.clients);
    m_builder.begin();
    m_world.restore(restoredWorld(checkpoint.world));
    m_events.clear();
    m_isFinished = false;
}

} // namespace tickscope::teehistorian
