// SPDX-License-Identifier: MIT
#include "core/analysis/runs.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/analysis/event_lines.h"
#include "core/base/try.h"
#include "core/model/event/event_form.h"
#include "core/model/recording_info.h"

namespace tickscope {

namespace {

using std::chrono::milliseconds;

/// A server counts the ticks of a run, and rounds what it says of it.
constexpr milliseconds FairDifference{60};

/// What an event says of the time of a run.
struct SaidTime {
    std::optional<Time> time;
    bool isImpossible = false; ///< It says one.
};

SaidTime timeOfPart(PartKind kind, std::int64_t number)
{
    // Nobody plays as long as this, and a Time can hold it.
    constexpr std::int64_t MostMilliseconds = std::int64_t{100} * 365 * 24 * 3'600 * 1'000;
    std::int64_t scale = 0;
    switch (kind) {
    case PartKind::Milliseconds:
    case PartKind::RunClock:
        scale = 1;
        break;
    case PartKind::Centiseconds:
        scale = 10;
        break;
    case PartKind::Ticks50:
    case PartKind::RaceTicks:
        scale = 20;
        break;
    default:
        return {};
    }
    // By the others it is how a game says that there is none.
    if (number < 0)
        return {{}, kind == PartKind::RunClock};
    if (number > MostMilliseconds / scale)
        return {{}, true};
    return {milliseconds(number * scale)};
}

/// In whatever unit.
SaidTime runTimeOf(const EventRow &event)
{
    const std::vector<EventValue> values = eventValues(event.values);
    for (std::size_t i = 0; i < std::min(values.size(), event.form->parts.size()); ++i) {
        if (values[i].type != EventValue::Type::Number)
            continue;
        const SaidTime said = timeOfPart(event.form->parts[i].kind, values[i].number);
        if (said.time || said.isImpossible)
            return said;
    }
    return {};
}

/// What the event calls a checkpoint: its first value that is neither a time nor a name of a
/// player.
std::string checkpointName(const EventRow &event)
{
    const std::vector<EventValue> values = eventValues(event.values);
    for (std::size_t i = 0; i < std::min(values.size(), event.form->parts.size()); ++i) {
        const EventPart &part = event.form->parts[i];
        const bool isWord = part.kind == PartKind::Plain || part.kind == PartKind::Word;
        if (isWord && part.role == PartRole::None && values[i].isSet())
            return FoundPart{part, values[i]}.text();
    }
    return {};
}

/// Whether the time is that of a clock that may stand still during the run.
bool hasRunClock(const EventRow &event)
{
    return std::ranges::find(event.form->parts, PartKind::RunClock, &EventPart::kind)
           != event.form->parts.end();
}

/// Whether only a line of the server in the chat tells of \a finish: a message that is a guess.
bool isSaidInChat(const EventRow &finish)
{
    return finish.source == EventSource::Guess && finish.form->isBeforeItsTick;
}

/// Puts runs together as their events come, in order of time.
struct RunFinder {
    /// A player's number, or behind all of those a client that is no player.
    using Key = std::int64_t;

    const Index &index;
    std::set<std::uint32_t> finishes; ///< Rows, one of each.
    std::map<Key, RaceRun> openRuns = {};
    std::map<Key, Tick> endedAt = {}; ///< When the last run of each ended.
    std::set<Key> spectators = {};    ///< Of those who have a run.
    std::vector<RaceRun> runs = {};

    void take(std::size_t row, const EventRow &event)
    {
        const bool isRepeat = event.kind().has(EventTrait::EndsRace)
                              && !finishes.contains(static_cast<std::uint32_t>(row));
        if (!isRepeat)
            take(event);
    }

    std::vector<RaceRun> all()
    {
        while (!openRuns.empty())
            giveUp(openRuns.begin()->first, index.indexedTo());
        std::ranges::stable_sort(runs, {}, [](const RaceRun &run) { return run.ticks.first; });
        return std::move(runs);
    }

    void take(const EventRow &event)
    {
        const EventKind &kind = event.kind();
        if (kind.has(EventTrait::BeginsRace))
            begin(event);
        else if (kind.has(EventTrait::PassesCheckpoint))
            pass(event);
        else if (kind.has(EventTrait::EndsRace))
            finish(event);
        else if (kind.has(EventTrait::GivesRaceUp) || kind.eventClass == EventClass::Departure)
            giveUp(keyOf(partyOf(event, event.client)), event.tick, runTimeOf(event));
        else if (kind.eventClass == EventClass::Kill)
            giveUp(keyOf(partyOf(event, event.otherClient)), event.tick);
        else if (kind.eventClass == EventClass::Presence
                 && event.form->mayMove == MovedParty::First)
            changeSide(keyOf(partyOf(event, event.client)));
    }

