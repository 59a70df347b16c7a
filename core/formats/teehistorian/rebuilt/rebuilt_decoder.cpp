// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/rebuilt/rebuilt_decoder.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/formats/teehistorian/simulation/state_fields.h"

namespace tickscope::teehistorian {

namespace {

/// What both decoders must know.
class RebuiltMemory : public DecoderMemory
{
public:
    RebuiltMemory(Shared<DecoderMemory> ofRecorded, SimulationCheckpoint &&ofRebuilt)
        : recorded(std::move(ofRecorded))
        , rebuilt(std::move(ofRebuilt))
    {
    }
    void write(ArchiveWriter &archive) const override
    {
        recorded->write(archive);
        archive(rebuilt);
    }

    Shared<DecoderMemory> recorded;
    SimulationCheckpoint rebuilt;
};

} // namespace

Result<Shared<DecoderMemory>> rebuiltMemory(ArchiveReader &archive)
{
    TRY_ASSIGN(auto recorded, teehistorianMemory(archive));
    TRY_ASSIGN(auto rebuilt, unarchived<SimulationCheckpoint>(archive));
    return std::make_shared<const RebuiltMemory>(std::move(recorded), std::move(rebuilt));
}

/// Passes on what the recorded part emits, and what is rebuilt at the end of a tick.
class RebuiltDecoder::RecordedSink : public PassSink
{
public:
    RecordedSink(RebuiltDecoder &decoder, PassSink &sink, const std::stop_token &stop)
        : m_decoder(decoder)
        , m_sink(sink)
        , m_stop(stop)
    {
    }
    [[nodiscard]] bool wantsFields() const override { return m_sink.wantsFields(); }
    [[nodiscard]] bool wantsValues() const override { return m_sink.wantsValues(); }
    [[nodiscard]] bool wantsStates() const override { return false; }
    [[nodiscard]] bool wantsSecrets() const override { return m_sink.wantsSecrets(); }
    void eventFound(const Event &event) override
    {
        if (event.kind() == "finish" && isClient(event.client))
            m_finished.set(static_cast<std::size_t>(event.client));
        m_sink.eventFound(event);
    }
    void damageFound(const Damage &damage) override { m_sink.damageFound(damage); }
    void playerChanged(const PlayerChange &change) override { m_sink.playerChanged(change); }
    void inputFound(const InputReport &report) override { m_sink.inputFound(report); }
    void pressesFound(const PressReport &report) override { m_sink.pressesFound(report); }
    void counted(std::string_view name, std::int64_t count) override
    {
        m_sink.counted(name, count);
    }
    void entityFound(std::int64_t number, std::string_view type) override
    {
        m_sink.entityFound(number, type);
    }
    void tickEnded(Tick tick, const WorldState &) override
    {
        if (rebuilt)
            rebuilt = m_decoder.rebuildTo(tick, &m_sink, m_stop);
        if (rebuilt)
            m_decoder.finishTick(m_sink, m_finished);
        m_finished.reset();
    }

