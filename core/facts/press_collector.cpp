// SPDX-License-Identifier: MIT
#include "core/facts/press_collector.h"

#include <algorithm>

namespace tickscope {

namespace {

/// The stretches of \a present in which \a entry's player had the client ID.
void appendShared(std::vector<TickRange> &covered, const std::vector<TickRange> &present,
                  TickRange stay)
{
    for (const TickRange &ticks : present) {
        const TickRange shared{std::max(ticks.first, stay.first), std::min(ticks.last, stay.last)};
        if (!shared.isEmpty())
            covered.push_back(shared);
    }
}

} // namespace

void PressCollector::take(const InputTape &piece)
{
    for (auto &[name, type] : m_types) {
        for (auto &[client, seat] : type.seats) {
            const InputSource *source = piece.find(client, name);
            if (seat.goesOn && (!source || source->present.front().first != piece.ticks.first))
                closeSeat(type, client, seat);
        }
    }
    for (const InputSource &source : piece.sources) {
        if (source.client != NoClient && !source.type->isRebuilt())
            addSource(source, piece.ticks);
    }
    m_pieceEnd = piece.ticks.last;
}

void PressCollector::addSource(const InputSource &source, TickRange piece)
{
    TypeMaterial &type = m_types[source.type->name];
    // A recording that defines types again may have more of them later on.
    for (std::size_t i = type.tracks.size(); i < source.tracks.size(); ++i)
        type.tracks.emplace_back(source.tracks[i].name, source.tracks[i].kind);
    Seat &seat = type.seats[source.client];
    if (seat.open.size() < source.tracks.size())
        seat.open.resize(source.tracks.size());
    for (const InputRun &run : source.present) {
        if (seat.goesOn && run.first == piece.first)
            seat.present.back().last = run.last;
        else
            seat.present.push_back({run.first, run.last});
    }
    for (std::size_t i = 0; i < source.tracks.size(); ++i) {
        if (!source.tracks[i].isCondition)
            addTrack(type, seat, source, i, piece);
    }
    addAim(type, seat, source, piece);
    seat.goesOn = source.present.back().last == piece.last;
}

void PressCollector::addTrack(TypeMaterial &type, Seat &seat, const InputSource &source,
                              std::size_t track, TickRange piece)
{
    auto &open = seat.open[track];
    const InputTrack &input = source.tracks[track];
    const auto &runs = input.runs;
    const bool isMark = input.kind == InputTrackKind::Marks;
    auto run = runs.begin();
    std::optional<InputRun> before;
    const auto addWhatGoesOn = [&](Press &press) {
        for (; run != runs.end() && run->start == RunStart::GoesOn && run->first == press.last + 1;
             before = *run++)
            press.last = run->last;
    };
    if (open) {
        before = InputRun{open->first, open->last, open->value};
        addWhatGoesOn(*open);
        if (open->last < piece.last) {
            open->hasEnd = open->hasEnd && !source.ends(open->last);
            keep(type, source.client, track, *open);
            open.reset();
        }
    }
    while (run != runs.end()) {
        const bool isHeld = run->ticks() > 0;
        const auto presses = run->presses(before ? &*before : nullptr);
        for (std::int64_t i = isHeld ? 1 : 0; i < presses; ++i)
            keep(type, source.client, track, {run->first, run->first - 1, run->value});
        Press press{run->first, run->last, input.pressValue(run->value)};
        const bool isOfGame = run->start == RunStart::Game;
        const bool isBorder = seat.goesOn && run->first == piece.first;
        press.hasStart = run->start == RunStart::Press
                         && (isMark || isBorder || run->quickPresses > 0
                             || !source.begins(run->first));
        press.step = run->step;
        before = *run++;
        if (!isHeld)
            continue;
        addWhatGoesOn(press);
        const bool isOpen = !isMark && press.last == piece.last;
        press.hasEnd = !(isOfGame && input.kind == InputTrackKind::Presses)
                       && (isMark || isOpen || !source.ends(press.last));
        if (isOpen)
            open = press;
        else
            keep(type, source.client, track, press);
    }
}

void PressCollector::keep(TypeMaterial &type, int client, std::size_t track, Press press)
{
    const StayTable::Entry *stay = m_stays.at(client, press.first);
    if (!stay)
        return;
    if (press.last > stay->ticks.last) {
        press.last = stay->ticks.last;
        press.hasEnd = false;
    }
    auto &inputs = type.players[stay->player].inputs;
    for (std::size_t i = inputs.size(); i < type.tracks.size(); ++i)
        inputs.push_back({type.tracks[i].first, type.tracks[i].second, {}});
    inputs[track].presses.push_back(press);
    ++m_size;
}

void PressCollector::addAim(TypeMaterial &type, Seat &seat, const InputSource &source,
                            TickRange piece)
{
    auto sample = source.aim.begin();
    for (const InputRun &present : source.present) {
        for (; sample != source.aim.end() && piece.first + sample->offset <= present.last;
             ++sample) {
            const Tick tick = piece.first + sample->offset;
            const StayTable::Entry *stay = m_stays.at(source.client, tick);
            const std::optional<int> player = stay ? std::optional(stay->player) : std::nullopt;
            if (seat.aim.isWatching() && player != seat.aimPlayer)
                endAim(type, seat, tick - 1);
            if (seat.aim.isWatching())
                seat.aim.change(tick, sample->angle);
            else
                seat.aim.begin(sample->angle);
            seat.aimPlayer = player;
        }
        if (present.last < piece.last && seat.aim.isWatching())
            endAim(type, seat, present.last);
    }
}

void PressCollector::endAim(TypeMaterial &type, Seat &seat, Tick last)
{
    seat.aim.end(last);
    const std::int64_t moves = seat.aim.takeMoves();
    const auto jumps = seat.aim.takeJumps();
    if (!seat.aimPlayer)
        return;
    PlayerMaterial &player = type.players[*seat.aimPlayer];
    player.aimMoves += moves;
    player.aimJumps.insert(player.aimJumps.end(), jumps.begin(), jumps.end());
    m_size += jumps.size();
}

/// Nothing is known of the seat behind the piece before.
void PressCollector::closeSeat(TypeMaterial &type, int client, Seat &seat)
{
    for (std::size_t i = 0; i < seat.open.size(); ++i) {
        if (auto &open = seat.open[i]) {
            open->hasEnd = false;
            keep(type, client, i, *open);
            open.reset();
        }
    }
    if (seat.aim.isWatching())
        endAim(type, seat, m_pieceEnd);
    seat.goesOn = false;
}

void PressCollector::finish(std::map<int, PlayerMaterial> &players)
{
    TypeMaterial *best = nullptr;
    auto bestRank = std::pair(false, std::int64_t{0});
    for (auto &[name, type] : m_types) {
        std::int64_t ticks = 0;
        for (auto &[client, seat] : type.seats) {
            closeSeat(type, client, seat);
            for (const StayTable::Entry &entry : m_stays.of(client))
                appendShared(type.players[entry.player].covered, seat.present, entry.ticks);
        }
        for (auto &[player, material] : type.players) {
            std::ranges::sort(material.covered, {}, &TickRange::first);
            for (InputPresses &input : material.inputs)
                std::ranges::stable_sort(input.presses, {}, &Press::first);
            std::ranges::sort(material.aimJumps, {}, &AimJump::tick);
            for (const TickRange &covered : material.covered)
                ticks += covered.last - covered.first + 1;
        }
        // An aim alone may be known while keys are not.
        const auto rank = std::pair(!type.tracks.empty(), ticks);
        if (ticks > 0 && rank > bestRank) {
            bestRank = rank;
            best = &type;
        }
    }
    if (!best)
        return;
    for (auto &[player, material] : best->players) {
        PlayerMaterial &filled = players[player];
        filled.covered = std::move(material.covered);
        filled.inputs = std::move(material.inputs);
        filled.aimMoves = material.aimMoves;
        filled.aimJumps = std::move(material.aimJumps);
    }
}

} // namespace tickscope
