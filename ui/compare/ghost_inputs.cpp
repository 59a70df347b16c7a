// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/ghost_inputs.h"

#include "ui/tape/tape_content.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"

#include <algorithm>
#include <map>

namespace tickscope {

namespace {

/// Ticks of the ghost's recording that are read at once, of all its players.
constexpr std::int64_t TicksAtOnce = 5'000;
/// Of the open recording that are laid beside it: eleven hours. A damaged one may claim years.
constexpr std::int64_t MostTicks = 2'000'000;

/// What \a player did, in ticks of the ghost's recording: sources by type, joined over all pieces.
using Sources = std::map<std::string, InputSource>;

/// In the rest of the piece somebody else may have the client ID.
void addStay(InputSource &all, const InputSource &source, TickRange stay, Tick pieceBegin,
             Tick begin)
{
    all.type = source.type;
    all.hasAim = all.hasAim || source.hasAim;
    all.hasPitch = all.hasPitch || source.hasPitch;
    for (const InputRun &run : source.present)
        appendWithin(all.present, run, stay);
    for (const auto samples : AimSamples) {
        for (const AimSample &sample : source.*samples) {
            const Tick tick = pieceBegin + sample.offset;
            if (tick <= stay.last)
                (all.*samples)
                    .push_back({static_cast<std::int32_t>(std::max(tick, stay.first) - begin),
                                sample.angle});
        }
    }
    for (const InputTrack &track : source.tracks) {
        auto known = std::ranges::find(all.tracks, track.name, &InputTrack::name);
        if (known == all.tracks.end()) {
            known = all.tracks.insert(known, track);
            known->runs.clear();
        }
        for (const InputRun &run : track.runs)
            appendWithin(known->runs, run, stay);
    }
}

void add(Sources &sources, const InputTape &piece, const Player &player, Tick begin)
{
    for (const Stay &stay : player.stays) {
        for (const InputSource &source : piece.sources) {
            if (stay.client == source.client && stay.ticks.first <= piece.ticks.last
                && piece.ticks.first <= stay.ticks.last)
                addStay(sources[source.type->name], source, stay.ticks, piece.ticks.first, begin);
        }
    }
}

void put(std::vector<InputRun> &runs, Tick tick, std::int64_t value, std::int32_t quickPresses = 0,
         RunStart start = RunStart::Press)
{
    appendWithin(runs, {tick, tick, value, quickPresses, 1, start}, {tick, tick});
}

/// \a source at the ticks \a ticks of the open recording.
InputSource laid(const InputSource &source, Tick begin, TickRange ticks, const TickPairing &pairing,
                 int client)
{
    InputSource laid{client, source.type, {}, {}, {}, source.hasAim, {}, source.hasPitch};
    for (const InputTrack &track : source.tracks) {
        laid.tracks.push_back(track);
        laid.tracks.back().runs.clear();
    }
    for (Tick tick = ticks.first; tick <= ticks.last; tick = tick + 1) {
        const auto other = pairing.rightOf(tick);
        if (!other || !runAt(source.present, *other))
            continue;
        const bool goesOn = !laid.present.empty() && laid.present.back().last + 1 == tick;
        put(laid.present, tick, 0);
        for (std::size_t i = 0; i < source.tracks.size(); ++i) {
            const auto &runs = source.tracks[i].runs;
            const std::int32_t quick = quickPressesAt(runs, *other);
            if (const InputRun *run = runAt(runs, *other))
                put(laid.tracks[i].runs, tick, run->value, quick, run->start);
            else if (quick > 0)
                laid.tracks[i].runs.push_back({tick, tick - 1, 1, quick});
        }
        for (const auto samples : AimSamples) {
            const auto behind = std::ranges::upper_bound(source.*samples, *other - begin, {},
                                                         &AimSample::offset);
            if (behind == (source.*samples).begin())
                continue;
            const float angle = std::prev(behind)->angle;
            auto &all = laid.*samples;
            if (!goesOn || all.empty() || all.back().angle != angle)
                all.push_back({static_cast<std::int32_t>(tick - ticks.first), angle});
        }
    }
    return laid;
}

/// Null where it cannot be read. Runs on a worker.
Shared<InputTape> readLaid(const GhostRuns::Subject &sides, const TickPairing &pairing, int player,
                           int client, const std::stop_token &stop)
{
    const Index &index = *sides.ghost.content.index;
    const Player *who = index.players().withId(player);
    Sources sources;
    const TickRange all = index.ticks();
    TickRange ticks = sides.own.content.index->ticks();
    ticks.last = std::min(ticks.last, ticks.first + MostTicks);
    for (Tick first = all.first; who && first <= all.last; first = first + TicksAtOnce) {
        const TickRange piece{first, std::min(first + (TicksAtOnce - 1), all.last)};
        const auto tapes = readInputTapes(sides.ghost.content.recording, index, piece, TicksAtOnce,
                                          stop);
        if (!tapes)
            return nullptr;
        for (const Shared<InputTape> &tape : *tapes)
            add(sources, *tape, *who, all.first);
    }
    auto tape = std::make_shared<InputTape>();
    tape->ticks = ticks;
    for (const auto &[name, source] : sources)
        tape->sources.push_back(laid(source, all.first, ticks, pairing, client));
    return tape;
}

} // namespace

GhostInputs::GhostInputs(ActiveDocument &document, Ghosts &ghosts, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_ghosts(ghosts)
{
    connect(&ghosts, &Ghosts::changed, this, &GhostInputs::refresh);
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & (Document::RecordingChanged | Document::SelectionChanged))
            refresh();
    });
}