    /// Of a game without teams: to the spectators and back, which may be a pause.
    void changeSide(std::optional<Key> key)
    {
        if (key && openRuns.contains(*key) && spectators.erase(*key) == 0)
            spectators.insert(*key);
    }

    [[nodiscard]] std::optional<Key> keyOf(const PlayerRef &who) const
    {
        if (who.client == NoClient)
            return {};
        const Player *player = index.players().of(who);
        return player ? Key{player->id} : -Key{1} - who.client;
    }

    [[nodiscard]] Time since(Tick first, Tick tick) const
    {
        return index.time().timeAt(tick) - index.time().timeAt(first);
    }

    void begin(const EventRow &event)
    {
        const PlayerRef who = partyOf(event, event.client);
        const auto key = keyOf(who);
        if (!key)
            return;
        giveUp(key, event.tick);
        RaceRun run;
        run.who = who;
        run.ticks = {raceStartOf(event, index), event.tick};
        run.isStartRecorded = true;
        spectators.erase(*key);
        openRuns[*key] = std::move(run);
    }

    /// Where a run began whose start is not recorded and whose clock says \a time at \a event.
    [[nodiscard]] Tick startBefore(const EventRow &event, std::optional<Time> time) const
    {
        const Time end = index.time().timeAt(event.tick + (event.form->isBeforeItsTick ? 1 : 0));
        return index.time().tickAt(std::max(Time(0), end - time.value_or(end)));
    }

    /// Whose run it is of which an event says the time, and not whose: the only one that fits.
    [[nodiscard]] std::optional<Key> fittingRun(Tick tick, std::optional<Time> time) const
    {
        std::optional<Key> found;
        for (const auto &[key, run] : openRuns) {
            const auto apart = time ? std::chrono::abs(since(run.ticks.first, tick) - *time)
                                    : Time::max();
            if (apart > FairDifference || spectators.contains(key))
                continue;
            if (found)
                return {};
            found = key;
        }
        return found;
    }

    [[nodiscard]] std::optional<Key> runOf(const EventRow &event) const
    {
        return event.client == NoClient ? fittingRun(event.tick, runTimeOf(event).time)
                                        : keyOf(partyOf(event, event.client));
    }

    void pass(const EventRow &event)
    {
        const auto key = runOf(event);
        if (!key || (!openRuns.contains(*key) && !beginBefore(event, *key)))
            return;
        RaceRun &run = openRuns.at(*key);
        const SaidTime said = runTimeOf(event);
        if (!said.time && !run.isStartRecorded)
            return;
        std::string name = checkpointName(event);
        if (name.empty())
            name = std::to_string(run.checkpoints.size() + 1);
        auto time = said.time;
        if (!time && !said.isImpossible)
            time = since(run.ticks.first, event.tick);
        run.checkpoints.push_back({event.tick, time, std::move(name)});
    }

    /// Opens the run of a checkpoint that the clock of the run goes with, where the recording lacks
    /// the start. One that comes behind the end of its run opens none.
    bool beginBefore(const EventRow &checkpoint, Key key)
    {
        const auto time = runTimeOf(checkpoint).time;
        if (!time || !hasRunClock(checkpoint))
            return false;
        RaceRun run;
        run.who = partyOf(checkpoint, checkpoint.client);
        run.ticks = {startBefore(checkpoint, time), checkpoint.tick};
        const auto ended = endedAt.find(key);
        if (ended != endedAt.end() && run.ticks.first <= ended->second)
            return false;
        openRuns[key] = std::move(run);
        return true;
    }

    void finish(const EventRow &event)
    {
        const SaidTime said = runTimeOf(event);
        const auto time = said.time;
        const auto who = event.client == NoClient ? std::optional<PlayerRef>()
                                                  : partyOf(event, event.client);
        const auto key = who ? keyOf(*who) : fittingRun(event.tick, time);
        RaceRun run;
        if (const auto open = key ? openRuns.find(*key) : openRuns.end(); open != openRuns.end()) {
            run = std::move(open->second);
            openRuns.erase(open);
        } else {
            run.who = who;
            run.ticks.first = startBefore(event, time);
        }
        if (isSaidInChat(event))
            run.whoSource = RaceRun::WhoSource::ServerLine;
        else if (!who && run.who)
            run.whoSource = RaceRun::WhoSource::FittingTime;
        run.ticks.last = event.tick;
        run.isFinished = true;
        const bool isOneWay = hasRunClock(event) && !hasLostTicks({run.ticks.first, event.tick});
        if (time && !isOneWay && since(run.ticks.first, event.tick) > *time + FairDifference)
            beginAgain(run, *time);
        setTime(run, said);
        if (key)
            endedAt[*key] = event.tick;
        runs.push_back(std::move(run));
    }

