// SPDX-License-Identifier: MIT
#include "core/facts/fact_reader.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/analysis/event_query.h"
#include "core/analysis/tape/input_tape_maker.h"
#include "core/base/try.h"
#include "core/facts/aim_collector.h"
#include "core/facts/file_checks.h"
#include "core/facts/place_tracker.h"
#include "core/facts/press_collector.h"
#include "core/model/scene/map_backdrop.h"

namespace tickscope {

namespace {

/// Ticks of input that are held at a time.
constexpr std::int64_t PieceTicks = 4096;
/// Ticks by which what explains a move may lie beside it.
constexpr std::int64_t ExplanationTicks = 3;

/// From the place in a recorded tick, whatever the speed.
constexpr double MostCellsToTeleporter = 16;

constexpr EventTraits Stimuli = traitsOf(
    {EventTrait::SpawnStimulus, EventTrait::HitStimulus, EventTrait::FreezeStimulus});

std::optional<Trigger> triggerOf(const EventKind &kind)
{
    if (kind.has(EventTrait::SpawnStimulus))
        return Trigger::Spawn;
    if (kind.has(EventTrait::HitStimulus))
        return Trigger::Hit;
    if (kind.has(EventTrait::FreezeStimulus))
        return Trigger::Freeze;
    return {};
}

double shareRead(TickRange all, Tick tick)
{
    const auto length = static_cast<double>(std::max<std::int64_t>(1, all.last - all.first + 1));
    return std::clamp(static_cast<double>(tick - all.first) / length, 0.0, 1.0);
}

/// Of anything in a PlayerMaterial.
Tick firstTick(const auto &each)
{
    if constexpr (requires { each.ticks; })
        return each.ticks.first;
    else if constexpr (requires { each.first; })
        return each.first;
    else
        return each.tick;
}

/// What the events of a recording add.
struct EventReader {
    const PlayerTable &players;
    FactMaterial &material;
    std::size_t triggers = 0;

    void take(const EventRow &event)
    {
        const bool isGuess = event.source == EventSource::Guess;
        const auto trigger = triggerOf(event.kind());
        // Who is hit reacts, not who hits.
        const int victim = trigger == Trigger::Hit ? event.otherClient : event.client;
        const bool isOwn = trigger == Trigger::Hit && event.client == event.otherClient;
        const Player *who = trigger && !isOwn ? personOf(event, victim) : nullptr;
        if (who && triggers < limits::FactTriggers) {
            material.players[who->id].triggers.push_back({event.tick, *trigger, isGuess});
            ++triggers;
        }
        if (event.kind().has(EventTrait::MovesParties) && !event.form->isSeenByPlaces) {
            explain(personOf(event, event.client), event.tick, isGuess);
            if (event.otherClient != event.client)
                explain(personOf(event, event.otherClient), event.tick, isGuess);
        }
        if (const MovedParty moved = event.form->mayMove; moved != MovedParty::None)
            explain(personOf(event, moved == MovedParty::First ? event.client : event.otherClient),
                    event.tick, true);
    }

    /// Null for none.
    [[nodiscard]] const Player *personOf(const EventRow &event, int client) const
    {
        const Player *player = players.of(partyOf(event, client));
        return player && !player->isProxy ? player : nullptr;
    }

