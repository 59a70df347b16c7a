// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/simulation/simulation_pass.h"

#include <algorithm>

#include "core/base/try.h"

namespace tickscope::teehistorian {

SimulationPass::SimulationPass(const Shared<ByteSource> &source, const Header &header,
                               std::shared_ptr<const ServerRules> rules)
    : m_stream(source)
    , m_world(std::move(rules))
{
    m_stream.restart(header.recordsOffset);
}

/// The next record, borrowed until it is accepted; null at the end of what can be read, and where
/// there is an error().
const Record *SimulationPass::peek(const std::stop_token &stop)
{
    const Record *peeked = m_isFinished ? nullptr : m_stream.peek(stop);
    if (!peeked)
        m_isFinished = !error();
    return peeked;
}

/// What keeps from reading on, and is no end.
const Error *SimulationPass::error() const
{
    const std::optional<Error> &error = m_stream.error();
    return error && endsReading(error->code) ? &*error : nullptr;
}

/// Tick of the next step; none at the end of what can be read, and where there is an error().
std::optional<Tick> SimulationPass::nextTick(const std::stop_token &stop)
{
    // Records before the first tick belong to it, so they are taken on the way.
    while (const Record *record = peek(stop)) {
        if (const auto opened = m_rule.tickOpenedBy(*record)) {
            m_isFinished = !TickRule::isPossible(*opened);
            if (m_isFinished)
                break;
            applySetUp();
            return opened;
        }
        m_rule.pass(*record, {});
        apply(*record);
        m_stream.accept();
    }
    return {};
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
        TRY(checkStop(stop));
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
    if (events.empty())
        return;
    const std::size_t room = MostEvents - std::min(m_events.size(), MostEvents);
    m_events.insert(m_events.end(), events.begin(),
                    events.begin() + static_cast<std::ptrdiff_t>(std::min(room, events.size())));
}

Result<bool> SimulationPass::step(const std::stop_token &stop)
{
    m_events.clear();
    const auto tick = nextTick(stop);
    if (tick)
        return stepOn(*tick, stop).map([] { return true; });
    if (error())
        return tl::unexpected(*error());
    return false;
}

/// Where nobody is, over several in which nothing happens.
/// \param tick  of the next record.
Result<void> SimulationPass::stepOn(Tick tick, const std::stop_token &stop)
{
    TRY(idleTo(tick - 1, stop));
    constexpr std::int64_t MostStillTicks = 256;
    const Tick lastStill = m_world.isStill() ? tick + MostStillTicks : tick;
    std::optional<Tick> opened = tick;
    bool isStill = true;
    while (const Record *record = peek(stop)) {
        const auto own = opened ? opened : m_rule.tickOpenedBy(*record);
        if (own && !opened) {
            // No tick that is skipped, so that it is one more each time.
            if (!isStill || *own > lastStill || *own != tick + 1)
                break;
            m_world.idleTo(tick);
            tick = *own;
        }
        isStill = isStill && m_clients.isIdle(*record);
        m_rule.pass(*record, own);
        apply(*record);
        m_stream.accept();
        opened.reset();
        isStill = !applyShortMoves() && isStill;
    }
    if (error())
        return tl::unexpected(*error());
    m_world.step(m_builder.finish(tick));
    collectEvents();
    m_builder.begin();
    return {};
}

/// Moves of tees that are there, as far as they belong to the present tick: nine of ten records.
/// Returns whether there were some.
bool SimulationPass::applyShortMoves()
{
    bool isSome = false;
    if (m_isFinished)
        return false;
    m_stream.passShortMoves([&](const ShortMove &move) {
        if (m_rule.isOpenedBy(move.client) || !m_clients.at(move.client).isAlive)
            return false;
        m_rule.passPlayer(move.client);
        m_clients.move(move.client, move.x, move.y);
        m_builder.addMove(move.client, m_clients);
        isSome = true;
        return true;
    });
    return isSome;
}

Result<bool> SimulationPass::goTo(Tick tick, const std::stop_token &stop)
{
    m_events.clear();
    while (m_world.state().tick < tick.value) {
        const auto next = nextTick(stop);
        if (!next && error())
            return tl::unexpected(*error());
        if (!next)
            return false;
        const bool isBehind = *next > tick;
        TRY(isBehind ? idleTo(tick, stop) : stepOn(*next, stop));
        if (isBehind)
            break;
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
    case RecordKind::Message:
        m_clients.appearBy(record);
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