    /// Whether a run may have ended, and another begun, where nothing can be read.
    [[nodiscard]] bool hasLostTicks(TickRange ticks) const
    {
        return std::ranges::any_of(index.damage(), [&ticks](const Damage &damage) {
            return damage.lostTicks > 0 && ticks.contains(damage.tick);
        });
    }

    /// The clock of a server began again behind the start, which crosses its line more than once.
    void beginAgain(RaceRun &run, Time time) const
    {
        run.ticks.first = index.time().tickAt(index.time().timeAt(run.ticks.last) - time);
        run.isStartRecorded = false;
        std::erase_if(run.checkpoints, [&run](const RaceRun::Checkpoint &checkpoint) {
            return checkpoint.tick < run.ticks.first;
        });
    }

    /// \a run ends at its last tick.
    void setTime(RaceRun &run, const SaidTime &said) const
    {
        const Time passed = since(run.ticks.first, run.ticks.last);
        // Nobody runs in no time.
        run.isTimeImpossible = said.isImpossible
                               || (said.time == Time{} && passed > FairDifference);
        if (!run.isTimeImpossible)
            run.time = said.time || !run.isStartRecorded ? said.time : passed;
    }

    void giveUp(std::optional<Key> key, Tick tick, const SaidTime &said = {})
    {
        const auto open = key ? openRuns.find(*key) : openRuns.end();
        if (open == openRuns.end())
            return;
        RaceRun &run = open->second;
        run.ticks.last = std::max(tick, run.ticks.first);
        setTime(run, said);
        endedAt[open->first] = run.ticks.last;
        runs.push_back(std::move(run));
        openRuns.erase(open);
    }
};

/// Whether a finish names something that is no client: a team, whose players have a finish each.
bool isOfTeam(const EventRow &finish)
{
    const auto text = finish.client == NoClient ? finishText(finish) : std::nullopt;
    return text && !text->who.empty();
}

/// The rows of all finishes, one of each.
Result<std::set<std::uint32_t>> findFinishes(const Shared<Index> &index,
                                             const std::stop_token &stop)
{
    EventQuery query;
    query.traits = traitsOf({EventTrait::EndsRace});
    query.foldsRepeats = true;
    TRY_ASSIGN(const auto lines, EventSelection(query).linesOf(index, stop));
    std::set<std::uint32_t> finishes;
    for (const EventLine &line : lines) {
        if (!isOfTeam(index->event(line.row)))
            finishes.insert(line.row);
    }
    return finishes;
}

} // namespace

std::string worldNameOf(const RecordingInfo &info)
{
    const auto in = [](const std::vector<HeaderValue> &values, std::string_view name) {
        const auto found = std::ranges::find(values, name, &HeaderValue::name);
        return found == values.end() ? nullptr : &*found;
    };
    const HeaderValue *metadata = in(info.metadata, "metadata");
    const HeaderValue *ours = metadata ? in(metadata->parts, "tickscope") : nullptr;
    for (const HeaderValue *values : {ours, metadata}) {
        const HeaderValue *name = values ? in(values->parts, "worldName") : nullptr;
        if (const auto *text = name ? std::get_if<std::string>(&name->value) : nullptr)
            return *text;
    }
    return {};
}

Tick raceStartOf(const EventRow &event, const Index &index)
{
    const auto part = partWith(PartRole::StartTick, *event.form, event.values);
    if (!part || !part->value.isSet() || part->value.number > event.tick.value)
        return event.tick;
    const Tick start{part->value.number};
    const Tick first = index.ticks().first;
    const auto since = index.time().timeAt(event.tick) - index.time().timeAt(start);
    const bool fits = start < first ? event.tick == first : since <= FairDifference;
    return fits ? start : event.tick;
}

Result<std::vector<RaceRun>> runsOf(const Shared<Index> &index, const std::stop_token &stop)
{
    TRY_ASSIGN(auto finishes, findFinishes(index, stop));
    RunFinder finder{*index, std::move(finishes)};
    TRY(forEachEvent(
        *index, EventMatcher({}, *index),
        [&finder](std::size_t row, const EventRow &event) {
            finder.take(row, event);
            return true;
        },
        stop));
    return finder.all();
}

const RaceRun *comparedRun(const std::vector<RaceRun> &runs, const PlayerTable &players,
                           const Player *player)
{
    const RaceRun *chosen = nullptr;
    for (const RaceRun &run : runs) {
        if (player && (!run.who || players.of(*run.who) != player))
            continue;
        const auto rank = [](const RaceRun &one) {
            return std::pair(!one.isFinished,
                             one.isFinished ? one.time.value_or(Time::max()) : Time(0));
        };
        const bool isBetter = !chosen || rank(run) < rank(*chosen);
        if (isBetter)
            chosen = &run;
    }
    return chosen;
}

} // namespace tickscope