    void explain(const Player *who, Tick tick, bool isGuess)
    {
        if (!who)
            return;
        auto &moves = material.players[who->id].farMoves;
        const Tick earliest = tick - (ExplanationTicks + InputTapeMaker::MostTicksBetween);
        auto move = std::ranges::lower_bound(moves, earliest, {}, &firstTick<FarMove>);
        for (; move != moves.end() && move->ticks.first - ExplanationTicks <= tick; ++move) {
            if (tick > move->ticks.last + ExplanationTicks)
                continue;
            // What is certain counts more than a guess.
            move->isGuess = isGuess && (!move->isExplained || move->isGuess);
            move->isExplained = true;
        }
    }
};

Result<void> readEvents(const Index &index, FactMaterial &material, const std::stop_token &stop)
{
    EventReader reader{index.players(), material};
    EventQuery query;
    constexpr EventTraits Wanted = Stimuli | traitsOf({EventTrait::MovesParties});
    for (const auto &[kind, count] : index.kindCounts()) {
        if ((kind->traits & Wanted) != 0 || kind->eventClass == EventClass::Command)
            query.kinds.emplace(kind->id);
    }
    if (query.kinds.empty())
        return {};
    auto read = forEachEvent(
        index, EventMatcher(std::move(query), index),
        [&reader](std::size_t, const EventRow &event) {
            reader.take(event);
            return true;
        },
        stop);
    if (!read)
        return read;
    index.forgetEventPages();
    for (auto &[player, found] : material.players)
        std::ranges::stable_sort(found.triggers, {}, &TriggerMoment::tick);
    return {};
}

/// Whether a teleporter is so near to \a place.
bool isByTeleporter(const CellLayer &layer, const std::array<double, 3> &place, double reach)
{
    const auto cellOf = [&layer](double at, int count) {
        return static_cast<int>(std::clamp(std::floor(at / layer.cellSize), 0.0, count - 1.0));
    };
    for (int row = cellOf(place[1] - reach, layer.height);
         row <= cellOf(place[1] + reach, layer.height); ++row) {
        for (int column = cellOf(place[0] - reach, layer.width);
             column <= cellOf(place[0] + reach, layer.width); ++column) {
            if (layer.at(column, row) == CellKind::Teleport)
                return true;
        }
    }
    return false;
}

/// Jumps from one teleporter of \a map to another one.
void explainByMap(const MapBackdrop &map, FactMaterial &material)
{
    for (auto &[player, found] : material.players) {
        for (FarMove &move : found.farMoves) {
            const auto ticks = static_cast<double>(move.ticks.last - move.ticks.first);
            const bool isBetween = std::ranges::any_of(map.layers, [&](const CellLayer &layer) {
                const double way = std::min(material.farthestMove * ticks,
                                            MostCellsToTeleporter * layer.cellSize);
                const double reach = layer.cellSize + way;
                return layer.width > 0 && layer.height > 0
                       && isByTeleporter(layer, move.from, reach)
                       && isByTeleporter(layer, move.to, reach);
            });
            move.isGuess = move.isGuess && !isBetween;
            move.isExplained = move.isExplained || isBetween;
        }
    }
}

} // namespace

/// A stay may lie within the one before.
void append(auto &all, const auto &more)
{
    const bool isBehind = all.empty() || more.empty()
                          || firstTick(all.back()) <= firstTick(more.front());
    all.insert(all.end(), more.begin(), more.end());
    if (!isBehind)
        std::ranges::stable_sort(all, {}, [](const auto &each) { return firstTick(each); });
}

/// What is known of one stay more, behind those of the stays before.
void addStay(PlayerMaterial &all, const PlayerMaterial &stay)
{
    append(all.covered, stay.covered);
    for (std::size_t i = 0; i < stay.inputs.size(); ++i) {
        if (i == all.inputs.size())
            all.inputs.push_back({stay.inputs[i].name, stay.inputs[i].kind, {}});
        append(all.inputs[i].presses, stay.inputs[i].presses);
    }
    all.aimMoves += stay.aimMoves;
    append(all.aimJumps, stay.aimJumps);
    append(all.shots, stay.shots);
    append(all.turns, stay.turns);
    append(all.firstShots, stay.firstShots);
    append(all.tracked, stay.tracked);
    append(all.triggers, stay.triggers);
    all.moves += stay.moves;
    append(all.farMoves, stay.farMoves);
}

std::size_t quickPressesIn(const InputTape &piece)
{
    std::size_t presses = 0;
    for (const InputSource &source : piece.sources) {
        for (const InputTrack &track : source.tracks) {
            for (const InputRun &run : track.runs)
                presses += static_cast<std::size_t>(run.quickPresses);
        }
    }
    return presses;
}

/// Hands one walk to all that watch.
class FactReader::FactSink : public PassSink
{
public:
    FactSink(const FactSource &source, StayTable &stays, FactProgress progress)
        : m_stays(stays)
        , m_all(source.index->ticks())
        , m_progress(std::move(progress))
        , m_maker(m_all, PieceTicks, source.recording->info(),
                  [this] { return m_decoder->isExact(); })
        , m_presses(stays)
        , m_places(stays, source.reach, source.crouch)
        , m_aims(stays, source.recording->makeAttackTracker(mapOf(source)))
        , m_ticks(source.index->time())
    {
        const auto motion = source.recording->makeMotion(mapOf(source));
        if (motion->predicts())
            m_mover = motion->makeMover();
    }

    void follow(const Decoder &decoder) { m_decoder = &decoder; }

    void playerChanged(const PlayerChange &change) override { m_stays.apply(change); }
    void inputFound(const InputReport &report) override { m_maker.inputFound(report); }
    void pressesFound(const PressReport &report) override { m_maker.pressesFound(report); }
    void damageFound(const Damage &damage) override
    {
        m_maker.damageFound(damage);
        if (damage.lostTicks > 0)
            breakOff();
    }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        m_ticks.take(tick);
        m_maker.passPause(tick);
        m_maker.tickEnded(tick, state);
        for (const auto &piece : m_maker.takePieces())
            addPiece(*piece);
        if (!m_decoder->isExact())
            breakOff();
        else if (m_mover)
            addState(tick, *m_mover->moved(std::make_shared<const WorldState>(state), tick));
        else
            addState(tick, state);
        if (m_progress && m_count++ % PieceTicks == 0)
            m_progress(shareRead(m_all, tick));
    }