    Result<void> rebuilt; ///< Up to the last tick that ended.

private:
    RebuiltDecoder &m_decoder;
    PassSink &m_sink;
    const std::stop_token &m_stop;
    std::bitset<ClientCount> m_finished; ///< In this tick, as the file records it.
};

RebuiltDecoder::RebuiltDecoder(Shared<ByteSource> source, Shared<Header> header,
                               std::shared_ptr<const ServerRules> rules)
    : m_source(std::move(source))
    , m_header(std::move(header))
    , m_rules(std::move(rules))
    , m_recorded(m_source, *m_header)
{
}

Result<void> RebuiltDecoder::restore(const SeekPoint &point, std::stop_token stop)
{
    const auto *memory = dynamic_cast<const RebuiltMemory *>(point.memory.get());
    const bool isBeginning = !point.memory;
    SeekPoint recorded = point;
    if (memory)
        recorded.memory = memory->recorded;
    if (memory || isBeginning)
        m_rebuilt.emplace(m_source, *m_header, m_rules);
    else
        m_rebuilt.reset();
    if (memory)
        m_rebuilt->restore(memory->rebuilt);
    m_guessed.reset();
    m_finishes.clear();
    m_firstPending = point.tick;
    m_items.reset();
    m_writtenChanges.reset();
    m_recorded.useSchema(m_rebuilt ? rebuiltSchema() : playerSchema());
    return m_recorded.restore(recorded, std::move(stop));
}

Result<void> RebuiltDecoder::rebuildTo(Tick to, PassSink *sink, const std::stop_token &stop)
{
    if (!m_rebuilt || m_rebuilt->world().state().tick >= to.value)
        return {};
    TRY(m_rebuilt->goTo(to, stop));
    for (const RebuiltEvent &event : m_rebuilt->events()) {
        if (!sink)
            break;
        if (event.what == RebuiltEvent::What::Finished)
            m_finishes.push_back(event);
        else
            emitEvent(event, *sink);
    }
    return {};
}

void RebuiltDecoder::emitEvent(const RebuiltEvent &from, PassSink &sink) const
{
    constexpr std::int32_t OfLooks = Guess::Afk;
    const bool isGuess = isClient(from.client)
                         && (m_rebuilt->world().guessOf(from.client) & ~OfLooks) != 0;
    Event event = rebuiltEvent(from, isGuess,
                               [this](int client) { return m_recorded.nameOf(client); });
    if (!event.form)
        return;
    // What a client sends acts at once, though the tick that shows it comes later.
    event.tick = std::max(event.tick, m_firstPending);
    event.byte = m_byte;
    sink.eventFound(event);
}

Result<Step> RebuiltDecoder::step(PassSink *sink, std::stop_token stop)
{
    std::optional<RecordedSink> recordedSink;
    if (sink)
        recordedSink.emplace(*this, *sink, stop);
    m_finishes.clear();
    // What happens in a tick comes before what the server got behind it.
    const auto following = m_recorded.next();
    if (m_rebuilt && following) {
        m_byte = following->byte.value_or(m_byte);
        TRY(rebuildTo(following->tick, sink, stop));
    }
    // Several at once only where nothing happens in the rebuilt world, too.
    const bool isStill = m_rebuilt && m_rebuilt->world().isStill();
    m_recorded.setLastStill(isStill ? Tick{m_rebuilt->world().state().tick} : Tick{});
    auto stepped = m_recorded.step(recordedSink ? &*recordedSink : nullptr, stop);
    if (!stepped || *stepped != Step::Done)
        return stepped;
    TRY(sink ? std::move(recordedSink->rebuilt) : rebuildTo(tick(), sink, stop));
    m_firstPending = tick() + 1;
    return Step::Done;
}

Result<bool> RebuiltDecoder::idleTo(Tick tick, std::stop_token stop)
{
    if (!m_rebuilt)
        return false;
    TRY(rebuildTo(tick, nullptr, stop));
    m_recorded.standStill();
    return true;
}

/// \param recorded  whose finish in this tick the file has itself.
void RebuiltDecoder::finishTick(PassSink &sink, const std::bitset<ClientCount> &recorded)
{
    for (const RebuiltEvent &finish : m_finishes) {
        if (!recorded[static_cast<std::size_t>(finish.client)])
            emitEvent(finish, sink);
    }
    m_finishes.clear();
    if (m_rebuilt)
        reportGuesses(sink);
    static const WorldState Nothing; // Making one costs more than the rest of an idle tick.
    sink.tickEnded(tick(), sink.wantsStates() ? state() : Nothing);
}

void RebuiltDecoder::reportGuesses(PassSink &sink)
{
    // Those that concern a value or two, and everybody, are shown by the items.
    constexpr std::int32_t OfSomeValues = Guess::Devices | Guess::Afk;
    const RebuiltWorld &world = m_rebuilt->world();
    for (int client = 0; client < world.clientsEnd(); ++client) {
        const auto index = static_cast<std::size_t>(client);
        const bool isGuess = world.state().tees[index].isAlive
                             && (world.guessOf(client) & ~OfSomeValues) != 0;
        if (isGuess == m_guessed[index])
            continue;
        m_guessed[index] = isGuess;
        sink.guessChanged(tick(), client, isGuess);
    }
}

const WorldState &RebuiltDecoder::state() const
{
    if (m_rebuilt && m_writtenChanges != m_rebuilt->world().changes()) {
        m_items.write(m_rebuilt->world(), m_recorded.writtenState());
        m_writtenChanges = m_rebuilt->world().changes();
    }
    return m_recorded.state();
}

SeekPoint RebuiltDecoder::savePoint() const
{
    SeekPoint point = m_recorded.savePoint();
    if (m_rebuilt)
        point.memory = std::make_shared<const RebuiltMemory>(std::move(point.memory),
                                                             m_rebuilt->save());
    return point;
}

} // namespace tickscope::teehistorian