GhostInputs::~GhostInputs() = default;

void GhostInputs::setActive(bool isActive)
{
    m_isActive = isActive;
    refresh();
}

std::optional<GhostInputs::Request> GhostInputs::requestFor(const Ghost &ghost) const
{
    const Selection &selection = m_document->selection();
    const auto beside = selection.followed() ? selection.followed() : selection.player();
    if (!beside || !ghost.runs || !ghost.pairing || !m_document->index())
        return {};
    const PlayerTable &players = ghost.content.index->players();
    const Player *own = m_document->index()->players().of(*beside);
    const Player *other = ghost.look.subject ? players.of(*ghost.look.subject) : nullptr;
    if (!other && own) {
        const auto holders = players.holdersOf(own->name());
        other = holders.size() == 1 ? holders.front() : nullptr;
    }
    if (!other && players.personCount() == 1)
        other = &players.players().front();
    if (!own || !other)
        return {};
    return Request{ghost.runs, ghost.look.alignment, *beside, other->id};
}

/// Reads again what is laid otherwise, or of somebody else.
void GhostInputs::refresh()
{
    const auto &ghosts = m_ghosts.all();
    m_readings.resize(m_isActive ? ghosts.size() : 0);
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
        const auto request = requestFor(ghosts[i]);
        if (!request) {
            m_readings[i].reset();
        } else if (!m_readings[i] || m_readings[i]->request != *request) {
            m_readings[i] = std::make_unique<Reading>();
            m_readings[i]->request = *request;
            start(*m_readings[i], ghosts[i].pairing, NoClient - 1 - static_cast<int>(i));
        }
    }
    emitTapes();
}

void GhostInputs::start(Reading &reading, const Shared<TickPairing> &pairing, int client)
{
    reading.job = std::make_unique<LatestJob<Shared<InputTape>>>(
        [this, &reading](const Shared<InputTape> &tape) {
            reading.tape = tape;
            emitTapes();
        });
    reading.job->start([sides = reading.request.sides->subject(), pairing,
                        player = reading.request.player, client](const std::stop_token &stop) {
        return readLaid(sides, *pairing, player, client, stop);
    });
}

void GhostInputs::emitTapes()
{
    std::vector<GhostTape> tapes;
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
        const auto &reading = m_readings[i];
        if (!reading || !reading->tape)
            continue;
        const Ghost &ghost = m_ghosts.all()[i];
        const PlayerTable &players = ghost.content.index->players();
        const Player *player = players.withId(reading->request.player);
        const QString name = titleAt(players, *player, player->ticks().last).name;
        tapes.push_back({tr("%1, %2").arg(isolated(name), ghost.title), ghost.look.color,
                         reading->request.beside, reading->tape,
                         NoClient - 1 - static_cast<int>(i)});
    }
    emit changed(tapes);
}

} // namespace tickscope