    void finish(FactMaterial &material)
    {
        m_maker.passPause(m_all.last);
        for (const auto &piece : m_maker.finish())
            addPiece(*piece);
        m_presses.finish(material.players);
        m_places.finish(material);
        m_aims.finish(material.players);
        m_ticks.finish(material);
        material.isCut = m_cutAt.has_value();
        material.readTo = m_cutAt.value_or(m_all.last);
    }

    [[nodiscard]] std::vector<InputLog> takeLogs(const PlayerTable &players)
    {
        return m_logs.finish(players);
    }

private:
    static Shared<MapContent> mapOf(const FactSource &source)
    {
        return source.map ? source.map->content : nullptr;
    }
    void addState(Tick tick, const WorldState &state)
    {
        m_places.take(tick, state);
        if (!m_cutAt && m_aims.size() >= limits::FactAims)
            m_cutAt = tick - 1;
        if (!m_cutAt)
            m_aims.take(tick, state);
    }
    void breakOff()
    {
        m_places.breakOff();
        m_aims.breakOff();
    }
    void addPiece(const InputTape &piece)
    {
        // A hostile recording has thirty presses in each tick.
        if (!m_cutAt && std::max(m_presses.size(), quickPressesIn(piece)) >= limits::FactPresses)
            m_cutAt = piece.ticks.first - 1;
        if (!m_cutAt)
            m_presses.take(piece);
        if (m_logs.size() < limits::InputChanges)
            m_logs.take(piece);
    }

    StayTable &m_stays;
    TickRange m_all;
    FactProgress m_progress;
    std::int64_t m_count = 0;
    const Decoder *m_decoder = nullptr; ///< That makes the steps.
    std::unique_ptr<Mover> m_mover;     ///< Null where what is recorded is what is shown.
    InputTapeMaker m_maker;
    PressCollector m_presses;
    InputLogMaker m_logs;
    PlaceTracker m_places;
    AimCollector m_aims;
    TickTracker m_ticks;
    std::optional<Tick> m_cutAt;
};

FactReader::FactReader(FactSource source, std::stop_token stop, FactProgress progress)
    : m_source(std::move(source))
    , m_stop(std::move(stop))
    , m_sink(std::make_unique<FactSink>(m_source, m_stays, std::move(progress)))
{
}

FactReader::~FactReader() = default;

SharedPass::Start FactReader::start() const
{
    return {m_source.recording, m_source.index->seekPoints()};
}

PassSink &FactReader::sink()
{
    return *m_sink;
}

void FactReader::follow(const Decoder &decoder)
{
    m_sink->follow(decoder);
}

Result<Shared<FactMaterial>> FactReader::take(bool /*isOver*/)
{
    return takeWith(m_source.index);
}

Result<Shared<FactMaterial>> FactReader::takeWith(const Shared<Index> &index)
{
    auto material = std::make_shared<FactMaterial>();
    material->time = index->time();
    material->countsPresses = m_source.recording->info().countsPresses;
    m_stays.end(index->ticks().last);
    m_sink->finish(*material);
    const auto stays = std::exchange(material->players, {});
    for (const Player &player : index->players().players()) {
        if (!player.isProxy)
            material->players[player.id];
    }
    const auto players = m_stays.playersOfStays(index->players());
    for (const auto &[number, stay] : stays) {
        if (const Player *player = players[static_cast<std::size_t>(number)])
            addStay(material->players[player->id], stay);
    }
    const std::vector<InputLog> logs = m_sink->takeLogs(index->players());
    for (const InputLog &log : logs)
        material->visits.push_back({log.player, index->players().withId(log.player)->name()});
    TRY_ASSIGN(material->same, findSameInputs(logs, m_stop));
    TRY(readEvents(*index, *material, m_stop));
    if (m_source.map && m_source.map->content)
        explainByMap(m_source.map->content->backdrop(), *material);
    FactSource whole = m_source;
    whole.index = index;
    checkFile(whole, *material);
    return material;
}

Result<Shared<FactMaterial>> readFactMaterial(const FactSource &source, std::stop_token stop,
                                              const FactProgress &progress)
{
    const auto reader = std::make_shared<FactReader>(source, stop, progress);
    return readAlone(reader, reader->start(), stop);
}

} // namespace tickscope
