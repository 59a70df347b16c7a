// SPDX-License-Identifier: MIT
#include "core/analysis/tape/input_log.h"

#include <bit>
#include <functional>

#include "core/analysis/tape/input_tape_maker.h"
#include "core/base/try.h"
#include "core/timeline/walker.h"

namespace tickscope {

namespace {

/// Ticks of input that are held at a time.
constexpr std::int64_t LogPieceTicks = 4096;

/// Mixes all bits: the finisher of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom
/// Number Generators, 2014).
std::uint64_t mixed(std::uint64_t number)
{
    number += 0x9e3779b97f4a7c15U;
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31U);
}

std::uint64_t mixed(std::string_view name, std::uint64_t value)
{
    return mixed(std::hash<std::string_view>()(name) ^ mixed(value));
}

/// A number that is a part of the sum from this tick on, or no longer.
struct SumStep {
    Tick tick;
    std::uint64_t added = 0;
};

class StepList
{
public:
    void add(Tick first, Tick last, std::uint64_t number)
    {
        steps.push_back({first, number});
        steps.push_back({last + 1, 0 - number});
    }

    std::vector<SumStep> steps;
};

/// All that \a source holds, as parts of a sum.
std::vector<SumStep> stepsOf(const InputSource &source, TickRange piece)
{
    StepList list;
    for (const InputTrack &track : source.tracks) {
        if (track.isCondition)
            continue;
        for (const InputRun &run : track.runs) {
            const bool isGame = run.start == RunStart::Game;
            if (track.kind == InputTrackKind::Choices || (run.value != 0 && !isGame))
                list.add(
                    run.first, run.last,
                    mixed(track.name, static_cast<std::uint64_t>(track.pressValue(run.value))));
            if (run.quickPresses > 0)
                list.add(run.first, run.first,
                         mixed(mixed(track.name, static_cast<std::uint64_t>(run.quickPresses))));
        }
    }
    for (std::size_t i = 0; i < source.aim.size(); ++i) {
        const bool isLast = i + 1 == source.aim.size();
        list.add(piece.first + source.aim[i].offset,
                 isLast ? piece.last : piece.first + (source.aim[i + 1].offset - 1),
                 mixed("aim", std::bit_cast<std::uint32_t>(source.aim[i].angle)));
    }
    std::ranges::stable_sort(list.steps, {}, &SumStep::tick);
    return std::move(list.steps);
}

void append(std::vector<InputChange> &changes, Tick tick, std::uint64_t inputs)
{
    if (!changes.empty() && changes.back().first == tick)
        changes.pop_back();
    if (changes.empty() || changes.back().inputs != inputs)
        changes.push_back({tick, inputs});
}

/// What \a changes say of \a ticks, closed.
std::vector<InputChange> partOf(const std::vector<InputChange> &changes, TickRange ticks)
{
    auto change = std::ranges::upper_bound(changes, ticks.first, {}, &InputChange::first);
    std::vector<InputChange> part;
    if (change != changes.begin())
        part.push_back({ticks.first, std::prev(change)->inputs});
    for (; change != changes.end() && change->first <= ticks.last; ++change)
        part.push_back(*change);
    append(part, ticks.last + 1, InputChange::Unknown);
    return part;
}

/// Makes a tape of a walk, and logs of the tape.
class LogSink : public PassSink
{
public:
    LogSink(TickRange ticks, const RecordingInfo &info, const Walker &walker)
        : m_ticks(ticks)
        , m_tape(ticks, LogPieceTicks, info, [&walker] { return walker.decoder().isExact(); })
    {
    }

    void damageFound(const Damage &damage) override { m_tape.damageFound(damage); }
    void inputFound(const InputReport &report) override { m_tape.inputFound(report); }
    void pressesFound(const PressReport &report) override { m_tape.pressesFound(report); }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        m_tape.passPause(tick);
        m_tape.tickEnded(tick, state);
        take(m_tape.takePieces());
    }
    void finish()
    {
        m_tape.passPause(m_ticks.last);
        take(m_tape.finish());
    }

    InputLogMaker logs;

private:
    void take(const std::vector<Shared<InputTape>> &pieces)
    {
        for (const auto &piece : pieces)
            logs.take(*piece);
    }

    TickRange m_ticks;
    InputTapeMaker m_tape;
};

} // namespace

void InputLogMaker::take(const InputTape &piece)
{
    for (auto &[name, clients] : m_types) {
        for (auto &[client, changes] : clients) {
            if (!piece.find(client, name))
                append(changes, piece.ticks.first, InputChange::Unknown);
        }
    }
    for (const InputSource &source : piece.sources) {
        if (source.client != NoClient && !source.type->isRebuilt())
            addSource(source, piece.ticks);
    }
}

void InputLogMaker::addSource(const InputSource &source, TickRange piece)
{
    Changes &changes = m_types[source.type->name][source.client];
    const std::size_t before = changes.size();
    const std::vector<SumStep> steps = stepsOf(source, piece);
    auto step = steps.begin();
    std::uint64_t sum = 0;
    Tick known = piece.first;
    const auto sumUp = [&](Tick tick) {
        for (; step != steps.end() && step->tick <= tick; ++step)
            sum += step->added;
    };
    for (const InputRun &run : source.present) {
        if (run.first > known)
            append(changes, known, InputChange::Unknown);
        sumUp(run.first);
        append(changes, run.first, mixed(sum) | 1U);
        while (step != steps.end() && step->tick <= run.last) {
            const Tick tick = step->tick;
            sumUp(tick);
            append(changes, tick, mixed(sum) | 1U);
        }
        known = run.last + 1;
    }
    if (known <= piece.last)
        append(changes, known, InputChange::Unknown);
    m_size += changes.size() - before;
}

std::vector<InputLog> InputLogMaker::finish(const PlayerTable &players)
{
    const auto sizeOf = [](const std::map<int, Changes> &clients) {
        std::size_t size = 0;
        for (const auto &[client, changes] : clients)
            size += changes.size();
        return size;
    };
    const auto most = std::ranges::max_element(
        m_types, {}, [&sizeOf](const auto &type) { return sizeOf(type.second); });
    std::vector<InputLog> logs;
    if (most == m_types.end())
        return logs;
    for (const Player &player : players.players()) {
        for (const Stay &stay : player.stays) {
            const auto changes = most->second.find(stay.client);
            if (player.isProxy || changes == most->second.end())
                continue;
            InputLog log{player.id, partOf(changes->second, stay.ticks)};
            if (log.changes.size() > 2)
                logs.push_back(std::move(log));
        }
    }
    return logs;
}

Result<std::vector<InputLog>> readInputLogs(const Shared<Recording> &recording, const Index &index,
                                            const std::stop_token &stop)
{
    Walker walker(recording, index.seekPoints(), 0);
    LogSink sink(index.ticks(), recording->info(), walker);
    while (sink.logs.size() < limits::InputChanges) {
        TRY(checkStop(stop));
        TRY_ASSIGN(const auto stepped, walker.step(&sink, stop));
        if (stepped != Step::Done) {
            sink.finish();
            break;
        }
    }
    return sink.logs.finish(index.players());
}

} // namespace tickscope
